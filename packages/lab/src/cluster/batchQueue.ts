/** Batches that wait for a worker, those that are being worked on, and the results: docs/lab.md describes the tables. */
import { createHash } from 'node:crypto';
import type { Batch } from '../job.ts';
import type { FinishedBatch } from '../run/runFolder.ts';
import type { Postgres, Row } from './postgres.ts';

/** A run as workers have to know it. */
export interface RunOnQueue {
  readonly id: string;
  readonly job: string;
  readonly spec: unknown;
}

/** A batch that a worker holds for so many seconds; it has to renew that, or another gets it. */
export interface HeldBatch {
  readonly id: string;
  readonly run: string;
  readonly batch: Batch;
  readonly lease: number;
}

export interface WorkerRow {
  readonly id: string;
  readonly mark: string;
  readonly threads: number;
}

/** A batch that throws goes to another worker so often. */
const RETRIES = 2;
/** Whose worker dies goes to another one however often that happens. */
const DEATHS = 1_000_000;
/** Runs that nobody asked for during so many days are forgotten. */
const KEPT_DAYS = 30;
const READ_AT_ONCE = 50;

export class BatchQueue {
  private readonly postgres: Postgres;
  private readonly mark: string;
  private readonly name: string;

  private constructor(postgres: Postgres, mark: string) {
    this.postgres = postgres;
    this.mark = mark;
    this.name = queueOf(mark);
  }

  /** The queue of those programs that have this mark. */
  static async open(postgres: Postgres, mark: string): Promise<BatchQueue> {
    const queue = new BatchQueue(postgres, mark);
    await postgres.again(() => postgres.boss.createQueue(queue.name));
    return queue;
  }

  // for whoever asks for a run

  async begin({ id, job, spec }: RunOnQueue): Promise<void> {
    await this.postgres.again(() => this.forget());
    const sql = `insert into lab.runs (id, mark, job, spec) values ($1, $2, $3, $4)
      on conflict (id) do update set touched_at = now()`;
    await this.postgres.rows(sql, [id, this.mark, job, JSON.stringify(spec)]);
    await this.dropFailed(id);
  }

  /** Batches that are on the queue already, or being worked on, stay as they are. */
  async put(run: string, batches: readonly Batch[], lease: number): Promise<void> {
    const { name } = this;
    const options = { retryLimit: DEATHS, expireInSeconds: lease };
    const jobs = batches.map((batch) => ({ name, id: jobId(run, batch.id), data: { run, batch }, ...options }));
    await this.postgres.boss.insert(jobs);
  }

  async *results(run: string): AsyncIterable<FinishedBatch> {
    const rows = await this.postgres.rows('select batch from lab.results where run = $1 order by batch', [run]);
    const ids = rows.map(({ batch }) => Number(batch));
    for (let i = 0; i < ids.length; i += READ_AT_ONCE) yield* await this.resultsOf(run, ids.slice(i, i + READ_AT_ONCE));
  }

  /** Those of these batches that are there. */
  async resultsOf(run: string, batches: readonly number[]): Promise<readonly FinishedBatch[]> {
    const sql = 'select batch, result from lab.results where run = $1 and batch = any($2::int[]) order by batch';
    const rows = await this.postgres.rows(sql, [run, batches]);
    return rows.map(({ batch, result }) => ({ id: Number(batch), result: JSON.parse(String(result)) }));
  }

  /** Batches that were tried as often as they may be, and what went wrong at last. */
  async failures(run: string): Promise<readonly { readonly batch: number; readonly message: string }[]> {
    const sql = `select data, output from pgboss.job where name = $1 and state = 'failed' and data->>'run' = $2`;
    const rows = await this.postgres.rows(sql, [this.name, run]);
    return rows.map((row) => ({ batch: dataOf(row).batch.id, message: failureIn(row.output) }));
  }

  /** What nobody has taken yet is no longer wanted. */
  async withdraw(run: string, batches: readonly Batch[]): Promise<void> {
    const sql = `delete from pgboss.job where name = $1 and id = any($2::uuid[]) and state < 'active'`;
    await this.postgres.rows(sql, [this.name, batches.map(({ id }) => jobId(run, id))]);
  }

  /** Gives what the dead hold to the living. */
  async release(): Promise<void> {
    await this.postgres.boss.expire();
  }

  /** Workers that were seen within so many seconds, of this program and of others. */
  async workers(seconds: number): Promise<readonly WorkerRow[]> {
    const sql = 'select id, mark, threads from lab.workers where seen_at > now() - make_interval(secs => $1)';
    const rows = await this.postgres.rows(sql, [seconds]);
    return rows.map(({ id, mark, threads }) => ({ id: String(id), mark: String(mark), threads: Number(threads) }));
  }

  private async dropFailed(run: string): Promise<void> {
    const sql = `delete from pgboss.job where name = $1 and state >= 'completed' and data->>'run' = $2`;
    await this.postgres.rows(sql, [this.name, run]);
  }

