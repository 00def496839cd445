/** Messages between nodes may be lost: what they would have told is looked up. */
import type { ServerMessage } from '@blackpoker/protocol';
import { beforeEach, expect, test } from 'vitest';
import type { Standing } from '../../src/people/people.ts';
import type { Holder } from '../../src/people/sessions.ts';
import { StoreUnavailable } from '../../src/store/store.ts';
import { Announcements } from '../../src/wire/announcements.ts';
import { ChatFeed } from '../../src/wire/chatFeed.ts';
import type { Connection } from '../../src/wire/connection.ts';
import { LobbyFeed } from '../../src/wire/lobbyFeed.ts';
import { Standings } from '../../src/wire/standings.ts';
import { Switchboard } from '../../src/wire/switchboard.ts';

const GAME = 'abcdefghijkl';

/** What a socket was told, and why it was cut. */
class Someone {
  readonly holder: Holder;
  readonly told: ServerMessage[] = [];
  cutFor: string | undefined;
  checkedAt: number;

  constructor(id: string, now: number) {
    this.holder = { user: { id, name: id, kind: 'guest', admin: false, banned: false }, hash: id, isToken: false };
    this.checkedAt = now;
  }

  tell = (text: string): void => void this.told.push(JSON.parse(text) as ServerMessage);
  send = (message: ServerMessage): void => void this.told.push(message);
  cut = (why: string): void => {
    this.cutFor = why;
  };

  get lines(): number[] {
    return this.told.flatMap((each) => (each.type === 'chat' ? each.lines.map(({ n }) => n) : []));
  }
}

const asConnection = (someone: Someone): Connection => someone as unknown as Connection;

let now: number;
let isUp: boolean;
let isAway: boolean;
let banned: Set<string>;
/** How many were asked about together, each time. */
let asked: number[];
let said: number;
/** Of which games it was asked how far they go. */
let lookedAt: (readonly string[])[];
let switchboard: Switchboard;
let chat: ChatFeed;
let announcements: Announcements;
let failures: unknown[];

beforeEach(() => {
  [now, isUp, isAway, said] = [1_000_000, true, false, 0];
  [banned, asked, lookedAt, failures] = [new Set(), [], [], []];
  switchboard = new Switchboard();
  chat = new ChatFeed({ post: async () => never(), lines, lastNumbers }, switchboard);
  announcements = new Announcements({
    ...{ switchboard, chat, bus: { isUp: () => isUp }, failed: (error) => void failures.push(error) },
    lobby: new LobbyFeed({ list: async () => never(), heardOfChange: () => {} }, switchboard, never),
    standings: new Standings({ switchboard, people: { standings }, now: () => now }),
  });
});

function never(): never {
  throw new Error('not asked for here');
}

async function standings(holders: readonly Holder[]): Promise<Standing[]> {
  if (isAway) throw new StoreUnavailable('away');
  asked.push(holders.length);
  return holders.map(({ user }) => (banned.has(user.id) ? 'banned' : 'valid'));
}

async function lines(_: string, after: number) {
  const upTo = said;
  await settled();
  return Array.from({ length: Math.max(0, upTo - after) }, (_, i) => ({ n: after + 1 + i, by: 0, at: now }) as const);
}

async function lastNumbers(games: readonly string[]) {
  if (isAway) throw new StoreUnavailable('away');
  lookedAt.push(games);
  return games.map((game) => [game, said] as const);
}

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

function comes(id: string): Someone {
  const someone = new Someone(id, now);
  switchboard.add(asConnection(someone));
  return someone;
}

async function opens(someone: Someone): Promise<void> {
  switchboard.addToGame(GAME, asConnection(someone));
  await chat.tellAll(asConnection(someone), GAME);
}

async function beats(seconds: number): Promise<void> {
  for (let i = 0; i < seconds; i++) {
    now += 1000;
    await announcements.beat().catch(() => {});
  }
}

test('whoever was banned without a word is found within half a minute', async () => {
  const [aki, ben] = [comes('aki'), comes('ben')];
  banned.add('ben');
  await beats(29);
  expect(asked).toEqual([]);
  await beats(1);
  expect([aki.cutFor, ben.cutFor]).toEqual([undefined, 'banned']);
  await beats(31);
  expect(asked).toEqual([2, 2]);
});

test('many are looked at in bunches', async () => {
  for (let i = 0; i < 250; i++) comes(`user${i}`);
  await beats(30);
  expect(asked).toEqual([100, 100, 50]);
});

test('once the bus is back everybody is looked at, at once', async () => {
  const ben = comes('ben');
  isUp = false;
  banned.add('ben');
  await beats(3);
  expect(ben.cutFor).toBeUndefined();
  isUp = true;
  await beats(1);
  expect(ben.cutFor).toBe('banned');
  await beats(5);
  expect(asked).toEqual([1]);
});

test('a question that fails is asked again', async () => {
  const [aki, ben] = [comes('aki'), comes('ben')];
  banned.add('ben');
  isAway = true;
  announcements.hear({ type: 'user', user: 'ben' });
  await settled();
  await beats(2);
  isAway = false;
  await beats(1);
  expect([aki.cutFor, ben.cutFor]).toEqual([undefined, 'banned']);
  expect(asked).toEqual([1]);
  expect(failures).toHaveLength(1);
});

test('also that of a bus which is back, while the store is away', async () => {
  const ben = comes('ben');
  isUp = false;
  await beats(1);
  [isUp, isAway] = [true, true];
  banned.add('ben');
  await beats(2);
  isAway = false;
  await beats(1);
  expect(ben.cutFor).toBe('banned');
});

test('of several messages about a chat one is enough, and each line is told once', async () => {
  const aki = comes('aki');
  said = 1;
  await opens(aki);
  said = 3;
  announcements.hear({ type: 'chat', game: GAME, n: 3 });
  said = 4;
  announcements.hear({ type: 'chat', game: GAME, n: 4 });
  for (let i = 0; i < 4; i++) await settled();
  expect(aki.lines).toEqual([1, 2, 3, 4]);
  expect(failures).toEqual([]);
});

test('what was said while the bus was away is told', async () => {
  const aki = comes('aki');
  await opens(aki);
  isUp = false;
  said = 1;
  await beats(1);
  expect(aki.lines).toEqual([1]);
  isUp = true;
  said = 2;
  await beats(3);
  expect(aki.lines).toEqual([1, 2]);
  expect(lookedAt).toHaveLength(2);
});

test('nothing is kept of games that nobody watches', async () => {
  const aki = comes('aki');
  await opens(aki);
  switchboard.removeFromGame(GAME, asConnection(aki));
  chat.forget();
  await chat.look();
  expect(lookedAt).toEqual([[]]);
});
