/** Who is there, as nodes tell each other. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { LocalBus } from '../../src/cluster/localBus.ts';
import { ROOM_WORDS } from '../../src/room/words.ts';
import { Client, newCmd, RoomTable } from './roomTable.ts';

let table: RoomTable;
let local: LocalBus;

beforeEach(async () => {
  table = await RoomTable.open();
  local = new LocalBus();
});
afterEach(() => table.close());

const two = async () => [await table.rooms('one', local.bus()), await table.rooms('two', local.bus())] as const;

test('while the bus is down nobody counts as gone', async () => {
  const [one, other] = await two();
  const game = await table.game({ seed: 12 });
  const seats = [await Client.join(one, game, 0), await Client.join(other, game, 1)] as const;
  await table.clock.advance(100);
  local.up = false;
  await table.clock.advance(100_000);
  expect(seats[0].room?.connected).toEqual([true, true]);
  local.up = true;
  await table.clock.advance(50_000);
  expect(seats[0].room?.connected).toEqual([true, true]);
  await other.stop();
  await table.clock.advance(50_000);
  expect(seats[0].room?.connected).toEqual([true, false]);
});

test('nobody wins by an absence that the bus has not told of', async () => {
  const [one, other] = await two();
  local.up = false;
  const game = await table.game({ seed: 12 });
  const here = await Client.join(one, game, 0);
  const there = await Client.join(other, game, 1);
  await table.clock.advance(100_000);
  expect(here.room?.connected).toEqual([true, false]);
  expect(await here.act('claimWin')).toMatchObject({ code: 'illegal', message: ROOM_WORDS.notSure });
  local.up = true;
  expect(await here.act('claimWin')).toMatchObject({ code: 'illegal', message: ROOM_WORDS.notSure });
  await table.clock.advance(30_000);
  expect(await here.act('claimWin')).toMatchObject({ code: 'illegal', message: ROOM_WORDS.notAway });
  there.leave();
  await table.clock.advance(70_000);
  expect(await here.act('claimWin')).toMatchObject({ type: 'ack' });
});

test('nobody wins on a node that has just opened the game, and has not heard who is there', async () => {
  const one = await table.rooms('one', local.bus());
  const game = await table.game({ seed: 12 });
  await one.begin(game);
  const there = await Client.join(one, game, 0);
  await table.clock.advance(70_000);
  const other = await table.rooms('two', local.bus());
  const answer = await other.command(game, 1, { type: 'act', game, cmd: newCmd(), act: 'claimWin' });
  expect(answer).toMatchObject({ code: 'illegal', message: ROOM_WORDS.notAway });
  expect(there.update?.end).toBeUndefined();
});

test('a restart gives everybody a minute to come back, though nobody has played yet', async () => {
  const rooms = await table.rooms();
  const game = await table.game({ seed: 12 });
  await rooms.begin(game);
  await Client.join(rooms, game, 0);
  await table.clock.advance(70_000);
  await rooms.stop();
  const again = await table.rooms();
  const here = await Client.join(again, game, 1);
  expect(here.room?.absent[0]).toBe(60_000);
  expect(await here.act('claimWin')).toMatchObject({ code: 'illegal', message: ROOM_WORDS.notAway });
  await table.clock.advance(60_000);
  expect(await here.act('claimWin')).toMatchObject({ type: 'ack' });
});
