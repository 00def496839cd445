/** From what was counted to figures with 95 % intervals. */
import { wilson, Z95 } from '../statistics.ts';
import { type Counts, type Moments, type Ratio, SCALE, type Wins } from './tally.ts';

/** A value and where it lies with 95 % confidence; `n`: from how many games, seats, pairs … */
export interface Figure {
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly n: number;
}

/** Null: there was nothing to measure it by. */
export type MaybeFigure = Figure | null;

/** Wilson's interval. */
export function share(part: number, whole: number): MaybeFigure {
  if (whole === 0) return null;
  return { value: part / whole, ...wilson(part, whole), n: whole };
}

export const winRate = ({ wins, games }: Wins): MaybeFigure => share(wins, games);

/** Of something that may never have happened: then at most 3 in n (the rule of three). */
export function rareShare(part: number, whole: number): MaybeFigure {
  if (part > 0 || whole === 0) return share(part, whole);
  return { value: 0, low: 0, high: Math.min(1, 3 / whole), n: whole };
}

/** Student's interval. */
export function mean({ n, sum, squares }: Moments, scale = 1): MaybeFigure {
  if (n === 0) return null;
  const value = sum / n;
  const variance = n < 2 ? 0 : Math.max(0, (squares - sum * value) / (n - 1));
  const half = studentQuantile(n - 1) * Math.sqrt(variance / n);
  return { value: value / scale, low: (value - half) / scale, high: (value + half) / scale, n };
}

export const meanShare = (moments: Moments): MaybeFigure => mean(moments, SCALE);

/** The 97.5 % quantile of Student's distribution (Cornish and Fisher; good to two decimals from 3 degrees of freedom). */
function studentQuantile(freedom: number): number {
  const z = Z95;
  const v = Math.max(1, freedom);
  return (
    z +
    (z ** 3 + z) / (4 * v) +
    (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * v ** 2) +
    (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / (384 * v ** 3)
  );
}

/** The variance of a quotient of two sums over games: what happens within one game hangs together. */
function ratioVariance({ games, part, whole, parts2, wholes2, cross }: Ratio): number {
  const r = part / whole;
  const squares = parts2 - 2 * r * cross + r * r * wholes2;
  return games < 2 ? 0 : Math.max(0, squares * (games / (games - 1))) / (whole * whole);
}

/** Part of whole, 0 to 1: Wilson's interval with as many trials as the spread between games is worth. */
export function ratioShare(ratio: Ratio): MaybeFigure {
  if (ratio.whole === 0) return null;
  const value = ratio.part / ratio.whole;
  const variance = ratioVariance(ratio);
  const trials = variance > 0 ? Math.min(ratio.whole, (value * (1 - value)) / variance) : ratio.games;
  return { value, ...wilson(value * trials, trials), n: ratio.whole };
}

/** So much of one for each of the other; no bounds. */
export function ratioMean(ratio: Ratio): MaybeFigure {
  if (ratio.whole === 0) return null;
  const value = ratio.part / ratio.whole;
  const half = Z95 * Math.sqrt(ratioVariance(ratio));
  return { value, low: value - half, high: value + half, n: ratio.whole };
}

/** Ascending. */
export const valuesOf = (counts: Counts): { readonly value: number; readonly count: number }[] =>
  Object.entries(counts)
    .map(([value, count]) => ({ value: Number(value), count }))
    .sort((a, b) => a.value - b.value);

export const total = (counts: Counts): number => Object.values(counts).reduce((sum, count) => sum + count, 0);

export function momentsOf(counts: Counts): Moments {
  const moments = { n: 0, sum: 0, squares: 0 };
  for (const { value, count } of valuesOf(counts)) {
    moments.n += count;
    moments.sum += value * count;
    moments.squares += value * value * count;
  }
  return moments;
}

/** The value at a rank, counted from 1. */
function atRank(counts: Counts, rank: number): number {
  let passed = 0;
  const values = valuesOf(counts);
  for (const { value, count } of values) {
    passed += count;
    if (passed >= rank) return value;
  }
  return values.at(-1)?.value ?? 0;
}

/** So much of the games lies at or below it. The interval is that of the order statistics. */
export function quantile(counts: Counts, part: number): MaybeFigure {
  const n = total(counts);
  if (n === 0) return null;
  const half = Z95 * Math.sqrt(n * part * (1 - part));
  const rank = (r: number): number => atRank(counts, Math.min(n, Math.max(1, r)));
  return {
    value: rank(Math.ceil(n * part)),
    low: rank(Math.floor(n * part - half)),
    high: rank(Math.ceil(n * part + half) + 1),
    n,
  };
}

/** How much more the second is than the first. */
export interface Difference {
  readonly value: number;
  readonly low: number;
  readonly high: number;
  /** The interval does not hold 0. */
  readonly clear: boolean;
}

/** From the two intervals (Newcombe; for means it is Welch's). */
export function difference(first: MaybeFigure, second: MaybeFigure): Difference | null {
  if (first === null || second === null) return null;
  const value = second.value - first.value;
  const low = value - Math.hypot(second.value - second.low, first.high - first.value);
  const high = value + Math.hypot(second.high - second.value, first.value - first.low);
  return { value, low, high, clear: low > 0 || high < 0 };
}
