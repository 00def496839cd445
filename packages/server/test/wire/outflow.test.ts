/** Bytes that are put together here, as a WebSocket of somebody else reads them. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import WebSocket, { WebSocketServer } from 'ws';
import { Outflow } from '../../src/wire/outflow.ts';

const sizes = [1, 125, 126, 127, 65_535, 65_536, 300_000];
const texts = [...sizes.map((size) => 'x'.repeat(size)), ...sizes.map((size) => '壁'.repeat(size)), '♠A 😀'];

/** Some of one piece, some of more. */
const inPieces = (text: string): string[] => (text.length % 2 === 0 ? [text] : [text.slice(0, 1), '', text.slice(1)]);

test('what is said in one turn is heard message by message, whatever its length', async () => {
  const server = createServer();
  const sockets = new WebSocketServer({ noServer: true });
  server.on('upgrade', (request, stream, head) =>
    sockets.handleUpgrade(request, stream, head, (socket) => {
      const outflow = new Outflow(socket, stream);
      for (const text of texts) outflow.add(inPieces(text));
      setTimeout(() => {
        outflow.add(['later']);
        outflow.flush();
        socket.close();
      }, 50);
    }),
  );
  server.listen(0);
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const heard: string[] = [];
  client.on('message', (data) => heard.push(String(data)));
  await once(client, 'close');
  server.close();
  expect(heard).toEqual([...texts, 'later']);
});
