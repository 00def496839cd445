/** A game in this browser: it holds the state, asks people and bots, and tells everybody only what they may know. No DOM, no clock. */

import {
  type Judgement,
  PASSING_REASONS,
  type PassingProfile,
  type PassingReason,
  SMART_PASSING,
} from '@blackpoker/bots';
import {
  type Choice,
  countOptions,
  decision,
  type GameEvent,
  isOver,
  kindToAct,
  NONE,
  optionAt,
  PASS,
  type Ruleset,
  recordText,
  type Seat,
  type SeriesGame,
  SPECTATOR,
  seatToAct,
  type View,
  type Viewer,
  view,
} from '@blackpoker/engine';
import {
  ANSWER_WORDS,
  autoPass,
  Course,
  endInSeries,
  endOf,
  type GameEnd,
  type GameSetup,
  type GameUpdate,
  nextSetup,
  Passers,
  type Progress,
  refusalOf,
  type SeatSetup,
  type SubmitAnswer,
  standingOf,
  type Trouble,
  withResignation,
} from '@blackpoker/host';
import type { LessonRun } from '@blackpoker/learn';
import { Device } from './device.ts';
import { playerNames } from './playerNames.ts';
import { HOST_WORDS } from './words.ts';

export interface LocalGameOptions {
  readonly setup: GameSetup;
  /** Of a game that goes on. */
  readonly progress?: Progress | undefined;
  readonly passing?: PassingProfile | undefined;
  /** A bot is given what its seat may know, and at least two options. */
  readonly askBot: (view: View, level: number) => Promise<Choice>;
  /** If the game is a lesson: it plays the seat of kind `script` and judges how the lesson goes. */
  readonly lesson?: LessonRun | undefined;
  readonly onUpdate: (update: GameUpdate) => void;
  /** After every change that has to be kept. */
  readonly onProgress?: ((progress: Progress) => void) | undefined;
}

/** What happens next: somebody rests (a person is asked, or it is over), a choice that needs nobody, or a bot's. */
type Step =
  | { readonly type: 'rest'; readonly judgement?: Judgement }
  | { readonly type: 'pass'; readonly judgement: Judgement }
  | { readonly type: 'only'; readonly choice: Choice }
  | { readonly type: 'bot'; readonly seat: Seat; readonly level: number };

const SEATS = [0, 1] as const;

/** Why a window is passed in which a person's own request is on top. */
const OWN_ON_TOP: readonly PassingReason[] = ['OWN_REQUEST', 'WINDOW_OFF'];

export class LocalGame {
  private readonly options: LocalGameOptions;
  private readonly setup: GameSetup;
  private readonly device: Device;
  private readonly passers: Passers;
  private course: Course;
  private id: number;
  private resigned: Seat | undefined;
  /** A window that is not passed for these reasons: the person has kept the chance, or come back to it. */
  private held: { readonly id: number; readonly reasons: readonly PassingReason[] } | undefined;
  private resting: Extract<Step, { type: 'rest' }> | undefined;
  /** Grows where what a bot thinks about is no longer the case. */
  private run = 0;
  private sent: { readonly viewer: Viewer; readonly course: Course; readonly count: number } | undefined;
  private trouble: Trouble | undefined;
  private isThinking = false;
  private isClosed = false;

  /** Throws where the setup cannot be played. */
  constructor(options: LocalGameOptions) {
    const { setup, progress, passing = SMART_PASSING } = options;
    this.options = options;
    this.setup = setup;
    this.device = new Device(SEATS.filter((seat) => setup.seats[seat].kind === 'person'));
    this.passers = new Passers(this.device.people, passing, setup.lesson === undefined ? setup.actions : undefined);
    this.course = this.newCourse(progress);
    this.id = progress?.id ?? 0;
    this.resigned = progress?.resigned;
  }

  private newCourse(progress: Omit<Progress, 'id'> | undefined): Course {
    const { viewers, undoer } = this.device;
    const onEvent = (event: GameEvent, rules: Ruleset): void => this.passers.hear(event, rules);
    const players = playerNames(this.setup);
    const { lesson } = this.options;
    const course = new Course(this.setup, { viewers, undoer, onEvent, players, keepsReturns: lesson !== undefined });
    if (progress !== undefined) course.goOn(progress);
    lesson?.follow(this.chosenIn(course));
    return course;
  }

  /** All choices from the position on, those included that the setup begins with. */
  private chosenIn({ progress }: Course): readonly Choice[] {
    return [...(this.setup.choices ?? []), ...progress.choices];
  }

