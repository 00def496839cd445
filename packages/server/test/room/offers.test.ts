import { type PassingProfile, SMART_PASSING } from '@blackpoker/bots';
import { choiceParts, makeRng, SPECTATOR, smallSeed } from '@blackpoker/engine';
import { nextSetup } from '@blackpoker/host';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Rooms } from '../../src/room/rooms.ts';
import { ROOM_WORDS } from '../../src/room/words.ts';
import {
  Client,
  type GameOptions,
  LIVE,
  newCmd,
  type Pair,
  playOn,
  RoomTable,
  seatedPair,
  setupOf,
} from './roomTable.ts';

let table: RoomTable;
let rooms: Rooms;

beforeEach(async () => {
  table = await RoomTable.open();
  rooms = await table.rooms();
});
afterEach(() => table.close());

const two = (options?: GameOptions): Promise<Pair> => seatedPair(table, rooms, options);

test('a draw is agreed upon, or declined with a longer wait each time', async () => {
  const { a, b, game } = await two();
  expect(await a.offer('draw')).toMatchObject({ type: 'ack' });
  expect(await a.offer('draw')).toMatchObject({ code: 'illegal' });
  await b.answer('draw', false);
  expect(b.room?.offers).toEqual([]);
  expect(a.room?.declined).toEqual({ what: 'draw', by: 0, seq: 2 });
  expect(await a.offer('draw')).toMatchObject({ code: 'tooOften' });
  await table.clock.advance(10_000);
  await a.offer('draw');
  await b.answer('draw', false);
  await table.clock.advance(39_999);
  expect(await a.offer('draw')).toMatchObject({ code: 'tooOften' });
  await table.clock.advance(1);
  await a.offer('draw');
  expect(await b.offer('draw')).toMatchObject({ type: 'ack' });
  expect(a.update?.end).toEqual({ why: 'agreed' });
  await table.settled();
  const row = await table.row(game);
  expect(row).toMatchObject({ state: 'over', winner: null, why: 'agreed' });
  expect(row.record).toContain('result: draw (agreed)');
});

test('an offer lapses when the game has gone on', async () => {
  const { a, b } = await two();
  await a.offer('draw');
  await playOn(table, [a, b], makeRng(smallSeed(1)), 1);
  expect(b.room?.offers).toHaveLength(1);
  await playOn(table, [a, b], makeRng(smallSeed(1)), 1);
  expect(b.room?.offers).toHaveLength(0);
  expect(await b.answer('draw', true)).toMatchObject({ code: 'illegal' });
});

/** Plays until somebody has made a choice that they can take back, and proposes that. */
async function proposed(a: Client, b: Client): Promise<{ who: Client; other: Client; before: string }> {
  for (let i = 0; i < 300 && a.update?.end === undefined; i++) {
    const who = [a, b].find((seat) => seat.asked);
    if (who === undefined) await table.clock.advance(400);
    else {
      const before = JSON.stringify(who.update!.view);
      await who.play(who.request(makeRng(smallSeed(i))));
      const other = who === a ? b : a;
      if ((await who.offer('takeback')).type === 'ack') return { who, other, before };
    }
  }
  throw new Error('nothing can be taken back');
}

test('a takeback: what was told begins anew, and the same choice is asked again', async () => {
  const { a, b, game } = await two({ seed: 7, regulation: '8.0/standard/full' });
  const { who, other, before } = await proposed(a, b);
  const { id } = who.update!;
  await other.command({ type: 'passing', game, cmd: newCmd(), profile: YIELDING, hold: false });
  await other.answer('takeback', true);
  expect(who.update!.id).toBeGreaterThan(id);
  expect(who.asked).toBe(true);
  expect(JSON.stringify(who.update!.view)).toBe(before);
  expect(who.course).toBe(1);
  expect(other.update?.passing.mode).toBe('smart');
  const again = await Client.join(rooms, game, who.viewer);
  expect(again.told).toEqual(who.told);
  await playOn(table, [a, b], makeRng(smallSeed(3)));
  await table.settled();
  expect((await table.row(game)).state).toBe('over');
});

/** Plays on; what `look` finds after a play that can be taken back ends it. */
async function takebacks<T>(
  [a, b]: readonly [Client, Client],
  look: (who: Client, other: Client, plays: readonly { first: number; before: string }[]) => Promise<T | undefined>,
): Promise<T> {
  const plays = new Map<Client, { first: number; before: string }[]>([a, b].map((each) => [each, []]));
  for (let i = 0; i < 400 && a.update?.end === undefined; i++) {
    const who = [a, b].find((seat) => seat.asked);
    if (who === undefined) await table.clock.advance(400);
    else {
      const choices = who.request(makeRng(smallSeed(i)));
      plays.get(who)?.push({ first: choices[0]!, before: JSON.stringify(who.update!.view) });
      await who.play(choices);
      await table.clock.advance(1_000_000);
      const found =
        (await who.offer('takeback')).type === 'ack' && (await look(who, who === a ? b : a, plays.get(who)!));
      if (found !== undefined && found !== false) return found;
    }
  }
  throw new Error('it never came to that');
}

