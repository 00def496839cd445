import { parseSeed, seedText, smallSeed } from '@blackpoker/engine';

/** A seed as a person would type it: a small one as a number. */
export function shortSeed(seed: string): string {
  const [low = 0, high = 0] = parseSeed(seed) ?? [];
  const number = high * 0x100000000 + low;
  return number <= Number.MAX_SAFE_INTEGER && seedText(smallSeed(number)) === seed ? String(number) : seed;
}
