import { rulesetOf } from '@blackpoker/engine';
import { sha256 } from '@blackpoker/host';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MOST_RUNNING_GUEST, MOST_WAITING } from '../../src/lobby/limits.ts';
import { Lobby } from '../../src/lobby/lobby.ts';
import { rulesVersionOf } from '../../src/lobby/rulesVersion.ts';
import { DATABASES } from '../store/databases.ts';
import { LobbyTable, OPEN, RATED, SERIES } from './lobbyTable.ts';

const CONSTRUCTED = { ...OPEN, regulation: '7.0/standard/constructed40' };
const FORTY = 'SA-K HA-K DA-K JK1';

describe.each(DATABASES)('the lobby on $name', (kind) => {
  let table: LobbyTable;
  let n = 0;
  let ann = '';
  let bob = '';
  beforeAll(async () => {
    table = await LobbyTable.on(kind);
  });
  afterAll(() => table.close());
  beforeEach(async () => {
    n += 1;
    [ann = '', bob = ''] = await table.users(`ann${n}`, `bob${n}`);
    table.said.length = 0;
    table.begun.length = 0;
  });

  test('a game waits until somebody takes it; then both are told and the room is driven', async () => {
    const game = await table.create(ann, OPEN);
    expect((await table.row(game)).state).toBe('waiting');
    expect(await table.lobby.join(bob, game, {})).toEqual({ game });
    const row = await table.row(game);
    expect([row.seat_a, row.seat_b].sort()).toEqual([ann, bob].sort());
    expect(row).toMatchObject({ state: 'playing', node: 'node1', started_at: table.now, series_id: null });
    expect(table.begun).toEqual([game]);
    const told = table.said.flatMap((message) => (message.type === 'begun' ? [message.user] : []));
    expect(told.sort()).toEqual([ann, bob].sort());
  });

  test('the seed is committed to, and the rules are pinned', async () => {
    const row = await table.game(ann, bob);
    const { seed } = await table.setup(row.id);
    expect(seed).toMatch(/^[0-9a-f]{32}$/);
    expect(row.seed_hash).toBe(sha256(seed));
    const rules = rulesetOf(row.regulation);
    expect(row.rules_version).toBe(rules && rulesVersionOf(rules));
  });

  test('seats are drawn by a fair coin', async () => {
    const firsts = new Set<string | null>();
    for (let i = 0; i < 40 && firsts.size < 2; i++) {
      const row = await table.game(ann, bob);
      firsts.add(row.seat_a);
      await table.end(row.id, 0);
    }
    expect(firsts.size).toBe(2);
  });

  test('of twenty who come at once one gets the game', async () => {
    const names = Array.from({ length: 20 }, (_, i) => `many${n}-${i}`);
    const others = await table.users(...names);
    const game = await table.create(ann, OPEN);
    const second = table.newLobby('node2');
    const answers = await Promise.all(
      others.map((user, i) => (i % 2 === 0 ? table.lobby : second).join(user, game, {})),
    );
    expect(answers.filter((answer) => 'game' in answer)).toHaveLength(1);
    expect(answers.filter((answer) => 'code' in answer && answer.code === 'stale')).toHaveLength(19);
    const winner = others[answers.findIndex((answer) => 'game' in answer)] ?? '';
    const { seat_a, seat_b } = await table.row(game);
    expect([seat_a, seat_b]).toContain(winner);
    expect(await table.lobby.join(winner, game, {})).toEqual({ game });
  });

  test('nobody joins their own game, a game that is not there, or without a name', async () => {
    const game = await table.create(ann, OPEN);
    expect(await table.lobby.join(ann, game, {})).toMatchObject({ code: 'forbidden' });
    expect(await table.lobby.join(bob, 'nosuchgame12', {})).toMatchObject({ code: 'unknown' });
    expect(await table.lobby.join('nobody', game, {})).toMatchObject({ code: 'forbidden' });
  });

  test('who is blocked, either way, neither joins nor sees', async () => {
    const game = await table.create(ann, OPEN);
    const seen = async (viewer: string) => {
      table.now += 1000;
      return (await table.lobby.list(viewer)).open.some((open) => open.game === game);
    };
    expect(await seen(bob)).toBe(true);
    await table.moderation.block(ann, bob);
    expect(await table.lobby.join(bob, game, {})).toMatchObject({ code: 'forbidden' });
    expect(await seen(bob)).toBe(false);
    await table.moderation.unblock(ann, bob);
    await table.moderation.block(bob, ann);
    expect(await table.lobby.join(bob, game, {})).toMatchObject({ code: 'forbidden' });
    expect(await seen(bob)).toBe(false);
    await table.moderation.unblock(bob, ann);
    expect(await table.lobby.join(bob, game, {})).toEqual({ game });
  });

  test('who is banned neither creates nor joins, and their game is withdrawn', async () => {
    const game = await table.create(ann, OPEN);
    await table.moderation.ban(ann);
    expect(table.said).toContainEqual({ type: 'user', user: ann });
    expect(await table.lobby.join(bob, game, {})).toMatchObject({ code: 'unknown' });
    expect(await table.lobby.create(ann, OPEN)).toMatchObject({ code: 'forbidden' });
    await table.moderation.unban(`ann${n}`);
    expect(await table.lobby.create(ann, OPEN)).toMatchObject({ state: 'waiting' });
  });

  test('only its creator withdraws a game, and only while it waits', async () => {
    const game = await table.create(ann, OPEN);
    expect(await table.lobby.cancel(bob, game)).toBe(false);
    expect(await table.lobby.cancel(ann, game)).toBe(true);
    expect(await table.lobby.cancel(ann, game)).toBe(false);
    const row = await table.game(ann, bob);
    expect(await table.lobby.cancel(ann, row.id)).toBe(false);
    expect((await table.row(row.id)).state).toBe('playing');
  });

  test('limits hold against many requests at once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => table.lobby.create(ann, OPEN)));
    expect(answers.filter((answer) => 'game' in answer)).toHaveLength(MOST_WAITING);
    expect(answers.at(-1)).toMatchObject({ code: 'tooOften', message: { en: expect.stringContaining('3') } });
    const guest = await table.user(`guest${n}`, 'guest');
    const bot = { ...OPEN, kind: 'bot', level: 1 } as const;
    const games = await Promise.all(Array.from({ length: 8 }, () => table.lobby.create(guest, bot)));
    expect(games.filter((answer) => 'game' in answer)).toHaveLength(MOST_RUNNING_GUEST);
    expect(await table.lobby.join(guest, await table.create(bob, OPEN), {})).toMatchObject({ code: 'tooOften' });
  });

  test('a level sits down at once', async () => {
    const answer = await table.lobby.create(ann, { ...OPEN, kind: 'bot', level: 3 });
    expect(answer).toMatchObject({ state: 'playing' });
    const row = await table.row('game' in answer ? answer.game : '');
    const { seats } = await table.setup(row.id);
    const seat = row.seat_a === ann ? 1 : 0;
    expect(seats[seat]).toEqual({ kind: 'bot', level: 3 });
    expect([row.level_a, row.level_b][seat]).toBe(3);
    expect([row.seat_a, row.seat_b][seat]).toBeNull();
  });

  test('terms that do not hold are refused in words', async () => {
    const guest = await table.user(`guest${n}`, 'guest');
    const refused = async (user: string, wanted: typeof OPEN, code: string) =>
      expect(await table.lobby.create(user, wanted)).toMatchObject({ code, message: { ja: expect.any(String) } });
    await refused(ann, { ...OPEN, regulation: '8.0/lite/nothing' }, 'bad');
    await refused(ann, { ...OPEN, regulation: '__proto__' }, 'bad');
    await refused(ann, { ...OPEN, kind: 'bot' }, 'bad');
    await refused(ann, { ...RATED, kind: 'bot', level: 2 }, 'bad');
    await refused(ann, { ...RATED, clock: { kind: 'none' } }, 'bad');
    await refused(guest, RATED, 'forbidden');
    await refused(ann, CONSTRUCTED, 'bad');
    await refused(ann, { ...CONSTRUCTED, deck: 'XYZ' }, 'bad');
    await refused(ann, { ...CONSTRUCTED, deck: 'SA-K HA-K DA-K CA-K JK' }, 'bad');
    const rated = await table.create(ann, RATED);
    expect(await table.lobby.join(guest, rated, {})).toMatchObject({ code: 'forbidden' });
  });

  test('a program does not play for rating against its owner', async () => {
    const bot = await table.user(`bot${n}`, 'bot', ann);
    const rated = await table.create(ann, RATED);
    expect(await table.lobby.join(bot, rated, {})).toMatchObject({ code: 'forbidden' });
    expect(await table.lobby.join(bot, await table.create(ann, OPEN), {})).toHaveProperty('game');
  });

  test('each brings their own deck where decks are built', async () => {
    const game = await table.create(ann, { ...CONSTRUCTED, deck: FORTY });
    expect(await table.lobby.join(bob, game, {})).toMatchObject({ code: 'bad' });
    const other = 'CA-K HA-K DA-K JK2';
    expect(await table.lobby.join(bob, game, { deck: other })).toEqual({ game });
    const { decks } = await table.setup(game);
    const row = await table.row(game);
    const clubs = row.seat_a === ann ? decks[1] : decks[0];
    expect(clubs).toContain(39);
    expect(clubs).not.toContain(0);
  });

  test('a two-deck regulation begins as a series', async () => {
    const row = await table.game(ann, bob, SERIES);
    const { series, seed } = await table.setup(row.id);
    expect(row.series_id).toBe(row.id);
    expect(series?.seed).not.toBe(seed);
    expect(row.seed_hash).toBe(sha256(series?.seed ?? ''));
  });

  test('a code of two decks cannot claim games that were not played', async () => {
    const halves = { ...OPEN, regulation: '7.0/standard/constructedHalf' };
    const deck = 'SA-K HA-K JK1 | DA-K CA-K JK2 | second won known';
    const row = await table.game(ann, bob, { ...halves, deck });
    const { decks } = await table.setup(row.id);
    expect(decks[0]).toMatchObject({ mayUse: 'either' });
    expect(decks[0]).not.toHaveProperty('won');
  });

  test('what nobody has taken for a day is withdrawn', async () => {
    const game = await table.create(ann, { ...OPEN, kind: 'invite' });
    table.now += 23 * 3_600_000;
    await table.lobby.sweep();
    expect((await table.row(game)).state).toBe('waiting');
    table.now += 2 * 3_600_000;
    await table.lobby.sweep();
    await expect(table.row(game)).rejects.toThrow();
    expect(table.errors).toEqual([]);
  });

  describe('with a live clock', () => {
    const shown = async (game: string, lobby = table.lobby) => {
      table.now += 1000;
      return (await lobby.list(bob)).open.some((open) => open.game === game);
    };

    test.each(['open', 'invite'] as const)('a game of kind %s is not taken while its creator is away', async (kind) => {
      const game = await table.create(ann, { ...OPEN, kind });
      table.online.delete(ann);
      table.now += 14_000;
      await table.lobby.sweep();
      expect(await shown(game)).toBe(false);
      expect(await table.lobby.join(bob, game, {})).toMatchObject({
        code: 'away',
        message: { ja: expect.any(String) },
      });
      expect((await table.row(game)).state).toBe('waiting');
      expect(table.awaited).toContainEqual([game, ann, expect.stringMatching(/^bob/)]);
      table.online.add(ann);
      expect(await shown(game)).toBe(kind === 'open');
      expect(await table.lobby.join(bob, game, {})).toEqual({ game });
    });

    test('whoever has just made it is about to come', async () => {
      table.online.delete(ann);
      const game = await table.create(ann, OPEN);
      expect(await shown(game)).toBe(true);
      expect(await table.lobby.join(bob, game, {})).toEqual({ game });
    });

    test('there is no hurry where there is none', async () => {
      for (const clock of [{ kind: 'none' }, { kind: 'days', days: 3 }] as const) {
        const game = await table.create(ann, { ...OPEN, clock });
        table.online.delete(ann);
        table.now += 3_600_000;
        await table.lobby.sweep();
        expect(await shown(game)).toBe(true);
        expect(await table.lobby.join(bob, game, {})).toEqual({ game });
      }
    });

    test('a node believes the node where the creator is, as long as that lives', async () => {
      const elsewhere = new Lobby({ ...table.deps('node2'), isOnline: () => false });
      const game = await table.create(ann, OPEN);
      const alive = () =>
        table.store.db
          .insertInto('nodes')
          .values({ id: 'node1', started_at: 0, seen_at: table.now })
          .onConflict((conflict) => conflict.column('id').doUpdateSet({ seen_at: table.now }))
          .execute();
      const pass = async (ms: number) => {
        table.now += ms;
        await alive();
        await table.lobby.sweep();
        await elsewhere.sweep();
      };
      await pass(20_000);
      expect(await shown(game, elsewhere)).toBe(true);
      table.online.delete(ann);
      await pass(20_000);
      expect((await table.row(game)).node).toBeNull();
      expect(table.said).toContainEqual({ type: 'lobby' });
      expect(await shown(game, elsewhere)).toBe(false);
      expect(await elsewhere.join(bob, game, {})).toMatchObject({ code: 'away' });
      table.online.add(ann);
      table.said.length = 0;
      await pass(1000);
      expect(table.said).toContainEqual({ type: 'lobby' });
      table.now += 20_000;
      expect(await shown(game, elsewhere)).toBe(false);
      await alive();
      expect(await elsewhere.join(bob, game, {})).toEqual({ game });
      await table.store.db.deleteFrom('nodes').execute();
    });
  });

  describe('games that stand still', () => {
    const DAY_MS = 24 * 3_600_000;
    const freeze = (game: string, set: { incident: string } | { rules_version: string }) =>
      table.store.db.updateTable('games').set(set).where('id', '=', game).execute();
    const running = async (user: string, count: number): Promise<string[]> => {
      const games: string[] = [];
      for (let i = 0; i < count; i++) games.push(await table.create(user, { ...OPEN, kind: 'bot', level: 1 }));
      return games;
    };

    test('do not count as running', async () => {
      const guest = await table.user(`guest${n}`, 'guest');
      const [one = '', two = ''] = await running(guest, MOST_RUNNING_GUEST);
      const again = () => table.lobby.create(guest, { ...OPEN, kind: 'bot', level: 1 });
      expect(await again()).toMatchObject({ code: 'tooOften' });
      await freeze(one, { incident: 'abc' });
      await freeze(two, { rules_version: 'of yore' });
      expect([await again(), await again()]).toMatchObject([{ state: 'playing' }, { state: 'playing' }]);
      expect(await again()).toMatchObject({ code: 'tooOften' });
    });

    test('are ended after a week in which nothing has happened', async () => {
      const [frozen = '', other = '', young = '', fine = ''] = await running(ann, 4);
      await freeze(frozen, { incident: 'abc' });
      await freeze(other, { rules_version: 'of yore' });
      await freeze(young, { incident: 'def' });
      const states = async () => {
        await table.lobby.sweep();
        const rows = await Promise.all([frozen, other, young, fine].map((game) => table.row(game)));
        return rows.map(({ state }) => state);
      };
      table.now += DAY_MS;
      await table.store.log.append({ game: young, seq: 1, cmd: 'c', at: table.now, body: '{}' });
      table.now += 5 * DAY_MS;
      expect(await states()).toEqual(['playing', 'playing', 'playing', 'playing']);
      table.now += 1.5 * DAY_MS;
      expect(await states()).toEqual(['aborted', 'aborted', 'playing', 'playing']);
      table.now += DAY_MS;
      expect(await states()).toEqual(['aborted', 'aborted', 'aborted', 'playing']);
      expect(await table.row(frozen)).toMatchObject({ winner: null, settled_at: expect.any(Number) });
      expect(table.errors).toEqual([]);
    });
  });

  describe('games that nobody comes back to', () => {
    const DAY_MS = 24 * 3_600_000;
    const touch = (game: string) =>
      table.store.log.append({ game, seq: 1, cmd: 'c', at: table.now, body: '{}' }).then(() => game);
    const stateOf = async (game: string): Promise<string> => (await table.row(game)).state;
    const begun = async (): Promise<string> => table.create(ann, { ...OPEN, kind: 'bot', level: 1 });

    test('are ended without a result after 90 days', async () => {
      const [left, played] = [await begun(), await begun()];
      table.now += DAY_MS;
      await touch(played);
      table.now += 88.5 * DAY_MS;
      await table.lobby.sweep();
      expect([await stateOf(left), await stateOf(played)]).toEqual(['playing', 'playing']);
      table.now += DAY_MS;
      await table.lobby.sweep();
      expect([await stateOf(left), await stateOf(played)]).toEqual(['aborted', 'playing']);
      expect(await table.row(left)).toMatchObject({ winner: null, why: 'aborted' });
      table.now += DAY_MS;
      await table.lobby.sweep();
      expect(await stateOf(played)).toBe('aborted');
    });

    test('have as many days while there is a server', async () => {
      const game = await begun();
      const outage = { from_at: table.now, to_at: table.now + 100 * DAY_MS };
      await table.store.db.insertInto('outages').values(outage).execute();
      table.now += 189 * DAY_MS;
      await table.lobby.sweep();
      expect(await stateOf(game)).toBe('playing');
      table.now += 2 * DAY_MS;
      await table.lobby.sweep();
      expect(await stateOf(game)).toBe('aborted');
      await table.store.db.deleteFrom('outages').execute();
    });

    test('are ended a few at a time', async () => {
      await table.store.db.updateTable('games').set({ state: 'aborted' }).where('state', '=', 'playing').execute();
      const row = await table.row(await begun());
      const rows = Array.from({ length: 24 }, (_, i) => ({ ...row, id: `${row.id}${i}` }));
      await table.store.db.insertInto('games').values(rows).execute();
      const left = async (): Promise<number> => {
        await table.lobby.sweep();
        const states = await Promise.all([row, ...rows].map(({ id }) => stateOf(id)));
        return states.filter((state) => state === 'playing').length;
      };
      table.now += 91 * DAY_MS;
      expect([await left(), await left()]).toEqual([5, 5]);
      table.now += 600_000;
      expect(await left()).toBe(0);
    });
  });

  test('running games are listed with both players', async () => {
    const row = await table.game(ann, bob);
    table.now += 1000;
    const { running, open } = await table.lobby.list(ann);
    const listed = running.find(({ game }) => game === row.id);
    expect(listed?.players.map(({ id }) => id)).toEqual([row.seat_a, row.seat_b]);
    expect(open.every(({ game }) => game !== row.id)).toBe(true);
    expect(JSON.stringify(running)).not.toContain('seed');
  });
});
