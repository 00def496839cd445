import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  BackupError,
  backup,
  openStore,
  restore,
  type Store,
  type StorePlace,
  TABLE_NAMES,
  verify,
} from '../../src/store/index.ts';
import { LATEST_MIGRATION } from '../../src/store/migrations/index.ts';
import { DATABASES, type DatabaseKind, type FreshDatabase } from './databases.ts';
import { storeGame } from './storedGames.ts';

const folder = mkdtempSync(join(tmpdir(), 'blackpoker-backup-'));
const fileFor = (name: string): string => join(folder, `${name}.jsonl.gz`);
afterAll(() => rmSync(folder, { recursive: true, maxRetries: 5 }));

const everything = async ({ db }: Store) =>
  Object.fromEntries(
    await Promise.all(
      TABLE_NAMES.map(async (table) => {
        const { rows } = await sql`select * from ${sql.table(table)}`.execute(db);
        return [table, rows.map((row) => JSON.stringify(Object.entries(row as object).sort())).sort()] as const;
      }),
    ),
  );

async function fillTables(store: Store): Promise<void> {
  const { db } = store;
  const user = {
    id: 'ua',
    kind: 'account',
    name: 'アキラ "\\',
    name_key: 'アキラ',
    password: 'scrypt$…',
    admin: 1,
    created_at: 5,
  };
  await db.insertInto('users').values(user).execute();
  await db.insertInto('users').values({ id: 'ub', kind: 'guest', name: 'Ben', admin: 0, created_at: 6 }).execute();
  const session = { hash: 'h', id: 's', user_id: 'ua', created_at: 1, seen_at: 2, expires_at: 3, agent: 'x' };
  await db.insertInto('sessions').values(session).execute();
  await db.insertInto('tokens').values({ hash: 't', id: 't', user_id: 'ua', created_at: 1 }).execute();
  const rating = { user_id: 'ua', rating_group: 'g', rating: 1523.456789, deviation: 88.1, volatility: 0.0599999 };
  await db
    .insertInto('ratings')
    .values({ ...rating, games: 3, updated_at: 9 })
    .execute();
  const change = { game_id: 'g', user_id: 'ua', rating_group: 'g', before: 1500, after: 1523.456789, at: 9 };
  await db.insertInto('rating_changes').values(change).execute();
  const line = { game_id: 'g', n: 1, cmd: 'c', seat: 0, user_id: 'ua', text: 'よろしく\n🎴', at: 1 };
  await db.insertInto('chat').values(line).execute();
  await db.insertInto('blocks').values({ user_id: 'ua', other_id: 'ub', at: 1 }).execute();
  await db.insertInto('reports').values({ id: 'r', by_id: 'ua', about_id: 'ub', text: '', at: 1 }).execute();
  await db.insertInto('nodes').values({ id: 'n', started_at: 1, seen_at: 2 }).execute();
  await db
    .insertInto('outages')
    .values([
      { from_at: 1, to_at: 2 },
      { from_at: 3, to_at: 4 },
    ])
    .execute();
  await db.insertInto('favourites').values({ user_id: 'ua', action: 'up', times: 7 }).execute();
  await db.insertInto('push_keys').values({ id: 1, public: 'p', private: 's' }).execute();
  const browser = { session_hash: 'h', endpoint: 'https://push.example/1', p256dh: 'k', auth: 'a', lang: 'ja' };
  await db
    .insertInto('push_subscriptions')
    .values({ ...browser, created_at: 1 })
    .execute();
  await db.insertInto('push_marks').values({ game_id: 'running', seat: 1, at: 1 }).execute();
  await storeGame(store, 'finished');
  await storeGame(store, 'running', 12);
}

const pairs = DATABASES.flatMap((from) => DATABASES.map((to) => [from.name, to.name, from, to] as const));

describe.each(pairs)('a backup of %s, restored on %s', (_from, _to, from, to) => {
  test('is equal, verifies, and goes on counting', async () => {
    const file = fileFor(`${from.name}-${to.name}`);
    const source = await from.fresh();
    const store = await openStore(source.place);
    await fillTables(store);
    const counts = await backup(source.place, file);
    expect(counts).toMatchObject({ users: 2, games: 2, outages: 2, chat: 1 });
    const target = await to.fresh();
    expect(await restore(target.place, file)).toEqual(counts);
    const restored = await openStore(target.place);
    expect(await everything(restored)).toEqual(await everything(store));
    expect(await verify(restored)).toMatchObject({ ended: 1, running: 1, broken: [] });
    await restored.db.insertInto('outages').values({ from_at: 5, to_at: 6 }).execute();
    expect(await restored.db.selectFrom('outages').select('id').orderBy('id').execute()).toEqual([
      { id: 1 },
      { id: 2 },
      { id: 3 },
    ]);
    await expect(restore(target.place, file)).rejects.toThrow(/is not empty: there are rows in users/);
    await Promise.all([store.close(), restored.close()]);
    await Promise.all([source.drop(), target.drop()]);
  });
});

