/** blackpoker worker: does batches of the lab for whoever asks for them with --cluster. */
import { availableParallelism } from 'node:os';
import process from 'node:process';
import { fill, type Lang, type Text } from '@blackpoker/engine';
import { RunError, type WorkerNote, workForCluster } from '@blackpoker/lab';
import { type Arguments, type Command, EXIT_OK, Failure, LANG_OPTION } from '../command.ts';
import type { Io } from '../io.ts';

export const worker: Command = {
  name: 'worker',
  usage: '',
  summary: 'Do batches of the lab for commands that run with --cluster, on this machine and on others.',
  details: [
    'It needs PostgreSQL: DATABASE_URL says where, such as postgres://user:password@host/blackpoker; the same for the workers and for whoever asks. It works until it is told to stop (Ctrl-C); what it has not finished goes back at once. A worker that dies gives no sign of life, and after 30 seconds another one gets its batches: each result counts once.',
    'All machines must have the same version: workers take only what their own program would do in the same way.',
  ],
  options: {
    workers: { value: 'N', help: 'how many threads (default: as many as cores)' },
    ...LANG_OPTION,
  },
  run: runWorker,
};

export const WORKER_WORDS = {
  ready: {
    ja: '準備できました（スレッド{threads}、プログラム{mark}）。Ctrl-Cで止まります。',
    en: 'Ready (threads: {threads}, program: {mark}). Ctrl-C stops it.',
  },
  done: {
    ja: '{batches}バッチを終えました（ユニット{units}）。',
    en: 'Batches done: {batches} ({units} units).',
  },
  failed: { ja: '失敗: {message}', en: 'failed: {message}' },
  away: {
    ja: 'データベースにつながりません（{message}）。また試します。',
    en: 'the database is away ({message}); trying again.',
  },
  back: { ja: 'データベースに再びつながりました。', en: 'the database is back.' },
} satisfies Record<string, Text>;

/** How often a worker tells in a log how much it has done. */
const TOLD_MS = 60_000;

async function runWorker(args: Arguments, io: Io): Promise<number> {
  args.refuseArguments();
  const threads = args.wholeNumber('workers', availableParallelism(), 1);
  const databaseUrl = databaseOf(io);
  const stop = new AbortController();
  const onSignal = (): void => stop.abort();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, onSignal);
  try {
    await workForCluster({ databaseUrl, threads, signal: stop.signal, onNote: teller(io, args.lang, threads) });
    return EXIT_OK;
  } catch (error) {
    throw error instanceof RunError ? new Failure(error.message) : error;
  } finally {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, onSignal);
  }
}

/** Where PostgreSQL is; a failure that says what to do where nobody has said it. */
export function databaseOf(io: Io): string {
  const url = io.env.DATABASE_URL ?? '';
  if (/^postgres(ql)?:\/\//.test(url)) return url;
  const problem = url === '' ? 'DATABASE_URL is not set' : 'DATABASE_URL is no address of a PostgreSQL database';
  throw new Failure(
    `${problem}. A cluster meets at a PostgreSQL database: start one, and set DATABASE_URL=postgres://user:password@host/blackpoker for every worker and for the command that asks. Without a cluster nothing of this is needed: leave out --cluster.`,
  );
}

function teller(io: Io, lang: Lang, threads: number): (note: WorkerNote) => void {
  let [batches, units, told] = [0, 0, performance.now()];
  const count = (more: number): void => {
    batches++;
    units += more;
    const text = fill(WORKER_WORDS.done, lang, { batches, units });
    io.status(text);
    if (io.watched || performance.now() - told < TOLD_MS) return;
    told = performance.now();
    io.err(text);
  };
  return (note) => {
    if (note.kind === 'done') count(note.units);
    else if (note.kind === 'ready') io.out(fill(WORKER_WORDS.ready, lang, { threads, mark: note.mark }));
    else io.err(fill(WORKER_WORDS[note.kind], lang, { message: 'message' in note ? note.message : '' }));
  };
}
