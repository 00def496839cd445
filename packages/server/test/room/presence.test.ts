/** Who is there, as nodes tell each other. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { LocalBus } from '../../src/cluster/localBus.ts';
import type { Rooms } from '../../src/room/rooms.ts';
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

describe('without a clock, a day after the last event', () => {
  const DAY = 86_400_000;
  let rooms: Rooms;
  let game: string;
  /** Who has to decide, and who waits for it. */
  let decides: 0 | 1;
  let waits: 0 | 1;

  beforeEach(async () => {
    rooms = await table.rooms();
    game = await table.game({ seed: 12, clock: { kind: 'none' } });
    const at = table.clock.now() - DAY;
    await table.store.db
      .updateTable('games')
      .set({ started_at: at - DAY })
      .where('id', '=', game)
      .execute();
    const body = JSON.stringify({ what: { type: 'freeChat', seat: 0, on: true } });
    await table.store.log.append({ game, seq: 1, cmd: 'A:said-it-01', at, body });
    const first = await Client.join(rooms, game, 0);
    decides = first.asked ? 0 : 1;
    waits = first.asked ? 1 : 0;
    await rooms.stop();
    rooms = await table.rooms();
  });

  test('who has not come to decide can be claimed against, a minute after the game was opened', async () => {
    const here = await Client.join(rooms, game, waits);
    expect(here.room?.absent[decides]).toBe(60_000);
    expect(await here.act('claimWin')).toMatchObject({ code: 'illegal', message: ROOM_WORDS.notAway });
    await table.clock.advance(60_000);
    expect(await here.act('claimWin')).toMatchObject({ type: 'ack' });
    expect(here.update?.end).toEqual({ winner: waits, why: 'connection' });
  });

  test('who is waited for claims nothing', async () => {
    const here = await Client.join(rooms, game, decides);
    expect(here.room?.absent[waits] ?? undefined).toBeUndefined();
    await table.clock.advance(60_000);
    expect(await here.act('claimWin')).toMatchObject({ code: 'illegal', message: ROOM_WORDS.notAway });
  });

  test('who has just looked in, or done anything, has a day from then on', async () => {
    const here = await Client.join(rooms, game, waits);
    const other = await Client.join(rooms, game, decides);
    await table.clock.advance(60_000);
    other.leave();
    expect(here.room?.absent[decides]).toBe(DAY);
    await rooms.stop();
    rooms = await table.rooms();
    await rooms.command(game, decides, { type: 'freeChat', game, cmd: newCmd(), on: true });
    const again = await Client.join(rooms, game, waits);
    await table.clock.advance(60_000);
    expect(await again.act('claimWin')).toMatchObject({ code: 'illegal', message: ROOM_WORDS.notAway });
  });
});
