/** A job of the lab, run from the command line: on all cores, with a progress bar, kept in a folder where one is named. */
import process from 'node:process';
import { fill, type Text } from '@blackpoker/engine';
import {
  type ClusterNote,
  type ClusterOptions,
  type Job,
  RunError,
  type RunOptions,
  RunStopped,
  runJob,
} from '@blackpoker/lab';
import { type Arguments, Failure } from './command.ts';
import { databaseOf } from './commands/worker.ts';
import type { Io } from './io.ts';
import { RunBar } from './runBar.ts';

export const RUN_OPTIONS = {
  workers: { value: 'N', help: 'how many threads (default: as many as cores; 0: none beside the program itself)' },
  out: { value: 'FOLDER', help: 'keep what is done in a folder; the same command goes on where it was stopped' },
  cluster: { help: 'let the machines do it that run blackpoker worker; DATABASE_URL says where they meet' },
};

export const CLUSTER_WORDS = {
  noWorkers: {
    ja: 'ワーカーがいません。DATABASE_URLを同じにして blackpoker worker を始めてください。待っています。',
    en: 'No worker is there: start blackpoker worker with the same DATABASE_URL. Waiting.',
  },
  otherProgram: {
    ja: 'ワーカーはいますが、別の版のプログラムです。同じ版にしてください。待っています。',
    en: 'The workers that are there run another version of this program: give them the same one. Waiting.',
  },
  away: {
    ja: 'データベースにつながりません（{reason}）。また試します。',
    en: 'The database is away ({reason}); trying again.',
  },
  back: { ja: '続けます。', en: 'Going on.' },
} satisfies Record<ClusterNote, Text>;

/** `what` a unit of the job is called in the progress bar. Ctrl-C stops the run; what is done stays done in its folder. */
export async function runInLab<Spec, Result, Total>(
  job: Job<Spec, Result, Total>,
  spec: Spec,
  what: Text,
  args: Arguments,
  io: Io,
): Promise<Total> {
  const bar = new RunBar(io, args.lang, what);
  const stop = new AbortController();
  const onInterrupt = (): void => stop.abort();
  process.once('SIGINT', onInterrupt);
  try {
    return await runJob(job, spec, {
      ...runOptions(args, io),
      onProgress: (progress) => bar.tell(progress),
      signal: stop.signal,
    });
  } catch (error) {
    throw failureOf(error, args);
  } finally {
    process.off('SIGINT', onInterrupt);
    bar.end();
  }
}

function runOptions(args: Arguments, io: Io): RunOptions {
  const folder = args.text('out');
  return {
    ...(args.has('cluster') && { cluster: clusterOptions(args, io) }),
    ...(args.text('workers') !== undefined && { workers: args.wholeNumber('workers', 0) }),
    ...(folder !== undefined && { folder }),
  };
}

function clusterOptions(args: Arguments, io: Io): ClusterOptions {
  args.refuseBeside('cluster', ['workers']);
  const onNote = (note: ClusterNote, reason: string): void => io.err(fill(CLUSTER_WORDS[note], args.lang, { reason }));
  return { databaseUrl: databaseOf(io), onNote };
}

function failureOf(error: unknown, args: Arguments): unknown {
  if (!(error instanceof RunError)) return error;
  const place = args.text('out') ?? (args.has('cluster') ? 'the database' : undefined);
  const kept = place === undefined ? '' : ` What was finished is in ${place}; the same command goes on there.`;
  return new Failure(error instanceof RunStopped ? `stopped.${kept}` : error.message);
}
