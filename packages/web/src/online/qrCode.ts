/** A QR code for a link: byte mode, versions 1 to 10, levels L and M (ISO/IEC 18004). Modules by row; true is dark. */
export type QrLevel = 'L' | 'M';
export type QrModules = readonly (readonly boolean[])[];

interface Shape {
  readonly version: number;
  readonly size: number;
  readonly blocks: number;
  /** Error correction codewords of each block. */
  readonly checks: number;
  readonly codewords: number;
}

const CODEWORDS = [26, 44, 70, 100, 134, 172, 196, 242, 292, 346];
const CHECKS: Readonly<Record<QrLevel, readonly number[]>> = {
  L: [7, 10, 15, 20, 26, 18, 20, 24, 30, 18],
  M: [10, 16, 26, 18, 24, 16, 18, 22, 22, 26],
};
const BLOCKS: Readonly<Record<QrLevel, readonly number[]>> = {
  L: [1, 1, 1, 1, 1, 2, 2, 2, 2, 4],
  M: [1, 1, 1, 2, 2, 4, 4, 4, 5, 5],
};
const LEVEL_BITS: Readonly<Record<QrLevel, number>> = { L: 1, M: 0 };
const MASKS = 8;

/** Undefined: the text is too long. */
export function qrCode(text: string, level: QrLevel = 'M'): QrModules | undefined {
  const bytes = new TextEncoder().encode(text);
  const shape = smallestShape(bytes.length, level);
  if (shape === undefined) return undefined;
  const words = interleaved(dataWords(bytes, shape), shape);
  const frame = framed(shape);
  const codes = Array.from({ length: MASKS }, (_, mask) => drawn(frame, words, shape, level, mask));
  return codes.reduce((best, each) => (penalty(each) < penalty(best) ? each : best));
}

function smallestShape(length: number, level: QrLevel): Shape | undefined {
  return CODEWORDS.map((codewords, i) => ({
    version: i + 1,
    size: 21 + 4 * i,
    blocks: BLOCKS[level][i] ?? 0,
    checks: CHECKS[level][i] ?? 0,
    codewords,
  })).find((shape) => 8 * dataLength(shape) >= 4 + countBits(shape) + 8 * length);
}

const dataLength = ({ codewords, blocks, checks }: Shape): number => codewords - blocks * checks;
const countBits = ({ version }: Shape): number => (version < 10 ? 8 : 16);

// codewords

function dataWords(bytes: Uint8Array, shape: Shape): number[] {
  const bits: number[] = [];
  const put = (value: number, width: number): void => {
    for (let i = width - 1; i >= 0; i--) bits.push((value >>> i) & 1);
  };
  put(4, 4);
  put(bytes.length, countBits(shape));
  for (const byte of bytes) put(byte, 8);
  const most = 8 * dataLength(shape);
  put(0, Math.min(4, most - bits.length));
  put(0, (8 - (bits.length % 8)) % 8);
  for (let pad = 0xec; bits.length < most; pad ^= 0xec ^ 0x11) put(pad, 8);
  return Array.from({ length: bits.length / 8 }, (_, i) =>
    bits.slice(8 * i, 8 * i + 8).reduce((word, bit) => 2 * word + bit, 0),
  );
}

/** Data and checks of all blocks, one codeword of each in turn. The first blocks may be shorter by one. */
function interleaved(data: readonly number[], shape: Shape): number[] {
  const { blocks, checks } = shape;
  const short = Math.floor(data.length / blocks);
  const shorts = blocks - (data.length % blocks);
  let from = 0;
  const parts = Array.from({ length: blocks }, (_, i) => {
    const part = data.slice(from, from + short + (i < shorts ? 0 : 1));
    from += part.length;
    return part;
  });
  return [
    ...inTurn(parts, short + 1),
    ...inTurn(
      parts.map((part) => checkWords(part, checks)),
      checks,
    ),
  ];
}

const inTurn = (parts: readonly (readonly number[])[], length: number): number[] =>
  Array.from({ length }, (_, i) => parts.flatMap((part) => part[i] ?? [])).flat();

