/** Fault 14: the wall clock jumps. Nobody's time does. (Clients show only what the server says: packages/web/test/online.) */
import { afterEach, expect, test, vi } from 'vitest';
import { ServerClock } from '../../src/cluster/serverClock.ts';
import { testServer } from '../wire/testServer.ts';

const HOUR = 3_600_000;
afterEach(() => vi.restoreAllMocks());

function jump(by: number): void {
  const now = Date.now();
  vi.spyOn(Date, 'now').mockImplementation(() => now + by);
}

test.each([HOUR, -HOUR])('a jump of %i ms moves neither the clock nor its timers', async (by) => {
  const clock = new ServerClock();
  const before = clock.now();
  jump(by);
  expect(Math.abs(clock.now() - before)).toBeLessThan(HOUR / 2);
  const rings = new Promise<string>((resolve) => clock.at(clock.now() + 20, () => resolve('rung')));
  clock.at(clock.now() + HOUR / 2, () => expect.unreachable());
  expect(await rings).toBe('rung');
});

test.each([HOUR, -HOUR])('a jump of %i ms costs no player a second, and ends no session', async (by) => {
  const server = await testServer();
  const person = await server.guest();
  const clock = { kind: 'live', bank: 300, increment: 0, free: 0 };
  const wanted = { kind: 'bot', level: 1, regulation: '8.0/lite/entry20', clock, rated: false };
  const game = String((await person.ask('/api/games', { body: wanted })).body.game);
  const open = async () => {
    const socket = await server.socket(person.headers).ready();
    socket.say({ type: 'open', game });
    const { room, update } = await socket.hear('game');
    socket.socket.close();
    return { left: room.clock.left!, end: update.end };
  };
  await open();
  jump(by);
  const after = await open();
  expect(after.end).toBeUndefined();
  for (const left of after.left) {
    expect(left).toBeGreaterThan(150_000);
    expect(left).toBeLessThanOrEqual(300_000);
  }
  expect((await person.ask('/api/me')).body.id).toBe(person.id);
  await server.end();
});
