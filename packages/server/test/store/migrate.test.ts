import { execFile } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { DatabaseTooNew } from '../../src/store/migrate.ts';
import { MIGRATIONS } from '../../src/store/migrations/index.ts';
import { openStore } from '../../src/store/openStore.ts';
import { DATABASES, freshFolder } from './databases.ts';

const run = promisify(execFile);
const WRITER = fileURLToPath(new URL('writer.ts', import.meta.url));

describe.each(DATABASES)('the tables on $name', ({ name, fresh }) => {
  test('are made once, and are found again', async () => {
    const { place, drop } = await fresh();
    const first = await openStore(place);
    await first.db.insertInto('nodes').values({ id: 'n', started_at: 1, seen_at: 2 }).execute();
    await first.close();
    const again = await openStore(place);
    expect(await again.db.selectFrom('nodes').selectAll().execute()).toEqual([{ id: 'n', started_at: 1, seen_at: 2 }]);
    await again.close();
    await drop();
  });

  test('are made once by several processes that start at the same time', async () => {
    const { place, drop } = await fresh();
    await Promise.all([1, 2, 3].map(() => run(process.execPath, ['--import', 'tsx', WRITER, JSON.stringify(place)])));
    const store = await openStore(place);
    const migrations = await sql`select name from kysely_migration`.execute(store.db);
    expect(migrations.rows).toEqual(Object.keys(MIGRATIONS(store.kind)).map((name) => ({ name })));
    await store.close();
    await drop();
  });

  test('of a newer program are left alone, and it is said why', async () => {
    const { place, drop } = await fresh();
    const store = await openStore(place);
    await sql`insert into kysely_migration (name, timestamp) values ('999-of-the-future', '2099')`.execute(store.db);
    await store.close();
    await expect(openStore(place)).rejects.toThrow(DatabaseTooNew);
    await expect(openStore(place)).rejects.toThrow(/newer version.*999-of-the-future/);
    await drop();
  });

  test('have an index for whatever is looked for by user', async () => {
    const { place, drop } = await fresh();
    const store = await openStore(place);
    const list =
      name === 'sqlite' ? sql`select name from sqlite_master` : sql`select indexname as name from pg_indexes`;
    const names = (await list.execute(store.db)).rows.map((row) => (row as { name: string }).name);
    const wanted = ['chat_by_user_id', 'blocks_by_other_id', 'reports_by_by_id', 'reports_by_about_id'];
    expect(names).toEqual(expect.arrayContaining([...wanted, 'users_by_created_at']));
    await store.close();
    await drop();
  });

  test('keep names apart, and let guests share theirs', async () => {
    const { place, drop } = await fresh();
    const { db, close } = await openStore(place);
    const user = (id: string, name_key: string | null) => ({
      id,
      kind: 'account',
      name: 'x',
      name_key,
      admin: 0,
      created_at: 1,
    });
    await db
      .insertInto('users')
      .values([user('1', 'ken'), user('2', null), user('3', null)])
      .execute();
    await expect(db.insertInto('users').values(user('4', 'ken')).execute()).rejects.toThrow(/unique/i);
    await db
      .insertInto('sessions')
      .values({ hash: 'h', id: 'i', user_id: '1', created_at: 1, seen_at: 1, expires_at: 1, agent: '' })
      .execute();
    await db.deleteFrom('users').where('id', '=', '1').execute();
    expect(await db.selectFrom('sessions').selectAll().execute()).toEqual([]);
    await close();
    await drop();
  });

  test('number outages by themselves, and take fractions of ratings', async () => {
    const { place, drop } = await fresh();
    const { db, close } = await openStore(place);
    for (const from_at of [10, 20])
      await db
        .insertInto('outages')
        .values({ from_at, to_at: from_at + 5 })
        .execute();
    const outages = await db.selectFrom('outages').selectAll().orderBy('id').execute();
    expect(outages.map(({ id }) => id)).toEqual([1, 2]);
    const rating = {
      user_id: 'u',
      rating_group: 'g',
      rating: 1500.25,
      deviation: 350,
      volatility: 0.06,
      games: 0,
      updated_at: 1,
    };
    await db.insertInto('ratings').values(rating).execute();
    expect(await db.selectFrom('ratings').selectAll().execute()).toEqual([rating]);
    await close();
    await drop();
  });
});

test('the folder of SQLite is made where it is missing', async () => {
  const { place, drop } = freshFolder();
  const store = await openStore({ dataDir: `${place.dataDir}/not/yet/there` });
  expect(await store.check()).toBe(true);
  await store.close();
  await drop();
});

test('a durable file: WAL, and every commit on the disk', async () => {
  const { place, drop } = freshFolder();
  const store = await openStore(place);
  const setting = async (name: string) =>
    Object.values((await sql.raw<object>(`pragma ${name}`).execute(store.db)).rows[0] ?? {})[0];
  expect(await setting('journal_mode')).toBe('wal');
  expect(await setting('synchronous')).toBe(2);
  expect(await setting('foreign_keys')).toBe(1);
  await store.close();
  await drop();
});
