import { shuffleProof } from '@blackpoker/host';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { endedGame } from '../../src/lobby/endedGame.ts';
import type { GameRow } from '../../src/lobby/gameRow.ts';
import { MOST_RUNNING, MOST_RUNNING_GUEST } from '../../src/lobby/limits.ts';
import { verifyShuffle } from '../../src/lobby/verifyShuffle.ts';
import { LOBBY_WORDS } from '../../src/lobby/words.ts';
import { deleteUser } from '../../src/people/farewell.ts';
import { DATABASES } from '../store/databases.ts';
import { LobbyTable, OPEN, RATED, SERIES } from './lobbyTable.ts';

const RATED_SERIES = { ...SERIES, rated: true };

describe.each(DATABASES)('after a game, on $name', (kind) => {
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

  const winnerOf = (row: { readonly seat_a: string | null; readonly seat_b: string | null }, seat: 0 | 1) =>
    [row.seat_a, row.seat_b][seat] ?? '';

  // ratings

  test('a rated game moves both, once, however often and from however many nodes it is settled', async () => {
    const row = await table.game(ann, bob, RATED);
    await table.end(row.id, 0);
    const other = table.newLobby('node2');
    await Promise.all([table.lobby, other, table.lobby, other].map((lobby) => lobby.onOver(row.id)));
    await table.lobby.onOver(row.id);
    const [won, lost] = [await table.rating(winnerOf(row, 0)), await table.rating(winnerOf(row, 1))];
    expect(won?.rating).toBeCloseTo(1662.2, 0);
    expect(lost?.rating).toBeCloseTo(1337.8, 0);
    expect([won?.games, lost?.games]).toEqual([1, 1]);
    const changes = await table.store.db.selectFrom('rating_changes').selectAll().execute();
    expect(changes).toHaveLength(2);
    for (const { before, after } of changes)
      expect([before, Math.abs(Math.round(after) - before)]).toEqual([1500, 162]);
  });

  test('many games of one player that end at once are all counted', async () => {
    const others = await table.users('c', 'd', 'e', 'f', 'g', 'h');
    const games: string[] = [];
    for (const other of others) games.push((await table.game(ann, other, RATED)).id);
    for (const game of games) await table.end(game, 0);
    const nodes = [table.lobby, table.newLobby('node2')];
    await Promise.all(games.map((game, i) => nodes[i % 2]?.onOver(game)));
    expect((await table.rating(ann))?.games).toBe(6);
  });

  test('casual games, games that run, and games that were aborted move nobody', async () => {
    const casual = await table.game(ann, bob, OPEN);
    await table.end(casual.id, 1);
    const running = await table.game(ann, bob, RATED);
    const aborted = await table.game(ann, bob, RATED);
    const end = { state: 'aborted', ended_at: table.now, why: 'aborted' };
    await table.store.db.updateTable('games').set(end).where('id', '=', aborted.id).execute();
    for (const { id } of [casual, running, aborted]) await table.lobby.onOver(id);
    expect(await table.rating(ann)).toBeUndefined();
    expect((await table.row(running.id)).settled_at).toBeNull();
    expect((await table.row(aborted.id)).settled_at).not.toBeNull();
  });

  test('against a program only the program moves', async () => {
    const bot = await table.user('robo', 'bot');
    const row = await table.game(ann, bot, RATED);
    await table.end(row.id, row.seat_a === bot ? 0 : 1);
    await table.lobby.onOver(row.id);
    expect(await table.rating(ann)).toBeUndefined();
    expect((await table.rating(bot))?.rating).toBeGreaterThan(1600);
  });

  test('ten games make a rating sure enough for the ladder; people and programs stand apart', async () => {
    const bot = await table.user('robo', 'bot');
    for (let i = 0; i < 24; i++) {
      const row = await table.game(ann, bob, RATED);
      const isAnns = i % 2 === 0;
      await table.end(row.id, isAnns === (row.seat_a === ann) ? 0 : 1, 5);
      await table.lobby.onOver(row.id);
      if (i === 8) expect((await table.pages.ladder('8.0/lite'))?.places).toEqual([]);
    }
    const ladder = await table.pages.ladder('8.0/lite');
    expect(ladder?.places.map(({ player }) => player.name).sort()).toEqual(['ann', 'bob']);
    expect(ladder?.places[0]?.rating.provisional).toBe(false);
    expect((await table.pages.ladder('8.0/lite', 'bot'))?.places).toEqual([]);
    expect(await table.pages.ladder('9.0/lite')).toBeUndefined();
    await table.moderation.ban(ann);
    expect((await table.pages.ladder('8.0/lite'))?.places.map(({ player }) => player.name)).toEqual(['bob']);
    expect(bot).toBeTruthy();
  });

  // favourites

  test('what each has declared is counted once, and added up', async () => {
    const [first, second] = [await table.game(ann, bob, OPEN), await table.game(bob, ann, OPEN)];
    const expected = new Map<string, number>();
    for (const { id } of [first, second]) {
      await table.playOut(id);
      const row = await table.row(id);
      const declared = endedGame(row).declared[row.seat_a === ann ? 0 : 1];
      for (const [action, times] of declared) expected.set(action, times + (expected.get(action) ?? 0));
      await Promise.all([table.lobby.onOver(id), table.newLobby('node2').onOver(id)]);
    }
    const rows = await table.store.db.selectFrom('favourites').selectAll().where('user_id', '=', ann).execute();
    expect(new Map(rows.map(({ action, times }) => [action, times]))).toEqual(expected);
    expect(expected.size).toBeGreaterThan(0);
    const listed = (await table.pages.player('Ann'))?.favourites ?? [];
    expect(listed.map(({ action }) => action)).not.toContain('end');
    for (const { action, times } of listed) expect(times).toBe(expected.get(action));
  });

  test('what a dead server left undone is done by the sweep', async () => {
    const row = await table.game(ann, bob, RATED);
    await table.end(row.id, 0);
    table.now += 10_000;
    await table.newLobby('node2').sweep();
    expect((await table.rating(ann))?.games).toBe(1);
    const later = await table.game(ann, bob, RATED);
    await table.end(later.id, 0);
    await table.lobby.sweep();
    table.now += 5000;
    await table.lobby.sweep();
    expect((await table.rating(ann))?.games).toBe(2);
  });

  test('all of it or nothing: what fails half way is done again as a whole', async () => {
    const row = await table.game(ann, bob, { ...RATED, regulation: SERIES.regulation });
    await table.playOut(row.id);
    const { schema } = table.store.db;
    await schema.alterTable('favourites').renameTo('hidden').execute();
    await expect(table.lobby.onOver(row.id)).rejects.toThrow();
    expect(await table.row(row.id)).toMatchObject({ settled_at: null, next_id: null });
    expect(await table.pages.openOf(ann)).toEqual([]);
    await schema.alterTable('hidden').renameTo('favourites').execute();
    await table.lobby.onOver(row.id);
    expect((await table.row(row.id)).next_id).not.toBeNull();
    expect(await table.pages.openOf(ann)).toHaveLength(1);
  });

  test('a record that does not replay settles the game without counting it', async () => {
    const row = await table.game(ann, bob, RATED);
    await table.end(row.id, 0);
    await table.store.db.updateTable('games').set({ record: 'nonsense' }).where('id', '=', row.id).execute();
    await table.lobby.onOver(row.id);
    expect(table.errors).toHaveLength(1);
    expect(await table.rating(ann)).toBeUndefined();
  });

  // series

  /** Ends games of a series one after the other. Returns all its games. */
  async function series(first: string, ends: readonly (0 | 1 | 'draw')[]): Promise<string[]> {
    const games = [first];
    for (const end of ends) {
      const game = games.at(-1) ?? '';
      await table.end(game, end, 60);
      await Promise.all([table.lobby.onOver(game), table.newLobby('node2').onOver(game)]);
      const { next_id } = await table.row(game);
      if (next_id !== null) games.push(next_id);
    }
    return games;
  }

  test('a series goes on until somebody has won twice, and is rated once, as a whole', async () => {
    const row = await table.game(ann, bob, RATED_SERIES);
    const games = await series(row.id, [0, 1, 'draw', 1]);
    expect(games).toHaveLength(4);
    expect(new Set(table.begun)).toEqual(new Set(games));
    expect(table.begun).toHaveLength(4);
    const rows = await Promise.all(games.map((game) => table.row(game)));
    for (const each of rows) {
      expect(each).toMatchObject({ seat_a: row.seat_a, seat_b: row.seat_b, series_id: row.id, rated: 1 });
      expect(each.seed_hash).toBe(row.seed_hash);
    }
    expect(new Set(rows.map(({ setup }) => setup)).size).toBe(4);
    const changes = await table.store.db.selectFrom('rating_changes').select('game_id').execute();
    expect(changes).toEqual([{ game_id: games[3] }, { game_id: games[3] }]);
    expect((await table.rating(winnerOf(row, 1), '7.0/pro'))?.rating).toBeGreaterThan(1600);
  });

  test('three drawn games draw the series', async () => {
    const row = await table.game(ann, bob, RATED_SERIES);
    const games = await series(row.id, ['draw', 'draw', 'draw']);
    expect(games).toHaveLength(3);
    expect((await table.rating(ann, '7.0/pro'))?.rating).toBeCloseTo(1500, 3);
    expect((await table.rating(ann, '7.0/pro'))?.games).toBe(1);
  });

  test('the seed and the records of a series stay hidden until it is over; then they prove the shuffle', async () => {
    const row = await table.game(ann, bob, SERIES);
    const [first = '', second = ''] = await series(row.id, [0]);
    expect(await table.pages.record(first)).toMatchObject({ code: 'forbidden' });
    expect((await table.pages.game(first))?.seed).toBeUndefined();
    expect(await verifyShuffle(table.store, first)).toBeUndefined();
    const hidden = await table.setup(first);
    const open = [await table.pages.game(first), await table.pages.ofUser(ann, {}), await table.lobby.list(ann)];
    for (const secret of [hidden.seed, hidden.series?.seed ?? '']) expect(JSON.stringify(open)).not.toContain(secret);
    const revealed = async () => new Map((await table.pages.ofUser(ann, {})).map((line) => [line.game, line.revealed]));
    expect((await revealed()).get(first)).toBe(false);
    await series(second, [0]);
    for (const game of [first, second]) expect((await revealed()).get(game)).toBe(true);
    const page = await table.pages.game(first);
    expect(page?.series).toEqual([first, second]);
    const texts = await Promise.all([first, second].map((game) => table.pages.record(game)));
    const records = texts.flatMap((answer) => ('text' in answer ? [answer.text] : []));
    const claim = { seedHash: page?.seedHash ?? '', seed: page?.seed ?? '', records };
    expect(shuffleProof(claim)).toEqual({ ok: true, games: 2 });
    expect(await verifyShuffle(table.store, second)).toEqual({ ok: true, games: 2 });
    expect(shuffleProof({ ...claim, records: [...records].reverse() })).toMatchObject({ ok: false, problem: 'seed' });
  });

  // rematches

  test('a rematch swaps seats; asked for twice it is one game', async () => {
    const row = await table.game(ann, bob, RATED);
    await expect(table.lobby.rematch(row.id)).rejects.toThrow('not over');
    await table.end(row.id, 0);
    const other = table.newLobby('node2');
    const asked = [table.lobby, other, table.lobby, other].map((lobby) => lobby.rematch(row.id));
    const games = new Set([...(await Promise.all(asked)), await table.lobby.rematch(row.id)]);
    expect(games.size).toBe(1);
    const next = await table.row([...games][0] ?? '');
    expect(next).toMatchObject({ seat_a: row.seat_b, seat_b: row.seat_a, rated: 1, state: 'playing', kind: 'rematch' });
    expect(next.seed_hash).not.toBe(row.seed_hash);
    expect((await table.row(row.id)).next_id).toBe(next.id);
    expect(table.begun.filter((game) => game === next.id)).toHaveLength(1);
    expect((await table.rating(ann))?.games).toBe(1);
  });

  describe('there is no rematch', () => {
    let game: GameRow;
    beforeEach(async () => {
      game = await table.game(ann, bob, RATED);
      await table.end(game.id, 0);
      expect(await table.lobby.againstRematch(game.id, 0)).toBeUndefined();
    });
    const users = () => [game.seat_a ?? '', game.seat_b ?? ''] as const;
    const refused = async () => {
      await expect(table.lobby.rematch(game.id)).rejects.toThrow('no rematch');
      return [await table.lobby.againstRematch(game.id, 0), await table.lobby.againstRematch(game.id, 1)];
    };
    const OTHER = LOBBY_WORDS.otherNotFree;

    test('between those of whom one has blocked the other', async () => {
      await table.moderation.block(...users());
      const blocked = { code: 'forbidden', message: LOBBY_WORDS.blocked };
      expect(await refused()).toEqual([blocked, blocked]);
    });

    test('with who is banned, or gone', async () => {
      await table.moderation.ban(users()[1]);
      expect(await refused()).toMatchObject([{ message: OTHER }, { message: LOBBY_WORDS.banned }]);
      await table.moderation.unban(users()[1]);
      await deleteUser(table.store.db, users()[0], table.now);
      expect(await refused()).toMatchObject([{ message: LOBBY_WORDS.noUser }, { message: OTHER }]);
    });

    test('for who plays as many games as anybody may', async () => {
      const level = { ...OPEN, kind: 'bot', level: 1 } as const;
      for (let i = 0; i < MOST_RUNNING; i++) await table.create(users()[0], level);
      expect(await refused()).toMatchObject([{ code: 'tooOften' }, { code: 'tooOften', message: OTHER }]);
    });

    test('beyond that for who has many offers at once', async () => {
      const guest = await table.user('guest', 'guest');
      const ended: string[] = [];
      for (let i = 0; i < MOST_RUNNING_GUEST + 1; i++) {
        ended.push(await table.create(guest, { ...OPEN, kind: 'bot', level: 1 }));
        await table.end(ended[i] ?? '', 0);
      }
      const begun = await Promise.allSettled(ended.map((id) => table.lobby.rematch(id)));
      expect(begun.filter(({ status }) => status === 'fulfilled')).toHaveLength(MOST_RUNNING_GUEST);
    });
  });

  test('a rematch in a series that goes on is its next game; after it, a new series', async () => {
    const row = await table.game(ann, bob, SERIES);
    await table.end(row.id, 0);
    const second = await table.lobby.rematch(row.id);
    expect((await table.row(second)).series_id).toBe(row.id);
    await table.end(second, 0);
    const third = await table.row(await table.lobby.rematch(second));
    expect(third).toMatchObject({ series_id: third.id, seat_a: row.seat_b });
  });

  test('built decks change seats with their players', async () => {
    const terms = { ...OPEN, regulation: '7.0/standard/constructed40', deck: 'SA-K HA-K DA-K JK1' };
    const game = await table.create(ann, terms);
    await table.lobby.join(bob, game, { deck: 'CA-K HA-K DA-K JK2' });
    await table.end(game, 0);
    const before = await table.setup(game);
    const after = await table.setup(await table.lobby.rematch(game));
    expect(after.decks).toEqual([before.decks[1], before.decks[0]]);
  });

  test('a level plays again, at the other seat', async () => {
    const game = await table.create(ann, { ...OPEN, kind: 'bot', level: 2 });
    await table.end(game, 0);
    const [before, after] = [await table.row(game), await table.row(await table.lobby.rematch(game))];
    expect([after.level_a, after.level_b]).toEqual([before.level_b, before.level_a]);
    expect((await table.setup(after.id)).seats).toEqual([...(await table.setup(game)).seats].reverse());
  });
});
