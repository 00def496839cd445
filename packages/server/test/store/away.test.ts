/** The database is away, full or stalled: a plain answer, no crash, and back again without a restart. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Postgres, startPostgres } from '../../../../scripts/postgres.mjs';
import { openStore } from '../../src/store/openStore.ts';
import { type Store, StoreUnavailable } from '../../src/store/store.ts';
import { guarded } from '../../src/store/unavailable.ts';
import { ask, freshDatabase, freshFolder, TEST_DATABASE_URL } from './databases.ts';

const row = (game: string, seq: number, body = '{}') => ({ game, seq, cmd: `c${seq}`, at: 1, body });
const nodes = ({ db }: Store) => db.selectFrom('nodes').selectAll().execute();

describe.skipIf(TEST_DATABASE_URL === undefined)('a PostgreSQL that goes away', () => {
  let postgres: Postgres;
  let store: Store;

  beforeAll(async () => {
    postgres = await startPostgres();
    store = await openStore((await freshDatabase(postgres.url)).place);
  });
  afterAll(async () => {
    await store.close();
    await postgres.stop();
  });

  test('is told as StoreUnavailable, by the log and by queries, and serves again when it is back', async () => {
    expect(await store.log.append(row('a', 1))).toBe('written');
    await postgres.pause('immediate');
    const appends = await Promise.allSettled([1, 2, 3].map((n) => store.log.append(row(`away${n}`, 1))));
    for (const each of appends)
      expect(each).toMatchObject({ status: 'rejected', reason: expect.any(StoreUnavailable) });
    await expect(nodes(store)).rejects.toThrow(StoreUnavailable);
    await expect(store.log.read('a', 0)).rejects.toThrow(StoreUnavailable);
    await expect(
      store.db.transaction().execute(async (trx) => trx.selectFrom('nodes').selectAll().execute()),
    ).rejects.toThrow(StoreUnavailable);
    expect(await store.check()).toBe(false);
    await expect(openStore({ databaseUrl: postgres.url })).rejects.toThrow(StoreUnavailable);
    await postgres.start();
    expect(await store.check()).toBe(true);
    expect(await store.log.append(row('a', 2))).toBe('written');
    expect(await store.log.read('a', 0)).toHaveLength(2);
  });

  test('a crash in the middle of writing: each row is there or was refused, and what was acknowledged is there', async () => {
    const acknowledged: number[] = [];
    let crashed = false;
    const writing = (async () => {
      for (let seq = 1; seq <= 5000 && !crashed; seq++) {
        const answer = await store.log.append(row('crash', seq)).catch(() => undefined);
        if (answer === undefined) return;
        acknowledged.push(seq);
      }
    })();
    await new Promise((resolve) => setTimeout(resolve, 300));
    await postgres.restart('immediate');
    crashed = true;
    await writing;
    const written = (await store.log.read('crash', 0)).map(({ seq }) => seq);
    expect(acknowledged.length).toBeGreaterThan(0);
    expect(written.slice(0, acknowledged.length)).toEqual(acknowledged);
    expect(written.length - acknowledged.length).toBeLessThanOrEqual(1);
  });

  test('a lost connection in the middle of a transaction undoes it', async () => {
    const lost = store.db.transaction().execute(async (trx) => {
      await trx.insertInto('nodes').values({ id: 'lost', started_at: 1, seen_at: 1 }).execute();
      await sql`select pg_terminate_backend(pg_backend_pid())`.execute(trx);
    });
    await expect(lost).rejects.toThrow(StoreUnavailable);
    expect(await nodes(store)).toEqual([]);
  });

  test('queries that find no free connection are told so, and the log goes on', async () => {
    const { pool } = store.postgres ?? {};
    const taken = await Promise.all(Array.from({ length: pool?.options.max ?? 0 }, () => pool?.connect()));
    const asked = expect(nodes(store)).rejects.toThrow(StoreUnavailable);
    expect(await store.log.append(row('exhausted', 1))).toBe('written');
    await asked;
    for (const client of taken) client?.release();
    expect(await nodes(store)).toEqual([]);
  });

  test('a node that has stalled in a transaction is cut off: the others wait for it, but not for ever', async () => {
    const stalled = await store.postgres?.pool.connect();
    await stalled?.query('begin; lock table events in access exclusive mode');
    expect(await store.log.append(row('stalled', 1))).toBe('written');
    await expect(stalled?.query('commit')).rejects.toThrow();
    stalled?.release(true);
  });

  test('a database that cannot be written is told as such', async () => {
    const name = new URL(store.postgres?.url ?? '').pathname.slice(1);
    await alter(postgres, `alter database ${name} set default_transaction_read_only = on`);
    expect(await store.check()).toBe(false);
    await expect(store.log.append(row('readonly', 1))).rejects.toThrow(StoreUnavailable);
    expect(await store.log.read('a', 0)).toHaveLength(2);
    await alter(postgres, `alter database ${name} reset default_transaction_read_only`);
    expect(await store.check()).toBe(true);
    expect(await store.log.append(row('readonly', 1))).toBe('written');
  });
});

/** For connections from now on. */
async function alter(postgres: Postgres, command: string): Promise<void> {
  await ask(postgres.url, command);
  await postgres.restart('fast');
}