/** In GF(2⁸) modulo x⁸+x⁴+x³+x²+1. */
function times(a: number, b: number): number {
  let product = 0;
  for (let i = 7; i >= 0; i--) product = (product << 1) ^ ((product >>> 7) * 0x11d) ^ (((b >>> i) & 1) * a);
  return product;
}

/** Of Reed and Solomon: the rest of a division by (x−1)(x−2)(x−4)… */
export function checkWords(data: readonly number[], count: number): number[] {
  const divisor = generator(count);
  const rest: number[] = Array.from({ length: count }, () => 0);
  for (const word of data) {
    const factor = word ^ (rest.shift() ?? 0);
    rest.push(0);
    for (const [i, each] of divisor.entries()) rest[i] = (rest[i] ?? 0) ^ times(each, factor);
  }
  return rest;
}

function generator(degree: number): number[] {
  let product: number[] = [...Array.from({ length: degree - 1 }, () => 0), 1];
  for (let i = 0, root = 1; i < degree; i++, root = times(root, 2))
    product = product.map((each, j) => times(each, root) ^ (product[j + 1] ?? 0));
  return product;
}

// modules: undefined is free for data

type Frame = readonly (readonly (boolean | undefined)[])[];

function framed(shape: Shape): Frame {
  const { size, version } = shape;
  const frame: (boolean | undefined)[][] = Array.from({ length: size }, () => Array(size).fill(undefined));
  const set = (row: number, column: number, dark: boolean): void => {
    if (row >= 0 && column >= 0 && row < size && column < size) (frame[row] ?? [])[column] = dark;
  };
  const square = (row: number, column: number, reach: number, light: number): void => {
    for (let i = -reach; i <= reach; i++)
      for (let j = -reach; j <= reach; j++) set(row + i, column + j, isDark(Math.max(Math.abs(i), Math.abs(j)), light));
  };
  for (let i = 0; i < size; i++) {
    set(6, i, i % 2 === 0);
    set(i, 6, i % 2 === 0);
  }
  for (const [row, column] of alignments(shape)) square(row, column, 2, 1);
  for (const [row, column] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const)
    square(row, column, 4, 2);
  for (let i = 0; i < 9; i++) for (const [row, column] of formatPlaces(i, size)) set(row, column, false);
  set(size - 8, 8, true);
  if (version >= 7) for (const [row, column, dark] of versionModules(shape)) set(row, column, dark);
  return frame;
}

/** Rings of a finder or an alignment pattern: all dark but one, and the white around a finder. */
const isDark = (ring: number, light: number): boolean => ring !== light && ring !== 4;

function alignments({ version, size }: Shape): (readonly [number, number])[] {
  if (version === 1) return [];
  const last = size - 7;
  const lines = version < 7 ? [6, last] : [6, (6 + last) / 2, last];
  const isFinder = (row: number, column: number): boolean =>
    (row === 6 && column === 6) || (row === 6 && column === last) || (row === last && column === 6);
  return lines.flatMap((row) =>
    lines.filter((column) => !isFinder(row, column)).map((column) => [row, column] as const),
  );
}

/** Both places of each bit of the format, and what else is kept free for them. */
function formatPlaces(i: number, size: number): (readonly [number, number])[] {
  return [
    ...(i === 6 ? [] : [[i, 8] as const, [8, i] as const]),
    ...(i < 8 ? [[8, size - 1 - i] as const, [size - 1 - i, 8] as const] : []),
  ];
}

function versionModules({ version, size }: Shape): (readonly [number, number, boolean])[] {
  const bits = versionBits(version);
  return Array.from({ length: 18 }, (_, i) => {
    const [near, far] = [Math.floor(i / 3), size - 11 + (i % 3)];
    const dark = ((bits >>> i) & 1) === 1;
    return [[near, far, dark] as const, [far, near, dark] as const];
  }).flat();
}

