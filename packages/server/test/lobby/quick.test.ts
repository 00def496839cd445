import type { ClockTerms } from '@blackpoker/protocol';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pairKey, pairsAmong, ratingRange, type Waiting } from '../../src/lobby/quickMatch.ts';
import { DATABASES } from '../store/databases.ts';
import { LobbyTable, OPEN, QUICK } from './lobbyTable.ts';

describe('the range of ratings', () => {
  test('widens with the wait: 1 for 0.3 s, later 1 for 3 s, at most 600', () => {
    expect([0, 300, 3000, 30_000, 60_000].map(ratingRange)).toEqual([100, 101, 110, 200, 300]);
    expect([63_000, 360_000, 960_000, 10_000_000].map(ratingRange)).toEqual([301, 400, 600, 600]);
  });
});

const NOBODY = { never: new Set<string>(), recent: new Set<string>() };
const waiting = (user: string, rating: number, since = 0): Waiting => ({
  ...{ game: user, user, since, rating, pool: 'p', clock: { kind: 'days', days: 1 } },
});

describe('pairs', () => {
  const pairs = (list: Waiting[], now: number) => pairsAmong(list, now, NOBODY).map((pair) => pair.map((w) => w.user));

  test('who has waited longest takes who is nearest', () => {
    const list = [waiting('b', 1560, 5), waiting('a', 1500, 1), waiting('c', 1480, 9), waiting('d', 1590, 9)];
    expect(pairs(list, 10)).toEqual([
      ['a', 'c'],
      ['b', 'd'],
    ]);
  });

  test('nobody is in two pairs, whatever the pool', () => {
    for (let size = 0; size < 40; size++) {
      const list = Array.from({ length: size }, (_, i) => waiting(`u${i}`, 1500 + ((i * 37) % 300), i));
      const all = pairs(list, 100_000).flat();
      expect(new Set(all).size).toBe(all.length);
    }
  });

  test('who have just met meet again soon where nobody else waits, and later where others do', () => {
    const recent = { ...NOBODY, recent: new Set([pairKey('a', 'b')]) };
    const two = [waiting('a', 1500), waiting('b', 1500)];
    const three = [...two, waiting('far', 3000)];
    const met = (list: Waiting[], now: number): number => pairsAmong(list, now, recent).length;
    expect([2999, 3000].map((now) => met(two, now))).toEqual([0, 1]);
    expect([3000, 59_999, 60_000].map((now) => met(three, now))).toEqual([0, 0, 1]);
  });

  const live = (bank: number, increment: number, free: number): ClockTerms => ({ kind: 'live', bank, increment, free });
  const days = (count: number): ClockTerms => ({ kind: 'days', days: count });
  test.each<[ClockTerms, ClockTerms, boolean]>([
    [live(300, 0, 0), live(600, 0, 0), true],
    [live(300, 0, 0), live(601, 0, 0), false],
    [live(300, 3, 3), live(300, 5, 3), true],
    [live(300, 3, 3), live(300, 0, 3), false],
    [live(300, 3, 3), live(300, 3, 30), false],
    [live(300, 0, 0), days(1), false],
    [days(7), days(14), true],
    [days(1), days(14), false],
    [{ kind: 'none' }, { kind: 'none' }, true],
  ])('clocks of one kind fit, where no part is more than twice the other: %j and %j, %s', (one, two, fit) => {
    const list = [one, two].map((clock, i) => ({ ...waiting(`u${i}`, 1500), clock }));
    expect([pairs(list, 0).length, pairs(list.reverse(), 0).length]).toEqual(fit ? [1, 1] : [0, 0]);
  });
});

