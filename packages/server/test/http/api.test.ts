/** The API over real sockets. */
import { USUAL_CLOCK } from '@blackpoker/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BOT_GAME, type TestServer, testServer } from '../wire/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ ADMIN: 'Boss', LIMIT_LOGINS: '5', METRICS_TOKEN: 'a-token-for-metrics' });
});
afterAll(() => server.end());

const code = (body: Record<string, unknown>) => (body.error as { code?: string } | undefined)?.code;
const stateOf = async (game: unknown) =>
  ((await server.ask(`/api/games/${game}`)).body.line as { state?: string } | undefined)?.state;
const INVITE = { kind: 'invite', regulation: '8.0/lite/full', clock: { kind: 'none' }, rated: false };

test("the addresses of its network are told on the server's own machine only", async () => {
  const here = await server.ask('/api/addresses');
  for (const address of here.body.addresses as string[]) expect(address).toMatch(/^http:\/\/[\d.]+:\d+$/);
  const elsewhere = await server.ask('/api/addresses', { headers: { 'x-forwarded-for': '203.0.113.9' } });
  expect(elsewhere.body).toEqual({ addresses: [] });
});

test('the name of the admin is taken on the own machine of the server only', async () => {
  const elsewhere = { 'x-forwarded-for': '203.0.113.9' };
  const body = { name: 'ＢＯＳＳ', password: 'correct horse' };
  const refused = { status: 409, body: { error: { code: 'reserved', message: { ja: expect.any(String) } } } };
  expect(await server.ask('/api/account', { body, headers: elsewhere })).toMatchObject(refused);
  expect(await server.ask('/api/guest', { body: { name: 'boss' }, headers: elsewhere })).toMatchObject(refused);
  const guest = await server.guest('Somebody');
  expect(await guest.ask('/api/name', { body: { name: 'boss' }, headers: elsewhere })).toMatchObject(refused);
  const owner = await server.account('Owner of none');
  expect(await owner.ask('/api/bots', { body: { name: 'Boss' }, headers: elsewhere })).toMatchObject(refused);
});

test('my data: to take away, and to be forgotten', async () => {
  const aki = await server.account('Leaver');
  const { game } = (await aki.ask('/api/games', { body: BOT_GAME })).body;
  const file = await aki.ask('/api/export');
  expect(file.headers.get('content-disposition')).toContain('attachment');
  expect(file.body).toMatchObject({ user: { name: 'Leaver' }, games: [{ game }] });
  expect((await aki.ask('/api/me', { method: 'DELETE' })).status).toBe(403);
  const leave = (password: string) => aki.ask('/api/me', { method: 'DELETE', body: { password } });
  expect(await leave('wrong horse')).toMatchObject({ status: 403, body: { error: { code: 'wrongPassword' } } });
  expect((await leave('correct horse')).status).toBe(204);
  expect((await aki.ask('/api/me')).text).toBe('null');
  expect((await server.ask('/api/players/Leaver')).status).toBe(404);
  await expect.poll(() => stateOf(game), { timeout: 20_000 }).toBe('over');
  expect((await server.ask(`/api/games/${game}`)).text).not.toContain('Leaver');
  const record = await server.ask(`/api/games/${game}/record`);
  expect(record.text).toMatch(/^player[AB]: \(deleted player\)$/m);
  expect(record.text).not.toContain('Leaver');
});

