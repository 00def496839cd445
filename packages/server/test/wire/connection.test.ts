/** Who does not read, and who is not there any more; on an injected clock. */
import { EventEmitter } from 'node:events';
import { expect, test, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { Metrics } from '../../src/ops/metrics.ts';
import type { Standing } from '../../src/people/people.ts';
import { Connection } from '../../src/wire/connection.ts';
import { Gate, type GateDeps } from '../../src/wire/gate.ts';
import { framed } from '../../src/wire/outflow.ts';
import { feelPulse } from '../../src/wire/pulse.ts';
import { Standings } from '../../src/wire/standings.ts';
import { Switchboard } from '../../src/wire/switchboard.ts';

class FakeSocket extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  bufferedAmount = 0;
  writableLength = 0;
  readonly write = vi.fn();
  readonly ping = vi.fn();
  readonly close = vi.fn();
  readonly terminate = vi.fn();
}

const metrics = new Metrics();
const user = { id: 'u', name: 'Aki', kind: 'guest', admin: false, banned: false } as const;

function connected(now = 0) {
  const socket = new FakeSocket();
  const connection = new Connection(
    socket as unknown as WebSocket,
    socket,
    { user, hash: 'h', isToken: false },
    '1.2.3.4',
    metrics,
    now,
  );
  const switchboard = new Switchboard();
  switchboard.add(connection);
  return { socket, connection, switchboard };
}

test('one big message is sent; whoever has not read it is cut off at the next', async () => {
  const { socket, connection } = connected();
  connection.send({ type: 'pong', n: 1, now: 0 });
  socket.bufferedAmount = 300 * 1024;
  expect(socket.terminate).not.toHaveBeenCalled();
  connection.send({ type: 'pong', n: 2, now: 0 });
  await new Promise(setImmediate);
  expect(socket.write).toHaveBeenCalledExactlyOnceWith(framed([['{"type":"pong","n":1,"now":0}']]));
  expect(socket.terminate).toHaveBeenCalledOnce();
});

test('what was to be said when the other one took leave is not said any more', async () => {
  const { socket, connection } = connected();
  connection.send({ type: 'pong', n: 1, now: 0 });
  socket.readyState = 2; // closing
  await new Promise(setImmediate);
  expect(socket.write).not.toHaveBeenCalled();
});

test('who was signed out while they came is found out with the next look, and then seldom asked about', async () => {
  const { socket, switchboard } = connected(1_000_000);
  const look = (now: number, standings: () => Promise<Standing[]>): Promise<void> =>
    new Standings({ switchboard, people: { standings }, now: () => now }).look();
  const asked = vi.fn(async (): Promise<Standing[]> => ['valid']);
  await look(1_000_001, asked);
  await look(1_020_000, asked);
  expect(asked).toHaveBeenCalledOnce();
  await look(1_040_000, async () => ['signedOut']);
  expect(socket.close).toHaveBeenCalledWith(4001, 'signedOut');
});

test('each is asked after 15 seconds, and is dead after 25 of silence', () => {
  const { socket, connection, switchboard } = connected();
  feelPulse(switchboard, 14_999);
  expect(socket.ping).not.toHaveBeenCalled();
  feelPulse(switchboard, 15_000);
  feelPulse(switchboard, 20_000);
  expect(socket.ping).toHaveBeenCalledOnce();
  feelPulse(switchboard, 24_999);
  expect(socket.terminate).not.toHaveBeenCalled();
  connection.heardAt = 16_000;
  feelPulse(switchboard, 30_000);
  expect(socket.ping).toHaveBeenCalledTimes(2);
  feelPulse(switchboard, 41_000);
  expect(socket.terminate).toHaveBeenCalledOnce();
});

test('a game that was closed while it was being opened is left at once, and silent', async () => {
  const { socket, connection } = connected();
  const leave = vi.fn();
  let enter: (leave: () => void) => void = () => {};
  let speak: (n: number) => void = () => {};
  const opening = connection.open('game', (tell) => {
    speak = (n) => tell(`{"n":${n}}`);
    return new Promise((resolve) => {
      enter = resolve;
    });
  });
  connection.close('game');
  speak(1);
  enter(leave);
  await opening;
  expect(leave).toHaveBeenCalledOnce();
  await new Promise(setImmediate);
  expect(socket.write).not.toHaveBeenCalled();
});

test('who comes back is counted anew, and who leaves leaves all games', async () => {
  const { connection, switchboard } = connected();
  const leave = vi.fn();
  expect(switchboard.reserve('1.2.3.4', 1)).toBe(true);
  expect(switchboard.reserve('1.2.3.4', 1)).toBe(false);
  switchboard.addToGame('game', connection);
  await connection.open('game', async () => leave);
  switchboard.remove(connection);
  expect(leave).toHaveBeenCalledOnce();
  expect([switchboard.size, switchboard.isOnline('u'), switchboard.isWatched('game')]).toEqual([0, false, false]);
  expect(switchboard.reserve('1.2.3.4', 1)).toBe(true);
});

test('a server that stood still takes nobody for dead before it has read what they sent', () => {
  let now = 0;
  const { socket, connection, switchboard } = connected();
  const config = { limits: { messages: 1, connections: 1 } };
  const gate = new Gate({ config, switchboard, now: () => now } as unknown as GateDeps);
  gate.tick();
  now = 60_000;
  gate.tick();
  expect(socket.terminate).not.toHaveBeenCalled();
  connection.heardAt = now;
  now += 5000;
  gate.tick();
  expect(socket.terminate).not.toHaveBeenCalled();
  for (let i = 0; i < 6; i++) {
    now += 5000;
    gate.tick();
  }
  expect(socket.terminate).toHaveBeenCalledOnce();
});
