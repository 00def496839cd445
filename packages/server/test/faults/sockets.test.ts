/** Faults 8, 10 and 11 on real sockets: two tabs, frames that are too much, and floods. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FuzzSocket, fragments, frame, OPCODE } from '../../trials/fuzzSocket.ts';
import { BOT_GAME, type TestServer, testServer } from '../wire/testServer.ts';
import { askedOf, FaultSeat, playedOn, seated, until } from './faultSeat.ts';

const PATIENCE_MS = 60_000;
let server: TestServer;
beforeAll(async () => {
  server = await testServer({ LIMIT_CONNECTIONS: '60' });
});
afterAll(() => server.end());

test('8: of two tabs that answer the same moment one is taken, the other is stale, and both see it', async () => {
  const { game, guests, seats } = await seated([server.base, server.base]);
  await playedOn(seats, 2);
  for (let i = 0; i < 5; i++) {
    const asked = await askedOf(seats);
    const second = await FaultSeat.sit(server.base, guests[seats.indexOf(asked)]!, game);
    await until(() => second.isAsked && asked.seq === second.seq);
    const answers = await Promise.all([asked, second].map((tab) => tab.command(tab.playing())));
    expect(answers.map((answer) => (answer.type === 'ack' ? 'ack' : answer.code)).sort()).toEqual(['ack', 'stale']);
    const { seq } = answers.find(({ type }) => type === 'ack')!;
    await until(() => [...seats, second].every((tab) => tab.seq >= seq!));
    second.leave();
  }
  for (const seat of seats) seat.leave();
});

describe('10: frames', () => {
  const socket = async (): Promise<FuzzSocket> => {
    const { headers } = await server.guest();
    const opened = await FuzzSocket.open(server.base, { ...headers, origin: server.base });
    if (typeof opened === 'number') throw new Error(`refused: ${opened}`);
    return opened;
  };
  const closeAfter = async (bytes: Uint8Array): Promise<number | undefined> => {
    const opened = await socket();
    opened.write(bytes);
    await opened.until(() => false, PATIENCE_MS);
    return opened.closed;
  };

  test('of one byte each make a message', async () => {
    const opened = await socket();
    opened.write(fragments('{"type":"ping","n":7}', 1));
    await opened.until(() => opened.heard.some(({ type }) => type === 'pong'), PATIENCE_MS);
    expect(opened.heard).toContainEqual(expect.objectContaining({ type: 'pong', n: 7 }));
    opened.cut();
  });

  test.each([
    [
      'that never end',
      1009,
      () =>
        Buffer.concat([
          frame('[', { fin: false }),
          ...Array.from({ length: 20_000 }, () => frame('1', { opcode: OPCODE.more, fin: false })),
        ]),
    ],
    ['that are long by their head alone', 1009, () => frame('', { length: 2 ** 40 })],
    ['of 20 kB', 1009, () => frame('x'.repeat(20_000))],
    ['that are compressed, though nobody agreed to that', 1002, () => frame(Buffer.alloc(100), { reserved: 4 })],
    ['without a mask', 1002, () => frame('{}', { masked: false })],
    ['of an unknown kind', 1002, () => frame('{}', { opcode: 5 })],
  ] as const)('%s: %i', async (_, code, bytes) => {
    expect([code, 1006]).toContain(await closeAfter(bytes()));
  });
});

describe('11: floods', () => {
  const from = (address: string) => ({ 'x-forwarded-for': address });

  test('of games, guests and requests end with 429 for that address; others are served', async () => {
    const busy = await testServer({ TRUST_PROXY: '1', LIMIT_GAMES: '3', LIMIT_PEOPLE: '4', LIMIT_REQUESTS: '40' });
    const post = (path: string, address: string, body: object, headers = {}) =>
      busy.ask(path, { body, headers: { ...from(address), ...headers } });
    const guests = await Promise.all(
      Array.from({ length: 8 }, () => post('/api/guest', '198.51.100.1', { name: 'Aki' })),
    );
    expect(guests.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 429, 429, 429, 429]);
    const cookie = guests
      .find(({ status }) => status === 201)!
      .headers.get('set-cookie')!
      .split(';')[0]!;
    const games = [];
    for (let i = 0; i < 5; i++) games.push((await post('/api/games', '198.51.100.1', BOT_GAME, { cookie })).status);
    expect(games).toEqual([201, 201, 201, 429, 429]);
    const flood = await Promise.all(
      Array.from({ length: 60 }, () => busy.ask('/api/lobby', { headers: from('198.51.100.1') })),
    );
    const refused = flood.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(10);
    expect(refused[0]!.headers.get('retry-after')).not.toBeNull();
    expect(refused[0]!.body).toMatchObject({ error: { code: 'tooOften', message: { en: expect.any(String) } } });
    expect((await post('/api/guest', '203.0.113.5', { name: 'Ben' })).status).toBe(201);
    await busy.end();
  });

  test('of connections are held at the limit, and leave nothing behind', async () => {
    const { headers } = await server.guest();
    const tries = await Promise.all(
      Array.from({ length: 150 }, () => FuzzSocket.open(server.base, { ...headers, origin: server.base })),
    );
    const open = tries.filter((each) => typeof each !== 'number');
    expect(open.length).toBeLessThanOrEqual(60);
    expect(tries.filter((each) => each === 429).length).toBe(150 - open.length);
    for (const each of open) each.cut();
    const again = await until(async () => {
      const opened = await FuzzSocket.open(server.base, { ...headers, origin: server.base });
      return typeof opened === 'number' ? undefined : opened;
    });
    again.cut();
  });
});
