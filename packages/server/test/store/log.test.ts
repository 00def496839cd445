import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStore, type StorePlace } from '../../src/store/openStore.ts';
import type { LogRow, Store } from '../../src/store/store.ts';
import { DATABASES, type FreshDatabase } from './databases.ts';

const row = (game: string, seq: number, cmd = `A:command-${seq}`): LogRow => ({
  game,
  seq,
  cmd,
  at: 1_785_000_000_000 + seq,
  body: JSON.stringify({ what: { type: 'play', text: `"${seq}" \\ {日本,'}` } }),
});

describe.each(DATABASES)('the log on $name', ({ name, fresh }) => {
  let database: FreshDatabase;
  let store: Store;
  const open = (place: StorePlace = database.place) => openStore(place);

  beforeAll(async () => {
    database = await fresh();
    store = await open();
  });
  afterAll(async () => {
    await store.close();
    await database.drop();
  });

  test('what is written is read in order, letter by letter', async () => {
    const rows = [1, 2, 3].map((seq) => row('order', seq));
    for (const each of rows) expect(await store.log.append(each)).toBe('written');
    expect(await store.log.read('order', 0)).toEqual(rows);
    expect(await store.log.read('order', 2)).toEqual(rows.slice(2));
    expect(await store.log.read('order', 3)).toEqual([]);
    expect(await store.log.read('nobody', 0)).toEqual([]);
  });

  test('a seq is written once', async () => {
    expect(await store.log.append(row('once', 1, 'A:first'))).toBe('written');
    expect(await store.log.append(row('once', 1, 'B:second'))).toBe('taken');
    expect(await store.log.append(row('once', 1, 'A:first'))).toBe('taken');
    expect(await store.log.append(row('twice', 1, 'A:first'))).toBe('written');
    expect(await store.log.read('once', 0)).toHaveLength(1);
  });

  test('rows that share a commit are answered each for itself', async () => {
    await store.log.append(row('shared', 1, 'A:old'));
    const answers = await Promise.all([
      store.log.append(row('shared', 2, 'A:new')),
      store.log.append(row('shared', 2, 'B:late')),
      store.log.append(row('shared', 2, 'A:new')),
      store.log.append(row('other', 1, 'A:new')),
    ]);
    expect(answers).toEqual(['written', 'taken', 'taken', 'written']);
    expect((await store.log.read('shared', 0)).map(({ cmd }) => cmd)).toEqual(['A:old', 'A:new']);
  });

  test('of many writers of one seq exactly one is told that it was written', async () => {
    const second = await open();
    const both = [store, second];
    for (let seq = 1; seq <= 20; seq++) {
      const racing = both.flatMap(({ log }, n) =>
        [0, 1, 2].map((i) => log.append(row('race', seq, `${n}-${i}-${seq}`))),
      );
      const answers = await Promise.all(racing);
      expect(answers.filter((answer) => answer === 'written')).toHaveLength(1);
      expect(answers.filter((answer) => answer === 'taken')).toHaveLength(5);
    }
    expect((await second.log.read('race', 0)).map(({ seq }) => seq)).toEqual(
      Array.from({ length: 20 }, (_, i) => i + 1),
    );
    await second.close();
  });

  test('two stores write the same games in opposite orders, and none waits for the other for ever', async () => {
    const second = await open();
    const games = Array.from({ length: 60 }, (_, i) => `cross${i}`);
    for (let seq = 1; seq <= 10; seq++) {
      const one = games.map((game) => store.log.append(row(game, seq, `one-${seq}`)));
      const other = games.toReversed().map((game) => second.log.append(row(game, seq, `other-${seq}`)));
      const answers = await Promise.all([...one, ...other]);
      expect(answers.filter((answer) => answer === 'written')).toHaveLength(games.length);
    }
    await second.close();
  });

  test('a thousand games at once', async () => {
    const games = Array.from({ length: 1000 }, (_, i) => `many${i}`);
    for (let seq = 1; seq <= 3; seq++)
      expect(new Set(await Promise.all(games.map((game) => store.log.append(row(game, seq)))))).toEqual(
        new Set(['written']),
      );
    expect(await store.log.read('many999', 0)).toHaveLength(3);
  });

  test('a queue that does not end is refused', async () => {
    const { log } = store;
    const answers = await Promise.allSettled(Array.from({ length: 12_000 }, (_, i) => log.append(row('flood', i + 1))));
    const refused = answers.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(2000);
    expect(await log.read('flood', 0)).toHaveLength(10_000);
  });

  test('a row waits for the transaction of somebody else and is no part of it', async () => {
    const undone = store.db.transaction().execute(async (trx) => {
      await trx.insertInto('nodes').values({ id: 'n', started_at: 1, seen_at: 1 }).execute();
      await new Promise((resolve) => setTimeout(resolve, 20));
      throw new Error('undone');
    });
    const appended = store.log.append(row('beside', 1));
    await expect(undone).rejects.toThrow('undone');
    expect(await appended).toBe('written');
    expect(await store.log.read('beside', 0)).toHaveLength(1);
    expect(await store.db.selectFrom('nodes').selectAll().execute()).toEqual([]);
  });

  test('a row that cannot be written harms no other', async () => {
    const bad = {
      ...row('bad', 1),
      ...(name === 'postgres' ? { cmd: 'a\u0000b' } : { body: null as unknown as string }),
    };
    const answers = await Promise.allSettled([store.log.append(row('good', 1)), store.log.append(bad)]);
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect(await store.log.read('good', 0)).toHaveLength(1);
  });

  test('numbers come back as numbers', async () => {
    const { db } = store;
    const { count, sum } = await db
      .selectFrom('events')
      .select(({ fn }) => [fn.countAll<number>().as('count'), fn.sum<number>('at').as('sum')])
      .where('game_id', '=', 'order')
      .executeTakeFirstOrThrow();
    expect([count, sum]).toEqual([3, 3 * 1_785_000_000_000 + 6]);
  });

  test('a check writes', async () => {
    expect(await store.check()).toBe(true);
    expect(await store.check()).toBe(true);
  });
});
