/** Several lines, each tried in the same worlds: what they are worth and how sure that is. */
import type { Search } from '../search/search.ts';
import type { Line } from './line.ts';

/** By line and world: the mean of what it came to there. */
export type Values = readonly (readonly number[])[];

/** With fewer worlds nothing can be said. */
const FEWEST_WORLDS = 8;

/**
 * Tries each line in each world in turn, about so many iterations in all. The first half only teaches the tree what follows a line,
 * so that one which was hardly looked at before is not at a disadvantage; the second half counts.
 */
export function compareLines(
  search: Search,
  lines: readonly Line[],
  iterations: number,
  isStopped: () => boolean = () => false,
): Values {
  const worlds = Math.min(search.worlds.length, Math.max(FEWEST_WORLDS, Math.floor(iterations / lines.length)));
  const rounds = Math.max(1, Math.floor(iterations / (worlds * lines.length)));
  for (let i = 0; i < Math.floor(rounds / 2) && !isStopped(); i++) tryAll(search, lines, worlds);
  const sums = lines.map(() => new Float64Array(worlds));
  let counted = 0;
  for (let i = Math.floor(rounds / 2); i < rounds && (counted === 0 || !isStopped()); i++, counted++)
    tryAll(search, lines, worlds, sums);
  return sums.map((sum) => Array.from(sum, (total) => total / counted));
}

function tryAll(search: Search, lines: readonly Line[], worlds: number, sums: readonly Float64Array[] = []): void {
  for (let world = 0; world < worlds; world++)
    for (const [i, line] of lines.entries()) {
      const value = search.tryLine(line, world);
      const sum = sums[i];
      if (sum !== undefined) sum[world] = (sum[world] as number) + value;
    }
}

export const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/**
 * The standard error of the mean over worlds. One world more is assumed, in which it is `neutral`: worlds that all agree leave
 * some doubt.
 */
export function errorOf(values: readonly number[], neutral: number): number {
  const mean = meanOf(values);
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, (neutral - mean) ** 2);
  return values.length === 0 ? 0.5 : Math.sqrt(squares) / values.length;
}

/** World by world: how much more the first has. */
export const differences = (a: readonly number[], b: readonly number[]): number[] =>
  a.map((value, i) => value - (b[i] ?? value));

/** A difference that is more than chance: above two standard errors. */
export const isClear = (mean: number, error: number): boolean => mean > 2 * error;
