/** Rows of many games go to the disk together: one writer takes all that waits. */
import { performance } from 'node:perf_hooks';
import { type Appended, type LogRow, StoreUnavailable } from './store.ts';
import { isAway, unavailable } from './unavailable.ts';

/** Answers in the order of the rows. Rejects where it is unknown whether anything was written, or certain that nothing was. */
export type WriteRows = (rows: readonly LogRow[]) => Promise<readonly Appended[]>;

/** Is told of each commit that went well how long its first row has waited for it, in seconds. */
export type OnCommit = (seconds: number) => void;

export interface GroupCommitOptions {
  /** Milliseconds between two commits: while there is little to write each goes at once, under load they come together. */
  readonly pause?: number | undefined;
  readonly onCommit?: OnCommit | undefined;
}

interface Waiting {
  readonly row: LogRow;
  readonly since: number;
  readonly resolve: (answer: Appended) => void;
  readonly reject: (error: unknown) => void;
}

const PAUSE_MS = 10;
const MOST_WAITING = 10_000;
const MOST_AT_ONCE = 500;

export class GroupCommit {
  private readonly write: WriteRows;
  private readonly pause: number;
  private readonly onCommit: OnCommit | undefined;
  private waiting: Waiting[] = [];
  private running: Promise<void> | undefined;
  private last = Number.NEGATIVE_INFINITY;

  constructor(write: WriteRows, { pause = PAUSE_MS, onCommit }: GroupCommitOptions = {}) {
    this.write = write;
    this.pause = pause;
    this.onCommit = onCommit;
  }

  append(row: LogRow): Promise<Appended> {
    if (this.waiting.length >= MOST_WAITING) return Promise.reject(new StoreUnavailable('too many rows wait'));
    return new Promise((resolve, reject) => {
      this.waiting.push({ row, since: performance.now(), resolve, reject });
      this.running ??= this.run();
    });
  }

  /** Resolves when nothing waits any more. */
  async idle(): Promise<void> {
    await this.running;
  }

  private async run(): Promise<void> {
    while (this.waiting.length > 0) {
      await this.turn();
      await this.commit(this.waiting.splice(0, MOST_AT_ONCE));
      this.last = performance.now();
    }
    this.running = undefined;
  }

  /** What arrives in one turn of the event loop shares a commit, and under load what arrives while the process rests. */
  private async turn(): Promise<void> {
    await endOfTurn();
    const left = this.last + this.pause - performance.now();
    if (left <= 0) return;
    rest(left);
    await endOfTurn();
  }

  private async commit(batch: readonly Waiting[]): Promise<void> {
    try {
      const answers = await this.write(batch.map(({ row }) => row));
      this.note(batch);
      for (const [i, each] of batch.entries()) settle(each, answers[i]);
    } catch (error) {
      if (isAway(error)) this.refuse(batch, unavailable(error));
      else await this.commitSingly(batch, error);
    }
  }

  private note([first]: readonly Waiting[]): void {
    if (first !== undefined) this.onCommit?.((performance.now() - first.since) / 1000);
  }

  /** The database is away: whoever waits hears it at once. */
  private refuse(batch: readonly Waiting[], error: unknown): void {
    const all = [...batch, ...this.waiting.splice(0)];
    for (const { reject } of all) reject(error);
  }

  /** A row that cannot be written harms no other. */
  private async commitSingly(batch: readonly Waiting[], error: unknown): Promise<void> {
    const [only] = batch;
    if (batch.length === 1) only?.reject(error);
    else for (const each of batch) await this.commit([each]);
  }
}

const endOfTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

const nobody = new Int32Array(new SharedArrayBuffer(4));

/** The process does nothing at all: what comes meanwhile is read in one go, which costs far less than to wake up for each (docs/decisions/012). */
function rest(ms: number): void {
  Atomics.wait(nobody, 0, 0, ms);
}

function settle({ resolve, reject }: Waiting, answer: Appended | undefined): void {
  if (answer === undefined) reject(new Error('bug: a row of the log was not answered'));
  else resolve(answer);
}
