/** Its end and its new beginning. */
import { expect, test } from 'vitest';
import { BOT_GAME, testServer } from './testServer.ts';

test('everybody is sent away to come back, and finds all as it was', async () => {
  const first = await testServer();
  const aki = await first.guest();
  const game = String((await aki.ask('/api/games', { body: BOT_GAME })).body.game);
  const socket = await first.socket(aki.headers).ready();
  socket.say({ type: 'open', game });
  const before = await socket.hear('game');
  await first.stop();
  expect(await socket.closed).toBe(1012);
  await expect(first.ask('/healthz')).rejects.toThrow();

  const second = await testServer({}, first.dataDir);
  const again = await second.socket(aki.headers).ready();
  again.say({ type: 'open', game });
  const after = await again.hear('game');
  expect(after.update.viewer).toBe(before.update.viewer);
  expect(after.seq).toBeGreaterThanOrEqual(before.seq);
  await second.end();
});

test('while it stops it says that it is not ready, and that requests may come again', async () => {
  const server = await testServer();
  const aki = await server.guest();
  const { socket } = await server.socket(aki.headers).ready();
  socket.pause(); // somebody who does not hear that they are sent away: the end takes a moment
  const stopping = server.stop();
  const [ready, lobby] = await Promise.all([server.ask('/readyz'), aki.ask('/api/lobby')]);
  expect(ready).toMatchObject({ status: 503, body: { reason: 'stopping' } });
  expect(lobby).toMatchObject({ status: 503, body: { error: { code: 'retry' } } });
  expect(server.log.join('')).not.toContain('incident');
  await stopping;
  await server.end();
});