  /** Plays up to the first choice of a person. */
  start(): void {
    this.advance();
  }

  /** Nothing happens any more. */
  close(): void {
    this.isClosed = true;
    this.isThinking = false;
    this.run++;
  }

  // what happens

  /** Goes on until a person has to choose, the game is over, or a bot has to think. */
  private advance(): void {
    const run = ++this.run;
    for (let step = this.step(); !this.isClosed; step = this.step()) {
      this.resting = step.type === 'rest' ? step : undefined;
      this.isThinking = step.type === 'bot';
      if (step.type === 'rest') return this.rest();
      if (!this.isDrafting) this.tell();
      if (step.type === 'bot') return void this.think(step.seat, step.level, run);
      this.carryOut(step);
    }
  }

  private get isDrafting(): boolean {
    return decision(this.course.state)?.drafting === true;
  }

  private step(): Step {
    const { state } = this.course;
    if (isOver(state) || this.resigned !== undefined || this.isLessonOver) return { type: 'rest' };
    const seat = seatToAct(state);
    const who: SeatSetup = this.setup.seats[seat === 0 ? 0 : 1];
    if (who.kind === 'person') return this.stepOfPerson(seat);
    if (who.kind === 'script') return { type: 'only', choice: this.scriptedChoice() };
    return countOptions(state) === 1
      ? { type: 'only', choice: optionAt(state, 0) }
      : { type: 'bot', seat, level: who.level };
  }

  private scriptedChoice(): Choice {
    const { lesson } = this.options;
    if (lesson === undefined) throw new Error('bug: only a lesson has a script');
    return lesson.opponentChoice();
  }

  /** A lesson stops as soon as its goal is reached or missed, so that the learner sees the result. */
  private get isLessonOver(): boolean {
    const { lesson } = this.options;
    return lesson !== undefined && lesson.status.outcome !== 'running';
  }

  private stepOfPerson(seat: Seat): Step {
    const judgement = this.passers.judge(this.course.state, seat);
    const isHeld = this.held?.id === this.id && this.held.reasons.includes(judgement.reason);
    return { type: judgement.stop || isHeld ? 'rest' : 'pass', judgement };
  }

  private carryOut(step: Extract<Step, { type: 'pass' | 'only' }>): void {
    if (step.type === 'only') this.course.take(step.choice);
    else this.course.passFor(PASS, autoPass(step.judgement, this.course.rules));
    this.changed(1);
  }

  private async think(seat: Seat, level: number, run: number): Promise<void> {
    const choice = await this.botChoice(seat, level);
    if (run !== this.run || this.isClosed) return;
    this.course.take(choice);
    this.changed(1);
    this.advance();
  }

  /** A bot that fails makes the plainest move, so that the game goes on. */
  private async botChoice(seat: Seat, level: number): Promise<Choice> {
    const { state } = this.course;
    const offered = Array.from({ length: countOptions(state) }, (_, i) => optionAt(state, i));
    const choice = await this.options.askBot(view(state, seat), level).catch(() => undefined);
    if (choice !== undefined && offered.includes(choice)) return choice;
    this.trouble = { code: 'bot', message: HOST_WORDS.bot };
    return offered.includes(PASS) ? PASS : (offered[0] ?? PASS);
  }

  private changed(by: number): void {
    this.id += by;
    this.options.lesson?.follow(this.chosenIn(this.course));
    if (!this.isDrafting) this.options.onProgress?.(this.progress);
  }

  /** What is to be kept now. */
  get progress(): Progress {
    return { ...this.course.progress, id: this.id, resigned: this.resigned };
  }

  // what is told

  private rest(): void {
    if (this.askedSeat !== undefined) this.options.lesson?.checkReach();
    this.device.release(this.askedSeat);
    this.tell();
  }

  /** Who has to choose; undefined: nobody, it is over. */
  private get askedSeat(): Seat | undefined {
    if (this.resting === undefined || this.end !== undefined || this.isClosed || this.isLessonOver) return undefined;
    return seatToAct(this.course.state);
  }

  private tell(): void {
    this.options.onUpdate(this.update());
    this.trouble = undefined;
  }

  /** Tells what is, without waiting for a change. */
  tellTrouble(trouble: Trouble): void {
    this.trouble = trouble;
    this.tell();
  }

