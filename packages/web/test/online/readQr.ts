/** Reads a QR code as a camera would, from its modules alone; written apart from the encoder, by the tables of the standard. */
type Modules = readonly (readonly boolean[])[];

/** Data codewords of each block: [blocks, words] pairs, by level and version. */
const SPLIT = {
  L: ['1x19', '1x34', '1x55', '1x80', '1x108', '2x68', '2x78', '2x97', '2x116', '2x68,2x69'],
  M: ['1x16', '1x28', '1x44', '2x32', '2x43', '4x27', '4x31', '2x38,2x39', '3x36,2x37', '4x43,1x44'],
} as const;

const ALIGNED = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]];

const MASKS: readonly ((y: number, x: number) => boolean)[] = [
  (y, x) => (y + x) % 2 === 0,
  (y) => y % 2 === 0,
  (_, x) => x % 3 === 0,
  (y, x) => (y + x) % 3 === 0,
  (y, x) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (y, x) => ((y * x) % 2) + ((y * x) % 3) === 0,
  (y, x) => (((y * x) % 2) + ((y * x) % 3)) % 2 === 0,
  (y, x) => (((y + x) % 2) + ((y * x) % 3)) % 2 === 0,
];

export function readQr(modules: Modules | undefined): { text: string; level: 'L' | 'M' } {
  if (modules === undefined) throw new Error('there is no code');
  const size = modules.length;
  const version = (size - 17) / 4;
  const at = (y: number, x: number): boolean => modules[y]?.[x] === true;
  checkPatterns(size, at);
  const { level, mask } = formatIn(size, at);
  const words = wordsIn(size, version, at, MASKS[mask] ?? (() => false));
  return { level, text: textIn(blocksOf(words, SPLIT[level][version - 1] ?? ''), version) };
}

function checkPatterns(size: number, at: (y: number, x: number) => boolean): void {
  for (const [top, left] of [
    [0, 0],
    [0, size - 7],
    [size - 7, 0],
  ] as const)
    for (let y = 0; y < 7; y++)
      for (let x = 0; x < 7; x++) {
        const isEdge = y === 0 || y === 6 || x === 0 || x === 6;
        const isHeart = y >= 2 && y <= 4 && x >= 2 && x <= 4;
        if (at(top + y, left + x) !== (isEdge || isHeart)) throw new Error('a finder is damaged');
      }
  for (let i = 8; i < size - 8; i++)
    if (at(6, i) !== (i % 2 === 0) || at(i, 6) !== (i % 2 === 0)) throw new Error('the timing is damaged');
  if (!at(size - 8, 8)) throw new Error('the dark module is missing');
}

function formatIn(size: number, at: (y: number, x: number) => boolean): { level: 'L' | 'M'; mask: number } {
  const first = [...[0, 1, 2, 3, 4, 5, 7, 8].map((x) => at(8, x)), ...[7, 5, 4, 3, 2, 1, 0].map((y) => at(y, 8))];
  const second = [
    ...Array.from({ length: 7 }, (_, i) => at(size - 1 - i, 8)),
    ...Array.from({ length: 8 }, (_, i) => at(8, size - 8 + i)),
  ];
  if (first.join() !== second.join()) throw new Error('the two formats differ');
  const bits = first.reduce((sum, bit) => 2 * sum + Number(bit), 0) ^ 0b101010000010010;
  const level = ({ 1: 'L', 0: 'M' } as const)[bits >>> 13];
  if (level === undefined) throw new Error('another level');
  return { level, mask: (bits >>> 10) & 7 };
}

function isData(size: number, version: number, y: number, x: number): boolean {
  const isCorner = (y < 9 && x < 9) || (y < 9 && x >= size - 8) || (y >= size - 8 && x < 9);
  if (isCorner || y === 6 || x === 6) return false;
  const isVersion = (y < 6 && x >= size - 11) || (x < 6 && y >= size - 11);
  if (version >= 7 && isVersion) return false;
  const lines = ALIGNED[version - 1] ?? [];
  const last = size - 7;
  const isFinder = (a: number, b: number) => (a === 6 && b === 6) || (a === 6 && b === last) || (a === last && b === 6);
  return !lines.some((a) => lines.some((b) => !isFinder(a, b) && Math.abs(a - y) <= 2 && Math.abs(b - x) <= 2));
}

function wordsIn(
  size: number,
  version: number,
  at: (y: number, x: number) => boolean,
  mask: (y: number, x: number) => boolean,
): number[] {
  const bits: number[] = [];
  let up = true;
  for (let right = size - 1; right > 0; right -= right === 8 ? 3 : 2) {
    for (let i = 0; i < size; i++)
      for (const x of [right, right - 1]) {
        const y = up ? size - 1 - i : i;
        if (isData(size, version, y, x)) bits.push(Number(at(y, x) !== mask(y, x)));
      }
    up = !up;
  }
  return Array.from({ length: Math.floor(bits.length / 8) }, (_, i) =>
    parseInt(bits.slice(8 * i, 8 * i + 8).join(''), 2),
  );
}

function blocksOf(words: readonly number[], split: string): number[] {
  const lengths = split.split(',').flatMap((part) => {
    const [count = 0, length = 0] = part.split('x').map(Number);
    return Array.from({ length: count }, () => length);
  });
  const blocks: number[][] = lengths.map(() => []);
  let next = 0;
  for (let i = 0; i < Math.max(...lengths); i++)
    for (const [b, length] of lengths.entries()) if (i < length) blocks[b]?.push(words[next++] ?? 0);
  return blocks.flat();
}

function textIn(data: readonly number[], version: number): string {
  const bits = data.map((word) => word.toString(2).padStart(8, '0')).join('');
  if (!bits.startsWith('0100')) throw new Error('not in byte mode');
  const width = version < 10 ? 8 : 16;
  const count = parseInt(bits.slice(4, 4 + width), 2);
  const bytes = Array.from({ length: count }, (_, i) => parseInt(bits.slice(4 + width + 8 * i, 12 + width + 8 * i), 2));
  return new TextDecoder().decode(new Uint8Array(bytes));
}
