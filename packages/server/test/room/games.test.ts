import { hash, makeRng, parseRecord, replay, rulesetOf, SPECTATOR, smallSeed } from '@blackpoker/engine';
import { firstInSeries, nextSetup } from '@blackpoker/host';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { foldedRoom } from '../../src/room/loader.ts';
import type { Rooms } from '../../src/room/rooms.ts';
import { Client, playOn, RoomTable, setupOf } from './roomTable.ts';

let table: RoomTable;
let rooms: Rooms;

beforeAll(async () => {
  table = await RoomTable.open();
  rooms = await table.rooms();
});
afterAll(() => table.close());

const REGULATIONS = [
  '8.0/lite/entry20',
  '8.0/standard/full',
  '7.0/pro/entry',
  '6.1/pro/regular',
  '7.0/master/random40+preset2+pack',
];

test.each(REGULATIONS)('a whole game of %s by two seats, watched by a third', async (regulation) => {
  const game = await table.game({ regulation, seed: 11 });
  await rooms.begin(game);
  const seats = [await Client.join(rooms, game, 0), await Client.join(rooms, game, 1)];
  const watcher = await Client.join(rooms, game, SPECTATOR);
  await playOn(table, seats, makeRng(smallSeed(5)));
  await table.settled();
  const end = watcher.update?.end;
  expect(end?.why).toBe('played');
  const row = await table.row(game);
  expect(row).toMatchObject({ state: 'over', winner: end?.winner ?? null, why: 'played' });
  expect(row.record).toContain('playerA: Ann');
  expect(table.over).toContain(game);
  const rules = rulesetOf(regulation, { graveTop: 'last' })!;
  expect(hash(replay(parseRecord(row.record ?? '', rulesetOf), rules))).toBe(row.hash);
  const log = await table.log(game);
  expect(log.map(({ seq }) => seq)).toEqual(log.map((_, i) => i + 1));
  expect(hash(foldedRoom(row, log).state)).toBe(row.hash);
  for (const seat of [...seats, watcher]) {
    const again = await Client.join(rooms, game, seat.viewer);
    expect(seat.told).toEqual(again.told);
    expect(again.update?.view).toEqual(seat.update?.view);
  }
  expect(watcher.room?.seed).toBe(JSON.parse(row.setup ?? '').seed);
});

test('a series of a two-deck regulation keeps its seed until it is over', async () => {
  let game = await table.game({ regulation: '7.0/pro/randomHalf', seed: 3 });
  const first = JSON.parse((await table.row(game)).setup ?? '').series.seed;
  for (let n = 1; n <= 9; n++) {
    await rooms.begin(game);
    const seats = [await Client.join(rooms, game, 0), await Client.join(rooms, game, 1)];
    await playOn(table, seats, makeRng(smallSeed(n)));
    await table.settled();
    const { update, room } = seats[0]!;
    expect(update?.series?.game).toBe(n);
    expect(room?.seed).toBe(update?.series?.over === true ? first : undefined);
    if (update?.series?.over === true) return;
    const row = await table.row(game);
    const setup = nextSetup(JSON.parse(row.setup ?? ''), foldedRoom(row, await table.log(game)).endInSeries!)!;
    game = await table.game({ setup });
  }
  throw new Error('the series does not end');
});

test('a series whose first game is aborted is over: its seed is told, and it stands nowhere', async () => {
  const setup = firstInSeries(setupOf({ regulation: '8.0/lite/entry20', seed: 3 }), 3);
  const game = await table.game({ setup });
  await rooms.begin(game);
  const [a, watcher] = [await Client.join(rooms, game, 0), await Client.join(rooms, game, SPECTATOR)];
  expect(watcher.update?.series).toMatchObject({ game: 1, score: [0, 0], wins: 3, over: false });
  expect(watcher.room?.seed).toBeUndefined();
  await a.act('abort');
  await table.settled();
  expect(watcher.update?.series).toBeUndefined();
  expect(watcher.room?.seed).toBe(setup.series?.seed);
});

test('a game against a level goes on by itself', async () => {
  const game = await table.game({ seats: [{ kind: 'person' }, { kind: 'bot', level: 2 }], seed: 4 });
  await rooms.begin(game);
  const person = await Client.join(rooms, game, 0);
  await playOn(table, [person], makeRng(smallSeed(9)));
  await table.settled();
  expect((await table.row(game)).state).toBe('over');
  const log = await table.log(game);
  expect(log.some(({ cmd }) => cmd.startsWith('bot:'))).toBe(true);
});