const typeOf = (choice: number | undefined): string => (choice === undefined ? 'answer' : choiceParts(choice).type);

test('a takeback says of which action it is, or that it is of a pass; an answer stays unsaid', async () => {
  const { a, b } = await two({ seed: 7, regulation: '8.0/standard/full' });
  const said = new Set<string>();
  await takebacks([a, b], async (who, other, plays) => {
    const [{ move } = {}] = other.room?.offers ?? [];
    if (typeOf(plays.at(-1)?.first) === 'action') expect(move).toBe(plays.at(-1)?.first);
    said.add(typeOf(move));
    await other.answer('takeback', false);
    expect(who.room?.declined?.what).toBe('takeback');
    return said.has('action') && said.has('pass') ? true : undefined;
  });
  expect([...said].filter((type) => !['action', 'pass', 'answer'].includes(type))).toEqual([]);
});

test('passes and answers are taken back with the request that they belong to', async () => {
  const { a, b } = await two({ seed: 7, regulation: '8.0/standard/full' });
  const { who, before } = await takebacks([a, b], async (who, other, plays) => {
    const [{ move } = {}] = other.room?.offers ?? [];
    const isWhole = typeOf(move) === 'action' && typeOf(plays.at(-1)?.first) !== 'action';
    await other.answer('takeback', isWhole);
    return isWhole ? { who, before: plays.findLast(({ first }) => first === move)?.before } : undefined;
  });
  expect(who.asked).toBe(true);
  expect(JSON.stringify(who.update!.view)).toBe(before);
});

test('what was revealed after an offer cannot be taken back any more', async () => {
  const { a, b } = await two({ seed: 7, regulation: '8.0/standard/full' });
  const { who, other } = await proposed(a, b);
  const seen = JSON.stringify(other.update!.view.seats);
  for (let i = 0; i < 20 && who.room?.offers.length === 1 && JSON.stringify(other.update!.view.seats) === seen; i++) {
    const next = [a, b].find((seat) => seat.asked);
    if (next === undefined) await table.clock.advance(400);
    else await next.play(next.request(makeRng(smallSeed(i))));
  }
  const answer = await other.answer('takeback', true);
  if (who.course === 0) expect(answer).toMatchObject({ code: 'illegal' });
});

const YIELDING: PassingProfile = { ...SMART_PASSING, mode: 'yieldUntilMyTurn' };

test('nothing is taken back in a rated game, without a choice, or across what was revealed', async () => {
  const rated = await two({ rated: true, clock: { kind: 'days', days: 1 } });
  await playOn(table, [rated.a, rated.b], makeRng(smallSeed(1)), 1);
  const who = rated.a.seq > 0 ? rated.a : rated.b;
  expect(await who.offer('takeback')).toMatchObject({ code: 'illegal' });
  const { a, b } = await two();
  expect(await a.offer('takeback')).toMatchObject({ code: 'illegal' });
  await playOn(table, [a, b], makeRng(smallSeed(1)), 40);
  const answers = [await a.offer('takeback'), await b.offer('takeback')];
  expect(answers.some((answer) => answer.type === 'refused')).toBe(true);
});

test('a rematch: both want it, and are told where', async () => {
  const { a, b } = await two();
  expect(await a.offer('rematch')).toMatchObject({ code: 'illegal' });
  await a.act('resign');
  await a.offer('rematch');
  expect(await b.answer('rematch', true)).toMatchObject({ type: 'ack' });
  await table.settled();
  expect(a.room?.next).toBe('nextgame0000');
});

test('with a live clock a rematch does not begin without who wanted it', async () => {
  const { a, b } = await two({ clock: LIVE, rated: true });
  await a.act('resign');
  await a.offer('rematch');
  a.leave();
  expect(await b.answer('rematch', true)).toMatchObject({ code: 'away', message: ROOM_WORDS.makerAway });
  expect(await b.offer('rematch')).toMatchObject({ code: 'away' });
  await a.join();
  expect(await b.answer('rematch', true)).toMatchObject({ type: 'ack' });
  const slow = await two({ clock: { kind: 'days', days: 1 } });
  await slow.a.act('resign');
  await slow.a.offer('rematch');
  slow.a.leave();
  expect(await slow.b.answer('rematch', true)).toMatchObject({ type: 'ack' });
});

