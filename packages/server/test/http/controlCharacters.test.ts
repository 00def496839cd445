/** Characters that no database takes are refused at the border: in bodies, in addresses and over the socket, on both databases. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DATABASES, type FreshDatabase } from '../store/databases.ts';
import { BOT_GAME, type TestServer, testServer } from '../wire/testServer.ts';

const NUL = '\u0000';

describe.each(DATABASES)('control characters, on $name', ({ fresh }) => {
  let database: FreshDatabase;
  let server: TestServer;
  let aki: Awaited<ReturnType<TestServer['guest']>>;
  beforeAll(async () => {
    database = await fresh();
    const { place } = database;
    server =
      'databaseUrl' in place
        ? await testServer({ ADMIN: 'Boss', DATABASE_URL: place.databaseUrl })
        : await testServer({ ADMIN: 'Boss' }, place.dataDir);
    aki = await server.guest();
  });
  afterAll(async () => {
    await server.end();
    await database.drop();
  });

  test.each([
    ['/api/reports', { about: 'somebody', text: `rude${NUL}` }],
    ['/api/reports', { about: `some${NUL}body`, text: 'rude' }],
    ['/api/reports', { about: 'somebody', text: 'rude\u001b[2J' }],
    ['/api/blocks', { id: NUL }],
    ['/api/guest', { name: `Aki${NUL}` }],
    ['/api/login', { name: `Aki${NUL}`, password: 'correct horse' }],
    ['/api/games', { ...BOT_GAME, regulation: `8.0${NUL}` }],
    ['/api/games', { ...BOT_GAME, regulation: '7.0/standard/constructed40', deck: `SA-K${NUL}` }],
  ])('%s does not take %j', async (path, body) => {
    expect(await aki.ask(path, { body })).toMatchObject({ status: 400, body: { error: { code: 'bad' } } });
  });

  test.each([
    ['GET', '/api/players/%00'],
    ['GET', '/api/games/abc%00defghijk'],
    ['GET', '/api/games/%00/record'],
    ['POST', '/api/games/%00/join'],
    ['GET', '/api/ladders/%00/lite'],
    ['DELETE', '/api/blocks/%00'],
    ['DELETE', '/api/sessions/%00'],
  ])('there is nothing at %s %s', async (method, path) => {
    expect(await aki.ask(path, { method })).toMatchObject({ status: 404, body: { error: { code: 'unknown' } } });
  });

  test('nor is anybody found by them', async () => {
    const boss = await server.account('Boss');
    expect((await boss.ask('/api/admin/players?named=%00')).status).toBe(400);
    expect((await boss.ask('/api/admin/players?named=Ak')).text).toContain(aki.id);
  });

  test('nor are they said', async () => {
    const { game } = (await aki.ask('/api/games', { body: BOT_GAME })).body;
    const socket = await server.socket(aki.headers).ready();
    socket.say({ type: 'say', game, cmd: 'command-1', text: `hi${NUL}` });
    expect(await socket.hear('refused')).toMatchObject({ code: 'bad', cmd: 'command-1' });
    socket.socket.close();
  });

  test('lines are', async () => {
    const ben = await server.guest('Ben');
    const report = await aki.ask('/api/reports', { body: { about: ben.id, text: 'rude\n\tand loud' } });
    expect(report.status).toBe(201);
  });

  test('and nothing has gone wrong', () => {
    expect(server.log.join('')).not.toContain('incident');
  });
});
