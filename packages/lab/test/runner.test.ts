import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import {
  type Batch,
  type Job,
  matchJob,
  RunError,
  type RunProgress,
  RunStopped,
  runJob,
  simulationJob,
} from '../src/index.ts';
import { Threads } from '../src/run/crew.ts';
import { Ledger } from '../src/run/ledger.ts';

const SEED = '00000001000000000000000000000000';
const simulation = {
  regulations: ['8.0/lite/entry20', '7.0/lite/randomHalf'],
  games: 70,
  seed: SEED,
  every: 0,
  decks: [null, null],
} as const;
const match = {
  regulation: '8.0/lite/entry20',
  players: ['random', 'random'],
  pairs: 130,
  seed: SEED,
  sprt: null,
} as const;
/** It is decided long before the last pair. */
const test0to20 = { elo0: 0, elo1: 20, alpha: 0.05, beta: 0.05 };
const decided = { ...match, players: ['random-without-end', 'random'], pairs: 5000, sprt: test0to20 } as const;

describe('the same total comes out', () => {
  test('in this thread, with one thread and with two', async () => {
    const bytes = async (workers: number): Promise<string> =>
      JSON.stringify(await runJob(simulationJob, simulation, { workers }));
    const alone = await bytes(0);
    expect(await bytes(1)).toBe(alone);
    expect(await bytes(2)).toBe(alone);
  });

  test('of a job that stops by itself', async () => {
    const alone = await runJob(matchJob, decided, { workers: 0 });
    expect(alone.isDecided).toBe(true);
    expect(JSON.stringify(await runJob(matchJob, decided, { workers: 2 }))).toBe(JSON.stringify(alone));
  });
});

/** Adds up the numbers of its units, and notes in which order. */
const sums: Job<{ units: number; enough?: number; bad?: number }, number[], { order: number[] }> = {
  name: 'sums',
  size: ({ units }) => ({ units, perBatch: 3 }),
  run: ({ bad }, { id, first, count }: Batch, onUnit) => {
    if (id === bad) throw new Error(`batch ${id} is bad`);
    return Array.from({ length: count }, (_, i) => {
      onUnit();
      return first + i;
    });
  },
  empty: () => ({ order: [] }),
  add: (total, part) => void total.order.push(...part),
  isEnough: ({ enough }, { order }) => order.length >= (enough ?? Number.POSITIVE_INFINITY),
};

const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

describe('a run', () => {
  test('does each unit once, also those of a last batch that is shorter', async () => {
    expect((await runJob(sums, { units: 11 }, { workers: 0 })).order).toEqual(upTo(11));
  });

  test('tells how far it is', async () => {
    const told: RunProgress[] = [];
    await runJob(sums, { units: 7 }, { workers: 0, onProgress: (progress) => told.push(progress) });
    expect(told[0]).toEqual({ units: 7, done: 0, kept: 0 });
    expect(told.at(-1)).toEqual({ units: 7, done: 7, kept: 0 });
    expect(told.map(({ done }) => done)).toEqual(told.map(({ done }) => done).sort((a, b) => a - b));
  });

  test('ends as soon as there is enough', async () => {
    const told: RunProgress[] = [];
    const options = { workers: 0, onProgress: (progress: RunProgress) => told.push(progress) };
    expect((await runJob(sums, { units: 300, enough: 8 }, options)).order).toEqual(upTo(9));
    expect(told.at(-1)?.done).toBe(9);
  });

  test('says which batch has failed, and why', async () => {
    await expect(runJob(sums, { units: 20, bad: 2 }, { workers: 0 })).rejects.toThrow(RunError);
    await expect(runJob(sums, { units: 20, bad: 2 }, { workers: 0 })).rejects.toThrow(
      'batch 2 of sums (units 6 to 8) failed: batch 2 is bad',
    );
  });

  test('says so of a batch that fails in two threads, too', async () => {
    const nobody = { ...match, players: ['random', 'nobody'] } as const;
    await expect(runJob(matchJob, nobody, { workers: 1 })).rejects.toThrow(
      /^batch 0 of match \(units 0 to 2\) failed twice: there is no player "nobody"/,
    );
  });

  test.each([0, 1])('can be stopped, with %s threads', async (workers) => {
    const stop = new AbortController();
    const spec = { ...simulation, games: 1_000_000 };
    const onProgress = ({ done }: RunProgress): void => {
      if (done > 0) stop.abort();
    };
    await expect(runJob(simulationJob, spec, { workers, onProgress, signal: stop.signal })).rejects.toThrow(RunStopped);
    await expect(runJob(simulationJob, spec, { workers, signal: stop.signal })).rejects.toThrow(RunStopped);
  });
});

describe('the ledger', () => {
  const add = (
    ids: readonly number[],
    spec = { units: 12 },
  ): Ledger<{ units: number }, number[], { order: number[] }> => {
    const ledger = new Ledger(sums, spec);
    for (const id of ids) ledger.put(id, [id]);
    return ledger;
  };

  test('adds in the order of the batches, whatever order they come in', () => {
    expect(add([2, 0, 3, 1]).total.order).toEqual([0, 1, 2, 3]);
    expect(add([1, 2, 0]).next).toBe(3);
  });

  test('waits for the batch that is next', () => {
    const ledger = add([0, 2, 3]);
    expect(ledger.total.order).toEqual([0]);
    expect([0, 1, 2, 3, 4].map((id) => ledger.has(id))).toEqual([true, false, true, true, false]);
  });

  test('counts a batch once, as it came in first', () => {
    const ledger = add([0, 2]);
    ledger.put(0, [50]);
    ledger.put(2, [52]);
    ledger.put(1, [1]);
    expect(ledger.total.order).toEqual([0, 1, 2]);
  });

  test('adds nothing once there is enough', () => {
    const ledger = new Ledger(sums, { units: 12, enough: 2 });
    for (const id of [3, 1, 2, 0]) ledger.put(id, [id]);
    expect(ledger.total.order).toEqual([0, 1]);
  });
});

describe('threads', () => {
  const script = new URL('./threads/dying.mjs', import.meta.url);
  const folder = mkdtempSync(join(tmpdir(), 'blackpoker-threads-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  const batch = { id: 4, first: 40, count: 10 };

  async function work(job: string, spec: string, told: number[] = []): Promise<unknown> {
    const threads = new Threads(script, 1);
    try {
      return await threads.work({ job, spec, batch }, (done) => told.push(done));
    } finally {
      await threads.close();
    }
  }

  test('give the task of one that died to another', async () => {
    const told: number[] = [];
    expect(await work('once', join(folder, 'died'), told)).toBe(50);
    expect(told).toEqual([1, 0, 1]);
  });

  test('give it up when the other one dies, too', async () => {
    await expect(work('always', join(folder, 'never'))).rejects.toThrow(
      'batch 4 of always (units 40 to 49) failed twice: its thread ended with exit code 3',
    );
    await expect(work('throws', join(folder, 'never'))).rejects.toThrow(/failed twice: no luck/);
  });

  test('do nothing more when they are closed', async () => {
    const threads = new Threads(script, 1);
    await threads.close();
    await expect(threads.work({ job: 'once', spec: folder, batch }, () => undefined)).rejects.toThrow(RunStopped);
  });
});
