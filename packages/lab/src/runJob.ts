/** Runs a job on all cores, to the same total whatever their number, and goes on where a run in a folder was stopped. */
import { availableParallelism } from 'node:os';
import { ClusterCrew, type ClusterOptions } from './cluster/clusterCrew.ts';
import type { Batch, Job } from './job.ts';
import { type Crew, inThisThread, Threads } from './run/crew.ts';
import { fingerprint } from './run/fingerprint.ts';
import { Ledger } from './run/ledger.ts';
import { RunError, RunStopped } from './run/runError.ts';
import { type FinishedBatch, RunFolder, type RunHeader } from './run/runFolder.ts';
import { THREAD_SCRIPT } from './run/threadScript.ts';

export interface RunOptions {
  /** Threads (default: as many as cores); 0: everything in this one. */
  readonly workers?: number;
  /** Every finished batch is written there. A run that was stopped goes on from what is there. */
  readonly folder?: string;
  /** Workers on other machines do the batches, in place of threads here. A run that was stopped goes on from what they have done. */
  readonly cluster?: ClusterOptions;
  readonly onProgress?: (progress: RunProgress) => void;
  readonly signal?: AbortSignal;
}

export interface RunProgress {
  readonly units: number;
  readonly done: number;
  /** Of them, done by an earlier run. */
  readonly kept: number;
}

/** Throws a RunError where a batch fails or the folder cannot be used, a RunStopped at the signal. Needs a job of `jobs.ts` for threads. */
export async function runJob<Spec, Result, Total>(
  job: Job<Spec, Result, Total>,
  spec: Spec,
  options: RunOptions = {},
): Promise<Total> {
  const folder = options.folder === undefined ? undefined : new RunFolder(options.folder, headerOf(job, spec));
  try {
    const crew = options.cluster && (await ClusterCrew.open(headerOf(job, spec), options.cluster));
    const run = new Run(job, spec, options, folder, crew);
    return await run.finish();
  } finally {
    folder?.close();
  }
}

function headerOf<Spec, Result, Total>(job: Job<Spec, Result, Total>, spec: Spec): RunHeader {
  const regulations = job.regulations?.(spec) ?? [];
  const prints = Object.fromEntries(regulations.map((id) => [id, fingerprint(id)]));
  return { job: job.name, spec, regulations: prints };
}

/** So many batches may be finished before the one that is added next: what is held in memory has a bound. */
const HELD_PER_WORKER = 8;

class Run<Spec, Result, Total> {
  private readonly job: Job<Spec, Result, Total>;
  private readonly spec: Spec;
  private readonly options: RunOptions;
  private readonly folder: RunFolder | undefined;
  private readonly ledger: Ledger<Spec, Result, Total>;
  private readonly units: number;
  private readonly perBatch: number;
  private readonly batches: number;
  private readonly crew: Crew;
  /** The next batch to hand out. */
  private next = 0;
  private failure: unknown;
  /** Units done, by batch while it is being worked on. */
  private readonly working = new Map<number, number>();
  private done = 0;
  private kept = 0;
  private waiting: (() => void)[] = [];

  constructor(
    job: Job<Spec, Result, Total>,
    spec: Spec,
    options: RunOptions,
    folder: RunFolder | undefined,
    crew: Crew | undefined,
  ) {
    this.job = job;
    this.spec = spec;
    this.options = options;
    this.folder = folder;
    this.ledger = new Ledger(job, spec);
    const { units, perBatch } = job.size(spec);
    this.units = units;
    this.perBatch = perBatch;
    this.batches = Math.ceil(units / perBatch);
    this.crew = crew ?? this.hire(Math.min(options.workers ?? availableParallelism(), this.batches));
  }

  private hire(workers: number): Crew {
    if (workers === 0) return inThisThread(({ batch }, onUnit) => this.job.run(this.spec, batch, onUnit));
    return new Threads(THREAD_SCRIPT, workers);
  }

  async finish(): Promise<Total> {
    const { signal } = this.options;
    const stop = (): void => this.fail(new RunStopped('stopped'));
    signal?.addEventListener('abort', stop);
    try {
      await this.recall();
      if (signal?.aborted) stop();
      await this.workAll();
    } finally {
      signal?.removeEventListener('abort', stop);
      await this.crew.close();
    }
    if (this.failure !== undefined && !this.ledger.isEnough) throw this.failure;
    return this.ledger.total;
  }

  /** Takes over what the folder and the crew have. */
  private async recall(): Promise<void> {
    for (const finished of this.folder?.finished() ?? []) this.takeOver(finished);
    for await (const finished of this.crew.finished?.() ?? [])
      if (this.takeOver(finished)) this.folder?.write(finished);
    this.done = this.kept;
    this.tell();
  }

  /** Whether it was not known yet. */
  private takeOver({ id, result }: FinishedBatch): boolean {
    if (id >= this.batches) throw new RunError(`batch ${id} is not one of the ${this.batches} of this run`);
    if (this.ledger.has(id)) return false;
    this.kept += this.batch(id).count;
    this.ledger.put(id, result as Result);
    return true;
  }

  private async workAll(): Promise<void> {
    const lanes = Array.from({ length: this.crew.size }, () => this.lane());
    // Batches that are under way are waited for when one has failed, and are not when nothing more is needed.
    await Promise.race([Promise.all(lanes), this.untilOver()]);
  }

  /** Until enough has been added, or somebody stopped the run. */
  private async untilOver(): Promise<void> {
    while (!this.isOver) await this.news();
  }

  private async lane(): Promise<void> {
    for (let batch = await this.take(); batch !== undefined; batch = await this.take()) {
      try {
        await this.work(batch);
      } catch (error) {
        this.fail(error);
      }
    }
  }

  private async work(batch: Batch): Promise<void> {
    const task = { job: this.job.name, spec: this.spec, batch };
    const result = (await this.crew.work(task, (done) => this.count(batch.id, done))) as Result;
    if (this.isOver) return;
    this.folder?.write({ id: batch.id, result });
    this.count(batch.id, batch.count);
    this.working.delete(batch.id);
    this.ledger.put(batch.id, result);
    this.wake();
  }

  private get isOver(): boolean {
    return this.ledger.isEnough || this.failure instanceof RunStopped;
  }

  /** The next batch that nobody has done, once it is near enough to the one that is added next. */
  private async take(): Promise<Batch | undefined> {
    for (;;) {
      while (this.ledger.has(this.next)) this.next++;
      if (this.isOver || this.failure !== undefined || this.next >= this.batches) return undefined;
      if (this.next < this.ledger.next + HELD_PER_WORKER * this.crew.size) return this.batch(this.next++);
      await this.news();
    }
  }

  private batch(id: number): Batch {
    const first = id * this.perBatch;
    return { id, first, count: Math.min(this.perBatch, this.units - first) };
  }

  /** The first failure ends the run. */
  private fail(error: unknown): void {
    this.failure ??= error;
    this.wake();
  }

  private news(): Promise<void> {
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  private wake(): void {
    const { waiting } = this;
    this.waiting = [];
    for (const resolve of waiting) resolve();
  }

  private count(id: number, done: number): void {
    this.done += done - (this.working.get(id) ?? 0);
    this.working.set(id, done);
    this.tell();
  }

  private tell(): void {
    this.options.onProgress?.({ units: this.units, done: this.done, kept: this.kept });
  }
}
