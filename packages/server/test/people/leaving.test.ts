/** Who leaves for good, in the middle of games: on real rooms and both databases. */
import type { NewGame, ServerMessage } from '@blackpoker/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type BusMessage, SILENT_BUS } from '../../src/cluster/bus.ts';
import { ServerClock } from '../../src/cluster/serverClock.ts';
import { Lobby } from '../../src/lobby/lobby.ts';
import { playersOfGame } from '../../src/lobby/players.ts';
import { leaveForGood } from '../../src/people/leaving.ts';
import { Rooms } from '../../src/room/rooms.ts';
import { LobbyTable, OPEN, RATED, SERIES } from '../lobby/lobbyTable.ts';
import { DATABASES } from '../store/databases.ts';

const BOTS = { choose: () => Promise.reject(new Error('nobody thinks here')), forget: () => {} };
const LOG = { info: () => {}, warn: () => {}, error: () => {} };

describe.each(DATABASES)('who leaves for good, on $name', (kind) => {
  let table: LobbyTable;
  let rooms: Rooms;
  let lobby: Lobby;
  let told: BusMessage[] = [];
  let ann = '';
  let bob = '';
  let robo = '';
  beforeEach(async () => {
    table = await LobbyTable.on(kind);
    const { store } = table;
    const deps = { store, clock: new ServerClock(), log: LOG, node: 'node1', bus: SILENT_BUS };
    rooms = new Rooms({
      ...{ ...deps, bots: BOTS, players: (game) => playersOfGame(store, game) },
      onOver: (game) => lobby.onOver(game),
      onRematch: (game) => lobby.rematch(game),
    });
    lobby = new Lobby({ ...deps, rooms: () => rooms });
    await rooms.start();
    [ann = '', bob = ''] = await table.users('ann', 'bob');
    robo = await table.user('robo', 'bot', ann);
    told = [];
  });
  afterEach(async () => {
    await rooms.stop();
    await table.close();
  });

  async function begun(one: string, two: string, wanted: NewGame): Promise<string> {
    const game = await table.create(one, wanted, lobby);
    expect(await lobby.join(two, game, {})).toEqual({ game });
    return game;
  }
  const leave = (user: string, more = {}) =>
    leaveForGood(
      {
        ...{ store: table.store, rooms, lobby, now: () => Date.now(), ...more },
        announce: (message) => told.push(message),
      },
      user,
    );

  test('has lost rated games before the name is gone, so that the other one has won them', async () => {
    const game = await begun(ann, bob, RATED);
    await leave(ann);
    expect(await table.row(game)).toMatchObject({ state: 'over', why: 'resigned', settled_at: expect.any(Number) });
    expect(await table.rating(bob)).toMatchObject({ games: 1, rating: expect.closeTo(1662, 0) });
    expect(await table.rating(ann)).toBeUndefined();
  });

  test('resigns the whole series', async () => {
    const first = await begun(ann, bob, { ...SERIES, rated: true });
    await leave(ann);
    const rows = await table.store.db.selectFrom('games').selectAll().where('series_id', '=', first).execute();
    expect(rows.map(({ state }) => state)).toEqual(['over', 'over']);
    expect((await table.rating(bob, '7.0/pro'))?.rating).toBeGreaterThan(1600);
  });

  test('stays as long as a game cannot be ended', async () => {
    const game = await begun(ann, bob, { ...SERIES, rated: true });
    const refused: ServerMessage = { type: 'refused', code: 'retry', message: { ja: '', en: '' } };
    expect(await leave(ann, { rooms: { command: async () => refused } })).toBe(false);
    const ack: ServerMessage = { type: 'ack', game, cmd: 'left-for-good', seq: 1 };
    expect(await leave(ann, { rooms: { command: async () => ack } })).toBe(false);
    expect(told).toEqual([]);
    const name = async () =>
      (await table.store.db.selectFrom('users').select('name').where('id', '=', ann).execute())[0];
    expect(await name()).toEqual({ name: 'ann' });
    expect(await leave(ann)).toBe(true);
    expect(await name()).toEqual({ name: '' });
    expect((await table.rating(bob, '7.0/pro'))?.rating).toBeGreaterThan(1600);
  });

  test('is not kept by a game that stands still', async () => {
    await begun(ann, bob, RATED);
    const frozen: ServerMessage = { type: 'refused', code: 'frozen', message: { ja: '', en: '' } };
    expect(await leave(ann, { rooms: { command: async () => frozen } })).toBe(true);
  });

  test('takes the bots along: their games are resigned, their offers withdrawn, their sockets told', async () => {
    const token = { hash: 'h', id: 't', user_id: robo, created_at: 0 };
    await table.store.db.insertInto('tokens').values(token).execute();
    const [played, own] = [await begun(robo, bob, OPEN), await begun(ann, robo, OPEN)];
    const offered = await table.create(robo, OPEN, lobby);
    const tokens: unknown[] = [];
    const command = async (...args: Parameters<Rooms['command']>): Promise<ServerMessage> => {
      tokens.push(...(await table.store.db.selectFrom('tokens').selectAll().execute()));
      return rooms.command(...args);
    };
    await leave(ann, { rooms: { command } });
    const seat = (await table.row(played)).seat_a === bob ? 0 : 1;
    expect(await table.row(played)).toMatchObject({ state: 'over', winner: seat });
    expect(await table.row(own)).toMatchObject({ state: 'over' });
    await expect(table.row(offered)).rejects.toThrow();
    expect(told).toEqual([ann, robo].map((user) => ({ type: 'user', user })));
    expect(tokens).toEqual([]);
  });
});
