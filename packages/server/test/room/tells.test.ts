import { SMART_PASSING } from '@blackpoker/bots';
import { decision, makeRng, PASS, type Rng, type Seat, SPECTATOR, sample, smallSeed, view } from '@blackpoker/engine';
import type { GameUpdate } from '@blackpoker/host';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Outages } from '../../src/cluster/outages.ts';
import { delayOf } from '../../src/room/delays.ts';
import { type Sight, sightOf, updatePieces, wholeSight } from '../../src/room/gameUpdates.ts';
import { foldedRoom } from '../../src/room/loader.ts';
import { nextOwnAct } from '../../src/room/ownActs.ts';
import type { RoomAct } from '../../src/room/roomEvent.ts';
import { RoomState } from '../../src/room/roomState.ts';
import type { Rooms } from '../../src/room/rooms.ts';
import { randomRequest } from '../../trials/randomRequest.ts';
import { Client, newCmd, playOn, RoomTable, setupOf } from './roomTable.ts';

let table: RoomTable;
let rooms: Rooms;

beforeEach(async () => {
  table = await RoomTable.open();
  rooms = await table.rooms();
});
afterEach(() => table.close());

test('an automatic pass comes 800 to 1600 ms after its window opened, whatever the reason', async () => {
  const delays = { nothing: [] as number[], mattersNot: [] as number[] };
  for (let seed = 1; seed <= 3; seed++) {
    const game = await table.game({ regulation: '8.0/standard/full', clock: { kind: 'none' }, seed });
    await rooms.begin(game);
    const seats = [await Client.join(rooms, game, 0), await Client.join(rooms, game, 1)];
    await playOn(table, seats, makeRng(smallSeed(seed)), 60);
    const log = await table.log(game);
    for (const [i, row] of log.entries()) {
      if (!row.cmd.startsWith('pass:')) continue;
      const { reason } = JSON.parse(row.body).what.why;
      const delay = row.at - (log[i - 1]?.at ?? row.at - 1000);
      expect(delay).toBeGreaterThanOrEqual(800);
      expect(delay).toBeLessThanOrEqual(1600);
      delays[reason === 'ONLY_PASS' ? 'nothing' : 'mattersNot'].push(delay);
    }
  }
  expect(delays.nothing.length).toBeGreaterThan(10);
  expect(delays.mattersNot.length).toBeGreaterThan(10);
});

test('how a seat is passed is told to it alone, and no number tells of it', async () => {
  const game = await table.game({ seed: 12 });
  await rooms.begin(game);
  const [a, b] = [await Client.join(rooms, game, 0), await Client.join(rooms, game, 1)];
  const { length } = a.messages;
  const profile = { ...SMART_PASSING, mode: 'ask' } as const;
  const passing = { type: 'passing', game, cmd: newCmd(), profile, hold: false } as const;
  expect(await b.command(passing)).toMatchObject({ type: 'ack', seq: 0 });
  expect(b.update?.passing.mode).toBe('ask');
  expect(a.messages).toHaveLength(length);
  expect(await a.offer('draw')).toMatchObject({ type: 'ack', seq: 1 });
  expect(await b.command(passing)).toMatchObject({ type: 'ack', seq: 0, dup: true });
  expect(await b.answer('draw', false)).toMatchObject({ type: 'ack', seq: 2 });
  expect(a.room?.declined?.seq).toBe(2);
  const again = await Client.join(rooms, game, 0);
  const watcher = await Client.join(rooms, game, SPECTATOR);
  expect([a.seq, b.seq, again.seq, watcher.seq]).toEqual([2, 2, 2, 2]);
  expect(await a.answer('draw', true)).toMatchObject({ type: 'refused', seq: 2 });
  await playOn(table, [a, b], makeRng(smallSeed(2)), 6);
  expect(a.seq).toBe((await table.log(game)).length - 1);
});

