/** How many sequences of choices lead from a state, counted one by one. */
import { apply, type Choice, clone, countOptions, isOver, optionAt, type State } from '@blackpoker/engine';

export interface Perft {
  readonly depth: number;
  /** Sequences of exactly that many choices. */
  readonly total: number;
  /** Sequences that ended the game before. */
  readonly ended: number;
  readonly split: readonly { readonly choice: Choice; readonly count: number }[];
}

/** Counts sequences of `depth` choices, split by the first; `onNode` hears how far it is. */
export function perft(s: State, depth: number, onNode: (counted: number) => void = () => undefined): Perft {
  const counter = new Counter(depth, onNode);
  if (depth === 0) return { depth, total: 1, ended: 0, split: [] };
  const split = Array.from({ length: countOptions(s) }, (_, i) => {
    const choice = optionAt(s, i);
    return { choice, count: counter.countAfter(s, choice, depth) };
  });
  return { depth, total: split.reduce((sum, { count }) => sum + count, 0), ended: counter.ended, split };
}

class Counter {
  ended = 0;
  private counted = 0;
  private readonly onNode: (counted: number) => void;
  /** One state for each level, used again and again. */
  private readonly levels: State[] = [];

  constructor(depth: number, onNode: (counted: number) => void) {
    this.onNode = onNode;
    this.levels.length = depth + 1;
  }

  /** Sequences that begin with this choice. */
  countAfter(s: State, choice: Choice, depth: number): number {
    if (depth === 1) return 1;
    const known = this.levels[depth];
    const next = known === undefined ? clone(s) : clone(s, known);
    this.levels[depth] = next;
    apply(next, choice);
    if (!isOver(next)) return this.count(next, depth - 1);
    this.ended++;
    return 0;
  }

  private count(s: State, depth: number): number {
    const options = countOptions(s);
    this.onNode(++this.counted);
    if (depth === 1) return options;
    let sum = 0;
    for (let i = 0; i < options; i++) sum += this.countAfter(s, optionAt(s, i), depth);
    return sum;
  }
}