/** With the rest of a division, so that errors can be found. */
function withRest(value: number, width: number, divisor: number): number {
  let rest = value;
  for (let i = 0; i < width; i++) rest = (rest << 1) ^ ((rest >>> (width - 1)) * divisor);
  return (value << width) | rest;
}
export const versionBits = (version: number): number => withRest(version, 12, 0x1f25);
export const formatBits = (level: QrLevel, mask: number): number =>
  withRest(LEVEL_BITS[level] * 8 + mask, 10, 0x537) ^ 0x5412;

function drawn(frame: Frame, words: readonly number[], { size }: Shape, level: QrLevel, mask: number): boolean[][] {
  let bit = 0;
  const next = (): boolean => {
    const dark = (((words[bit >>> 3] ?? 0) >>> (7 - (bit & 7))) & 1) === 1;
    bit += 1;
    return dark;
  };
  const code = frame.map((row) => row.map((each) => each ?? false));
  for (const [row, column] of zigzag(size))
    if (frame[row]?.[column] === undefined) (code[row] ?? [])[column] = next() !== isMasked(mask, row, column);
  putFormat(code, formatBits(level, mask), size);
  return code;
}

/** Two columns at a time from the right, up and down by turns; the upright line of timing is left out. */
function zigzag(size: number): (readonly [number, number])[] {
  const places: (readonly [number, number])[] = [];
  for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right = 5;
    for (let i = 0; i < size; i++)
      for (const column of [right, right - 1]) places.push([up ? size - 1 - i : i, column]);
  }
  return places;
}

const MASK_RULES: readonly ((i: number, j: number) => number)[] = [
  (i, j) => (i + j) % 2,
  (i) => i % 2,
  (_, j) => j % 3,
  (i, j) => (i + j) % 3,
  (i, j) => (Math.floor(i / 2) + Math.floor(j / 3)) % 2,
  (i, j) => ((i * j) % 2) + ((i * j) % 3),
  (i, j) => (((i * j) % 2) + ((i * j) % 3)) % 2,
  (i, j) => (((i + j) % 2) + ((i * j) % 3)) % 2,
];
export const isMasked = (mask: number, row: number, column: number): boolean => MASK_RULES[mask]?.(row, column) === 0;

function putFormat(code: boolean[][], bits: number, size: number): void {
  const set = (row: number, column: number, i: number): void => {
    (code[row] ?? [])[column] = ((bits >>> i) & 1) === 1;
  };
  for (let i = 0; i < 15; i++) {
    const near = i < 6 ? i : i < 8 ? i + 1 : 14 - i;
    if (i < 8) set(near, 8, i);
    else set(8, i === 8 ? 7 : near, i);
    if (i < 8) set(8, size - 1 - i, i);
    else set(size - 15 + i, 8, i);
  }
}

// which mask is easiest to read

function penalty(code: QrModules): number {
  const turned = code.map((_, i) => code.map((row) => row[i] === true));
  const lines = [...code, ...turned];
  const dark = code.flat().filter(Boolean).length / code.length ** 2;
  return sum(lines.map(runs)) + sum(lines.map(finders)) + squares(code) + 10 * Math.floor(Math.abs(dark - 0.5) * 20);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
const textOf = (line: readonly boolean[]): string => line.map((dark) => (dark ? '1' : '0')).join('');
const runs = (line: readonly boolean[]): number =>
  sum((textOf(line).match(/0{5,}|1{5,}/g) ?? []).map((run) => run.length - 2));
const finders = (line: readonly boolean[]): number =>
  40 * [...textOf(line).matchAll(/(?=10111010000|00001011101)/g)].length;

function squares(code: QrModules): number {
  const isSquare = (i: number, j: number): boolean =>
    code[i]?.[j] === code[i]?.[j + 1] && code[i]?.[j] === code[i + 1]?.[j] && code[i]?.[j] === code[i + 1]?.[j + 1];
  const last = code.length - 1;
  let found = 0;
  for (let i = 0; i < last; i++) for (let j = 0; j < last; j++) if (isSquare(i, j)) found += 1;
  return 3 * found;
}
