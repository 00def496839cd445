/**
 * A small network: features → hidden units (ReLU) → one number, as a chance of winning. Its first layer is whole numbers, so that it
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

/** At once so many columns are added up. */
const WIDTH = 8;
/** Columns are filled up to a multiple of this; those beyond are 0. */
export const columnsOf = (hidden: number): number => Math.ceil((1 + hidden) / WIDTH) * WIDTH;

const active = new Int32Array(256);
const values = new Int32Array(256);

/** The log odds that the net sees in these features. */
export function evaluate(net: Net, features: Uint8ClampedArray): number {
  const columns = net.bias.length;
  let count = 0;
  for (let i = 0; i < net.inputs; i++) {
    const value = features[i] as number;
    if (value === 0) continue;
    active[count] = i * columns;
    values[count++] = value;
  }
  let sum = 0;
  for (let column = 0; column < columns; column += WIDTH) sum += eightColumns(net, column, count);
  return sum;
}

/** Without a loop over the columns: the sums stay in registers. */
function eightColumns({ first, bias, second }: Net, c: number, count: number): number {
  let a = bias[c] as number;
  let b = bias[c + 1] as number;
  let d = bias[c + 2] as number;
  let e = bias[c + 3] as number;
  let f = bias[c + 4] as number;
  let g = bias[c + 5] as number;
  let h = bias[c + 6] as number;
  let k = bias[c + 7] as number;
  for (let n = 0; n < count; n++) {
    const at = (active[n] as number) + c;
    const x = values[n] as number;
    a = (a + Math.imul(first[at] as number, x)) | 0;
    b = (b + Math.imul(first[at + 1] as number, x)) | 0;
    d = (d + Math.imul(first[at + 2] as number, x)) | 0;
    e = (e + Math.imul(first[at + 3] as number, x)) | 0;
    f = (f + Math.imul(first[at + 4] as number, x)) | 0;
    g = (g + Math.imul(first[at + 5] as number, x)) | 0;
    h = (h + Math.imul(first[at + 6] as number, x)) | 0;
    k = (k + Math.imul(first[at + 7] as number, x)) | 0;
  }
  let sum = (c === 0 || a > 0 ? a : 0) * (second[c] as number);
  sum += (b > 0 ? b : 0) * (second[c + 1] as number);
  sum += (d > 0 ? d : 0) * (second[c + 2] as number);
  sum += (e > 0 ? e : 0) * (second[c + 3] as number);
  sum += (f > 0 ? f : 0) * (second[c + 4] as number);
  sum += (g > 0 ? g : 0) * (second[c + 5] as number);
  sum += (h > 0 ? h : 0) * (second[c + 6] as number);
  return sum + (k > 0 ? k : 0) * (second[c + 7] as number);
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