describe.each(DATABASES)('quick matches on $name', (kind) => {
  let table: LobbyTable;
  let ann = '';
  let bob = '';
  beforeAll(async () => {
    table = await LobbyTable.on(kind);
  });
  afterAll(() => table.close());
  beforeEach(async () => {
    await table.clear();
    [ann = '', bob = ''] = await table.users('ann', 'bob');
  });

  const rate = (user: string, rating: number) =>
    table.store.db
      .insertInto('ratings')
      .values({
        user_id: user,
        rating_group: '8.0/lite',
        rating,
        deviation: 60,
        volatility: 0.06,
        games: 50,
        updated_at: 0,
      })
      .execute();

  test('two who fit begin at once, and the second search leads to the game of the first', async () => {
    const first = await table.lobby.create(ann, QUICK);
    expect(first).toMatchObject({ state: 'waiting' });
    const second = await table.lobby.create(bob, QUICK);
    expect(second).toEqual({ game: 'game' in first && first.game, state: 'playing' });
    expect(table.begun).toHaveLength(1);
    expect(await table.pages.ofUser(bob, {})).toHaveLength(1);
  });

  test('ratings far apart meet when the range has widened', async () => {
    await rate(ann, 1500);
    await rate(bob, 1700);
    await table.create(ann, QUICK);
    await table.create(bob, QUICK);
    for (const [seconds, games] of [
      [0, 0],
      [29, 0],
      [2, 1],
    ] as const) {
      table.now += 1000 * seconds;
      await table.lobby.sweep();
      expect(table.begun).toHaveLength(games);
    }
  });

  test('other regulations, options and rated games are other pools', async () => {
    const [cat = '', dan = '', eve = ''] = await table.users('cat', 'dan', 'eve');
    await table.create(ann, QUICK);
    await table.create(bob, { ...QUICK, regulation: '8.0/lite/full' });
    await table.create(cat, { ...QUICK, rated: true });
    await table.create(dan, { ...QUICK, options: { graveTop: 'ask' } });
    await table.create(eve, { ...QUICK, clock: { kind: 'none' } });
    table.now += 900_000;
    await table.lobby.sweep();
    expect(table.begun).toEqual([]);
  });

  test('two nodes at once never pair anybody twice', async () => {
    const nodes = [table.lobby, table.newLobby('node2'), table.newLobby('node3')];
    const users = await table.users(...Array.from({ length: 21 }, (_, i) => `u${i}`));
    await Promise.all(users.map((user, i) => nodes[i % 3]?.create(user, QUICK)));
    await Promise.all(nodes.map((lobby) => lobby.sweep()));
    const rows = await table.store.db.selectFrom('games').selectAll().where('state', '=', 'playing').execute();
    const seated = rows.flatMap(({ seat_a, seat_b }) => [seat_a, seat_b]);
    expect(seated).toHaveLength(20);
    expect(new Set(seated).size).toBe(20);
    expect(new Set(table.begun).size).toBe(table.begun.length);
    expect(table.errors).toEqual([]);
  });

  test('those who have just played meet again after a moment without anybody else', async () => {
    const row = await table.game(ann, bob, OPEN);
    await table.end(row.id, 0);
    await table.create(ann, QUICK);
    await table.create(bob, QUICK);
    table.now += 2900;
    await table.lobby.sweep();
    expect(table.begun).toHaveLength(1);
    table.now += 100;
    await table.lobby.sweep();
    expect(table.begun).toHaveLength(2);
  });

  test('those with a block between them never meet', async () => {
    await table.moderation.block(bob, ann);
    await table.create(ann, QUICK);
    await table.create(bob, QUICK);
    table.now += 900_000;
    await table.lobby.sweep();
    expect(table.begun).toEqual([]);
  });

  test('a program meets neither its owner nor another of them for rating', async () => {
    const robots = [await table.user('robo', 'bot', ann), await table.user('mecha', 'bot', ann)];
    for (const user of [ann, ...robots]) await table.create(user, { ...QUICK, rated: true });
    table.now += 900_000;
    await table.lobby.sweep();
    expect(table.begun).toEqual([]);
    await table.create(bob, { ...QUICK, rated: true });
    expect(table.begun).toHaveLength(1);
    for (const user of robots) await table.create(user, QUICK);
    expect(table.begun).toHaveLength(2);
  });

  test('a new search takes the place of the old one', async () => {
    const old = await table.create(ann, QUICK);
    const fresh = await table.create(ann, { ...QUICK, regulation: '8.0/lite/full' });
    await expect(table.row(old)).rejects.toThrow();
    expect((await table.row(fresh)).state).toBe('waiting');
  });

  test('a search whose player has gone is withdrawn after 15 s, and not before', async () => {
    const game = await table.create(ann, QUICK);
    await table.lobby.sweep();
    table.online.delete(ann);
    table.now += 14_000;
    await table.lobby.sweep();
    expect((await table.row(game)).state).toBe('waiting');
    table.now += 2000;
    await table.lobby.sweep();
    await expect(table.row(game)).rejects.toThrow();
  });

  test('a node leaves searches to the node where the player is, until that is dead', async () => {
    const game = await table.create(ann, QUICK);
    table.online.delete(ann);
    await table.store.db.insertInto('nodes').values({ id: 'node1', started_at: 0, seen_at: table.now }).execute();
    const other = table.newLobby('node2');
    await other.sweep();
    const alive = table.store.db.updateTable('nodes').where('id', '=', 'node1');
    table.now += 20_000;
    await alive.set({ seen_at: table.now }).execute();
    await other.sweep();
    expect((await table.row(game)).state).toBe('waiting');
    table.now += 16_000;
    await other.sweep();
    await expect(table.row(game)).rejects.toThrow();
  });

  describe('in the lobby', () => {
    const listed = async (viewer: string, lobby = table.lobby) => {
      table.now += 1000;
      return (await lobby.list(viewer)).quick.map(({ game }) => game);
    };
    const tellings = () => table.said.filter(({ type }) => type === 'lobby').length;

    test('who searches is listed by name and terms, apart from open games, on every node', async () => {
      const game = await table.create(ann, { ...QUICK, rated: true });
      expect(tellings()).toBe(1);
      const { quick, open } = await table.newLobby('node2').list(bob);
      expect(quick).toMatchObject([{ game, by: { name: 'ann' }, terms: { rated: true, clock: QUICK.clock, wins: 1 } }]);
      expect(open).toEqual([]);
    });

    test('a search on the terms that are listed begins at once', async () => {
      const game = await table.create(ann, { ...QUICK, options: { graveTop: 'ask' } });
      table.now += 1000;
      const found = (await table.lobby.list(bob)).quick.find((each) => each.game === game);
      const { regulation, options, clock, rated } = found?.terms ?? expect.fail();
      const made = await table.lobby.create(bob, { kind: 'quick', regulation, options, clock, rated });
      expect(made).toEqual({ game: found?.game, state: 'playing' });
      expect(await listed(bob)).toEqual([]);
    });

    test('who is blocked, either way, does not see it', async () => {
      const game = await table.create(ann, QUICK);
      expect(await listed(bob)).toEqual([game]);
      await table.moderation.block(ann, bob);
      expect(await listed(bob)).toEqual([]);
      await table.moderation.unblock(ann, bob);
      await table.moderation.block(bob, ann);
      expect(await listed(bob)).toEqual([]);
    });

    test('who ends a search, or is gone, is listed no more, and that is told', async () => {
      await table.lobby.cancel(ann, await table.create(ann, QUICK));
      expect([await listed(bob), tellings()]).toEqual([[], 2]);
      await table.create(ann, QUICK);
      table.online.delete(ann);
      await table.lobby.sweep();
      table.now += 16_000;
      expect(await listed(bob)).toEqual([]);
    });

    test('a search that is replaced by one that may not begin is told to be gone', async () => {
      await table.create(ann, QUICK);
      for (let i = 0; i < 20; i++) await table.game(bob, ann);
      const before = tellings();
      expect(await table.lobby.create(ann, QUICK)).toMatchObject({ code: 'tooOften' });
      expect([await listed(bob), tellings()]).toEqual([[], before + 1]);
    });
  });

  test('nobody joins a search by its id', async () => {
    const game = await table.create(ann, QUICK);
    expect(await table.lobby.join(bob, game, {})).toMatchObject({ code: 'unknown' });
  });
});
