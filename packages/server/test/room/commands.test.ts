import { createHash } from 'node:crypto';
import { cardChoice, makeRng, PASS, SPECTATOR, smallSeed } from '@blackpoker/engine';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { FailPoint, Rooms } from '../../src/room/rooms.ts';
import { type Log, StoreUnavailable } from '../../src/store/store.ts';
import { verify } from '../../src/store/verify.ts';
import { Client, newCmd, playOn, RoomTable, setupOf } from './roomTable.ts';

let table: RoomTable;
let rooms: Rooms;
let log: Log;
let failPoint: FailPoint | undefined;
const broken: { log: Partial<Log> } = { log: {} };

beforeAll(async () => {
  table = await RoomTable.open();
  log = table.store.log;
  const store = {
    ...table.store,
    log: {
      append: (row) => (broken.log.append ?? log.append)(row),
      read: (game, after) => (broken.log.read ?? log.read)(game, after),
    } satisfies Log,
  };
  rooms = await table.rooms('one', undefined, { store, failPoint: (name, game) => failPoint?.(name, game) });
});
afterEach(() => {
  broken.log = {};
  failPoint = undefined;
});
afterAll(() => table.close());

/** A game in which somebody is asked. */
async function asked(seed = 1): Promise<{ game: string; seats: [Client, Client]; who: Client; other: Client }> {
  const game = await table.game({ seed });
  const seats: [Client, Client] = [await Client.join(rooms, game, 0), await Client.join(rooms, game, 1)];
  await rooms.begin(game);
  await playOn(table, seats, makeRng(smallSeed(2)), 3);
  while (!seats.some((seat) => seat.asked)) await table.clock.advance(800);
  const [who, other] = seats[0].asked ? seats : [seats[1], seats[0]];
  return { game, seats, who, other };
}

const away = (): Promise<never> => Promise.reject(new StoreUnavailable('away'));

test('the same command five times is written once', async () => {
  const { game, who } = await asked();
  const command = who.playing(who.request(makeRng(smallSeed(1))));
  const answers = await Promise.all(Array.from({ length: 5 }, () => who.command(command)));
  const seqs = answers.map((answer) => (answer.type === 'ack' ? answer.seq : 0));
  expect(new Set(seqs).size).toBe(1);
  expect(answers.filter((answer) => answer.type === 'ack' && answer.dup === true)).toHaveLength(4);
  const rows = (await table.log(game)).filter(({ cmd }) => cmd.endsWith(command.cmd));
  expect(rows.map(({ seq }) => seq)).toEqual([seqs[0]]);
  await playOn(table, [who], makeRng(smallSeed(1)), 0);
  expect(await who.command(command)).toMatchObject({ type: 'ack', dup: true, seq: seqs[0] });
});

test('of two tabs of a seat one is taken, and both see it', async () => {
  const { who, game } = await asked();
  const tab = await Client.join(rooms, game, who.viewer);
  const choices = who.request(makeRng(smallSeed(1)));
  const answers = await Promise.all([who.play(choices), tab.play(choices)]);
  expect(answers.map((answer) => (answer.type === 'refused' ? answer.code : answer.type))).toEqual(['ack', 'stale']);
  expect(tab.update?.id).toBe(who.update?.id);
  expect(tab.seq).toBe(who.seq);
});

test('what comes late, from the wrong seat or is not legal is refused', async () => {
  const { who, other, game } = await asked();
  const before = (await table.log(game)).length;
  const choices = who.request(makeRng(smallSeed(1)));
  const right = who.playing(choices);
  const refusals = [
    { ...right, cmd: newCmd(), decision: right.decision - 1 },
    { ...right, cmd: newCmd(), decision: right.decision + 1 },
    { ...right, cmd: newCmd(), seq: 0 },
  ];
  for (const wrong of refusals) expect(await who.command(wrong)).toMatchObject({ code: 'stale', seq: who.seq });
  expect(await other.command({ ...right, cmd: newCmd() })).toMatchObject({ code: 'stale' });
  const illegal = await who.play([cardChoice(53)]);
  expect(illegal).toMatchObject({ type: 'refused', code: 'illegal' });
  if (illegal.type === 'refused') expect(illegal.message.ja).not.toBe('');
  expect(await who.command({ type: 'chat', game, cmd: newCmd(), preset: 'hello' })).toMatchObject({ code: 'bad' });
  expect(await table.log(game)).toHaveLength(before);
  expect(await who.command(right)).toMatchObject({ type: 'ack' });
});