describe.each(DATABASES)('a backup of $name', (kind: DatabaseKind) => {
  let database: FreshDatabase;
  let store: Store;
  const place = (): StorePlace => database.place;

  beforeAll(async () => {
    database = await kind.fresh();
    store = await openStore(place());
    await storeGame(store, 'game', 30);
  });
  afterAll(async () => {
    await store.close();
    await database.drop();
  });

  test('is of one moment, while rows are being written', async () => {
    let done = false;
    const write = async (game: string): Promise<void> => {
      for (let seq = 1; !done && seq < 100_000; seq++)
        await store.log.append({ game, seq, cmd: `c${seq}`, at: seq, body: '{}' });
    };
    const writing = Promise.all(['w1', 'w2', 'w3'].map(write));
    await new Promise((resolve) => setTimeout(resolve, 200));
    const counts = await backup(place(), fileFor(`${kind.name}-live`));
    done = true;
    await writing;
    const target = await kind.fresh();
    expect(await restore(target.place, fileFor(`${kind.name}-live`))).toEqual(counts);
    const restored = await openStore(target.place);
    for (const game of ['w1', 'w2', 'w3']) {
      const seqs = (await restored.log.read(game, 0)).map(({ seq }) => seq);
      expect(seqs.length).toBeGreaterThan(0);
      expect(seqs).toEqual(seqs.map((_, i) => i + 1));
    }
    await restored.close();
    await target.drop();
  });

  test('is for its owner only, and never writes over another file', async () => {
    const file = fileFor(`${kind.name}-owner`);
    await backup(place(), file);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await expect(backup(place(), file)).rejects.toThrow(/exists already/);
  });

  test('that is cut off, changed, or no backup is refused, and leaves the database empty', async () => {
    const file = fileFor(`${kind.name}-whole`);
    await backup(place(), file);
    const whole = readFileSync(file);
    const lines = gunzipSync(whole).toString().split('\n');
    const wrong = {
      cut: whole.subarray(0, whole.length / 2),
      lineLost: gzipSync(lines.toSpliced(5, 1).join('\n')),
      endLost: gzipSync(lines.slice(0, -2).join('\n')),
      notOurs: gzipSync('{"hello":1}\n'),
      newer: gzipSync(lines.join('\n').replace(LATEST_MIGRATION, '999-later')),
      notZipped: Buffer.from('hello'),
    };
    const target = await kind.fresh();
    for (const [name, bytes] of Object.entries(wrong)) {
      writeFileSync(fileFor(name), bytes);
      await expect(restore(target.place, fileFor(name)), name).rejects.toThrow(BackupError);
    }
    await expect(restore(target.place, fileFor('missing'))).rejects.toThrow(BackupError);
    const empty = await openStore(target.place);
    expect((await everything(empty)).games).toEqual([]);
    await empty.close();
    await target.drop();
  });
});

test('a backup from before there were notifications is whole', async () => {
  const [source, target] = [await DATABASES[0]!.fresh(), await DATABASES[0]!.fresh()];
  const store = await openStore(source.place);
  await storeGame(store, 'game');
  await store.close();
  await backup(source.place, fileFor('new'));
  const lines = gunzipSync(readFileSync(fileFor('new'))).toString();
  const older = lines.replace(/"migration":"[^"]*"/, '"migration":"001-first-tables"').replace(/,"push_[^}]*/, '');
  expect(older).not.toContain('push');
  writeFileSync(fileFor('older'), gzipSync(older));
  expect(await restore(target.place, fileFor('older'))).toMatchObject({ games: 1, push_keys: 0 });
  await source.drop();
  await target.drop();
});

test('there is nothing to back up where there is no database', async () => {
  await expect(backup({ dataDir: folder }, fileFor('nothing'))).rejects.toThrow(/there is no blackpoker.sqlite/);
  // What failed leaves nothing behind, later neither.
  await sleep(50);
  expect(readdirSync(folder).filter((name) => name.startsWith('nothing'))).toEqual([]);
});
