/** A real socket whose other end does not read. */
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import WebSocket, { WebSocketServer } from 'ws';
import { Metrics } from '../../src/ops/metrics.ts';
import { Connection } from '../../src/wire/connection.ts';

const BIG = JSON.stringify({ text: 'x'.repeat(64 * 1024) });
const user = { id: 'u', name: 'Aki', kind: 'guest', admin: false, banned: false } as const;

async function pair() {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  const address = server.address();
  const client = new WebSocket(`ws://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`);
  const [socket, request] = (await once(server, 'connection')) as [WebSocket, IncomingMessage];
  await once(client, 'open');
  const connection = new Connection(socket, request.socket, { user, hash: 'h', isToken: false }, 'a', new Metrics(), 0);
  return { server, client, socket, connection };
}

async function sendUntilClosed({ socket, connection }: Awaited<ReturnType<typeof pair>>): Promise<number> {
  let sent = 0;
  for (; sent < 400 && socket.readyState === socket.OPEN; sent++) {
    connection.tell(BIG);
    await setImmediate();
  }
  return sent;
}

test('is cut off before much has piled up; one that reads is not', async () => {
  const [slow, quick] = [await pair(), await pair()];
  slow.client.pause();
  expect(await sendUntilClosed(slow)).toBeLessThan(400);
  let heard = 0;
  quick.client.on('message', () => heard++);
  for (let n = 1; n <= 400; n++) {
    quick.connection.tell(BIG);
    await expect.poll(() => heard, { interval: 1, timeout: 20_000 }).toBe(n);
  }
  expect(quick.socket.readyState).toBe(quick.socket.OPEN);
  for (const { client, server } of [slow, quick]) {
    client.terminate();
    server.close();
  }
});
