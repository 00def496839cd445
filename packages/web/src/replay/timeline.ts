/** A recorded game laid out in time: the state after each choice, whole requests and answers (plies), and where turns begin. */
import {
  apply,
  type Choice,
  clone,
  type DecisionKind,
  type GameRecord,
  goesOn,
  isOver,
  kindToAct,
  NONE,
  RecordError,
  type Ruleset,
  replay,
  rulesetOf,
  type Seat,
  type State,
  seatToAct,
  turnCount,
  turnPlayer,
} from '@blackpoker/engine';

/** A whole request or answer of one seat. */
export interface Ply {
  readonly index: number;
  /** The number of its first choice, and how many it is made of. */
  readonly first: number;
  readonly count: number;
  readonly seat: Seat;
  readonly turn: number;
  readonly kind: DecisionKind;
}

/** A turn begins when so many choices have been made. Turn 0 is the set-up, where it asks for choices. */
export interface TurnMark {
  readonly turn: number;
  readonly seat: Seat;
  readonly at: number;
}

export interface Timeline {
  readonly record: GameRecord;
  readonly rules: Ruleset;
  /** How many choices there are. A place in the game is the number of choices that have been made: from 0 to this. */
  readonly length: number;
  readonly plies: readonly Ply[];
  readonly turns: readonly TurnMark[];
  /** It came to an end, by the rules or as the record says. Cards of a game that may go on stay hidden. */
  readonly isFinished: boolean;
  /** The state at a place. It is the caller's own. */
  readonly stateAt: (at: number) => State;
}

/** Choices between two states that are kept. */
const CHECKPOINT = 8;

/** Throws a RecordError where the record cannot be played. */
export function timelineOf(record: GameRecord): Timeline {
  const rules = rulesetOf(record.regulation, record.options);
  if (rules === undefined) throw new RecordError(`${record.regulation} cannot be played here`);
  const maker = new TimelineMaker();
  const end = replay(record, rules, maker.hear);
  const { kept, plies, turns } = maker.finished(end);
  const { choices } = record;
  return {
    record,
    rules,
    length: choices.length,
    plies,
    turns,
    isFinished: isOver(end) || record.result !== undefined,
    stateAt: (at) => playedOn(kept, choices, Math.max(0, Math.min(at, choices.length))),
  };
}

/** From the nearest state that was kept. */
function playedOn(kept: readonly State[], choices: readonly Choice[], at: number): State {
  const from = Math.floor(at / CHECKPOINT);
  const near = kept[from];
  if (near === undefined) throw new Error(`bug: no state was kept for ${at}`);
  const s = clone(near);
  for (const choice of choices.slice(from * CHECKPOINT, at)) apply(s, choice);
  return s;
}

class TimelineMaker {
  private readonly kept: State[] = [];
  private readonly plies: Ply[] = [];
  private readonly turns: TurnMark[] = [];
  private last: DecisionKind | undefined;

  readonly hear = (s: State, _: Choice, index: number): void => {
    this.note(s, index);
    const [seat, kind] = [seatToAct(s), kindToAct(s)];
    if (kind === undefined) throw new Error('bug: a choice after the end');
    const open = this.plies.at(-1);
    if (open !== undefined && this.last !== undefined && goesOn(s, open.seat, this.last))
      this.plies[open.index] = { ...open, count: open.count + 1 };
    else this.plies.push({ index: this.plies.length, first: index, count: 1, seat, turn: turnCount(s), kind });
    this.last = kind;
  };

  private note(s: State, at: number): void {
    if (at % CHECKPOINT === 0) this.kept.push(clone(s));
    if (this.turns.at(-1)?.turn !== turnCount(s))
      this.turns.push({ turn: turnCount(s), seat: turnCount(s) === 0 ? NONE : turnPlayer(s), at });
  }

  finished(end: State): { kept: readonly State[]; plies: readonly Ply[]; turns: readonly TurnMark[] } {
    const last = this.plies.at(-1);
    this.note(end, last === undefined ? 0 : last.first + last.count);
    return { kept: this.kept, plies: this.plies, turns: this.turns };
  }
}

/** The ply to which the choice at this place belongs; at the end the number of plies. */
export function plyAt({ plies }: Timeline, at: number): number {
  let [low, high] = [0, plies.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const ply = plies[middle];
    if (ply !== undefined && ply.first + ply.count <= at) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The place before a ply; beyond the last one the end. */
export const placeOfPly = ({ plies, length }: Timeline, ply: number): number =>
  plies[Math.max(0, ply)]?.first ?? length;

/** The turn that runs at this place. */
export const turnAt = ({ turns }: Timeline, at: number): TurnMark | undefined =>
  turns.findLast((mark) => mark.at <= at) ?? turns[0];
