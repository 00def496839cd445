/** A job of the lab, run from the command line: on all cores, with a progress bar, kept in a folder where one is named. */
import process from 'node:process';
import type { Text } from '@blackpoker/engine';
import { type Job, RunError, RunStopped, runJob } from '@blackpoker/lab';
import { type Arguments, Failure } from './command.ts';
import type { Io } from './io.ts';
import { RunBar } from './runBar.ts';

export const RUN_OPTIONS = {
  workers: { value: 'N', help: 'how many threads (default: as many as cores; 0: none beside the program itself)' },
  out: { value: 'FOLDER', help: 'keep what is done in a folder; the same command goes on where it was stopped' },
};

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
      ...runOptions(args),
      onProgress: (progress) => bar.tell(progress),
      signal: stop.signal,
    });
  } catch (error) {
    throw failureOf(error, args.text('out'));
  } finally {
    process.off('SIGINT', onInterrupt);
    bar.end();
  }
}

function runOptions(args: Arguments) {
  const folder = args.text('out');
  return {
    ...(args.text('workers') !== undefined && { workers: args.wholeNumber('workers', 0) }),
    ...(folder !== undefined && { folder }),
  };
}

function failureOf(error: unknown, folder: string | undefined): unknown {
  if (!(error instanceof RunError)) return error;
  const kept = folder === undefined ? '' : ` What was finished is in ${folder}; the same command goes on there.`;
  return new Failure(error instanceof RunStopped ? `stopped.${kept}` : error.message);
}
