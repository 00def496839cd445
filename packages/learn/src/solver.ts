/**
 * Looks through everything that the learner could do: can the goal still be reached against this opponent? All cards are open to it,
 * and what it finds is the same every time.
 */
import {
  type Choice,
  countOptions,
  hash,
  isOver,
  optionAt,
  type State,
  seatToAct,
  turnCount,
} from '@blackpoker/engine';
import { after, type Moment, type ReadLesson } from './moment.ts';
import { plainChoice } from './plainOpponent.ts';
import { holds } from './predicate.ts';

const MOST_NODES = 20_000;
/** A goal that takes more turns than this is not looked for. */
const MOST_TURNS = 4;
/** Of the learner, on a way that is shown. */
const MOST_CHOICES = 12;

/** Too much to look through. */
class TooWide extends Error {}

/** Undefined: there is too much to look through. */
export function canReachGoal(read: ReadLesson, moment: Moment, mostNodes = MOST_NODES): boolean | undefined {
  return unlessTooWide(() => new Solver(read, mostNodes).reaches(moment));
}

/** The opponent's choice after which the learner cannot reach the goal; if there is none, the one that delays it longest. */
export function bestAnswer(read: ReadLesson, moment: Moment): Choice {
  const { state } = moment;
  const plain = plainChoice(read, moment);
  const options = [plain, ...optionsOf(state).filter((choice) => choice !== plain)];
  const solver = new Solver(read, MOST_NODES);
  return (
    unlessTooWide(() => {
      let open = options.map((choice) => ({ choice, next: after(read, moment, choice) }));
      const refutation = open.find(({ next }) => !solver.reaches(next));
      if (refutation !== undefined) return refutation.choice;
      for (let within = 0; open.length > 1; within++) {
        const later = open.filter(({ next }) => !solver.reaches(next, within));
        if (later.length === 0) break;
        open = later;
      }
      return open[0]?.choice;
    }) ?? plain
  );
}

/** The learner's next choice on the shortest way to the goal; undefined: none was found. */
export function nextChoice(read: ReadLesson, moment: Moment): Choice | undefined {
  const solver = new Solver(read, MOST_NODES);
  const options = optionsOf(moment.state).map((choice) => ({ choice, next: after(read, moment, choice) }));
  return unlessTooWide(() => {
    for (let within = 0; within <= MOST_CHOICES; within++) {
      const found = options.find(({ next }) => solver.reaches(next, within));
      if (found !== undefined) return found.choice;
    }
    return undefined;
  });
}

const optionsOf = (s: State): Choice[] => Array.from({ length: countOptions(s) }, (_, i) => optionAt(s, i));

function unlessTooWide<T>(search: () => T): T | undefined {
  try {
    return search();
  } catch (error) {
    if (error instanceof TooWide) return undefined;
    throw error;
  }
}

class Solver {
  private readonly read: ReadLesson;
  private readonly mostNodes: number;
  private readonly known = new Map<string, boolean>();
  private nodes = 0;

  constructor(read: ReadLesson, mostNodes: number) {
    this.read = read;
    this.mostNodes = mostNodes;
  }

  /** Can the goal be reached? `within`: with no more choices of the learner than this. */
  reaches(moment: Moment, within = Number.POSITIVE_INFINITY): boolean {
    const { goal, fail } = this.read;
    const { state } = moment;
    if (holds(goal, moment)) return true;
    if ((fail !== undefined && holds(fail, moment)) || isOver(state) || turnCount(state) > MOST_TURNS) return false;
    const key = [within, hash(state), moment.scripted, ...moment.heard, ...moment.said].join();
    const known = this.known.get(key);
    if (known !== undefined) return known;
    if (++this.nodes > this.mostNodes) throw new TooWide();
    const found = this.look(moment, within);
    this.known.set(key, found);
    return found;
  }

  private look(moment: Moment, within: number): boolean {
    const { read } = this;
    const { state } = moment;
    const next = (choice: Choice): Moment => after(read, moment, choice);
    if (seatToAct(state) === read.seat)
      return within > 0 && optionsOf(state).some((choice) => this.reaches(next(choice), within - 1));
    if (read.lesson.opponent !== 'best') return this.reaches(next(plainChoice(read, moment)), within);
    return optionsOf(state).every((choice) => this.reaches(next(choice), within));
  }
}