test('a game is aborted before both have chosen, and not later', async () => {
  const early = await two();
  await early.a.act('abort');
  expect(early.b.update?.end).toEqual({ why: 'aborted' });
  await table.settled();
  expect(await table.row(early.game)).toMatchObject({ state: 'aborted', winner: null });
  const { a, b } = await two();
  await playOn(table, [a, b], makeRng(smallSeed(1)), 30);
  expect(await a.act('abort')).toMatchObject({ code: 'illegal' });
});

test('a series is not escaped from: its later games cannot be aborted', async () => {
  const regulation = '7.0/pro/randomHalf';
  const first = setupOf({ regulation });
  const { a } = await two({ setup: first });
  expect(await a.act('abort')).toMatchObject({ type: 'ack' });
  const second = nextSetup(first, { winner: 0, used: ['first', 'first'] })!;
  const { a: later, b } = await two({ setup: second });
  for (const seat of [later, b])
    expect(await seat.act('abort')).toMatchObject({
      code: 'illegal',
      message: { en: expect.stringContaining('series') },
    });
  expect(b.update?.end).toBeUndefined();
});

test('open hands reach spectators a minute later, until one of the players closes them', async () => {
  const { a, b, game } = await two({ seed: 5 });
  const watcher = await Client.join(rooms, game, SPECTATOR);
  const hands = (client: Client) => client.update!.view.seats.map(({ hand }) => hand.cards.length);
  await a.offer('openHands');
  await b.answer('openHands', true);
  expect(watcher.room?.openHands).toBe(60);
  expect(hands(watcher)).toEqual([0, 0]);
  await playOn(table, [a, b], makeRng(smallSeed(1)), 1);
  const { seq } = a;
  await table.clock.advance(50_000);
  expect(hands(watcher)).toEqual([0, 0]);
  const late = await Client.join(rooms, game, SPECTATOR);
  expect(hands(late)).toEqual([0, 0]);
  await table.clock.advance(30_000);
  expect(hands(watcher)).not.toEqual([0, 0]);
  expect(watcher.messages.filter(({ type }) => type === 'game').at(-1)).toMatchObject({ seq: expect.any(Number) });
  expect(watcher.update!.id).toBeLessThanOrEqual(a.update!.id);
  await b.act('closeHands');
  expect(hands(watcher)).toEqual([0, 0]);
  expect(watcher.seq).toBeGreaterThanOrEqual(seq);
  expect(await b.act('closeHands')).toMatchObject({ code: 'illegal' });
});

test('spectators of open hands miss no line, though the server began anew meanwhile', async () => {
  const { a, b, game } = await two({ seed: 5 });
  await a.offer('openHands');
  await b.answer('openHands', true);
  await rooms.stop();
  rooms = await table.rooms('two');
  const join = (viewer: number) => Client.join(rooms, game, viewer);
  const seats = [await join(0), await join(1)];
  const watcher = await join(SPECTATOR);
  const before = watcher.told.length;
  await playOn(table, seats, makeRng(smallSeed(1)), 4);
  expect(watcher.told).toHaveLength(before);
  await table.clock.advance(61_000);
  expect(watcher.told.length).toBeGreaterThan(before);
  expect(watcher.told).toEqual((await join(SPECTATOR)).told);
  await playOn(table, seats, makeRng(smallSeed(2)), 2);
  await seats[0]!.act('closeHands');
  expect(watcher.told).toEqual((await join(SPECTATOR)).told);
});

test('who is away for a minute can be claimed against', async () => {
  const { a, b } = await two({ clock: { kind: 'live', bank: 600, increment: 0, free: 0 } });
  expect(a.room?.connected).toEqual([true, true]);
  b.leave();
  expect(a.room?.connected).toEqual([true, false]);
  expect(a.room?.absent[1]).toBe(60_000);
  await table.clock.advance(59_000);
  expect(await a.act('claimWin')).toMatchObject({ code: 'illegal' });
  await b.join();
  expect(a.room?.absent[1] ?? undefined).toBeUndefined();
  b.leave();
  await table.clock.advance(60_000);
  expect(await a.act('claimDraw')).toMatchObject({ type: 'ack' });
  expect(a.update?.end).toEqual({ why: 'connection' });
});

test('a bot agrees to a takeback and a rematch, not to a draw', async () => {
  const { a } = await two({ seats: [{ kind: 'person' }, { kind: 'bot', level: 1 }] });
  await a.offer('draw');
  await table.clock.advance(2000);
  expect(a.room?.offers).toEqual([]);
  expect(a.update?.end).toBeUndefined();
  await a.act('resign');
  await a.offer('rematch');
  await table.clock.advance(2000);
  expect(a.room?.next).toBe('nextgame0000');
});
