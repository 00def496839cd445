/**
 * A small network: features → hidden units (ReLU) → one number, as log odds of winning. Its first layer is whole numbers, so that it
 * adds up to the same on every machine; the features go past the hidden units as well, so that without any it is a linear one.
 */
export interface Net {
  readonly inputs: number;
  readonly hidden: number;
  /** By input, then by column: the direct way first, then each hidden unit. */
  readonly first: Int16Array;
  /** By column. */
  readonly bias: Int32Array;
  /** By column, what a step of its sum counts in the end. */
  readonly second: Float64Array;
}

/** A column's sum stays below this, whatever the features: LARGEST_FEATURE times all its weights, and its bias. */
export const MOST = 2 ** 25;
export const LARGEST_FEATURE = 255;

/**
 * A net as it is used: two columns share a number, the first of them SHIFT times, so that one multiplication does for both. All of it is
 * whole numbers below 2^53, and exact.
 */
export interface PackedNet {
  readonly inputs: number;
  /** Pairs of columns, filled up to a multiple of WIDTH. */
  readonly pairs: number;
  readonly first: Float64Array;
  readonly bias: Float64Array;
  readonly second: Float64Array;
}

const SHIFT = 2 * MOST;
/** So many pairs are added up at once. */
const WIDTH = 8;

export function pack({ inputs, hidden, first, bias, second }: Net): PackedNet {
  const columns = 1 + hidden;
  const pairs = WIDTH * Math.ceil(columns / (2 * WIDTH));
  const both = (of: (column: number) => number, pair: number): number =>
    (2 * pair < columns ? of(2 * pair) * SHIFT : 0) + (2 * pair + 1 < columns ? of(2 * pair + 1) : 0);
  const packed = {
    inputs,
    pairs,
    first: new Float64Array(inputs * pairs),
    bias: Float64Array.from({ length: pairs }, (_, pair) => both((c) => bias[c] as number, pair)),
    second: Float64Array.from({ length: 2 * pairs }, (_, c) => second[c] ?? 0),
  };
  for (let i = 0; i < inputs; i++)
    for (let pair = 0; pair < pairs; pair++)
      packed.first[i * pairs + pair] = both((c) => first[i * columns + c] as number, pair);
  return packed;
}

const active = new Int32Array(256);
const values = new Float64Array(256);

/** The log odds that the net sees in these features. */
export function evaluate(net: PackedNet, features: Uint8ClampedArray): number {
  const { inputs, pairs } = net;
  let count = 0;
  for (let i = 0; i < inputs; i++) {
    const value = features[i] as number;
    if (value === 0) continue;
    active[count] = i * pairs;
    values[count++] = value;
  }
  let sum = 0;
  for (let pair = 0; pair < pairs; pair += WIDTH) sum += eightPairs(net, pair, count);
  return sum;
}

/** Without a loop over the pairs: the sums stay in registers. */
function eightPairs({ first, bias, second }: PackedNet, p: number, count: number): number {
  let a = bias[p] as number;
  let b = bias[p + 1] as number;
  let c = bias[p + 2] as number;
  let d = bias[p + 3] as number;
  let e = bias[p + 4] as number;
  let f = bias[p + 5] as number;
  let g = bias[p + 6] as number;
  let h = bias[p + 7] as number;
  for (let n = 0; n < count; n++) {
    const at = (active[n] as number) + p;
    const x = values[n] as number;
    a += (first[at] as number) * x;
    b += (first[at + 1] as number) * x;
    c += (first[at + 2] as number) * x;
    d += (first[at + 3] as number) * x;
    e += (first[at + 4] as number) * x;
    f += (first[at + 5] as number) * x;
    g += (first[at + 6] as number) * x;
    h += (first[at + 7] as number) * x;
  }
  const firstHalf = pairCounts(a, second, p) + pairCounts(b, second, p + 1) + pairCounts(c, second, p + 2);
  const middle = pairCounts(d, second, p + 3) + pairCounts(e, second, p + 4) + pairCounts(f, second, p + 5);
  return firstHalf + middle + pairCounts(g, second, p + 6) + pairCounts(h, second, p + 7);
}

/** What the two columns of a pair count. The direct way is the one that may be negative. */
function pairCounts(sum: number, second: Float64Array, pair: number): number {
  const high = Math.floor(sum / SHIFT + 0.5);
  const low = sum - high * SHIFT;
  return (
    (high > 0 || pair === 0 ? high : 0) * (second[2 * pair] as number) +
    (low > 0 ? low : 0) * (second[2 * pair + 1] as number)
  );
}

const FARTHEST = 12;

/** 1 / (1 + e^-x) in plain arithmetic, since `Math.exp` may differ in its last digits from one machine to another. */
export function sigmoid(x: number): number {
  const y = Math.max(-FARTHEST, Math.min(FARTHEST, x)) / 16;
  const even = 120 + 12 * y * y;
  const odd = y * (60 + y * y);
  let e = (even - odd) / (even + odd);
  for (let i = 0; i < 4; i++) e *= e;
  return 1 / (1 + e);
}
