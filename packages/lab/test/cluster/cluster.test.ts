/** Batches on many machines: processes that meet at one PostgreSQL, of which any may die. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BatchQueue, type HeldBatch } from '../../src/cluster/batchQueue.ts';
import { Postgres } from '../../src/cluster/postgres.ts';
import { programMark } from '../../src/cluster/programMark.ts';
import {
  type ClusterOptions,
  matchJob,
  type RunProgress,
  runJob,
  simulationJob,
  type WorkerNote,
  workForCluster,
} from '../../src/index.ts';

const server = process.env.TEST_DATABASE_URL;
if (server === undefined) console.warn('No PostgreSQL (TEST_DATABASE_URL): the tests of the cluster are skipped.');

const spec = {
  regulations: ['8.0/lite/entry20'],
  games: 200,
  seed: '00000007000000000000000000000000',
  every: 0,
  decks: [null, null],
} as const;
const BATCHES = 50;
/** Seconds after which a batch is taken from a worker that is gone. */
const LEASE = 4;

describe.skipIf(server === undefined)('a cluster', () => {
  const name = `lab_${process.pid}_${Date.now()}`;
  const databaseUrl = withDatabase(server ?? 'postgres://none', name);
  const workers: ChildProcess[] = [];
  let db: Postgres;
  const ending = new AbortController();
  let work: Promise<void> | undefined;
  let runs = 0;

  beforeAll(async () => {
    await onServer(`create database ${name}`);
    db = await Postgres.open(databaseUrl);
  });

  afterAll(async () => {
    for (const worker of workers) worker.kill('SIGKILL');
    ending.abort();
    await work;
    await db.close();
    await onServer(`drop database ${name} with (force)`);
  });

  async function onServer(sql: string): Promise<void> {
    const main = await Postgres.open(server ?? '');
    await main.rows(sql, []);
    await main.close();
  }

  /** A run of its own: the same games would be there already. */
  const newSpec = () => ({ ...spec, seed: `${++runs}`.padStart(8, '0').padEnd(32, '0') });
  const cluster = (more: Partial<ClusterOptions> = {}): ClusterOptions => ({
    databaseUrl,
    lease: LEASE,
    pollMs: 20,
    ...more,
  });
  const count = async (sql: string): Promise<number> => Number((await db.rows(sql, []))[0]?.n);
  const failed = (): Promise<number> => count(`select count(*) as n from pgboss.job where state = 'failed'`);
  /** That wait or are being worked on; what an earlier test made fail may lie there for good. */
  const jobs = (): Promise<number> => count(`select count(*) as n from pgboss.job where state < 'completed'`);

  function startWorker(): { readonly child: ChildProcess; readonly done: number[] } {
    const script = fileURLToPath(new URL('workerProcess.ts', import.meta.url));
    const child = fork(script, { execArgv: ['--import', 'tsx'], env: { ...process.env, DATABASE_URL: databaseUrl } });
    workers.push(child);
    const done: number[] = [];
    child.on('message', (note: WorkerNote) => void (note.kind === 'done' && done.push(note.batch)));
    return { child, done };
  }

  async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
    const end = performance.now() + 60_000;
    while (!(await holds())) {
      if (performance.now() > end) throw new Error('it takes too long');
      await setTimeout(10);
    }
  }

  async function stop({ child }: { readonly child: ChildProcess }): Promise<number | null> {
    const exit = once(child, 'exit');
    child.kill('SIGTERM');
    const [code] = await exit;
    return code;
  }

  /** A worker in this process, from the first time that one is needed to the end. */
  function helpedByWorker(): void {
    const { signal } = ending;
    work ??= workForCluster({ databaseUrl, threads: 1, pollMs: 20, signal });
  }

  test('comes to the total of a local run though one of two workers is killed, another stalls and connections break', async () => {
    const mine = newSpec();
    const local = JSON.stringify(await runJob(simulationJob, mine, { workers: 0 }));
    const [killed, stalled] = [startWorker(), startWorker()];
    const run = runJob(simulationJob, mine, { cluster: cluster() });
    await until(() => killed.done.length > 0 && stalled.done.length > 0);
    killed.child.kill('SIGKILL');
    stalled.child.kill('SIGSTOP');
    await db.rows(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and application_name = 'blackpoker-lab' and pid <> pg_backend_pid()`,
      [],
    );
    const left = BATCHES - (await count('select count(*) as n from lab.results'));
    const living = startWorker();
    expect(JSON.stringify(await run)).toBe(local);
    // On a busy machine the first two may have done everything before they were stopped.
    if (left > 0) await until(() => living.done.length > 0);
    stalled.child.kill('SIGCONT');
    await setTimeout(1500);
    expect(await count('select count(*) as n from lab.results')).toBe(BATCHES);
    expect(await stop(stalled)).toBe(0);
    expect(await stop(living)).toBe(0);
    expect(await jobs()).toBe(0);
  });

  test('gives back at once what a worker was at when it was told to stop', async () => {
    const queue = await BatchQueue.open(db, 'by-hand');
    const batches = [0, 1, 2].map((id) => ({ id, first: id, count: 1 }));
    await queue.put('run', batches, 3600);
    await queue.put('run', batches, 3600);
    const held = await queue.take(2);
    expect(held).toMatchObject([0, 1].map((id) => ({ run: 'run', batch: { id, first: id, count: 1 }, lease: 3600 })));
    await queue.giveBack(held, 'somebody');
    expect((await queue.take(9)).map(({ batch }) => batch.id).sort()).toEqual([0, 1, 2]);
    expect(await queue.take(9)).toEqual([]);
  });

  test('a batch outlives any number of workers; only what it throws itself is counted', async () => {
    const queue = await BatchQueue.open(db, 'dying');
    const taken = async (): Promise<HeldBatch> => {
      const [held, ...more] = await queue.take(2);
      expect(more).toEqual([]);
      return held!;
    };
    const die = async (): Promise<void> => {
      await db.rows(`update pgboss.job set started_on = now() - interval '2 hours' where state = 'active'`, []);
      await queue.release();
    };
    await queue.put('run', [{ id: 7, first: 0, count: 1 }], 3600);
    for (const attempt of [1, 2, 3]) {
      for (let deaths = 0; deaths < 5; deaths++) {
        expect(await taken()).toMatchObject({ run: 'run', batch: { id: 7 } });
        await die();
      }
      expect(await queue.failures('run')).toEqual([]);
      const held = await taken();
      await queue.fail(held, `attempt ${attempt}`);
      await queue.fail(held, 'said twice');
    }
    expect(await queue.take(1)).toEqual([]);
    expect(await queue.failures('run')).toEqual([{ batch: 7, message: 'attempt 3' }]);
    await queue.begin({ id: 'run', job: 'none', spec: {} });
    expect(await queue.failures('run')).toEqual([]);
  });

  test('a program that nobody runs any more leaves nothing behind; one that has just come is not taken for such', async () => {
    const queues = async () => (await db.boss.getQueues()).map(({ name: each }) => each);
    await BatchQueue.open(db, 'gone');
    const another = await BatchQueue.open(db, 'another');
    await another.begin({ id: 'run', job: 'none', spec: {} });
    expect(await queues()).toContain('lab-gone');
    await db.rows(`update pgboss.queue set created_on = now() - interval '31 days' where name like 'lab-%'`, []);
    await another.begin({ id: 'run', job: 'none', spec: {} });
    expect(await queues()).toContain('lab-another');
    expect(await queues()).not.toContain('lab-gone');
  });

  test('programs that come at the same time are not in each other’s way', async () => {
    const all = await Promise.all([0, 1, 2].map(() => Postgres.open(databaseUrl)));
    await Promise.all(all.map((postgres) => BatchQueue.open(postgres, 'together')));
    expect((await db.boss.getQueues()).map(({ name: each }) => each)).toContain('lab-together');
    await Promise.all(all.map((postgres) => postgres.close()));
  });

  test('says that nobody is there, or only other programs', async () => {
    const notes: string[] = [];
    const stopping = new AbortController();
    const options = cluster({ onNote: (note) => notes.push(note) });
    const run = runJob(simulationJob, newSpec(), { cluster: options, signal: stopping.signal });
    await until(() => notes.length > 0);
    await db.rows(`insert into lab.workers (id, mark, threads) values ('other', 'another', 8)`, []);
    await until(() => notes.length > 1);
    expect(notes).toEqual(['noWorkers', 'otherProgram']);
    stopping.abort();
    await expect(run).rejects.toThrow('stopped');
  });

  test('ends with what a batch says that nobody can do, and tries it again the next time', async () => {
    const players = ['random', 'nobody'] as const;
    const bad = { regulation: '8.0/lite/entry20', players, pairs: 1, seed: spec.seed, sprt: null };
    const queue = await BatchQueue.open(db, programMark());
    const run = runJob(matchJob, bad, { cluster: cluster() });
    const ended = expect(run).rejects.toThrow(/batch 0 of match.*there is no player "nobody"/);
    for (const attempt of [1, 2]) {
      let held: readonly HeldBatch[] = [];
      await until(async () => {
        held = await queue.take(1);
        return held.length > 0;
      });
      await queue.fail(held[0]!, `attempt ${attempt}`);
    }
    helpedByWorker();
    await ended;
    expect(await failed()).toBe(1);
    const stopping = new AbortController();
    const again = runJob(matchJob, bad, { cluster: cluster(), signal: stopping.signal });
    await until(async () => (await failed()) === 0);
    stopping.abort();
    await expect(again).rejects.toThrow('stopped');
  });

  test('goes on where the command that asked was stopped, without doing anything twice', async () => {
    helpedByWorker();
    const mine = newSpec();
    // Nobody dies here: a busy machine is not to look like that.
    const patient = cluster({ lease: 30 });
    const stopping = new AbortController();
    const stopAt = ({ done }: RunProgress): void => void (done >= 40 && stopping.abort());
    const { signal } = stopping;
    const stopped = runJob(simulationJob, mine, { cluster: patient, onProgress: stopAt, signal });
    await expect(stopped).rejects.toThrow('stopped');
    await until(async () => (await jobs()) === 0);
    const before = await count(`select count(*) as n from lab.results where run = (${LAST_RUN})`);
    expect(before).toBeLessThan(BATCHES);
    const kept: number[] = [];
    const onProgress = (progress: RunProgress): void => void kept.push(progress.kept);
    const total = await runJob(simulationJob, mine, { cluster: patient, onProgress });
    expect(JSON.stringify(total)).toBe(JSON.stringify(await runJob(simulationJob, mine, { workers: 0 })));
    expect(kept[0]).toBe(4 * before);
    // All of it is there: nobody has to work.
    await runJob(simulationJob, mine, { cluster: patient, onProgress });
    expect(kept.at(-1)).toBe(4 * BATCHES);
  });

  test('stops as soon as what was added is enough, at the same place as a local run', async () => {
    helpedByWorker();
    const sprt = { elo0: 0, elo1: 20, alpha: 0.05, beta: 0.05 };
    const players = ['first', 'random'] as const;
    const mine = { regulation: '8.0/lite/entry20', players, pairs: 5000, seed: spec.seed, sprt };
    const total = await runJob(matchJob, mine, { cluster: cluster() });
    expect(JSON.stringify(total)).toBe(JSON.stringify(await runJob(matchJob, mine, { workers: 0 })));
  });
});

const LAST_RUN = 'select id from lab.runs order by touched_at desc limit 1';

function withDatabase(url: string, name: string): string {
  const parsed = new URL(url);
  parsed.pathname = `/${name}`;
  return parsed.href;
}

test('where no database is there, it says so, without the password', async () => {
  const databaseUrl = 'postgres://user:secret@127.0.0.1:1/blackpoker';
  const refusal: Promise<unknown> = runJob(simulationJob, spec, { cluster: { databaseUrl } });
  await expect(refusal).rejects.toThrow(/^PostgreSQL at 127\.0\.0\.1:1\/blackpoker cannot be used .*ECONNREFUSED/);
  await expect(refusal).rejects.not.toThrow(/secret/);
});
