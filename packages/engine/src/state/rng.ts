import { CARDS } from './cards.ts';
import { RNG, type State } from './layout.ts';

/** Four unsigned 32-bit words: the generator's seed. */
export type Seed = readonly [number, number, number, number];

export function seedRng(s: State, seed: Seed): void {
  for (let i = 0; i < 4; i++) s.longs[RNG + i] = seed[i as 0 | 1 | 2 | 3];
  for (let i = 0; i < 12; i++) next32(s);
}

/** sfc32: 128 bits of state, kept in the game state. An unsigned 32-bit number. */
function next32({ longs }: State): number {
  const a = longs[RNG] as number;
  const b = longs[RNG + 1] as number;
  const c = longs[RNG + 2] as number;
  const counter = longs[RNG + 3] as number;
  const out = (a + b + counter) | 0;
  longs[RNG] = b ^ (b >>> 9);
  longs[RNG + 1] = (c + (c << 3)) | 0;
  longs[RNG + 2] = (((c << 21) | (c >>> 11)) + out) | 0;
  longs[RNG + 3] = (counter + 1) | 0;
  return out >>> 0;
}

const HIGHEST = 0xffffffff;
/** By bound: how many of the highest numbers are too many for all remainders to be equally likely. */
const SURPLUS = Uint8Array.from({ length: CARDS + 1 }, (_, bound) => (bound === 0 ? 0 : 2 ** 32 % bound));

/** 0 to bound - 1, each equally likely; the bound is at most the number of cards. */
export function below(s: State, bound: number): number {
  const highest = HIGHEST - (SURPLUS[bound] as number);
  let x = next32(s);
  while (x > highest) x = next32(s);
  return x % bound;
}

/** A seed from text: 32 hexadecimal digits are taken as they are, a small whole number is for tests. */
export function parseSeed(text: string): Seed | undefined {
  if (/^[0-9a-f]{32}$/i.test(text)) {
    const part = (i: number): number => Number.parseInt(text.slice(8 * i, 8 * i + 8), 16);
    return [part(0), part(1), part(2), part(3)];
  }
  const number = Number(text);
  return /^\d{1,15}$/.test(text) ? [number >>> 0, Math.floor(number / 0x100000000), 0, 0] : undefined;
}

export const seedText = (seed: Seed): string => seed.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
export const smallSeed = (number: number): Seed => [number >>> 0, Math.floor(number / 0x100000000) >>> 0, 0, 0];

/** A generator of unsigned 32-bit numbers outside of any game: for samples, bots and tests. */
export type Rng = () => number;

/** sfc32 again, on its own. */
export function makeRng(seed: Seed): Rng {
  let [a, b, c, counter] = seed;
  const rng = (): number => {
    const out = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + out) | 0;
    return out >>> 0;
  };
  for (let i = 0; i < 12; i++) rng();
  return rng;
}

/** 0 to bound - 1. */
export const randomBelow = (rng: Rng, bound: number): number => Math.floor((rng() / 0x100000000) * bound);

export function shuffled<T>(rng: Rng, items: readonly T[]): T[] {
  const list = [...items];
  for (let i = list.length - 1; i > 0; i--) {
    const j = randomBelow(rng, i + 1);
    [list[i], list[j]] = [list[j] as T, list[i] as T];
  }
  return list;
}
