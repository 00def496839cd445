/** Series of one-deck regulations: best of 3 and best of 5. */
import type { NewGame } from '@blackpoker/protocol';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { verifyShuffle } from '../../src/lobby/verifyShuffle.ts';
import { DATABASES } from '../store/databases.ts';
import { LobbyTable, OPEN, QUICK, RATED, SERIES } from './lobbyTable.ts';

const BEST_OF_3: NewGame = { ...RATED, wins: 2 };
const BEST_OF_5: NewGame = { ...OPEN, wins: 3 };

describe.each(DATABASES)('a series on $name', (kind) => {
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

  /** Ends games one after the other. Returns all games of the series. */
  async function play(first: string, ...ends: readonly (0 | 1 | 'draw')[]): Promise<string[]> {
    const games = [first];
    for (const end of ends) {
      const game = games.at(-1) ?? '';
      await table.end(game, end);
      await Promise.all([table.lobby.onOver(game), table.newLobby('node2').onOver(game)]);
      const { next_id } = await table.row(game);
      if (next_id !== null) games.push(next_id);
    }
    return games;
  }

  const asked = (wanted: NewGame) => table.lobby.create(ann, wanted);
  const ratingChanges = () => table.store.db.selectFrom('rating_changes').select('game_id').execute();

  test('best of 3 goes on until somebody has won twice, and is rated once', async () => {
    const row = await table.game(ann, bob, BEST_OF_3);
    const games = await play(row.id, 0, 'draw', 1);
    expect(games).toHaveLength(4);
    expect(await ratingChanges()).toEqual([]);
    await play(games[3] ?? '', 1);
    const last = await table.row(games[3] ?? '');
    expect(last).toMatchObject({ kind: 'series', series_id: row.id, next_id: null, wins: 2, seed_hash: row.seed_hash });
    expect(await ratingChanges()).toEqual([{ game_id: last.id }, { game_id: last.id }]);
    const winner = row.seat_b ?? '';
    expect((await table.rating(winner))?.rating).toBeCloseTo(1662.2, 0);
    expect((await table.rating(winner))?.games).toBe(1);
  });

  test('best of 5 takes three wins', async () => {
    const { id } = await table.game(ann, bob, BEST_OF_5);
    const games = await play(id, 0, 1, 1, 0, 1);
    expect(games).toHaveLength(5);
    expect((await table.row(games[4] ?? '')).next_id).toBeNull();
  });

  test('three draws in a row draw it', async () => {
    const { id } = await table.game(ann, bob, BEST_OF_3);
    expect(await play(id, 'draw', 'draw', 'draw')).toHaveLength(3);
    expect((await table.rating(ann))?.rating).toBeCloseTo(1500, 3);
  });

  test('its seed and its records are shown when it is over, and then prove the shuffle', async () => {
    const { id } = await table.game(ann, bob, BEST_OF_3);
    const [first = '', second = ''] = await play(id, 0);
    const secret = (await table.setup(first)).series?.seed ?? 'none';
    const shown = [await table.pages.game(first), await table.pages.ofUser(ann, {}), await table.lobby.list(ann)];
    expect(JSON.stringify(shown)).not.toContain(secret);
    expect(await table.pages.record(first)).toMatchObject({ code: 'forbidden' });
    expect(await verifyShuffle(table.store, first)).toBeUndefined();
    await play(second, 0);
    expect(await table.pages.game(first)).toMatchObject({ seed: secret, series: [first, second] });
    expect(await verifyShuffle(table.store, first)).toEqual({ ok: true, games: 2 });
  });

  test('the line of each game says which one of the series it is, and the score with it', async () => {
    const { id } = await table.game(ann, bob, BEST_OF_5);
    const games = await play(id, 1, 'draw', 0, 0);
    const { id: alone } = await table.game(ann, bob, OPEN);
    const lines = await table.pages.ofUser(ann, {});
    const place = (game: string) => lines.find((line) => line.game === game)?.series;
    expect(games.map(place)).toEqual([
      { game: 1, score: [0, 1] },
      { game: 2, score: [0, 1] },
      { game: 3, score: [1, 1] },
      { game: 4, score: [2, 1] },
      { game: 5, score: [2, 1] },
    ]);
    expect(place(alone)).toBeUndefined();
    expect((await table.pages.game(id))?.line.series).toEqual({ game: 1, score: [0, 1] });
  });

  test('a rematch of it is another one, with seats swapped', async () => {
    const row = await table.game(ann, bob, BEST_OF_3);
    const games = await play(row.id, 0, 0);
    const again = await table.row(await table.lobby.rematch(games[1] ?? ''));
    expect(again).toMatchObject({ kind: 'rematch', seat_a: row.seat_b, seat_b: row.seat_a, wins: 2, rated: 1 });
    expect(again.series_id).toBe(again.id);
    expect(again.seed_hash).not.toBe(row.seed_hash);
    expect(await play(again.id, 1, 1)).toHaveLength(2);
    expect((await table.rating(ann))?.games).toBe(2);
  });

  test('decks that were built are the same in each game', async () => {
    const built = { ...BEST_OF_3, regulation: '7.0/standard/constructed40', deck: 'SA-K HA-K DA-K JK1' };
    const game = await table.create(ann, built);
    await table.lobby.join(bob, game, { deck: 'CA-K HA-K DA-K JK2' });
    const setups = await Promise.all((await play(game, 0, 1)).map(table.setup));
    expect(setups).toHaveLength(3);
    expect(new Set(setups.map(({ decks }) => JSON.stringify(decks))).size).toBe(1);
    expect(new Set(setups.map(({ seed }) => seed)).size).toBe(3);
  });

  test('a level plays one, too', async () => {
    const game = await table.create(ann, { ...BEST_OF_5, kind: 'bot', level: 2 });
    const games = await play(game, 0, 1);
    const [first, third] = [await table.setup(game), await table.setup(games[2] ?? '')];
    expect(third.seats).toEqual(first.seats);
    expect(third.series).toMatchObject({ wins: 3, games: [{ winner: 0 }, { winner: 1 }] });
  });

  test('everybody is told how many wins take it', async () => {
    const waiting = await table.create(ann, BEST_OF_5);
    await table.game(ann, bob, SERIES);
    const { open, running } = await table.lobby.list(bob);
    expect(open.map(({ game, terms }) => [game, terms.wins])).toEqual([[waiting, 3]]);
    expect(running.map(({ terms }) => terms.wins)).toEqual([2]);
    expect((await table.pages.game(waiting))?.line.terms.wins).toBe(3);
  });

  test('a game that does not say it is as its regulation has it: one from before it could be chosen, too', async () => {
    const [one, two] = [await table.create(ann, OPEN), await table.create(ann, SERIES)];
    await table.store.db.updateTable('games').set({ wins: null }).execute();
    for (const game of [one, two]) await table.lobby.join(bob, game, {});
    expect((await table.setup(one)).series).toBeUndefined();
    expect((await table.setup(two)).series?.wins).toBe(2);
    expect(await play(one, 0)).toHaveLength(1);
    expect(await play(two, 0, 0)).toHaveLength(2);
  });

  test('a quick match has none, and two decks have their own', async () => {
    expect(await asked({ ...QUICK, wins: 2 })).toMatchObject({ code: 'bad' });
    expect(await asked({ ...SERIES, wins: 3 })).toMatchObject({ code: 'bad' });
    expect(await asked({ ...SERIES, wins: 1 })).toMatchObject({ code: 'bad' });
    expect(await asked({ ...QUICK, wins: 1 })).toMatchObject({ state: 'waiting' });
    expect(await asked({ ...SERIES, wins: 2 })).toMatchObject({ state: 'waiting' });
  });
});
