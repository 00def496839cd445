/** Games that the value is learned from. A unit is a game; a batch's result holds the samples out of its games. */
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import {
  FEATURES_MARK,
  joinSamples,
  playSamples,
  type Samples,
  samplesFromBytes,
  samplesToBytes,
  TRAINED,
} from '@blackpoker/bots/learn';
import { parseSeed } from '@blackpoker/engine';
import type { Batch, Job } from '../job.ts';
import { unitSeed } from '../seeds.ts';

export interface SamplesSpec {
  /** At most. */
  readonly games: number;
  /** 32 hexadecimal digits. */
  readonly seed: string;
  /** Which features the samples have (FEATURES_MARK). */
  readonly features: string;
}

export interface SamplesPart {
  readonly samples: number;
  /** Deflated, in base64. */
  readonly data: string;
}

export interface SamplesTotal {
  samples: number;
}

const GAMES_PER_BATCH = 500;

function run({ seed, features }: SamplesSpec, { first, count }: Batch, onUnit: () => void): SamplesPart {
  const parsed = parseSeed(seed);
  if (parsed === undefined) throw new Error(`"${seed}" is no seed`);
  if (features !== FEATURES_MARK) throw new Error('the features have changed since');
  const samples = joinSamples(
    Array.from({ length: count }, (_, i) => {
      const game = playSamples(first + i, unitSeed(parsed, first + i));
      onUnit();
      return game;
    }),
  );
  return { samples: samples.count, data: deflateRawSync(samplesToBytes(samples), { level: 4 }).toString('base64') };
}

/** The samples of a finished batch; undefined where it holds none with today's features. */
export const samplesOf = ({ data }: SamplesPart): Samples | undefined =>
  samplesFromBytes(inflateRawSync(Buffer.from(data, 'base64')));

export const samplesJob: Job<SamplesSpec, SamplesPart, SamplesTotal> = {
  name: 'samples',
  size: ({ games }) => ({ units: games, perBatch: GAMES_PER_BATCH }),
  run,
  empty: () => ({ samples: 0 }),
  add: (total, { samples }) => {
    total.samples += samples;
  },
  regulations: () => TRAINED,
};
