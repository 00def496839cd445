/** A worker of the cluster: takes batches from the queue, does them on its threads and writes the results. */
import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { Threads } from '../run/crew.ts';
import { messageOf } from '../run/runError.ts';
import { THREAD_SCRIPT } from '../run/threadScript.ts';
import { BatchQueue, type HeldBatch, type RunOnQueue, type WorkerRow } from './batchQueue.ts';
import { Postgres } from './postgres.ts';
import { programMark } from './programMark.ts';

export type WorkerNote =
  | { readonly kind: 'ready'; readonly mark: string }
  | { readonly kind: 'done'; readonly job: string; readonly batch: number; readonly units: number }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'away'; readonly message: string }
  | { readonly kind: 'back' };

export interface WorkerOptions {
  readonly databaseUrl: string;
  readonly threads: number;
  readonly onNote?: (note: WorkerNote) => void;
  readonly signal: AbortSignal;
  readonly pollMs?: number;
}

const POLL_MS = 500;
/** Between signs of life: well within the time that a batch is held for. */
const SIGN_MS = 1000;
const AGAIN_MS = 1000;

/** Works until the signal; then what is not done goes back at once. Throws a RunError where the database is not there. */
export async function workForCluster(options: WorkerOptions): Promise<void> {
  const postgres = await Postgres.open(options.databaseUrl);
  try {
    const worker = new ClusterWorker(await BatchQueue.open(postgres, programMark()), options);
    await worker.work();
  } finally {
    await postgres.close();
  }
}

class ClusterWorker {
  private readonly queue: BatchQueue;
  private readonly options: WorkerOptions;
  private readonly crew: Threads;
  private readonly row: WorkerRow;
  private readonly held = new Map<string, HeldBatch>();
  private readonly runs = new Map<string, RunOnQueue>();
  private isAway = false;
  private wake: () => void = () => undefined;

  constructor(queue: BatchQueue, options: WorkerOptions) {
    this.queue = queue;
    this.options = options;
    this.crew = new Threads(THREAD_SCRIPT, options.threads);
    this.row = { id: `${hostname()}-${randomUUID()}`, mark: programMark(), threads: options.threads };
  }

  private get isStopped(): boolean {
    return this.options.signal.aborted;
  }

  async work(): Promise<void> {
    const stop = (): void => this.wake();
    this.options.signal.addEventListener('abort', stop);
    await this.queue.renew(this.row, []);
    this.options.onNote?.({ kind: 'ready', mark: this.row.mark });
    await Promise.all([this.takeBatches(), this.giveSigns()]);
    this.options.signal.removeEventListener('abort', stop);
    await this.crew.close();
    await this.queue.giveBack([...this.held.values()], this.row.id).catch(() => undefined);
  }

  private async takeBatches(): Promise<void> {
    while (!this.isStopped) {
      const free = this.options.threads - this.held.size;
      const taken = free > 0 ? await this.take(free) : [];
      for (const held of taken) void this.process(held);
      if (taken.length < free || this.held.size >= this.options.threads) await this.news();
    }
  }

  private async take(most: number): Promise<readonly HeldBatch[]> {
    const taken = await this.attempt(() => this.queue.take(most));
    for (const held of taken ?? []) this.held.set(held.id, held);
    return taken ?? [];
  }

  /** Until a batch is done, it is time to look again, or the worker is stopped. */
  private async news(): Promise<void> {
    if (this.isStopped) return;
    const timer = new AbortController();
    const woken = new Promise<void>((resolve) => {
      this.wake = resolve;
    });
    const pause = wait(this.options.pollMs ?? POLL_MS, undefined, { signal: timer.signal }).catch(() => undefined);
    await Promise.race([woken, pause]);
    timer.abort();
  }

  private async process(held: HeldBatch): Promise<void> {
    const run = await this.insist(() => this.runOf(held));
    if (run === null) await this.insist(() => this.queue.drop(held.id));
    else if (run !== undefined) await this.compute(held, run);
    if (this.isStopped) return;
    this.held.delete(held.id);
    this.wake();
  }

  /** Null: nobody needs this batch any more. */
  private async runOf({ run: id, batch }: HeldBatch): Promise<RunOnQueue | null> {
    if (await this.queue.hasResult(id, batch.id)) return null;
    const run = this.runs.get(id) ?? (await this.queue.run(id));
    if (run !== undefined) this.runs.set(id, run);
    return run ?? null;
  }

  private async compute(held: HeldBatch, { job, spec }: RunOnQueue): Promise<void> {
    const { batch } = held;
    try {
      const result = await this.crew.work({ job, spec, batch }, () => undefined);
      await this.insist(() => this.queue.finish(held, result));
      this.options.onNote?.({ kind: 'done', job, batch: batch.id, units: batch.count });
    } catch (error) {
      if (!this.isStopped) await this.giveUp(held, messageOf(error));
    }
  }

  private async giveUp(held: HeldBatch, message: string): Promise<void> {
    this.options.onNote?.({ kind: 'failed', message });
    await this.insist(() => this.queue.fail(held, message));
  }

  private async giveSigns(): Promise<void> {
    while (!this.isStopped) {
      await wait(SIGN_MS, undefined, { signal: this.options.signal }).catch(() => undefined);
      if (this.isStopped) return;
      await this.attempt(async () => {
        await this.queue.renew(this.row, [...this.held.keys()]);
        await this.queue.release();
      });
    }
  }

  /** Tries until it succeeds or the worker is stopped: the database comes back. */
  private async insist<T>(act: () => Promise<T>): Promise<T | undefined> {
    while (!this.isStopped) {
      const done = await this.attempt(async () => ({ value: await act() }));
      if (done !== undefined) return done.value;
      await wait(AGAIN_MS, undefined, { signal: this.options.signal }).catch(() => undefined);
    }
    return undefined;
  }

  private async attempt<T>(act: () => Promise<T>): Promise<T | undefined> {
    try {
      const value = await act();
      if (this.isAway) this.options.onNote?.({ kind: 'back' });
      this.isAway = false;
      return value;
    } catch (error) {
      if (!this.isAway && !this.isStopped) this.options.onNote?.({ kind: 'away', message: messageOf(error) });
      this.isAway = true;
      return undefined;
    }
  }
}
