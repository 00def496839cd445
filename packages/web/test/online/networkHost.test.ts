import { SMART_PASSING } from '@blackpoker/bots';
import { dealDecks, decision, newGame, rulesetOf, SPECTATOR, smallSeed, view } from '@blackpoker/engine';
import type { GameUpdate, Told } from '@blackpoker/host';
import type { RoomStatus, ServerMessage } from '@blackpoker/protocol';
import { DELETED_NAME } from '@blackpoker/protocol/words';
import { beforeEach, describe, expect, test } from 'vitest';
import { draftShelf } from '../../src/online/draftShelf.ts';
import { NetworkHost } from '../../src/online/networkHost.ts';
import { FakeNet } from './fakeWire.ts';

const GAME = 'abcdefghijkl';
const REGULATION = '8.0/lite/entry20';
const WORDS = { ja: 'だめ', en: 'no' };

const STATUS: RoomStatus = {
  state: 'playing',
  terms: { regulation: REGULATION, options: { graveTop: 'last' }, clock: { kind: 'none' }, rated: false, wins: 1 },
  players: [
    { id: 'a', name: 'Ann', kind: 'guest' },
    { name: 'level3', kind: 'level', level: 3 },
  ],
  clock: { left: undefined, running: undefined, free: 0 },
  connected: [true, true],
  absent: [undefined, undefined],
  paused: false,
  offers: [],
  declined: undefined,
  freeChat: [false, false],
  openHands: undefined,
  viewers: 0,
  seedHash: 'ab',
  seed: undefined,
  next: undefined,
  ratingChange: undefined,
  incident: undefined,
};

function updateOf(changes: Partial<GameUpdate> = {}): GameUpdate {
  const rules = rulesetOf(REGULATION);
  if (rules === undefined) throw new Error('bug: no rules');
  const state = newGame(rules, dealDecks(rules, smallSeed(1)), smallSeed(1));
  return {
    id: 1,
    viewer: 0,
    view: view(state, 0),
    asked: decision(state)?.seat === 0,
    handOver: undefined,
    thinking: false,
    told: [],
    fresh: true,
    meaningful: [],
    warnings: [],
    canUndo: false,
    passing: SMART_PASSING,
    end: undefined,
    series: undefined,
    trouble: undefined,
    ...changes,
  };
}

const told = (turn: number): Told => ({ event: { type: 'passed', seat: 0 }, turn, text: undefined });
const message = (seq: number, changes: Partial<GameUpdate> = {}, course = 1): ServerMessage => ({
  type: 'game',
  game: GAME,
  seq,
  course,
  update: updateOf(changes),
  room: STATUS,
});

let net: FakeNet;
let host: NetworkHost;
let heard: GameUpdate[];
const texts = new Map<string, string>();

function openHost(passing = SMART_PASSING, hold = false): NetworkHost {
  return new NetworkHost({
    game: GAME,
    connection: net.connection,
    drafts: draftShelf(() => ({
      getItem: (name) => texts.get(name) ?? null,
      setItem: (name, text) => void texts.set(name, text),
      removeItem: (name) => void texts.delete(name),
    })),
    passing,
    hold,
    now: () => net.now,
    fetchRecord: async () => 'record',
  });
}

beforeEach(() => {
  net = new FakeNet();
  texts.clear();
  heard = [];
  host = openHost();
  net.welcome();
  host.subscribe((update) => heard.push(update));
});

describe('what comes', () => {
  test('opens with the first message', async () => {
    net.wire.tell(message(3));
    await host.opened;
    expect(heard).toHaveLength(1);
    expect(host.setup.seats).toEqual([{ kind: 'person' }, { kind: 'bot', level: 3 }]);
    expect(host.online.room.getState()?.status.players[0].name).toBe('Ann');
  });

  test('survives its way as JSON: nothing in a list is nothing here, too', () => {
    net.wire.tell(message(3));
    expect(host.online.room.getState()?.status.absent).toEqual([undefined, undefined]);
    expect(heard[0]?.view).toEqual(JSON.parse(JSON.stringify(updateOf().view), (_, value) => value ?? undefined));
  });

  test('who has left for good is called so in the language of the reader', () => {
    expect(host.online.shownName(DELETED_NAME, 'ja')).toBe('削除されたプレイヤー');
    expect(host.online.shownName('Ann', 'ja')).toBe('Ann');
  });

  test('rejects with words where there is no such game', async () => {
    net.wire.tell({ type: 'refused', game: GAME, code: 'unknown', message: WORDS });
    await expect(host.opened).rejects.toMatchObject({ text: WORDS });
  });

  test('asks again where the server cannot open it just now', async () => {
    net.wire.tell({ type: 'refused', game: GAME, code: 'retry', message: WORDS });
    net.pass(1_000);
    expect(net.wire.of('open')).toHaveLength(2);
    net.wire.tell(message(1));
    await host.opened;
  });

  test('tells late listeners all, and after a break asks only for what is missing', () => {
    net.wire.tell(message(3, { told: [told(1)] }));
    net.wire.tell(message(4, { id: 2, fresh: false, told: [told(2), told(2)] }));
    const late: GameUpdate[] = [];
    host.subscribe((update) => late.push(update));
    expect(late[0]).toMatchObject({ fresh: true, id: 2 });
    expect(late[0]?.told).toHaveLength(3);
    net.wire.break();
    net.pass(300);
    net.welcome();
    expect(net.wire.of('open')[0]?.told).toEqual({ course: 1, count: 3 });
  });

  test('what comes twice is told once', () => {
    net.wire.tell(message(3, { told: [told(1)] }));
    net.wire.tell(message(4, { id: 2, fresh: false, told: [told(2)] }));
    net.wire.tell(message(4, { id: 2, fresh: false, told: [told(2)] }));
    net.wire.tell(message(3, { id: 1, fresh: false, told: [told(1)] }));
    expect(heard.map(({ told: news }) => news.length)).toEqual([1, 1, 0]);
    expect(heard.at(-1)?.id).toBe(2);
  });

  test('a new course takes the place of what was told', () => {
    net.wire.tell(message(3, { told: [told(1), told(2)] }));
    net.wire.tell(message(5, { id: 4, told: [told(1)] }, 2));
    net.wire.break();
    net.pass(300);
    net.welcome();
    expect(net.wire.of('open')[0]?.told).toEqual({ course: 2, count: 1 });
  });

  test('chat comes in its order, each line once', () => {
    const line = (n: number) => ({ n, by: 0 as const, at: n, preset: 'hello' as const });
    net.wire.tell({ type: 'chat', game: GAME, lines: [line(2)] });
    net.wire.tell({ type: 'chat', game: GAME, lines: [line(1), line(2)] });
    expect(host.online.chat.getState().map(({ n }) => n)).toEqual([1, 2]);
  });
});

