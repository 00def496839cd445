/** A game as its log tells it: setup and events, and nothing else. It knows no time but that of the events. */
import type { PassingProfile } from '@blackpoker/bots';
import {
  type GameEvent,
  kindToAct,
  other,
  PASS,
  type Ruleset,
  type Seat,
  type SeriesGame,
  type State,
  seatToAct,
  type View,
  type Viewer,
  view,
} from '@blackpoker/engine';
import { Course, endInSeries, endOf, type GameEnd } from '@blackpoker/host';
import { fullClock } from './clock.ts';
import { Offers } from './offers.ts';
import type { RoomBase } from './roomBase.ts';
import type { RoomAct, RoomEvent } from './roomEvent.ts';
import { openMove, type Play, takebackPoint } from './takeback.ts';
import { type Asking, Windows } from './windows.ts';

type Act<T extends RoomAct['type']> = Extract<RoomAct, { type: T }>;
export type Pair<T> = readonly [T, T];

/** Who has to hear of an event: everybody of the table, one seat of its table, or everybody of the room around it. */
export type Change = 'table' | 'room' | Seat;

const SEATS = [0, 1] as const;

export class RoomState {
  readonly base: RoomBase;
  readonly offers = new Offers();
  course: Course;
  /** Whose decision it is; undefined: the game is over. */
  seat: Seat | undefined;
  /** Grows with each takeback. */
  courseNumber = 0;
  seq = 0;
  /** What is told as seq: how many events everybody has been told of, so that it says nothing of how a seat is passed. */
  toldSeq = 0;
  /** Of the last event. */
  at: number;
  /** Of the pending decision: grows with each choice and each takeback. */
  decision = 0;
  /** The toldSeq with which it came to be. */
  since = 0;
  /** From when on it is counted: since it came to be, or since the game goes on after a pause. */
  countedFrom: number;
  left: Pair<number> | undefined;
  paused = false;
  /** When it was last paused or went on. */
  resumedAt = 0;
  freeChat: Pair<boolean> = [false, false];
  hold: Pair<boolean> = [false, false];
  /** How often each seat has said how it is passed, or whether it agrees to free text. */
  readonly settings: [number, number] = [0, 0];
  /** Which seats have made a choice. */
  chosen: Pair<boolean> = [false, false];
  /** Spectators may see both hands. */
  openHands = false;
  end: GameEnd | undefined;
  endedAt: number | undefined;
  rematchAgreed = false;
  private readonly seqs = new Map<string, number>();
  private readonly windows: Windows;
  /** Where each request or answer of a seat began. */
  private readonly played: Play[] = [];

  /** Throws where the setup cannot be played. */
  constructor(base: RoomBase) {
    this.base = base;
    this.at = base.startedAt;
    this.countedFrom = base.startedAt;
    this.left = fullClock(base.terms.clock);
    this.windows = new Windows(SEATS.filter((seat) => base.setup.seats[seat].kind === 'person'));
    this.course = this.newCourse([]);
    this.seat = seatToAct(this.state);
  }

  private newCourse(viewers: readonly Viewer[]): Course {
    const onEvent = (event: GameEvent, rules: Ruleset): void => this.windows.hear(event, rules);
    return new Course(this.base.setup, { viewers, onEvent });
  }

  // what is the case

  get state(): State {
    return this.course.state;
  }

  get plays(): readonly Play[] {
    return this.played;
  }

  levelOf(seat: Seat): number | undefined {
    const who = this.base.setup.seats[seat === 0 ? 0 : 1];
    return who.kind === 'bot' ? who.level : undefined;
  }

  get isChance(): boolean {
    return this.end === undefined && kindToAct(this.state) === 'chance';
  }

  /** The only thing of the table that is told. */
  viewOf(viewer: Viewer): View {
    return view(this.state, viewer);
  }

  /** The toldSeq of a command; undefined: it is not in the log. */
  toldSeqOf(cmd: string): number | undefined {
    return this.seqs.get(cmd);
  }

  profileOf(seat: Seat): PassingProfile {
    return this.windows.profileOf(seat);
  }

  /** How the person who owns the decision is asked; undefined: it is over, or a bot's. */
  get asked(): Asking | undefined {
    const { seat } = this;
    if (seat === undefined || this.levelOf(seat) !== undefined) return undefined;
    return this.windows.ask(this.decision, seat, this.isChance ? this.state : undefined);
  }

  get endInSeries(): SeriesGame | undefined {
    const { end } = this;
    return end?.why === 'aborted' ? undefined : endInSeries(this.base.setup, this.state, end);
  }

  // what happens

  /** The next event of the log. Throws where it does not fit. */
  apply(event: RoomEvent): Change {
    if (event.seq !== this.seq + 1) throw new Error(`bug: event ${event.seq} after ${this.seq}`);
    if (this.seqs.has(event.cmd)) throw new Error(`bug: a command twice, at ${event.seq}`);
    this.seq = event.seq;
    this.at = event.at;
    if (event.what.type !== 'passing') this.toldSeq++;
    this.seqs.set(event.cmd, this.toldSeq);
    this.left = event.left ?? this.left;
    return this.carryOut(event.what);
  }

