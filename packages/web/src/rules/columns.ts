/** Laying blocks out in columns of a printed sheet. */

/**
 * Blocks of these heights, one under the other in their order, in columns of these heights: the number of the first block of each
 * column. What is too much stays in the last one; a head does not stand last in its column.
 */
export function fillColumns(
  heights: readonly number[],
  limits: readonly number[],
  heads: ReadonlySet<number>,
): { readonly starts: readonly number[]; readonly fits: boolean } {
  const starts = [0];
  let used = 0;
  let fits = true;
  for (const [i, height] of heights.entries()) {
    const limit = limits[starts.length - 1] ?? 0;
    const needed = heads.has(i) ? height + (heights[i + 1] ?? 0) : height;
    if (used + needed > limit && used > 0 && starts.length < limits.length) {
      starts.push(i);
      used = 0;
    }
    used += height;
    fits &&= used <= (limits[starts.length - 1] ?? 0);
  }
  return { starts, fits };
}

const CLOSE = 0.002;

/** The same in columns that are as short as they can be, and so even. Undefined: the blocks do not fit. */
export function evenColumns(
  heights: readonly number[],
  limits: readonly number[],
  heads: ReadonlySet<number>,
): readonly number[] | undefined {
  const fill = (part: number) =>
    fillColumns(
      heights,
      limits.map((limit) => part * limit),
      heads,
    );
  if (!fill(1).fits) return undefined;
  let [low, high] = [0, 1];
  while (high - low > CLOSE) {
    const middle = (low + high) / 2;
    if (fill(middle).fits) high = middle;
    else low = middle;
  }
  return fill(high).starts;
}
