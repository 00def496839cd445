import { makeRng, PASS, smallSeed } from '@blackpoker/engine';
import type { ClockTerms } from '@blackpoker/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Rooms } from '../../src/room/rooms.ts';
import { ROOM_WORDS } from '../../src/room/words.ts';
import { Client, playOn, RoomTable } from './roomTable.ts';

let table: RoomTable;
let rooms: Rooms;

beforeEach(async () => {
  table = await RoomTable.open();
  rooms = await table.rooms();
});
afterEach(() => table.close());

const QUICK: ClockTerms = { kind: 'live', bank: 60, increment: 2, free: 3 };
const DAY = 86_400_000;

interface Playing {
  readonly game: string;
  readonly seats: [Client, Client];
  readonly who: Client;
  readonly seat: 0 | 1;
}

async function begun(clock: ClockTerms): Promise<Playing> {
  const game = await table.game({ clock });
  await rooms.begin(game);
  const seats: [Client, Client] = [await Client.join(rooms, game, 0), await Client.join(rooms, game, 1)];
  while (!seats.some((each) => each.asked)) await table.clock.advance(400);
  const seat = seats[0].asked ? 0 : 1;
  return { game, seats, who: seats[seat], seat };
}

/** Somebody is asked who has chosen before. */
async function asked(clock: ClockTerms): Promise<Playing> {
  const { game, seats } = await begun(clock);
  const rng = makeRng(smallSeed(2));
  const chosen = new Set<Client>();
  for (;;) {
    const who = seats.find((seat) => seat.asked);
    if (who === undefined) await table.clock.advance(400);
    else if (chosen.has(who)) return { game, seats, who, seat: who === seats[0] ? 0 : 1 };
    else {
      chosen.add(who);
      await playOn(table, seats, rng, 1);
    }
  }
}

const leftOf = ({ who, seat }: Playing): number => who.room!.clock.left![seat];

/** What the increment gives for a request or answer: nothing for a pass. */
async function play(playing: Playing, seed: number): Promise<number> {
  const choices = playing.who.request(makeRng(smallSeed(seed)));
  expect(await playing.who.play(choices)).toMatchObject({ type: 'ack' });
  return choices.at(-1) === PASS ? 0 : 2000;
}

test('a decision costs what goes beyond its free seconds, and gives the increment where it is not a pass', async () => {
  const given = new Set<number>();
  for (let seed = 0; seed < 8; seed++) {
    const playing = await asked(QUICK);
    const before = leftOf(playing);
    await table.clock.advance(seed % 2 === 0 ? 2900 : 10_000);
    const increment = await play(playing, seed);
    expect(leftOf(playing)).toBe(before + increment - (seed % 2 === 0 ? 0 : 7000));
    given.add(increment);
  }
  expect(given.size).toBe(2);
});

test('until a seat has made its first choice it has fifteen seconds more for nothing', async () => {
  const playing = await begun(QUICK);
  const before = leftOf(playing);
  await table.clock.advance(17_900);
  expect(playing.who.room?.clock.left).toEqual([60_000, 60_000]);
  await table.clock.advance(5100);
  const increment = await play(playing, 1);
  expect(leftOf(playing)).toBe(before + increment - 5000);
});

test('a request with the pass that lets it go its way is no pass', async () => {
  let given = 0;
  for (let seed = 0; seed < 40 && given < 2; seed++) {
    const playing = await asked(QUICK);
    const before = leftOf(playing);
    const request = playing.who.request(makeRng(smallSeed(seed)));
    if (request[0] === PASS || (await playing.who.play([...request, PASS])).type !== 'ack') continue;
    expect(leftOf(playing)).toBe(before + 2000);
    given++;
  }
  expect(given).toBe(2);
});

test('who runs out of time loses once, whoever notices it', async () => {
  const playing = await asked(QUICK);
  const { game, who, seat, seats } = playing;
  await table.clock.advance(leftOf(playing) + 2999);
  expect(who.update?.end).toBeUndefined();
  await table.clock.advance(1);
  expect(who.update?.end).toEqual({ winner: 1 - seat, why: 'timeout' });
  expect(seats[1 - seat]!.room?.clock.left?.[seat]).toBe(0);
  await table.clock.advance(100_000);
  expect((await table.log(game)).filter(({ cmd }) => cmd.startsWith('timeout:'))).toHaveLength(1);
  expect(await table.row(game)).toMatchObject({ state: 'over', why: 'timeout', winner: 1 - seat });
});

