/** What a run of games for learning has left in its folder, finished or not. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FEATURES_MARK, joinSamples, type Samples } from '@blackpoker/bots/learn';
import { messageOf, RunError } from '../run/runError.ts';
import { type SamplesPart, type SamplesSpec, samplesJob, samplesOf } from './samplesJob.ts';

export interface KeptSamples {
  readonly spec: SamplesSpec;
  /** How many batches there are. */
  readonly batches: number;
  readonly samples: Samples;
}

/** Throws a RunError where there are none, or none with today's features. */
export function readSamples(folder: string): KeptSamples {
  const spec = readSpec(folder);
  const parts = new Map<number, SamplesPart>();
  for (const { id, result } of readBatches(folder)) if (!parts.has(id)) parts.set(id, result);
  const inOrder = [...parts].sort(([a], [b]) => a - b).map(([, part]) => part);
  return { spec, batches: inOrder.length, samples: joinSamples(inOrder.map((part) => decoded(folder, part))) };
}

function decoded(folder: string, part: SamplesPart): Samples {
  const samples = samplesOf(part);
  if (samples === undefined) throw new RunError(`${folder} has a batch that cannot be read`);
  return samples;
}

function readSpec(folder: string): SamplesSpec {
  const { job, spec } = JSON.parse(read(folder, 'spec.json').toString('utf8')) as { job: string; spec: SamplesSpec };
  if (job !== samplesJob.name) throw new RunError(`${folder} is of another job: ${job}`);
  if (spec.features !== FEATURES_MARK)
    throw new RunError(`${folder} has samples of other features: play them again in another folder`);
  return spec;
}

function read(folder: string, name: string): Buffer {
  try {
    return readFileSync(join(folder, name));
  } catch (error) {
    throw new RunError(`${folder} has no samples: ${messageOf(error)}`);
  }
}

const LINE_END = 10;

/** Line by line: the file may be larger than a text can be. What comes after the last line end was not finished. */
function* readBatches(folder: string): Iterable<{ readonly id: number; readonly result: SamplesPart }> {
  const bytes = read(folder, 'batches.jsonl');
  let start = 0;
  for (let end = bytes.indexOf(LINE_END); end >= 0; end = bytes.indexOf(LINE_END, start)) {
    yield JSON.parse(bytes.toString('utf8', start, end));
    start = end + 1;
  }
}
