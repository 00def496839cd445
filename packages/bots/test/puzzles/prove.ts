/**
 * The outcome of a position with open cards, by trying everything up to a turn: 1 the seat wins, -1 it loses, 0 neither by then. Whoever
 * wins against a player who sees all cards wins against any.
 */
import {
  applyOption,
  clone,
  countOptions,
  hash,
  isOver,
  isStageEmpty,
  makeRng,
  type Seat,
  type State,
  sample,
  seatToAct,
  smallSeed,
  turnCount,
  view,
  winner,
} from '@blackpoker/engine';
import { rateOptions } from '../../src/policy/rate.ts';
import { PLAIN } from '../../src/policy/style.ts';

type Outcome = -1 | 0 | 1;

const ratings = new Float64Array(512);

/** Too much to try. */
export class TooWide extends Error {}

export class Prover {
  nodes = 0;
  private readonly seat: Seat;
  private readonly lastTurn: number;
  private readonly mostNodes: number;
  private readonly known = new Map<string, Outcome>();

  constructor(seat: Seat, lastTurn: number, mostNodes = 400_000) {
    this.seat = seat;
    this.lastTurn = lastTurn;
    this.mostNodes = mostNodes;
  }

  outcome(s: State, low: Outcome = -1, high: Outcome = 1): Outcome {
    if (isOver(s)) return winner(s) === this.seat ? 1 : winner(s) > 1 ? 0 : -1;
    if (turnCount(s) >= this.lastTurn && isStageEmpty(s)) return 0;
    if (++this.nodes > this.mostNodes) throw new TooWide();
    const key = `${hash(s)}${low}${high}`;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const found = this.best(s, low, high);
    this.known.set(key, found);
    return found;
  }

  private best(s: State, low: Outcome, high: Outcome): Outcome {
    const own = seatToAct(s) === this.seat;
    let best: Outcome = own ? -1 : 1;
    for (const option of inOrder(s)) {
      const next = clone(s);
      applyOption(next, option, true);
      const value = this.outcome(next, own && best > low ? best : low, !own && best < high ? best : high);
      if (own ? value > best : value < best) best = value;
      if (own ? best >= high : best <= low) break;
    }
    return best;
  }
}

/** What a scripted player likes comes first: so most of the rest need not be tried. */
function inOrder(s: State): number[] {
  const count = rateOptions(s, ratings, PLAIN);
  const rated = Array.from({ length: count }, (_, i) => ({ i, rating: ratings[i] as number }));
  return rated.sort((a, b) => b.rating - a.rating).map(({ i }) => i);
}

/** The outcome of each option, on average over worlds that agree with what the seat sees: the real one and others. */
export function outcomesOf(s: State, seat: Seat, turns: number, worlds: number): number[] {
  const rng = makeRng(smallSeed(5));
  const all = [s, ...Array.from({ length: worlds }, () => sample(view(s, seat), rng))];
  const sums = Array.from({ length: countOptions(s) }, () => 0);
  for (const world of all)
    for (const i of sums.keys()) {
      const next = clone(world);
      countOptions(next);
      applyOption(next, i, true);
      sums[i] = (sums[i] as number) + new Prover(seat, turnCount(s) + turns).outcome(next) / all.length;
    }
  return sums;
}