test('games that are not there, have not begun or are over', async () => {
  expect(await rooms.viewerOf('nosuchgame00', 'ann')).toBeUndefined();
  const nowhere = new Client(rooms, 'nosuchgame00', 0);
  await nowhere.join();
  expect(nowhere.messages).toMatchObject([{ type: 'refused', code: 'unknown' }]);
  const { who, game } = await asked();
  expect(await rooms.viewerOf(game, 'bob')).toBe(1);
  expect(await rooms.viewerOf(game, 'eve')).toBe(SPECTATOR);
  await who.act('resign');
  expect(await who.play([PASS])).toMatchObject({ code: 'over' });
  expect(await who.act('resign')).toMatchObject({ code: 'over' });
  expect(who.update?.end).toEqual({ winner: 1 - who.viewer, why: 'resigned' });
});

test('while the store is away commands are to be sent again, and nothing is half done', async () => {
  const { who, game } = await asked();
  const command = who.playing(who.request(makeRng(smallSeed(1))));
  const before = who.seq;
  broken.log = { append: away, read: away };
  expect(await who.command(command)).toMatchObject({ code: 'retry' });
  expect(who.seq).toBe(before);
  broken.log = {};
  expect(await who.command(command)).toEqual({ type: 'ack', game, cmd: command.cmd, seq: before + 1 });
});

test('who closes a game while the store is away hears of it, and can do it again', async () => {
  const { game, who } = await asked();
  broken.log = { append: away, read: away };
  await expect(rooms.abort(game)).rejects.toThrow(StoreUnavailable);
  broken.log = {};
  expect(who.update?.end).toBeUndefined();
  await rooms.abort(game);
  await rooms.abort(game);
  expect(who.update?.end).toEqual({ why: 'aborted' });
});

test('a row that was written though nobody heard of it is found', async () => {
  const { who, game } = await asked();
  const command = who.playing(who.request(makeRng(smallSeed(1))));
  broken.log = {
    append: async (row) => {
      await log.append(row);
      throw new StoreUnavailable('the connection broke');
    },
  };
  expect(await who.command(command)).toMatchObject({ type: 'ack', dup: true });
  const second = (await table.log(game)).length;
  broken.log = {
    append: async (row) => {
      await log.append(row);
      throw new StoreUnavailable('the connection broke');
    },
    read: away,
  };
  const chat = { type: 'freeChat', game, cmd: newCmd(), on: true } as const;
  expect(await who.command(chat)).toMatchObject({ code: 'retry' });
  broken.log = {};
  expect(await who.command(chat)).toMatchObject({ type: 'ack', dup: true, seq: second + 1 });
  expect(who.room?.freeChat[who.viewer as 0 | 1]).toBe(true);
});

test('nothing is told or acknowledged before it is committed', async () => {
  const { who, game } = await asked();
  const seen: string[] = [];
  const before = who.messages.length;
  failPoint = async (name) => {
    const rows = (await table.log(game)).length;
    seen.push(`${name} ${rows} ${who.messages.length - before}`);
  };
  const rows = (await table.log(game)).length;
  await who.play(who.request(makeRng(smallSeed(1))));
  expect(seen).toEqual([`beforeCommit ${rows} 0`, `afterCommit ${rows + 1} 0`, `beforeAck ${rows + 1} 1`]);
});