  private carryOut(act: RoomAct): Change {
    switch (act.type) {
      case 'play':
        return this.play(act);
      case 'pass':
        return this.pass(act);
      case 'passing':
        return this.setPassing(act);
      case 'offer':
        return this.offer(act);
      case 'answer':
        return this.answer(act);
      case 'resume':
        return this.pauseOrResume(false);
      case 'closeHands':
        return this.setOpenHands(false);
      case 'freeChat':
        this.settings[act.seat === 0 ? 0 : 1]++;
        this.freeChat = withSeat(this.freeChat, act.seat, act.on);
        return 'room';
      default:
        return this.endBy(endByAct(act));
    }
  }

  private play({ seat, choices }: Act<'play'>): Change {
    if (this.isChance && choices.at(-1) !== PASS) this.windows.keep(this.decision + 1, seat);
    this.played.push({ seat, index: this.course.count });
    for (const choice of choices) this.course.take(choice);
    this.chosen = withSeat(this.chosen, seat, true);
    this.offers.age();
    this.nextDecision();
    return 'table';
  }

  private pass({ why }: Act<'pass'>): Change {
    this.course.passFor(PASS, why);
    this.nextDecision();
    return 'table';
  }

  private nextDecision(): void {
    this.decision++;
    this.since = this.toldSeq;
    this.countedFrom = this.at;
    this.seat = seatToAct(this.state);
    this.windows.turn();
    const end = endOf(this.state, undefined);
    if (end !== undefined) this.endBy(end);
    else this.endYieldInTime();
  }

  /** A yield ends by being looked at, so that has to happen at the same point of every fold. */
  private endYieldInTime(): void {
    if (this.seat !== undefined && this.windows.isYielding(this.seat)) void this.asked;
  }

  private setPassing({ seat, profile, hold }: Act<'passing'>): Change {
    this.settings[seat === 0 ? 0 : 1]++;
    this.windows.setProfile(seat, profile);
    this.hold = withSeat(this.hold, seat, hold);
    this.endYieldInTime();
    return seat;
  }

  private offer({ seat, offer }: Act<'offer'>): Change {
    const to = offer === 'takeback' ? takebackPoint(this, seat) : undefined;
    const move = to === undefined ? undefined : openMove(this.course, to);
    this.offers.make({ what: offer, by: seat, at: this.at, to, move });
    return 'room';
  }

  private answer({ seat, offer, accept }: Act<'answer'>): Change {
    const by = other(seat);
    const { to } = this.offers.find(offer, by) ?? {};
    if (!accept) {
      this.offers.decline({ what: offer, by }, this.at, this.toldSeq);
      return 'room';
    }
    this.offers.close(offer, by);
    switch (offer) {
      case 'draw':
        return this.endBy({ winner: undefined, why: 'agreed' });
      case 'takeback':
        return to === undefined ? 'room' : this.takeBack(by, to);
      case 'pause':
        return this.pauseOrResume(true);
      case 'openHands':
        return this.setOpenHands(true);
      case 'rematch':
        this.rematchAgreed = true;
        return 'room';
    }
  }

  private takeBack(by: Seat, to: number): Change {
    const { choices, passed } = this.course.progress;
    const { viewers } = this.course;
    this.course = this.newCourse(viewers);
    this.course.goOn({
      choices: choices.slice(0, to),
      passed: passed.filter(([index]) => index < to),
      returns: [],
    });
    this.courseNumber++;
    this.played.length = this.played.filter(({ index }) => index < to).length;
    this.offers.clear();
    this.nextDecision();
    this.windows.comeBack(this.decision, by);
    return 'table';
  }

  private pauseOrResume(paused: boolean): Change {
    this.paused = paused;
    this.countedFrom = this.at;
    this.resumedAt = this.at;
    return 'table';
  }

  private setOpenHands(on: boolean): Change {
    this.openHands = on;
    return 'room';
  }

  private endBy(end: GameEnd): Change {
    this.end = end;
    this.seat = undefined;
    this.endedAt = this.at;
    this.paused = false;
    this.openHands = false;
    this.offers.clear();
    return 'table';
  }
}

type EndingAct = Act<'resign' | 'timeout' | 'claim' | 'abort'>;

function endByAct(act: EndingAct): GameEnd {
  switch (act.type) {
    case 'resign':
      return { winner: other(act.seat), why: 'resigned' };
    case 'timeout':
      return { winner: other(act.seat), why: 'timeout' };
    case 'claim':
      return { winner: act.result === 'win' ? act.seat : undefined, why: 'connection' };
    case 'abort':
      return { winner: undefined, why: 'aborted' };
  }
}

const withSeat = <T>([a, b]: Pair<T>, seat: Seat, value: T): Pair<T> => (seat === 0 ? [value, b] : [a, value]);