test('my data is not asked for again and again', async () => {
  const aki = await server.guest();
  const statuses: number[] = [];
  for (let i = 0; i < 11; i++) statuses.push((await aki.ask('/api/export')).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  expect((await (await server.guest()).ask('/api/export')).status).toBe(200);
});

describe('a session', () => {
  test('begins with a name', async () => {
    const answer = await server.ask('/api/guest', { body: { name: 'Aki' } });
    expect(answer).toMatchObject({ status: 201, body: { name: 'Aki', kind: 'guest', admin: false, games: [] } });
    const cookie = answer.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^blackpoker=[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test('the cookie lives as long as the session', async () => {
    const aki = await server.guest();
    expect((await aki.ask('/api/me')).headers.get('set-cookie')).toContain(
      `${aki.headers.cookie}; Path=/; Max-Age=2592000`,
    );
  });

  test('nobody is null', async () => {
    expect(await server.ask('/api/me')).toMatchObject({ status: 200, text: 'null' });
    expect(await server.ask('/api/me', { headers: { cookie: 'blackpoker=forged' } })).toMatchObject({ text: 'null' });
    expect((await server.ask('/api/games/mine')).status).toBe(401);
  });

  test('a guest takes another name and becomes an account', async () => {
    const aki = await server.guest();
    expect((await aki.ask('/api/name', { body: { name: 'Akira' } })).body).toMatchObject({ name: 'Akira' });
    const made = await aki.ask('/api/account', { body: { name: 'Akira', password: 'correct horse' } });
    expect(made).toMatchObject({ status: 201, body: { id: aki.id, kind: 'account' } });
    expect((await aki.ask('/api/name', { body: { name: 'Other' } })).status).toBe(403);
    expect((await server.ask('/api/guest', { body: { name: 'akira' } })).status).toBe(409);
  });

  test('a guest who signs in keeps the games that run', async () => {
    await server.account('Signer In');
    const guest = await server.guest();
    const { game } = (await guest.ask('/api/games', { body: BOT_GAME })).body;
    const answer = await guest.ask('/api/login', { body: { name: 'Signer In', password: 'correct horse' } });
    expect(answer).toMatchObject({ status: 200, body: { kind: 'account', games: [{ game }] } });
    expect((await guest.ask('/api/me')).text).toBe('null');
  });

  test('ends with a logout, and all but one with a new password', async () => {
    const one = await server.account('Changer');
    const login = await server.ask('/api/login', { body: { name: 'changer', password: 'correct horse' } });
    const two = { cookie: login.headers.get('set-cookie')?.split(';')[0] ?? '' };
    expect(((await one.ask('/api/sessions')).body.sessions as unknown[]).length).toBe(2);
    expect((await one.ask('/api/password', { body: { old: 'wrong horse', new: 'other horse' } })).status).toBe(403);
    expect((await one.ask('/api/password', { body: { old: 'correct horse', new: 'other horse' } })).status).toBe(204);
    expect((await server.ask('/api/me', { headers: two })).text).toBe('null');
    const out = await one.ask('/api/logout', { method: 'POST' });
    expect(out.headers.get('set-cookie')).toContain('Max-Age=0');
    expect((await one.ask('/api/me')).text).toBe('null');
  });

  test('passwords are not tried for long', async () => {
    const tries = [];
    for (let i = 0; i < 7; i++)
      tries.push(await server.ask('/api/login', { body: { name: 'Nobody', password: 'x'.repeat(8) } }));
    expect(tries.map(({ status }) => status)).toContain(429);
    expect(code(tries[0]!.body)).toBe('wrongPassword');
    expect(tries.at(-1)!.headers.get('retry-after')).toBeTruthy();
  });
});

describe('games', () => {
  test('are made, shown, joined by one, and cancelled', async () => {
    const [aki, ben, cho] = [await server.guest(), await server.guest('Ben'), await server.guest('Cho')];
    const made = await aki.ask('/api/games', { body: INVITE });
    expect(made).toMatchObject({ status: 201, body: { state: 'waiting' } });
    const path = `/api/games/${made.body.game}`;
    expect((await server.ask(path)).body).toMatchObject({ line: { state: 'waiting' } });
    expect((await aki.ask(`${path}/join`, { method: 'POST' })).status).toBe(403);
    expect((await ben.ask(`${path}/join`, { method: 'POST' })).status).toBe(200);
    expect((await cho.ask(`${path}/join`, { method: 'POST' })).status).toBe(409);
    expect((await aki.ask(`${path}/cancel`, { method: 'POST' })).status).toBe(409);
    expect((await server.ask(`${path}/record`)).status).toBe(404);
    const [mine] = (await aki.ask('/api/me')).body.games as Record<string, unknown>[];
    expect([0, 1]).toContain(mine?.toAct);
    expect((await ben.ask('/api/me')).body.games).toMatchObject([{ toAct: mine?.toAct }]);
    expect((await ben.ask('/api/games/mine')).body.games).toHaveLength(1);
    expect((await server.ask('/api/games?list=running')).body.games).not.toHaveLength(0);
    expect((await server.ask(path)).text).not.toContain('"seed":"');
  });

  test.each([
    [{ ...INVITE, regulation: '9.9/none' }, 400],
    [{ ...INVITE, more: 1 }, 400],
    [{ ...BOT_GAME, level: 99 }, 400],
  ])('%o is refused with %i', async (body, status) => {
    const answer = await (await server.guest()).ask('/api/games', { body });
    expect(answer.status).toBe(status);
    expect(answer.body.error).toMatchObject({ message: { ja: expect.any(String), en: expect.any(String) } });
  });

  test.each([
    '/api/games/abcdefghijkl',
    '/api/players/nobody',
    '/api/ladders/9.9/none',
    '/api/nothing',
    '/api/games/1/2/3',
  ])('there is nothing at %s', async (path) => {
    expect(await server.ask(path)).toMatchObject({ status: 404, body: { error: { code: 'unknown' } } });
  });

  test('there is a ladder for each group', async () => {
    expect((await server.ask('/api/ladders/8.0/lite')).body).toMatchObject({ group: '8.0/lite', places: [] });
  });
});

describe('the border', () => {
  test.each([
    ['not JSON', '{"name":', 400],
    ['an array', '[]', 400],
    ['a key too many', '{"name":"Aki","admin":true}', 400],
    ['a prototype', '{"name":"Aki","__proto__":{"admin":true}}', 400],
    ['depth', `{"name":${'['.repeat(3000)}${']'.repeat(3000)}}`, 400],
    ['size', JSON.stringify({ name: 'x'.repeat(70_000) }), 413],
    ['a name of signs', '{"name":"<b>"}', 400],
  ])('%s is refused', async (_, body, status) => {
    const answer = await server.ask('/api/guest', { body });
    expect(answer).toMatchObject({ status, body: { error: { message: { en: expect.any(String) } } } });
  });

  test('requests from other sites are refused', async () => {
    const aki = await server.guest();
    const evil = { origin: 'https://evil.example' };
    expect((await aki.ask('/api/games', { body: BOT_GAME, headers: evil })).status).toBe(403);
    expect((await server.ask('/api/guest', { body: { name: 'Aki' }, headers: evil })).status).toBe(403);
    expect((await aki.ask('/api/me', { headers: evil })).headers.get('access-control-allow-origin')).toBeNull();
  });

  test('a program without an origin needs a token, or no cookie at all', async () => {
    const send = (headers: Record<string, string>) =>
      fetch(`${server.base}/api/name`, { method: 'POST', body: '{"name":"Aki"}', headers }).then(
        ({ status }) => status,
      );
    const aki = await server.guest();
    expect(await send(aki.headers)).toBe(403);
    expect(await send({})).toBe(401);
  });
});

describe('bots', () => {
  test('play with a token, until it is revoked', async () => {
    const owner = await server.account('Owner');
    const made = await owner.ask('/api/bots', { body: { name: 'Robot' } });
    const headers = { authorization: `Bearer ${made.body.token}` };
    expect((await server.ask('/api/me', { headers })).body).toMatchObject({ name: 'Robot', kind: 'bot' });
    expect((await server.ask('/api/bots', { headers })).status).toBe(403);
    expect((await owner.ask(`/api/bots/${made.body.id}`, { method: 'DELETE' })).status).toBe(204);
    expect((await server.ask('/api/me', { headers })).text).toBe('null');
    expect((await owner.ask('/api/bots')).body).toEqual({ bots: [] });
  });

  test('lose the games that they play when they are revoked', async () => {
    const [owner, rival] = [await server.account('Owner2'), await server.account('Rival')];
    const { token, id } = (await owner.ask('/api/bots', { body: { name: 'Robot3' } })).body;
    const headers = { authorization: `Bearer ${token}` };
    const wanted = { ...INVITE, clock: USUAL_CLOCK, rated: true };
    const { game } = (await server.ask('/api/games', { body: wanted, headers })).body;
    expect((await rival.ask(`/api/games/${game}/join`, { body: {} })).status).toBe(200);
    expect((await rival.ask(`/api/bots/${id}`, { method: 'DELETE' })).status).toBe(404);
    expect(await stateOf(game)).toBe('playing');
    expect((await owner.ask(`/api/bots/${id}`, { method: 'DELETE' })).status).toBe(204);
    const { line } = (await server.ask(`/api/games/${game}`)).body;
    expect(line).toMatchObject({ state: 'over', why: 'resigned' });
  });

  test('are not for guests', async () => {
    expect((await (await server.guest()).ask('/api/bots', { body: { name: 'Robot2' } })).status).toBe(403);
  });
});

describe('whoever looks after the server', () => {
  test('sees reports, bans, and closes games; others do not', async () => {
    const [boss, aki, ben] = [await server.account('Boss'), await server.guest(), await server.guest('Ben')];
    const report = { about: ben.id, text: 'not nice' };
    expect((await aki.ask('/api/reports', { body: report })).status).toBe(201);
    expect((await aki.ask('/api/admin/reports')).status).toBe(403);
    expect((await boss.ask('/api/admin/reports')).body.reports).toMatchObject([{ text: 'not nice' }]);
    const { game } = (await ben.ask('/api/games', { body: BOT_GAME })).body;
    expect((await boss.ask('/api/admin/games')).text).toContain(String(game));
    expect((await aki.ask(`/api/admin/games/${game}/close`, { method: 'POST' })).status).toBe(403);
    expect((await boss.ask(`/api/admin/games/${game}/close`, { method: 'POST' })).status).toBe(204);
    await expect.poll(() => stateOf(game), { timeout: 20_000 }).toBe('aborted');
    const close = (id: unknown) => boss.ask(`/api/admin/games/${id}/close`, { method: 'POST' });
    expect(await close(game)).toMatchObject({ status: 409, body: { error: { code: 'over' } } });
    const { game: waiting } = (await ben.ask('/api/games', { body: INVITE })).body;
    expect((await close(waiting)).status).toBe(204);
    expect((await server.ask(`/api/games/${waiting}`)).status).toBe(404);
    expect((await close(waiting)).status).toBe(404);
    expect((await boss.ask('/api/admin/ban', { body: { id: ben.id } })).status).toBe(204);
    expect((await ben.ask('/api/games', { body: BOT_GAME })).status).toBe(401);
    expect((await boss.ask('/api/admin/players?banned')).text).toContain(ben.id);
    expect((await boss.ask('/api/admin/ban', { body: { id: 'nobody' } })).status).toBe(404);
  });
});

test('blocks are kept and undone', async () => {
  const [aki, ben] = [await server.guest(), await server.guest('Ben')];
  expect((await aki.ask('/api/blocks', { body: { id: ben.id } })).status).toBe(204);
  expect((await aki.ask('/api/me')).body).toMatchObject({ blocked: [{ id: ben.id, name: 'Ben' }] });
  expect((await aki.ask(`/api/blocks/${ben.id}`, { method: 'DELETE' })).status).toBe(204);
  expect((await aki.ask('/api/me')).body).toMatchObject({ blocked: [] });
});

describe('operations', () => {
  test('it lives, and is ready', async () => {
    expect((await server.ask('/healthz')).body).toMatchObject({ ok: true });
    expect(await server.ask('/readyz')).toMatchObject({ status: 200, body: { ok: true } });
  });

  test('what it counts is for this machine, and who has the token', async () => {
    const text = (await server.ask('/metrics')).text;
    for (const name of [
      'connections',
      'rooms',
      'commands_total',
      'commit_seconds',
      'messages_received_total',
      'bots_thinking',
    ])
      expect(text).toContain(`blackpoker_${name}`);
    expect(text).toContain('nodejs_eventloop_lag_seconds');
    const far = { 'x-forwarded-for': '203.0.113.1' };
    expect((await server.ask('/metrics', { headers: far })).status).toBe(404);
    const token = (value: string) => ({ ...far, authorization: `Bearer ${value}` });
    expect((await server.ask('/metrics', { headers: token('a-token-for-metrics') })).status).toBe(200);
    expect((await server.ask('/metrics', { headers: token('another') })).status).toBe(404);
  });

  test.each(['/', '/api/me', '/api/nothing', '/readyz', '/metrics'])(
    '%s is guarded, without HSTS on plain http',
    async (path) => {
      const { headers } = await server.ask(path);
      expect(headers.get('content-security-policy')).toContain("connect-src 'self'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('strict-transport-security')).toBeNull();
    },
  );

  test('the log knows no secrets', async () => {
    const text = server.log.join('');
    expect(text).toContain('an admin has acted');
    expect(text).not.toMatch(/blackpoker=|correct horse|Bearer|not nice/);
  });
});
