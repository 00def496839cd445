import type { RoomStatus, ServerMessage } from '@blackpoker/protocol';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { SILENT_BUS } from '../../src/cluster/bus.ts';
import { ServerClock } from '../../src/cluster/serverClock.ts';
import { Lobby } from '../../src/lobby/lobby.ts';
import { playersOfGame } from '../../src/lobby/players.ts';
import { verifyShuffle } from '../../src/lobby/verifyShuffle.ts';
import { Rooms } from '../../src/room/rooms.ts';
import { DATABASES } from '../store/databases.ts';
import { LobbyTable, RATED, SERIES } from './lobbyTable.ts';

const WAIT = { timeout: 30_000, interval: 20 };
const BOTS = {
  choose: () => Promise.reject(new Error('nobody thinks here')),
  forget: () => {},
};

describe.each(DATABASES)('lobby and rooms on $name', (kind) => {
  let table: LobbyTable;
  let rooms: Rooms;
  let lobby: Lobby;
  let ann = '';
  let bob = '';
  let commands = 0;
  beforeAll(async () => {
    table = await LobbyTable.on(kind);
    const { store } = table;
    const clock = new ServerClock();
    const log = { info: () => {}, warn: () => {}, error: () => {} };
    rooms = new Rooms({
      ...{ store, clock, log, node: 'node1', bus: SILENT_BUS, bots: BOTS },
      players: (game) => playersOfGame(store, game),
      onOver: (game) => lobby.onOver(game),
      onRematch: (game) => lobby.rematch(game),
      againstRematch: (game, seat) => lobby.againstRematch(game, seat),
    });
    lobby = new Lobby({ store, clock, log, node: 'node1', bus: SILENT_BUS, rooms: () => rooms });
    await rooms.start();
    [ann = '', bob = ''] = await table.users('ann', 'bob');
  });
  afterAll(async () => {
    await rooms.stop();
    await table.close();
  });

  const cmd = (): string => `command-${++commands}`;
  async function begun(wanted: typeof RATED): Promise<string> {
    const game = await table.create(ann, wanted, lobby);
    expect(await lobby.join(bob, game, {})).toEqual({ game });
    return game;
  }
  /** Listens until the game tells that it is over and settled. */
  async function endBy(game: string, seat: 0 | 1): Promise<RoomStatus> {
    const told: ServerMessage[] = [];
    const leave = await rooms.join(game, { viewer: 0, tell: (...pieces) => told.push(JSON.parse(pieces.join(''))) });
    const resign = { type: 'act', act: 'resign', game, cmd: cmd() } as const;
    expect(await rooms.command(game, seat, resign)).toMatchObject({ type: 'ack' });
    await vi.waitFor(async () => expect((await table.row(game)).settled_at).not.toBeNull(), WAIT);
    const status = (): RoomStatus | undefined => told.flatMap((m) => ('room' in m ? [m.room] : [])).at(-1);
    const { next_id, rated } = await table.row(game);
    const isTold = () => (next_id === null ? rated === 0 || status()?.ratingChange : status()?.next) !== undefined;
    await vi.waitFor(() => expect(isTold()).toBe(true), WAIT);
    leave();
    const last = status();
    if (last === undefined) throw new Error('nothing was told');
    return last;
  }

  test('a rated game from the lobby to its rating, and a rematch by offer', async () => {
    const game = await begun(RATED);
    const status = await endBy(game, 1);
    expect(status).toMatchObject({ state: 'over', ratingChange: [162, -162] });
    expect(status.seed).toMatch(/^[0-9a-f]{32}$/);
    expect(await verifyShuffle(table.store, game)).toEqual({ ok: true, games: 1 });
    await rooms.join(game, { viewer: 0, tell: () => {} });
    const offer = { type: 'offer', game, what: 'rematch', cmd: cmd() } as const;
    expect(await rooms.command(game, 0, offer)).toMatchObject({ type: 'ack' });
    const answer = { ...offer, type: 'answer', accept: true } as const;
    await table.moderation.block(ann, bob);
    expect(await rooms.command(game, 1, { ...answer, cmd: cmd() })).toMatchObject({ code: 'forbidden' });
    expect(await rooms.command(game, 0, offer)).toMatchObject({ type: 'ack', dup: true });
    await table.moderation.unblock(ann, bob);
    expect(await rooms.command(game, 1, { ...answer, cmd: cmd() })).toMatchObject({ type: 'ack' });
    await vi.waitFor(async () => expect((await table.row(game)).next_id).not.toBeNull(), WAIT);
    const [before, after] = [await table.row(game), await table.row((await table.row(game)).next_id ?? '')];
    expect(after).toMatchObject({ seat_a: before.seat_b, seat_b: before.seat_a, state: 'playing' });
  });

  test.each([
    ['two decks', { ...SERIES, rated: true }],
    ['one deck, best of 3', { ...RATED, regulation: '7.0/lite/full', wins: 2 }],
  ])('a series to its end, through real rooms: %s', async (_, wanted) => {
    const first = await begun(wanted);
    const one = await endBy(first, 0);
    expect(one.seed).toBeUndefined();
    const two = await endBy(one.next ?? '', 1);
    const three = await endBy(two.next ?? '', 0);
    expect(three.next).toBeUndefined();
    expect(three.seed).toMatch(/^[0-9a-f]{32}$/);
    expect(three.seedHash).toBe(one.seedHash);
    expect(three.ratingChange?.[0]).toBeLessThan(0);
    expect(await verifyShuffle(table.store, first)).toEqual({ ok: true, games: 3 });
  });

  test('what is told of players has their rating in the group', async () => {
    const row = await table.row(await begun(RATED));
    const [a] = await playersOfGame(table.store, row);
    expect(a.rating).toMatchObject({ games: 1, provisional: true });
  });
});
