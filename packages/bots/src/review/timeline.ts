/** A recorded game, laid out for the review: what each seat had to decide and saw then, what happened, and where cards decided. */
import {
  type Choice,
  clone,
  countOptions,
  type DecisionKind,
  eventFor,
  type GameEvent,
  type GameRecord,
  goesOn,
  isOver,
  kindToAct,
  LANGS,
  logLine,
  PASS,
  type Ruleset,
  replay,
  type Seat,
  SPECTATOR,
  type State,
  seatToAct,
  type Text,
  turnCount,
  type View,
  type Viewer,
  view,
  winner,
} from '@blackpoker/engine';
import { namesIn } from '../hints/names.ts';
import type { Line } from '../judging/line.ts';
import { judgeWindow } from '../passing/judgeWindow.ts';
import { SMART_PASSING } from '../passing/profile.ts';

/** A free decision: something else could have been chosen, and the player was asked. */
export interface Played {
  /** The number of its first choice in the record. */
  readonly index: number;
  readonly turn: number;
  readonly seat: Seat;
  readonly kind: DecisionKind;
  /** All that the seat knew. */
  readonly view: View;
  /** What it chose: a whole request. */
  readonly line: Line;
}

/** A choice after which cards left a life unseen: the cards decided something. */
export interface Chancy {
  readonly index: number;
  readonly turn: number;
  readonly choice: Choice;
  readonly before: State;
  readonly after: State;
  /** What became of the cards, told openly. */
  readonly told: readonly Text[];
}

/** Something that happened after a choice, as each seat saw it. */
export interface Happening {
  readonly index: number;
  readonly told: readonly [Text | undefined, Text | undefined];
}

export interface Timeline {
  readonly played: readonly Played[];
  readonly chancy: readonly Chancy[];
  readonly happenings: readonly Happening[];
  /** Before the first choice. */
  readonly start: State;
  /** The seat that won; undefined: a draw, or a game that was not finished. */
  readonly winner: Seat | undefined;
  readonly isOver: boolean;
  readonly turns: number;
}

/**
 * `viewer`: who reads what happened. A pass is no decision if it was made for the player: `automatic` has the numbers of those that are
 * known, and wherever smart passing does not ask, a pass counts as automatic, since a record does not say who made it.
 */
export function timelineOf(
  record: GameRecord,
  rules: Ruleset,
  viewer: Viewer = SPECTATOR,
  automatic: readonly number[] = [],
): Timeline {
  const maker = new TimelineMaker(viewer, new Set(automatic));
  const end = replay(record, rules, maker.before, maker.hear);
  return maker.finished(end);
}

/** Is it worth telling this seat when its chance of winning has changed? Requests, damage, the end, and its own new cards. */
function isTelling(event: GameEvent, seat: Seat): boolean {
  if (event.type === 'moved') return event.seat === seat && event.from === 'life' && event.to === 'hand';
  if (event.type === 'damaged') return event.dealt > 0;
  return event.type === 'requested' || event.type === 'negated' || event.type === 'won';
}

class TimelineMaker {
  private readonly played: (Played & { readonly line: Choice[] })[] = [];
  private readonly chancy: Chancy[] = [];
  private readonly happenings: Happening[] = [];
  private start: State | undefined;
  /** The game as it is replayed, and as it stood before the present choice. */
  private state: State | undefined;
  private step: Omit<Chancy, 'after' | 'told'> | undefined;
  private told: Text[] = [];
  private open: { readonly seat: Seat; readonly line: Choice[]; last: DecisionKind } | undefined;
  private readonly viewer: Viewer;
  private readonly automatic: ReadonlySet<number>;

  constructor(viewer: Viewer, automatic: ReadonlySet<number>) {
    this.viewer = viewer;
    this.automatic = automatic;
  }

  readonly before = (s: State, choice: Choice, index: number): void => {
    this.state = s;
    this.start ??= clone(s);
    this.endStep(s);
    this.step = { index, turn: turnCount(s), choice, before: clone(s) };
    this.addChoice(s, choice, index);
  };

  private addChoice(s: State, choice: Choice, index: number): void {
    const kind = kindToAct(s) as DecisionKind;
    const { open } = this;
    if (open !== undefined && goesOn(s, open.seat, open.last)) {
      open.line.push(choice);
      open.last = kind;
      return;
    }
    this.open = undefined;
    if (countOptions(s) < 2 || this.isAutomatic(s, choice, index)) return;
    const [seat, line] = [seatToAct(s), [choice]];
    this.open = { seat, line, last: kind };
    this.played.push({ index, turn: turnCount(s), seat, kind, view: view(s, seat), line });
  }

  private isAutomatic(s: State, choice: Choice, index: number): boolean {
    if (choice !== PASS) return false;
    return this.automatic.has(index) || !judgeWindow(s, seatToAct(s), SMART_PASSING).stop;
  }

  readonly hear = (event: GameEvent): void => {
    const { state, step } = this;
    if (state === undefined || step === undefined) return;
    if (event.type === 'moved' && event.from === 'life') this.told.push(toldOf(state, event, SPECTATOR, this.viewer));
    const tellTo = (seat: Seat): Text | undefined =>
      isTelling(event, seat) ? toldOf(state, eventFor(event, seat), seat, this.viewer) : undefined;
    this.happenings.push({ index: step.index, told: [tellTo(0), tellTo(1)] });
  };

  /** What followed the last choice is over. */
  private endStep(s: State): void {
    if (this.step !== undefined && this.told.length > 0)
      this.chancy.push({ ...this.step, after: clone(s), told: this.told });
    this.told = [];
  }

  finished(end: State): Timeline {
    this.endStep(end);
    const won = winner(end);
    const { played, chancy, happenings, start = end } = this;
    const turns = turnCount(end);
    return { played, chancy, happenings, start, winner: won <= 1 ? won : undefined, isOver: isOver(end), turns };
  }
}

/** The event as it is given, in words for the reader. */
function toldOf(s: State, event: GameEvent, seat: Seat, viewer: Viewer): Text {
  const [ja = '', en = ''] = LANGS.map(
    (lang) => logLine(s.rules, event, viewer, lang, namesIn(s, { seat, viewer }, lang)) ?? '',
  );
  return { ja, en };
}