  private update(): GameUpdate {
    const { course, askedSeat, end } = this;
    const { viewer } = this.device;
    const asked = askedSeat !== undefined && askedSeat === viewer;
    const judgement = asked ? this.resting?.judgement : undefined;
    return {
      id: this.id,
      viewer,
      view: view(course.state, viewer),
      asked,
      handOver: this.device.handOver(askedSeat),
      thinking: this.isThinking,
      ...this.news(viewer),
      meaningful: judgement?.meaningful ?? [],
      warnings: judgement?.warnings ?? [],
      canUndo: this.canUndo,
      passing: this.passers.profileOf(this.passer ?? NONE) ?? this.options.passing ?? SMART_PASSING,
      end,
      series: standingOf(this.setup, this.endInSeries, viewer),
      trouble: this.trouble,
      lesson: this.options.lesson?.status,
    };
  }

  /** A learner can take back what has failed, too. */
  private get canUndo(): boolean {
    const outcome = this.options.lesson?.status.outcome;
    const isOpen = outcome === undefined ? this.end === undefined : outcome !== 'done';
    return this.course.canUndo && isOpen && !this.isClosed;
  }

  private news(viewer: Viewer): Pick<GameUpdate, 'told' | 'fresh'> {
    const { course, sent } = this;
    const told = course.toldTo(viewer);
    const fresh = sent === undefined || sent.viewer !== viewer || sent.course !== course;
    this.sent = { viewer, course, count: told.length };
    return { told: fresh ? [...told] : told.slice(sent.count), fresh };
  }

  // the end

  get end(): GameEnd | undefined {
    return endOf(this.course.state, this.resigned);
  }

  private get endInSeries(): SeriesGame | undefined {
    return endInSeries(this.setup, this.course.state, this.end);
  }

  // what people do

  submit(id: number, choices: readonly Choice[]): SubmitAnswer {
    const seat = this.askedSeat;
    if (id !== this.id || seat === undefined || seat !== this.device.viewer)
      return { ok: false, code: 'stale', message: ANSWER_WORDS.stale };
    const message = refusalOf(this.course.state, seat, choices);
    if (message !== undefined) return { ok: false, code: 'illegal', message };
    const isKept = kindToAct(this.course.state) === 'chance' && choices.at(-1) !== PASS;
    this.course.addReturn();
    this.changed(this.takeAll(choices));
    this.held = isKept ? { id: this.id, reasons: OWN_ON_TOP } : undefined;
    this.advance();
    return { ok: true };
  }

  /** Returns how many were taken: a lesson that has reached its goal takes no more. */
  private takeAll(choices: readonly Choice[]): number {
    const { lesson } = this.options;
    for (const [i, choice] of choices.entries()) {
      this.course.take(choice);
      if (lesson !== undefined && lesson.follow(this.chosenIn(this.course)).outcome !== 'running') return i + 1;
    }
    return choices.length;
  }

  /** Plays the learner's next request of the lesson's solution; false: the game has left its path. */
  showNext(): boolean {
    const choices = this.askedSeat === undefined ? undefined : this.options.lesson?.nextOfSolution();
    return choices !== undefined && this.submit(this.id, choices).ok;
  }

  /** Whose passing is spoken of: that of the person who looks, or is to take the device. */
  private get passer(): Seat | undefined {
    return this.device.viewer === SPECTATOR ? this.askedSeat : this.device.viewer;
  }

  setPassing(profile: PassingProfile): void {
    const { passer } = this;
    if (passer === undefined || this.isClosed) return;
    this.passers.set(passer, profile);
    this.held = undefined;
    if (this.resting !== undefined) this.advance();
    else this.tell();
  }

  takeSeat(seat: Seat): void {
    if (this.device.handOver(this.askedSeat) !== seat) return;
    this.device.take(seat);
    this.tell();
  }

  undo(): boolean {
    const before = this.canUndo ? this.course.before : undefined;
    if (before === undefined) return false;
    this.course = this.newCourse(before);
    this.passers.endYields();
    this.changed(1);
    this.held = { id: this.id, reasons: PASSING_REASONS };
    this.advance();
    return true;
  }

  /** The person who looks gives up; at one device, else, the one who is to take it. */
  resign(): void {
    const { passer } = this;
    if (passer === undefined || this.end !== undefined || this.isClosed) return;
    this.resigned = passer;
    this.changed(1);
    this.advance();
  }

  record(): string {
    const { record, rules } = this.course;
    return recordText(withResignation(record, this.resigned), rules);
  }

  next(): GameSetup | undefined {
    const ended = this.endInSeries;
    return ended === undefined ? undefined : nextSetup(this.setup, ended);
  }
}