test('2,000 automatic passes: with an answer in the hand they take as long as without', () => {
  const delays = { without: [] as number[], withAnswer: [] as number[] };
  for (let seed = 1; Math.min(delays.without.length, delays.withAnswer.length) < 1000; seed++)
    for (const [reason, delay] of passesOf(seed)) delays[reason === 'ONLY_PASS' ? 'without' : 'withAnswer'].push(delay);
  const [without, withAnswer] = [delays.without.slice(0, 1000), delays.withAnswer.slice(0, 1000)];
  const all = [...without, ...withAnswer];
  expect(Math.min(...all)).toBeGreaterThanOrEqual(800);
  expect(Math.max(...all)).toBeLessThanOrEqual(1600);
  expect(sameDistribution(without, withAnswer)).toBeGreaterThan(0.001);
  const flat = Array.from({ length: 2000 }, (_, i) => 800 + (i * 800) / 1999);
  expect(sameDistribution(all, flat)).toBeGreaterThan(0.001);
  const slower = withAnswer.map((delay) => delay + 80);
  expect(sameDistribution(without, slower)).toBeLessThan(0.001);
});

/** Why and after how long the server passes for a seat, in a game that is played at random. */
function* passesOf(seed: number): Generator<[reason: string, delay: number]> {
  const rng = makeRng(smallSeed(seed));
  const setup = setupOf({ regulation: '8.0/standard/full', seed });
  const terms = {
    regulation: setup.regulation,
    options: setup.options,
    clock: { kind: 'none' },
    rated: false,
    wins: 1,
  } as const;
  const room = new RoomState({ game: 'g', setup, terms, startedAt: 0 });
  const driving = { outages: new Outages(table.clock), isDriver: true, isHere: () => true, thought: undefined };
  while (room.seat !== undefined) {
    const { seat, seq, at, countedFrom } = room;
    const own = nextOwnAct(room, driving);
    const act: RoomAct = own?.act ?? { type: 'play', seat, choices: randomRequest(room.viewOf(seat), rng) };
    if (own !== undefined && act.type === 'pass') yield [act.why.reason, own.due - countedFrom];
    room.apply({ seq: seq + 1, cmd: `${seq}`, at: own?.due ?? at, left: undefined, what: act });
  }
}

/** Two samples, by Kolmogorov and Smirnov: how likely it is that they differ so much by chance. */
function sameDistribution(a: readonly number[], b: readonly number[]): number {
  const below = (list: readonly number[], x: number) => list.filter((each) => each <= x).length / list.length;
  const most = Math.max(...[...a, ...b].map((x) => Math.abs(below(a, x) - below(b, x))));
  const n = Math.sqrt((a.length * b.length) / (a.length + b.length));
  const lambda = (n + 0.12 + 0.11 / n) * most;
  let p = 0;
  for (let k = 1; k <= 100; k++) p += 2 * (-1) ** (k - 1) * Math.exp(-2 * k * k * lambda * lambda);
  return lambda < 0.2 ? 1 : Math.max(0, Math.min(1, p));
}

test('a seat that holds its windows passes none of them in less than three seconds', async () => {
  const game = await table.game({ regulation: '8.0/standard/full', clock: { kind: 'none' }, seed: 2 });
  await rooms.begin(game);
  const seats = [await Client.join(rooms, game, 0), await Client.join(rooms, game, 1)];
  for (const seat of seats)
    await seat.command({ type: 'passing', game, cmd: newCmd(), profile: SMART_PASSING, hold: true });
  const rng = makeRng(smallSeed(4));
  for (let i = 0; i < 80; i++) {
    const who = seats.find((seat) => seat.asked);
    if (who === undefined) await table.clock.advance(1000);
    else {
      const answer = who.play(who.request(rng));
      await table.clock.advance(4000);
      expect(await answer).toMatchObject({ type: 'ack' });
    }
  }
  const log = await table.log(game);
  const passes = log.filter(({ body }) => /"type":"pass"|"choices":\[0\]/.test(body) && isPass(body));
  expect(passes.length).toBeGreaterThan(5);
  for (const { seq, at } of passes) expect(at - log[seq - 2]!.at).toBeGreaterThanOrEqual(3000);
});

