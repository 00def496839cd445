/** Positions of games as numbers, with what came of them. */
import { FEATURE_COUNT } from '../value/features.ts';

export interface Samples {
  readonly count: number;
  /** FEATURE_COUNT for each, from the turn player's side. */
  readonly features: Uint8Array;
  /** The turn player's share of the point: 0 lost, HALF drawn, WHOLE won. */
  readonly labels: Uint8Array;
  /** The game's regulation, by its place in TRAINED. */
  readonly regulations: Uint8Array;
  /** The number of the turn; from 255 on the same. */
  readonly turns: Uint8Array;
  /** The number of the game in its run. */
  readonly games: Uint32Array;
}

export const WHOLE = 254;
export const HALF = WHOLE / 2;

export const emptySamples = (count: number): Samples => ({
  count,
  features: new Uint8Array(count * FEATURE_COUNT),
  labels: new Uint8Array(count),
  regulations: new Uint8Array(count),
  turns: new Uint8Array(count),
  games: new Uint32Array(count),
});

export function joinSamples(parts: readonly Samples[]): Samples {
  const all = emptySamples(parts.reduce((sum, { count }) => sum + count, 0));
  let at = 0;
  for (const part of parts) {
    all.features.set(part.features, at * FEATURE_COUNT);
    all.labels.set(part.labels, at);
    all.regulations.set(part.regulations, at);
    all.turns.set(part.turns, at);
    all.games.set(part.games, at);
    at += part.count;
  }
  return all;
}

/** Of each sample: its features, label, regulation, turn, and the game in four bytes, the lowest first. */
const BYTES = FEATURE_COUNT + 7;

/** Field by field, so that they can be squeezed well: first all labels, then all regulations … */
export function samplesToBytes({ count, features, labels, regulations, turns, games }: Samples): Uint8Array {
  const bytes = new Uint8Array(count * BYTES);
  bytes.set(labels);
  bytes.set(regulations, count);
  bytes.set(turns, 2 * count);
  for (let i = 0; i < count; i++)
    for (let byte = 0; byte < 4; byte++) bytes[(3 + byte) * count + i] = (games[i] as number) >>> (8 * byte);
  bytes.set(features, 7 * count);
  return bytes;
}

/** Undefined where these are no samples with today's features. */
export function samplesFromBytes(bytes: Uint8Array): Samples | undefined {
  const count = bytes.length / BYTES;
  if (!Number.isInteger(count)) return undefined;
  const games = new Uint32Array(count);
  for (let i = 0; i < count; i++)
    for (let byte = 3; byte >= 0; byte--)
      games[i] = ((games[i] as number) << 8) | (bytes[(3 + byte) * count + i] as number);
  return {
    count,
    features: bytes.slice(7 * count),
    labels: bytes.slice(0, count),
    regulations: bytes.slice(count, 2 * count),
    turns: bytes.slice(2 * count, 3 * count),
    games,
  };
}