describe('what goes', () => {
  test('a submission names its decision and what it has seen; it is acknowledged', async () => {
    net.wire.tell(message(9, { id: 5 }));
    const answer = host.submit(5, [1, 2]);
    const [play] = net.wire.of('play');
    expect(play).toMatchObject({ game: GAME, decision: 5, seq: 9, choices: [1, 2] });
    net.wire.tell({ type: 'ack', game: GAME, cmd: play?.cmd ?? '', seq: 10 });
    expect(await answer).toEqual({ ok: true });
  });

  test.each([
    ['illegal', 'illegal'],
    ['stale', 'stale'],
    ['over', 'stale'],
  ] as const)('a refusal as %s', async (code, expected) => {
    net.wire.tell(message(9, { id: 5 }));
    const answer = host.submit(5, [1]);
    net.wire.tell({ type: 'refused', game: GAME, cmd: net.wire.of('play')[0]?.cmd ?? '', code, message: WORDS });
    expect(await answer).toEqual({ ok: false, code: expected, message: WORDS });
  });

  test('a submission whose answer was lost is sent again with the same id, and counts once', async () => {
    net.wire.tell(message(9, { id: 5 }));
    const answer = host.submit(5, [1]);
    const [first] = net.wire.of('play');
    net.wire.break();
    net.pass(300);
    net.welcome();
    expect(net.wire.of('play')).toEqual([first]);
    net.wire.tell(message(10, { id: 6, fresh: false }));
    net.wire.tell({ type: 'ack', game: GAME, cmd: first?.cmd ?? '', seq: 10, dup: true });
    expect(await answer).toEqual({ ok: true });
  });

  test('how windows are passed is said at the start where it differs, with the wish to hold them', () => {
    net.wire.tell(message(1));
    expect(net.wire.of('passing')).toHaveLength(0);
    net = new FakeNet();
    openHost({ ...SMART_PASSING, mode: 'ask' }, true);
    net.welcome();
    net.wire.tell(message(1));
    expect(net.wire.of('passing')[0]).toMatchObject({ hold: true, profile: { mode: 'ask' } });
  });

  test('a spectator says nothing about passing', () => {
    net = new FakeNet();
    openHost({ ...SMART_PASSING, mode: 'ask' });
    net.welcome();
    net.wire.tell(message(1, { viewer: SPECTATOR }));
    expect(net.wire.of('passing')).toHaveLength(0);
  });

  test('offers tell why they are not taken', async () => {
    net.wire.tell(message(1));
    const answer = host.online.offer('draw');
    const cmd = net.wire.of('offer')[0]?.cmd ?? '';
    net.wire.tell({ type: 'refused', game: GAME, cmd, code: 'tooOften', message: WORDS });
    expect(await answer).toEqual(WORDS);
  });

  test('there are no hints', async () => {
    await expect(host.hint()).rejects.toMatchObject({ text: expect.anything() });
  });

  test('closing says so', () => {
    net.wire.tell(message(1));
    host.close();
    expect(net.wire.of('close')).toHaveLength(1);
  });
});

describe('what was being put together', () => {
  test('is found again for the same decision only', () => {
    host.online.keepDraft(5, '{"selected":[1]}');
    expect(host.online.keptDraft(5)).toBe('{"selected":[1]}');
    expect(host.online.keptDraft(6)).toBeUndefined();
    host.online.keepDraft(5, undefined);
    expect(host.online.keptDraft(5)).toBeUndefined();
  });
});
