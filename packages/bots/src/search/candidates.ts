/** The moves that are worth a look, best first: grouped, so that what does not matter is not searched. */
import { type Choice, type DecisionKind, kindToAct, optionAt, type State } from '@blackpoker/engine';
import { rateOptions } from '../policy/rate.ts';
import { PLAIN } from '../policy/style.ts';

export interface Candidates {
  count: number;
  /** Places among the options, best rating first. */
  readonly options: Int16Array;
  /** By place in this list. */
  readonly ratings: Float64Array;
}

const MOST_OPTIONS = 256;
const ratings = new Float64Array(MOST_OPTIONS);

export const newCandidates = (): Candidates => ({
  count: 0,
  options: new Int16Array(MOST_OPTIONS),
  ratings: new Float64Array(MOST_OPTIONS),
});

/** How many different answers matter. Payments have one sensible answer; orders none that matters. */
const MOST: Readonly<Record<DecisionKind, number>> = {
  chance: 20,
  key: 6,
  payB: 2,
  payD: 3,
  payS: 3,
  target: 8,
  setCard: 4,
  attack: 2,
  block: 8,
  discard: 3,
  drawMore: 2,
  state: 3,
  mode: 2,
  takeLife: 8,
  takeGrave: 6,
  takeHand: 5,
  order: 1,
  newTarget: 8,
  triggerOrder: 2,
  graveTop: 1,
  deck: 2,
  rareCard: 4,
  opening: 2,
  takePack: 4,
};

/** What is rated so low by itself is not looked at, where something better is at hand. */
const HOPELESS = -25;

/** Fills the list for the pending decision. `all`: nothing but forbidden options is left out, and those only if others remain. */
export function findCandidates(s: State, into: Candidates, all = false, forbidden?: ReadonlySet<Choice>): void {
  const count = rateOptions(s, ratings, PLAIN);
  const kind = kindToAct(s);
  into.count = 0;
  for (let i = 0; i < count; i++) if (forbidden?.has(optionAt(s, i)) !== true) insert(into, i, ratings[i] as number);
  if (into.count === 0) for (let i = 0; i < count; i++) insert(into, i, ratings[i] as number);
  if (all || kind === undefined) return;
  into.count = Math.min(into.count, MOST[kind]);
  while (into.count > 1 && (into.ratings[into.count - 1] as number) < HOPELESS) into.count--;
}

/** Keeps the order, best first; of equals the first stays first. */
function insert(into: Candidates, option: number, rating: number): void {
  let at = into.count++;
  while (at > 0 && (into.ratings[at - 1] as number) < rating) {
    into.ratings[at] = into.ratings[at - 1] as number;
    into.options[at] = into.options[at - 1] as number;
    at--;
  }
  into.ratings[at] = rating;
  into.options[at] = option;
}
