/** The command line beside a server that runs, on the same SQLite file. */
import { expect, test } from 'vitest';
import { openAdminDesk } from '../../src/ops/adminDesk.ts';
import { BOT_GAME, testServer } from '../wire/testServer.ts';

test('a game that is closed, and a ban, reach the people who are there', async () => {
  const server = await testServer();
  const aki = await server.guest();
  const game = String((await aki.ask('/api/games', { body: BOT_GAME })).body.game);
  const socket = await server.socket(aki.headers).ready();
  socket.say({ type: 'open', game });
  await socket.hear('game');

  const desk = await openAdminDesk({ dataDir: server.dataDir });
  expect((await desk.games()).map((line) => line.game)).toEqual([game]);
  expect(await desk.close('abcdefghijkl')).toBe(false);
  expect(await desk.close(game)).toBe(true);
  let told = await socket.hear('game');
  while (told.update.end === undefined) told = await socket.hear('game');
  expect(told.room.state).toBe('aborted');
  expect(await desk.games()).toEqual([]);

  expect(await desk.ban(aki.id)).toBe(true);
  expect(await socket.closed).toBe(4003);
  await desk.leave();
  await server.end();
});

test('a game that still waits for somebody is withdrawn, once', async () => {
  const server = await testServer();
  const aki = await server.guest();
  const { level: _, ...terms } = BOT_GAME;
  const made = await aki.ask('/api/games', { body: { ...terms, kind: 'invite' } });
  const game = String(made.body.game);

  const desk = await openAdminDesk({ dataDir: server.dataDir });
  expect(await desk.close(game)).toBe(true);
  expect((await aki.ask(`/api/games/${game}`)).status).toBe(404);
  expect(await desk.close(game)).toBe(false);
  await desk.leave();
  await server.end();
});
