/** Intervals, Elo, and a test that stops by itself. Everything is at 95 % unless told otherwise. */

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** The normal quantile of a two-sided 95 % interval. */
export const Z95 = 1.959963984540054;

const within01 = (x: number): number => Math.min(1, Math.max(0, x));

/** Wilson's interval of a proportion; of nothing at all, everything. */
export function wilson(successes: number, trials: number, z = Z95): Interval {
  if (trials === 0) return { low: 0, high: 1 };
  const share = successes / trials;
  const pull = (z * z) / trials;
  const middle = (share + pull / 2) / (1 + pull);
  const half = (z / (1 + pull)) * Math.sqrt((share * (1 - share)) / trials + pull / (4 * trials));
  return { low: within01(middle - half), high: within01(middle + half) };
}

/** The z of a two-sided interval that misses with the given chance: for 0.05 it is Z95. (Acklam's approximation, to 1e-8.) */
export function zOf(miss: number): number {
  const p = 1 - miss / 2;
  if (p > 0.97575) return -tail(Math.sqrt(-2 * Math.log(1 - p)));
  const [q, r] = [p - 0.5, (p - 0.5) ** 2];
  return (q * horner(CENTRE_TOP, r)) / horner([...CENTRE_BOTTOM, 1], r);
}

const tail = (q: number): number => horner(TAIL_TOP, q) / horner([...TAIL_BOTTOM, 1], q);
const horner = (factors: readonly number[], x: number): number => factors.reduce((sum, factor) => sum * x + factor, 0);

const CENTRE_TOP = [
  -39.69683028665376, 220.9460984245205, -275.9285104469687, 138.357751867269, -30.66479806614716, 2.506628277459239,
];
const CENTRE_BOTTOM = [
  -54.47609879822406, 161.5858368580409, -155.6989798598866, 66.80131188771972, -13.28068155288572,
];
const TAIL_TOP = [
  -0.007784894002430293, -0.3223964580411365, -2.400758277161838, -2.549732539343734, 4.374664141464968,
  2.938163982698783,
];
const TAIL_BOTTOM = [0.007784695709041462, 0.3224671290700398, 2.445134137142996, 3.754408661907416];

/** How many pairs gave the first player 0, ½, 1, 1½ and 2 points. */
export type PairCounts = readonly [number, number, number, number, number];

export interface PairScore {
  readonly pairs: number;
  /** Points won out of those that could be won, 0 to 1. */
  readonly score: number;
  /** Of one pair's score: never 0, see `pairScore`. */
  readonly variance: number;
}

/** Half a pair of each kind that is thought to have been played beside the real ones. */
const PRIOR = 0.5;
const KINDS = 5;

/**
 * The score over pairs, and the variance of one pair's. For the variance, and only for it, half a pair of each of the five kinds is
 * added (Jeffreys' prior), so that pairs that were all alike do not make us certain.
 */
export function pairScore(counts: PairCounts): PairScore {
  const pairs = counts.reduce((sum, count) => sum + count, 0);
  const score = pairs === 0 ? 0.5 : meanOf(counts, pairs);
  const thought = counts.map((count) => count + PRIOR);
  const all = pairs + KINDS * PRIOR;
  const middle = meanOf(thought, all);
  const variance = thought.reduce((sum, count, i) => sum + count * (i / (KINDS - 1) - middle) ** 2, 0) / all;
  return { pairs, score, variance };
}

const meanOf = (counts: readonly number[], all: number): number =>
  counts.reduce((sum, count, i) => sum + count * (i / (KINDS - 1)), 0) / all;

/** Of the score: normal, from the variance between pairs. */
export function scoreInterval({ pairs, score, variance }: PairScore, z = Z95): Interval {
  if (pairs === 0) return { low: 0, high: 1 };
  const half = z * Math.sqrt(variance / pairs);
  return { low: within01(score - half), high: within01(score + half) };
}

/** The logistic Elo difference that a score stands for; infinite for 0 and 1. */
export const eloOf = (score: number): number => 400 * Math.log10(score / (1 - score));
export const scoreOfElo = (elo: number): number => 1 / (1 + 10 ** (-elo / 400));

/** Is the first player better by `elo0` or less, or by `elo1` or more? */
export interface SprtSpec {
  readonly elo0: number;
  readonly elo1: number;
  /** The chance to say elo1 though elo0 is true, and the other way round. */
  readonly alpha: number;
  readonly beta: number;
}

export interface Sprt extends SprtSpec {
  /** How much likelier elo1 is than elo0, as a logarithm. At `lower` elo0 is accepted, at `upper` elo1. */
  readonly llr: number;
  readonly lower: number;
  readonly upper: number;
  /** Undecided: null. */
  readonly accepted: 'elo0' | 'elo1' | null;
}

/** Before so many pairs nothing is decided: the variance is not known well enough. */
const FEWEST_PAIRS = 20;

/** The generalised sequential probability ratio test on the results of pairs, in its normal approximation. */
export function sprt(spec: SprtSpec, counts: PairCounts): Sprt {
  const { pairs, score, variance } = pairScore(counts);
  const [score0, score1] = [scoreOfElo(spec.elo0), scoreOfElo(spec.elo1)];
  const llr = (pairs * (score1 - score0) * (2 * score - score0 - score1)) / (2 * variance);
  const [lower, upper] = [Math.log(spec.beta / (1 - spec.alpha)), Math.log((1 - spec.beta) / spec.alpha)];
  const decided = pairs >= FEWEST_PAIRS && (llr <= lower || llr >= upper);
  return { ...spec, llr, lower, upper, accepted: !decided ? null : llr >= upper ? 'elo1' : 'elo0' };
}