  /** Not what has just been made: its worker may be about to say that it is there. */
  private async forget(): Promise<void> {
    const old = 'now() - make_interval(days => $1)';
    await this.postgres.rows(`delete from lab.runs where touched_at < ${old}`, [KEPT_DAYS]);
    await this.postgres.rows(`delete from lab.workers where seen_at < ${old}`, [KEPT_DAYS]);
    const marks = await this.postgres.rows('select mark from lab.runs union select mark from lab.workers', []);
    const used = new Set([this.name, ...marks.map(({ mark }) => queueOf(String(mark)))]);
    for (const { name, createdOn } of await this.postgres.boss.getQueues())
      if (name.startsWith(QUEUE) && !used.has(name) && isOld(createdOn)) await this.deleteQueue(name);
  }

  private async deleteQueue(name: string): Promise<void> {
    await this.postgres.rows('delete from pgboss.job where name = $1', [name]);
    await this.postgres.boss.deleteQueue(name);
  }

  // for workers

  async run(id: string): Promise<RunOnQueue | undefined> {
    const [row] = await this.postgres.rows('select job, spec from lab.runs where id = $1', [id]);
    return row && { id, job: String(row.job), spec: JSON.parse(String(row.spec)) };
  }

  async take(most: number): Promise<readonly HeldBatch[]> {
    const jobs = await this.postgres.boss.fetch<JobData>(this.name, { batchSize: most });
    return jobs.map(({ id, data: { run, batch }, expireInSeconds }) => ({
      ...{ id, run, batch },
      lease: Number(expireInSeconds),
    }));
  }

  /** The worker lives, and still holds these. */
  async renew({ id, mark, threads }: WorkerRow, held: readonly string[]): Promise<void> {
    const seen = `insert into lab.workers (id, mark, threads) values ($1, $2, $3)
      on conflict (id) do update set seen_at = now()`;
    await this.postgres.rows(seen, [id, mark, threads]);
    // pg-boss 10 counts from the start of a job and knows no heartbeat: the start is moved on.
    const on = `update pgboss.job set started_on = now() where name = $1 and id = any($2::uuid[]) and state = 'active'`;
    await this.postgres.rows(on, [this.name, held]);
  }

  async hasResult(run: string, batch: number): Promise<boolean> {
    const rows = await this.postgres.rows('select from lab.results where run = $1 and batch = $2', [run, batch]);
    return rows.length > 0;
  }

  /** The first result of a batch stays; one of a run that was forgotten is dropped. */
  async finish({ id, run, batch }: HeldBatch, result: unknown): Promise<void> {
    const sql = `insert into lab.results (run, batch, result)
      select id, $2, $3 from lab.runs where id = $1 on conflict do nothing`;
    await this.postgres.rows(sql, [run, batch.id, JSON.stringify(result)]);
    await this.drop(id);
  }

  async drop(id: string): Promise<void> {
    await this.postgres.boss.deleteJob(this.name, id);
  }

  /** pg-boss counts errors and deaths alike: errors are counted here. */
  async fail({ id }: HeldBatch, message: string): Promise<void> {
    const failures = `coalesce((data->>'failures')::int, 0)`;
    const isLast = `${failures} >= ${RETRIES}`;
    const sql = `update pgboss.job set data = data || jsonb_build_object('failures', ${failures} + 1), output = $3::jsonb,
      state = (case when ${isLast} then 'failed' else 'retry' end)::pgboss.job_state,
      completed_on = case when ${isLast} then now() end
      where name = $1 and id = $2 and state = 'active'`;
    await this.postgres.rows(sql, [this.name, id, JSON.stringify({ message })]);
  }

  /** Somebody else may have them, as if they had not been taken. */
  async giveBack(held: readonly HeldBatch[], worker: string): Promise<void> {
    for (const { id, run, batch, lease } of held) {
      await this.drop(id);
      await this.put(run, [batch], lease);
    }
    await this.postgres.rows('delete from lab.workers where id = $1', [worker]);
  }
}

const DAY_MS = 86_400_000;
const isOld = (time: Date): boolean => time.getTime() < Date.now() - KEPT_DAYS * DAY_MS;

const QUEUE = 'lab-';
const queueOf = (mark: string): string => QUEUE + mark;

interface JobData {
  readonly run: string;
  readonly batch: Batch;
  /** How often it has thrown. */
  readonly failures?: number;
}

const dataOf = ({ data }: Row): JobData => data as JobData;

function failureIn(output: unknown): string {
  const { message } = (output ?? {}) as { readonly message?: unknown };
  return typeof message === 'string' ? message : (JSON.stringify(output) ?? '');
}

/** The same for the same batch, so that it is on the queue once; in the order of the batches, which is that in which they are taken. */
function jobId(run: string, batch: number): string {
  const rest = createHash('sha256').update(`${run}/${batch}`).digest('hex');
  const digits = batch.toString(16).padStart(8, '0') + rest;
  return [
    [0, 8],
    [8, 12],
    [12, 16],
    [16, 20],
    [20, 32],
  ]
    .map(([from, to]) => digits.slice(from, to))
    .join('-');
}
