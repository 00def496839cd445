/** What players may do often in a game, and not for ever: the log has an end. */
import { SMART_PASSING } from '@blackpoker/bots';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Rooms } from '../../src/room/rooms.ts';
import { ROOM_WORDS } from '../../src/room/words.ts';
import { type Client, type GameOptions, LIVE, newCmd, type Pair, RoomTable, seatedPair } from './roomTable.ts';

let table: RoomTable;
let rooms: Rooms;

beforeEach(async () => {
  table = await RoomTable.open();
  rooms = await table.rooms();
});
afterEach(() => table.close());

const two = (options?: GameOptions): Promise<Pair> => seatedPair(table, rooms, options);

test('five offers of a draw in a game are enough', async () => {
  const { a, b } = await two();
  for (let i = 0; i < 5; i++) {
    await table.clock.advance(i * i * 10_000);
    expect(await a.offer('draw')).toMatchObject({ type: 'ack' });
    await b.answer('draw', false);
  }
  expect(await a.offer('draw')).toMatchObject({
    code: 'tooOften',
    message: { en: expect.stringContaining('in this game') },
  });
  expect(await b.offer('draw')).toMatchObject({ type: 'ack' });
});

const USED_UP = { code: 'tooOften', message: ROOM_WORDS.usedUp };

test.each([
  ['pause', 'resume'],
  ['openHands', 'closeHands'],
] as const)('%s is agreed upon often, and not for ever; %s ends it once each time', async (what, ends) => {
  const { a, b, game } = await two({ clock: LIVE });
  for (let i = 0; i < 20; i++) {
    expect(await a.offer(what)).toMatchObject({ type: 'ack' });
    expect(await b.answer(what, true)).toMatchObject({ type: 'ack' });
    expect(await a.act(ends)).toMatchObject({ type: 'ack' });
    expect(await b.act(ends)).toMatchObject({ code: 'illegal' });
  }
  expect(await a.offer(what)).toMatchObject(USED_UP);
  expect(await table.log(game)).toHaveLength(60);
  expect(await b.offer(what)).toMatchObject({ type: 'ack' });
});

test('a level agrees to a pause as often as it may be offered', async () => {
  const { a } = await two({ clock: LIVE, seats: [{ kind: 'person' }, { kind: 'bot', level: 1 }] });
  while (!a.asked) await table.clock.advance(400);
  for (let i = 0; i < 20; i++) {
    expect(await a.offer('pause')).toMatchObject({ type: 'ack' });
    await table.clock.advance(2000);
    expect(await a.act('resume')).toMatchObject({ type: 'ack' });
  }
  expect(await a.offer('pause')).toMatchObject(USED_UP);
});

test('a rematch is offered and declined often, and not for ever', async () => {
  const { a, b } = await two();
  await a.act('resign');
  for (let i = 0; i < 20; i++) {
    expect(await a.offer('rematch')).toMatchObject({ type: 'ack' });
    await b.answer('rematch', false);
    table.clock.skip(1_000_000);
  }
  expect(await a.offer('rematch')).toMatchObject(USED_UP);
});

test('settings are changed often, and not for ever', async () => {
  const { a, b, game } = await two();
  const agree = (client: Client, on: boolean) => client.command({ type: 'freeChat', game, cmd: newCmd(), on });
  const pass = () => a.command({ type: 'passing', game, cmd: newCmd(), profile: SMART_PASSING, hold: false });
  for (let i = 0; i < 400; i++)
    expect(await (i % 2 === 0 ? agree(a, i % 4 === 0) : pass())).toMatchObject({ type: 'ack' });
  expect(await agree(a, true)).toMatchObject({ code: 'tooOften', message: { ja: expect.any(String) } });
  expect(await pass()).toMatchObject({ code: 'tooOften' });
  expect(await agree(b, true)).toMatchObject({ type: 'ack' });
  expect(await table.log(game)).toHaveLength(401);
});