function isPass(body: string): boolean {
  const { what } = JSON.parse(body);
  return what.type === 'pass' || what.choices?.at(-1) === PASS;
}

test('a bot answers after such a delay, also where it has no choice; slow thinking goes by whole steps', async () => {
  let thinking = 0;
  const slow = await table.rooms('slow', undefined, {
    bots: {
      choose: (seen) =>
        new Promise((resolve) => {
          const s = sample(seen, makeRng(smallSeed(1)));
          table.clock.at(table.clock.now() + thinking, () => resolve(decision(s)!.options[0]!.choice));
        }),
      forget: () => {},
    },
  });
  for (thinking of [0, 2100]) {
    const seats = [
      { kind: 'bot', level: 1 },
      { kind: 'bot', level: 1 },
    ] as const;
    const game = await table.game({ seats, clock: { kind: 'none' }, seed: 6 });
    await slow.begin(game);
    await table.clock.advance(40_000);
    const { seed } = JSON.parse((await table.row(game)).setup ?? '');
    const log = await table.log(game);
    expect(log.length).toBeGreaterThan(8);
    for (const [i, row] of log.entries()) {
      const opened = log[i - 1]?.at ?? (await table.row(game)).started_at ?? 0;
      const beyond = row.at - opened - delayOf(seed, i);
      expect(beyond % 800).toBe(0);
      if (thinking === 0) expect(beyond).toBe(0);
    }
    await slow.abort(game);
  }
});

test('what a seat may not know changes no byte of what it is told', async () => {
  const rng = makeRng(smallSeed(21));
  for (const regulation of ['8.0/standard/full', '7.0/master/random40+preset2+pack', '6.1/pro/regular']) {
    const game = await table.game({ regulation, clock: { kind: 'none' }, seed: 8 });
    await rooms.begin(game);
    const seats = [await Client.join(rooms, game, 0), await Client.join(rooms, game, 1)];
    await playOn(table, seats, rng, 40);
    const log = await table.log(game);
    for (let n = 5; n <= log.length; n += 9) await expectSame(game, n, rng);
  }
});

const textOf = (sight: Sight): string => updatePieces(sight).join('');

async function expectSame(game: string, events: number, rng: Rng): Promise<void> {
  const [row, log] = [await table.row(game), await table.log(game)];
  for (const viewer of [0, 1, SPECTATOR]) {
    const room = foldedRoom(row, log.slice(0, events));
    const real = textOf(wholeSight(room, viewer));
    const { told } = JSON.parse(real) as GameUpdate;
    expect(
      told.filter(({ event, autoPass }) => autoPass !== undefined && 'seat' in event && event.seat !== viewer),
    ).toEqual([]);
    const another = foldedRoom(row, log.slice(0, events));
    const { told: all } = wholeSight(another, viewer);
    const seat: Seat = viewer === SPECTATOR ? 0 : viewer;
    if (viewer === SPECTATOR) continue;
    Object.defineProperty(another, 'state', { value: sample(view(room.state, seat), rng) });
    expect(textOf({ ...sightOf(another, viewer), from: 0, told: all })).toBe(real);
  }
}

test('no message holds a seed before the end', async () => {
  const game = await table.game({ seed: 8 });
  await rooms.begin(game);
  const seats = [
    await Client.join(rooms, game, 0),
    await Client.join(rooms, game, 1),
    await Client.join(rooms, game, 2),
  ];
  await playOn(table, seats.slice(0, 2), makeRng(smallSeed(1)), 20);
  const { seed } = JSON.parse((await table.row(game)).setup ?? '');
  for (const { texts } of seats) expect(texts.join()).not.toContain(seed);
  await seats[0]!.act('resign');
  expect(seats[2]!.room?.seed).toBe(seed);
});