test.each([-10, -1, 0, 1, 10])(
  'a restart %i ms after the deadline: the timeout comes once, at its time',
  async (offset) => {
    const playing = await asked(QUICK);
    const { game, who } = playing;
    const deadline = table.clock.now() + leftOf(playing) + 3000;
    await table.clock.advance(deadline - 1000 - table.clock.now());
    await rooms.stop();
    table.clock.skip(1000 + offset);
    rooms = await table.rooms();
    await table.clock.advance(0);
    const seen = await Client.join(rooms, game, who.viewer);
    expect(seen.update?.end?.why).toBe(offset < 0 ? undefined : 'timeout');
    await table.clock.advance(2500);
    expect(seen.update?.end?.why).toBe('timeout');
    const timeouts = (await table.log(game)).filter(({ cmd }) => cmd.startsWith('timeout:'));
    expect(timeouts).toHaveLength(1);
    expect(timeouts[0]!.at).toBe(Math.max(deadline, timeouts[0]!.at));
  },
);

test('while nobody can serve no clock runs', async () => {
  const playing = await asked(QUICK);
  const before = leftOf(playing);
  await rooms.stop();
  table.clock.skip(3_600_000);
  rooms = await table.rooms();
  await table.clock.advance(5000);
  const who = await Client.join(rooms, playing.game, playing.seat);
  expect(who.update?.end).toBeUndefined();
  await who.play(who.request(makeRng(smallSeed(1))));
  const left = who.room!.clock.left![playing.seat];
  expect(left).toBeGreaterThan(before - 10_000);
  const outages = await table.store.db.selectFrom('outages').selectAll().execute();
  expect(outages).toHaveLength(1);
});

test('a decision of days begins anew each time', async () => {
  const playing = await asked({ kind: 'days', days: 2 });
  expect(leftOf(playing)).toBe(2 * DAY);
  await table.clock.advance(20_000);
  playing.who.leave();
  await playing.who.join();
  expect(leftOf(playing)).toBe(2 * DAY - 20_000);
  await playing.who.play(playing.who.request(makeRng(smallSeed(1))));
  expect(leftOf(playing)).toBe(2 * DAY);
});

test('a paused game costs nothing; either resumes it while both are there', async () => {
  const playing = await asked(QUICK);
  const { who, seats, seat } = playing;
  const other = seats[1 - seat]!;
  const before = leftOf(playing);
  expect(await other.answer('pause', true)).toMatchObject({ code: 'illegal' });
  await who.offer('pause');
  expect(other.room?.offers).toEqual([{ what: 'pause', by: seat }]);
  await other.answer('pause', true);
  expect(who.room).toMatchObject({ paused: true, clock: expect.not.objectContaining({ running: expect.anything() }) });
  expect(who.asked).toBe(false);
  expect(await who.play(who.request(makeRng(smallSeed(1))))).toMatchObject({ code: 'illegal' });
  await table.clock.advance(200_000);
  expect(who.update?.end).toBeUndefined();
  await other.act('resume');
  expect(who.asked).toBe(true);
  expect(leftOf(playing)).toBe(before);
  expect(await who.act('resume')).toMatchObject({ code: 'illegal' });
  await table.clock.advance(10_000);
  const increment = await play(playing, 1);
  expect(leftOf(playing)).toBe(before + increment - 7000);
});

test('who agreed to a pause may leave: the other one cannot resume alone for a day', async () => {
  const { who, seats, seat } = await asked(QUICK);
  const other = seats[1 - seat]!;
  const pause = async () => {
    await who.offer('pause');
    await other.answer('pause', true);
  };
  await pause();
  other.leave();
  await table.clock.advance(100_000);
  const alone = { code: 'illegal', message: ROOM_WORDS.resumeAlone };
  expect(await who.act('resume')).toMatchObject(alone);
  expect(await who.act('claimWin')).toMatchObject({ code: 'illegal', message: ROOM_WORDS.notAway });
  await other.join();
  expect(await who.act('resume')).toMatchObject({ type: 'ack' });
  await pause();
  other.leave();
  table.clock.skip(DAY - 1);
  expect(await who.act('resume')).toMatchObject(alone);
  table.clock.skip(1);
  expect(await who.act('resume')).toMatchObject({ type: 'ack' });
  expect(who.room?.absent[1 - seat]).toBe(60_000);
});

test('without a clock nobody loses by time', async () => {
  const { who } = await asked({ kind: 'none' });
  expect(who.room?.clock).toEqual({ running: undefined, free: 0 });
  await table.clock.advance(60_000);
  expect(who.update?.end).toBeUndefined();
});