/** Fills what is left of a small file system. */
function fill(folder: string): string {
  const ballast = join(folder, 'ballast');
  for (let size = 4_000_000; size >= 1000; size /= 2)
    try {
      for (;;) writeFileSync(ballast, Buffer.alloc(size), { flag: 'a' });
    } catch {
      // smaller pieces may still fit
    }
  return ballast;
}

function mountSmall(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true });
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

describe('a disk that is full', () => {
  const { place, drop } = freshFolder();
  const folder = join(place.dataDir, 'small');
  const mounted = process.platform === 'linux' && mountSmall(folder);
  const big = 'x'.repeat(20_000);

  afterAll(async () => {
    if (mounted) execFileSync('umount', ['-l', folder]);
    await drop();
  });

  test.skipIf(!mounted)('refuses to write, can be read, and writes again when there is room', async () => {
    const store = await openStore({ dataDir: folder });
    expect(await store.log.append(row('full', 1))).toBe('written');
    const ballast = fill(folder);
    expect(statSync(ballast).size).toBeGreaterThan(1_000_000);
    const appends = Array.from({ length: 400 }, (_, i) => store.log.append(row(`full${i}`, 1, big)));
    const answers = await Promise.allSettled(appends);
    expect(answers.every(({ status }) => status === 'rejected')).toBe(true);
    for (const each of answers) expect(each).toMatchObject({ reason: expect.any(StoreUnavailable) });
    expect(await store.log.read('full', 0)).toHaveLength(1);
    rmSync(ballast);
    expect(await store.check()).toBe(true);
    expect(await store.log.append(row('full', 2, big))).toBe('written');
    await store.close();
  });

  test('a file that may not grow is told the same way, by queries and in transactions', async () => {
    const store = await openStore({ dataDir: join(place.dataDir, 'limited') });
    await sql`pragma max_page_count = 1`.execute(store.db);
    const appends = Array.from({ length: 50 }, (_, i) => store.log.append(row(`full${i}`, 1, big)));
    for (const each of await Promise.allSettled(appends))
      expect(each).toMatchObject({ reason: expect.any(StoreUnavailable) });
    const report = { id: 'r', by_id: 'a', about_id: 'b', text: big, at: 1 };
    await expect(store.db.insertInto('reports').values(report).execute()).rejects.toThrow(StoreUnavailable);
    const transaction = store.db.transaction().execute((trx) => trx.insertInto('reports').values(report).execute());
    await expect(transaction).rejects.toThrow(StoreUnavailable);
    await sql`pragma max_page_count = 100000`.execute(store.db);
    expect(await store.log.append(row('full', 1, big))).toBe('written');
    await store.close();
  });

  test('a file that another process keeps locked is told as StoreUnavailable', async () => {
    const dataDir = join(place.dataDir, 'locked');
    const [store, other] = [await openStore({ dataDir }), await openStore({ dataDir })];
    await sql`pragma busy_timeout = 50`.execute(store.db);
    await sql`begin immediate`.execute(other.db);
    expect(await store.check()).toBe(false);
    await expect(store.log.append(row('locked', 1))).rejects.toThrow(StoreUnavailable);
    await sql`rollback`.execute(other.db);
    expect(await store.log.append(row('locked', 1))).toBe('written');
    await Promise.all([store.close(), other.close()]);
  });

  test('a place that cannot be opened is told as StoreUnavailable', async () => {
    writeFileSync(join(place.dataDir, 'file'), '');
    await expect(openStore({ dataDir: join(place.dataDir, 'file', 'x') })).rejects.toThrow();
    await expect(guarded(Promise.reject(new Error('another one')))).rejects.not.toThrow(StoreUnavailable);
  });
});