test('an engine that fails freezes its game alone, and nothing of it is written', async () => {
  const first = await asked(1);
  const second = await asked(2);
  const before = (await table.log(first.game)).length;
  const mend = breakEngine(first.game);
  const answer = await first.who.play([PASS]);
  mend();
  expect(answer).toMatchObject({ type: 'refused', code: 'frozen' });
  expect(await first.who.act('resign')).toMatchObject({ code: 'frozen' });
  expect(first.other.room?.incident).toMatch(/^[0-9a-f]{12}$/);
  expect(await table.log(first.game)).toHaveLength(before);
  await table.settled();
  expect((await table.row(first.game)).incident).toBe(first.other.room?.incident);
  expect(JSON.stringify(table.errors)).not.toContain('SA');
  expect(await second.who.play(second.who.request(makeRng(smallSeed(1))))).toMatchObject({ type: 'ack' });
  await rooms.abort(first.game);
  await table.settled();
  expect((await table.row(first.game)).state).toBe('aborted');
});

/** Reading the state of this game throws, until it is mended. */
function breakEngine(game: string): () => void {
  const inside = rooms as unknown as { rooms: Map<string, { state: { state: { bytes: Uint8Array } } }> };
  const { state } = inside.rooms.get(game)!.state;
  const { bytes } = state;
  const get = (): never => {
    throw new Error('the engine fails, holding SA');
  };
  Object.defineProperty(state, 'bytes', { configurable: true, get });
  return () => void Object.defineProperty(state, 'bytes', { configurable: true, value: bytes, writable: true });
}

test('a game whose log does not fit is frozen when it is opened, and can be closed', async () => {
  const game = await table.game({ seed: 3 });
  const what = { type: 'play', seat: 0, choices: [60_000] };
  await table.store.log.append({
    game,
    seq: 1,
    cmd: 'A:broken00',
    at: table.clock.now(),
    body: JSON.stringify({ what }),
  });
  const client = new Client(rooms, game, 0);
  await client.join();
  expect(client.messages).toMatchObject([{ type: 'refused', code: 'frozen' }]);
  await table.settled();
  expect((await table.row(game)).incident).not.toBeNull();
  await rooms.abort(game);
  expect((await table.row(game)).state).toBe('aborted');
});

test('a game of other rules is not opened', async () => {
  const game = await table.game({ seed: 3 });
  await table.store.db.updateTable('games').set({ rules_version: 'old' }).where('id', '=', game).execute();
  const client = new Client(rooms, game, 0);
  await client.join();
  expect(client.messages).toMatchObject([
    { type: 'refused', code: 'frozen', message: { en: expect.stringMatching(/another version/) } },
  ]);
});

test('a game that was ended under other rules has ended under its own, too', async () => {
  const game = await table.game({ seed: 3 });
  const setRules = (rules_version: string) =>
    table.store.db.updateTable('games').set({ rules_version }).where('id', '=', game).execute();
  const { rules_version } = await table.row(game);
  await setRules('old');
  await rooms.abort(game);
  await rooms.abort(game);
  expect(await table.row(game)).toMatchObject({ state: 'aborted', why: 'aborted' });
  await setRules(rules_version);
  const client = await Client.join(rooms, game, 0);
  expect(client.room?.state).toBe('aborted');
  expect(await client.act('resign')).toMatchObject({ code: 'over' });
  expect(await table.log(game)).toHaveLength(1);
  const seed_hash = createHash('sha256')
    .update(setupOf({ seed: 3 }).seed)
    .digest('hex');
  await table.store.db.updateTable('games').set({ seed_hash }).where('id', '=', game).execute();
  expect((await verify(table.store)).broken.filter((each) => each.game === game)).toEqual([]);
});

test('spectators command nothing', async () => {
  const { game } = await asked();
  const watcher = await Client.join(rooms, game, SPECTATOR);
  expect(await watcher.act('resign')).toMatchObject({ code: 'forbidden' });
});
