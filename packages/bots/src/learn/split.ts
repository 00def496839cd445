/** Which games a model learns from, which tell it when to stop, and which it is judged by. */
import { FEATURE_COUNT } from '../value/features.ts';
import type { Samples } from './samples.ts';

export const PARTS = ['training', 'validation', 'heldOut'] as const;
export type Part = (typeof PARTS)[number];

const HELD_OUT = 0.08;
const VALIDATION = 0.16;

/** Whole games go to one part, and every regulation to all of them. */
export function partOfGame(game: number): Part {
  let x = Math.imul(game ^ (game >>> 15), 0x2c1b3c6d);
  x = Math.imul(x ^ (x >>> 12), 0x297a2d39);
  const share = ((x ^ (x >>> 15)) >>> 0) / 0x100000000;
  return share < HELD_OUT ? 'heldOut' : share < VALIDATION ? 'validation' : 'training';
}

/** The samples of one part, by number. */
export function samplesIn({ count, games }: Samples, part: Part): Uint32Array {
  const found = new Uint32Array(count);
  let length = 0;
  for (let i = 0; i < count; i++) if (partOfGame(games[i] as number) === part) found[length++] = i;
  return found.slice(0, length);
}

/** For each feature one over its spread, so that all count alike at first. */
export function scalesOf({ features }: Samples, chosen: Uint32Array): Float32Array {
  const squares = new Float64Array(FEATURE_COUNT);
  for (const sample of chosen)
    for (let i = 0; i < FEATURE_COUNT; i++) {
      const value = features[sample * FEATURE_COUNT + i] as number;
      squares[i] = (squares[i] as number) + value * value;
    }
  return Float32Array.from(squares, (sum) => 1 / Math.sqrt(Math.max(1, sum) / Math.max(1, chosen.length)));
}
