/** Whose decision it is, as the list of one's own games tells it. */
import { makeRng, smallSeed } from '@blackpoker/engine';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ToAct } from '../../src/lobby/toAct.ts';
import type { Rooms } from '../../src/room/rooms.ts';
import { Client, playOn, RoomTable } from '../room/roomTable.ts';

let table: RoomTable;
let rooms: Rooms;
let toAct: ToAct;

beforeAll(async () => {
  table = await RoomTable.open();
  rooms = await table.rooms();
  toAct = new ToAct(table.store);
});
afterAll(() => table.close());

async function begun(): Promise<readonly [string, readonly [Client, Client]]> {
  const game = await table.game({ clock: { kind: 'days', days: 3 }, seed: 2 });
  await rooms.begin(game);
  return [game, [await Client.join(rooms, game, 0), await Client.join(rooms, game, 1)]];
}

const moverIn = async (game: string) => (await toAct.in([game])).get(game);

test('is who is asked, move by move, and nobody in a pause', async () => {
  const [game, seats] = await begun();
  const rng = makeRng(smallSeed(6));
  const movers = new Set<number | undefined>();
  for (let n = 0; n < 30; n++) {
    await playOn(table, seats, rng, 1);
    const asked = seats.findIndex((seat) => seat.asked);
    if (asked === -1) continue;
    movers.add(await moverIn(game));
    expect(await moverIn(game)).toBe(asked);
  }
  expect(movers).toEqual(new Set([0, 1]));
  await seats[0].offer('pause');
  await seats[1].answer('pause', true);
  expect(await moverIn(game)).toBeUndefined();
});

test('a log is read again only where it has grown', async () => {
  const [game, seats] = await begun();
  const read = vi.spyOn(table.store.log, 'read');
  await moverIn(game);
  await moverIn(game);
  expect(read).toHaveBeenCalledTimes(1);
  await playOn(table, seats, makeRng(smallSeed(6)), 1);
  await moverIn(game);
  expect(read).toHaveBeenCalledTimes(2);
  read.mockRestore();
});

test('of very many games the logs are read a few at a time', async () => {
  const games = await Promise.all(Array.from({ length: 12 }, () => table.game()));
  expect((await toAct.in(games)).size).toBe(10);
  expect((await toAct.in(games)).size).toBe(12);
});
