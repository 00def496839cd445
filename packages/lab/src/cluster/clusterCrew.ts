/** The crew of a run whose batches are done by workers on other machines. */
import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Batch } from '../job.ts';
import type { Crew, Task } from '../run/crew.ts';
import { messageOf, RunError, RunStopped } from '../run/runError.ts';
import type { FinishedBatch, RunHeader } from '../run/runFolder.ts';
import { BatchQueue, type WorkerRow } from './batchQueue.ts';
import { Postgres } from './postgres.ts';
import { programMark } from './programMark.ts';

/** `noWorkers`: nobody is there to do it; `otherProgram`: those that are there have other rules or players; `away`: the database is; `back`: one of these is over. */
export const CLUSTER_NOTES = ['noWorkers', 'otherProgram', 'away', 'back'] as const;
export type ClusterNote = (typeof CLUSTER_NOTES)[number];

export interface ClusterOptions {
  readonly databaseUrl: string;
  /** Called when it changes; `reason`: why the database is away. */
  readonly onNote?: (note: ClusterNote, reason: string) => void;
  /** Seconds after which a batch is taken from a worker that gives no sign of life (default 30). */
  readonly lease?: number;
  readonly pollMs?: number;
}

const LEASE = 30;
const POLL_MS = 200;
/** So many batches are on the queue for each thread that is there when the run begins. */
const PER_THREAD = 4;
const FEWEST = 64;
const MOST = 1024;

interface Waiting {
  readonly batch: Batch;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

export class ClusterCrew implements Crew {
  readonly size: number;
  private readonly postgres: Postgres;
  private readonly queue: BatchQueue;
  private readonly run: string;
  private readonly options: ClusterOptions;
  private readonly lease: number;
  private readonly waiting = new Map<number, Waiting>();
  private fresh: Batch[] = [];
  private note: ClusterNote = 'back';
  private readonly closing = new AbortController();
  private readonly watching: Promise<void>;

  private constructor(postgres: Postgres, queue: BatchQueue, run: string, threads: number, options: ClusterOptions) {
    this.postgres = postgres;
    this.queue = queue;
    this.run = run;
    this.options = options;
    this.lease = options.lease ?? LEASE;
    this.size = Math.min(MOST, Math.max(FEWEST, PER_THREAD * threads));
    this.watching = this.watch();
  }

  /** Throws a RunError where the database is not there. */
  static async open(header: RunHeader, options: ClusterOptions): Promise<ClusterCrew> {
    const postgres = await Postgres.open(options.databaseUrl);
    try {
      const queue = await BatchQueue.open(postgres, programMark());
      const run = runId(header);
      await queue.begin({ ...header, id: run });
      const workers = await queue.workers(options.lease ?? LEASE);
      return new ClusterCrew(postgres, queue, run, threadsOf(workers), options);
    } catch (error) {
      await postgres.close();
      throw new RunError(`the run cannot be put on the queue: ${messageOf(error)}`);
    }
  }

  finished(): AsyncIterable<FinishedBatch> {
    return this.queue.results(this.run);
  }

  work({ batch }: Task): Promise<unknown> {
    if (this.fresh.length === 0) setImmediate(() => void this.putFresh());
    this.fresh.push(batch);
    return new Promise((resolve, reject) => this.waiting.set(batch.id, { batch, resolve, reject }));
  }

  async close(): Promise<void> {
    this.closing.abort();
    await this.watching;
    const left = [...this.waiting.values()];
    this.waiting.clear();
    const batches = left.map(({ batch }) => batch);
    await this.queue.withdraw(this.run, batches).catch(() => undefined);
    await this.postgres.close();
    for (const { reject } of left) reject(new RunStopped('the crew is closed'));
  }

  /** What cannot be put now is put with all that is missing, later. */
  private async putFresh(): Promise<void> {
    const { fresh } = this;
    this.fresh = [];
    await this.attempt(() => this.queue.put(this.run, fresh, this.lease));
  }

  private async watch(): Promise<void> {
    let looked = Number.NEGATIVE_INFINITY;
    while (!this.closing.signal.aborted) {
      await wait(this.options.pollMs ?? POLL_MS, undefined, { signal: this.closing.signal }).catch(() => undefined);
      if (this.closing.signal.aborted) return;
      await this.attempt(() => this.fetch());
      if (performance.now() - looked < (1000 * this.lease) / 2) continue;
      looked = performance.now();
      await this.attempt(() => this.lookAfter());
    }
  }

  private async fetch(): Promise<void> {
    if (this.waiting.size === 0) return;
    for (const { id, result } of await this.queue.resultsOf(this.run, [...this.waiting.keys()])) {
      this.waiting.get(id)?.resolve(result);
      this.waiting.delete(id);
    }
    for (const { batch, message } of await this.queue.failures(this.run)) this.fail(batch, message);
  }

  /** What must be seen to from time to time: the dead, what is missing on the queue, who is there. */
  private async lookAfter(): Promise<void> {
    await this.queue.release();
    const batches = [...this.waiting.values()].map(({ batch }) => batch);
    if (batches.length > 0) await this.queue.put(this.run, batches, this.lease);
    this.tell(await this.standing());
  }

  private fail(id: number, message: string): void {
    const text = message.startsWith('batch ') ? message : `batch ${id} failed: ${message}`;
    this.waiting.get(id)?.reject(new RunError(text));
    this.waiting.delete(id);
  }

  private async standing(): Promise<ClusterNote> {
    const workers = await this.queue.workers(this.lease);
    if (workers.length === 0) return 'noWorkers';
    return workers.some(({ mark }) => mark === programMark()) ? 'back' : 'otherProgram';
  }

  private async attempt(act: () => Promise<void>): Promise<void> {
    try {
      await act();
      if (this.note === 'away') this.tell('back');
    } catch (error) {
      if (!this.closing.signal.aborted) this.tell('away', messageOf(error));
    }
  }

  private tell(note: ClusterNote, reason = ''): void {
    if (note === this.note) return;
    this.note = note;
    this.options.onNote?.(note, reason);
  }
}

/** Whoever asks for the same with the same program asks for the same run. */
function runId(header: RunHeader): string {
  const text = JSON.stringify({ mark: programMark(), ...header });
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}

const threadsOf = (workers: readonly WorkerRow[]): number =>
  workers.filter(({ mark }) => mark === programMark()).reduce((sum, { threads }) => sum + threads, 0);
