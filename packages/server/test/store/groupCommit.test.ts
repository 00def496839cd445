import { describe, expect, test } from 'vitest';
import { GroupCommit, type WriteRows } from '../../src/store/groupCommit.ts';
import { type LogRow, StoreUnavailable } from '../../src/store/store.ts';

const row = (seq: number): LogRow => ({ game: 'g', seq, cmd: `c${seq}`, at: 0, body: '{}' });
const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Remembers how many rows each commit had. */
function counting(sizes: number[], fail?: (rows: readonly LogRow[]) => Error | undefined): WriteRows {
  return async (rows) => {
    sizes.push(rows.length);
    await turn();
    const error = fail?.(rows);
    if (error !== undefined) throw error;
    return rows.map(() => 'written' as const);
  };
}

const statuses = (settled: readonly PromiseSettledResult<unknown>[]) => settled.map(({ status }) => status);

describe('rows that wait', () => {
  test('in one turn of the event loop share a commit, and those that come meanwhile the next', async () => {
    const sizes: number[] = [];
    const seconds: number[] = [];
    const commits = new GroupCommit(counting(sizes), { pause: 0, onCommit: (each) => seconds.push(each) });
    const first = [1, 2, 3].map((seq) => commits.append(row(seq)));
    await turn();
    const later = [4, 5].map((seq) => commits.append(row(seq)));
    await Promise.all([...first, ...later]);
    expect(sizes).toEqual([3, 2]);
    expect(seconds.map((each) => each > 0)).toEqual([true, true]);
  });

  test('are written at once after a while of silence, and gathered under load', async () => {
    const sizes: number[] = [];
    const commits = new GroupCommit(counting(sizes), { pause: 20 });
    await commits.append(row(1));
    const later = (seq: number) => new Promise((resolve) => setTimeout(() => resolve(commits.append(row(seq))), seq));
    await Promise.all(Array.from({ length: 15 }, (_, i) => later(i + 1)));
    expect(sizes[0]).toBe(1);
    expect(sizes.length).toBeLessThan(6);
  });

  test('are all refused where the database is away, and later ones are tried again', async () => {
    let isAway = true;
    const commits = new GroupCommit(
      counting([], () => (isAway ? new StoreUnavailable('away') : undefined)),
      { pause: 0 },
    );
    const settled = await Promise.allSettled(Array.from({ length: 1200 }, (_, i) => commits.append(row(i))));
    expect(new Set(statuses(settled))).toEqual(new Set(['rejected']));
    isAway = false;
    expect(await commits.append(row(1))).toBe('written');
  });

  test('suffer nothing from one that cannot be written', async () => {
    const isBad = (rows: readonly LogRow[]) => (rows.some(({ seq }) => seq === 2) ? new Error('bad') : undefined);
    const commits = new GroupCommit(counting([], isBad), { pause: 0 });
    const settled = await Promise.allSettled([1, 2, 3].map((seq) => commits.append(row(seq))));
    expect(statuses(settled)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  test('are written before it is idle', async () => {
    const commits = new GroupCommit(counting([]), { pause: 5 });
    let written = 0;
    for (let seq = 1; seq <= 50; seq++) void commits.append(row(seq)).then(() => written++);
    await commits.idle();
    await turn();
    expect(written).toBe(50);
  });
});
