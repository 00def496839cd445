/** The whole server: browsers ask to be told, and are; others are refused. */
import { createPublicKey, verify } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshDatabase, TEST_DATABASE_URL } from '../store/databases.ts';
import { BOT_GAME, type TestServer, testServer } from '../wire/testServer.ts';
import { PushService } from './pushService.ts';

const SLOW_GAME = { ...BOT_GAME, kind: 'open', level: undefined, clock: { kind: 'days', days: 2 } };
const CONTACT = 'mailto:someone@example.org';

let service: PushService;
let server: TestServer;
const settings = () => ({ PUSH_SERVICES: service.origin, PUSH_CONTACT: CONTACT, PUSH_DELAY: '0' });

beforeEach(async () => {
  service = await PushService.open();
  server = await testServer(settings());
});
afterEach(async () => {
  await server.end();
  await service.close();
});

type Guest = Awaited<ReturnType<TestServer['guest']>>;
const ask = (guest: Guest, body: unknown) => guest.ask('/api/push', { body });

async function slowGame(aki: Guest, ben: Guest): Promise<string> {
  const { game } = (await aki.ask('/api/games', { body: SLOW_GAME })).body;
  expect((await ben.ask(`/api/games/${game}/join`, { method: 'POST' })).status).toBe(200);
  return String(game);
}

test('who has no page open is told, in words that only their browser can read', async () => {
  const [aki, ben] = [await server.guest('Aki'), await server.guest('Ben')];
  const socket = await server.socket(ben.headers).ready();
  const browser = service.browser('ja');
  expect((await ask(aki, browser.subscription)).status).toBe(204);
  expect((await ask(ben, service.browser('en').subscription)).status).toBe(204);
  const game = await slowGame(aki, ben);
  await service.until(1);
  const { notice, headers } = service.received[0]!;
  expect(notice).toEqual({ game, what: expect.stringMatching(/begun|move/), name: 'Ben', lang: 'ja' });
  expect(headers).toMatchObject({ topic: game, ttl: '86400', urgency: 'normal', 'content-encoding': 'aes128gcm' });
  const { key } = (await server.ask('/api/push')).body;
  expect(claimsOf(headers.authorization ?? '', String(key))).toMatchObject({ aud: service.origin, sub: CONTACT });

  await server.stop();
  expect(service.received.map((each) => each.browser)).toEqual([browser]);
  expect(server.log.join('')).not.toContain(browser.subscription.endpoint.slice(-16));
  socket.socket.close();
});

/** What the server says of itself, if it has signed it. */
function claimsOf(authorization: string, key: string): unknown {
  const [, token = '', told = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? [];
  expect(told).toBe(key);
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((each) => each.toString('base64url'));
  const jwk = { kty: 'EC', crv: 'P-256', x: x!, y: y! };
  const signer = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' as const };
  expect(verify('sha256', Buffer.from(`${head}.${claims}`), signer, Buffer.from(signature, 'base64url'))).toBe(true);
  return JSON.parse(Buffer.from(claims, 'base64url').toString());
}

test('only who is signed in, with a browser, of a push service that is known', async () => {
  const aki = await server.account('Aki');
  const { subscription } = service.browser();
  expect((await server.ask('/api/push', { body: subscription })).status).toBe(401);
  const { token } = (await aki.ask('/api/bots', { body: { name: 'Robot' } })).body;
  const headers = { authorization: `Bearer ${token}` };
  expect((await server.ask('/api/push', { body: subscription, headers })).status).toBe(403);
  for (const endpoint of ['http://127.0.0.1:1/', `https://${new URL(service.origin).host}/`, 'http://169.254.169.254/'])
    expect((await ask(aki, { ...subscription, endpoint })).status, endpoint).toBe(403);
  const bad = [{ auth: 'short' }, { lang: 'fr' }, { p256dh: subscription.auth }, { endpoint: 1 }, { more: 1 }];
  for (const wrong of bad) expect((await ask(aki, { ...subscription, ...wrong })).status).toBe(400);
  expect((await ask(aki, { ...subscription, p256dh: 'A'.repeat(87) })).status, 'not a point').toBe(403);
  expect((await aki.ask('/api/export')).body.push).toEqual([]);
});

test('it can be called off, and goes with the session and with the account', async () => {
  const aki = await server.account('Aki');
  const { subscription } = service.browser();
  const kept = async () => (await aki.ask('/api/export')).body.push;
  await ask(aki, subscription);
  expect(await kept()).toEqual([{ endpoint: subscription.endpoint, lang: 'en', at: expect.any(Number) }]);
  expect((await aki.ask('/api/push', { method: 'DELETE' })).status).toBe(204);
  expect(await kept()).toEqual([]);

  await ask(aki, subscription);
  await aki.ask('/api/logout', { method: 'POST' });
  const again = await server.ask('/api/login', { body: { name: 'Aki', password: 'correct horse' } });
  const headers = { cookie: again.headers.get('set-cookie')?.split(';')[0] ?? '' };
  expect((await server.ask('/api/export', { headers })).body.push).toEqual([]);
  expect((await server.ask('/api/push', { body: subscription, headers })).status).toBe(204);
  const left = await server.ask('/api/me', { method: 'DELETE', body: { password: 'correct horse' }, headers });
  expect(left.status).toBe(204);
});

test('where it is switched off there is no key, and nobody can ask', async () => {
  const off = await testServer({ ...settings(), PUSH: 'off' });
  expect((await off.ask('/api/push')).body).toEqual({ key: null });
  expect((await ask(await off.guest(), service.browser().subscription)).status).toBe(403);
  await off.end();
});

test.skipIf(TEST_DATABASE_URL === undefined)('two nodes tell once, and nobody who is at the other one', async () => {
  const database = await freshDatabase();
  const env = { ...settings(), DATABASE_URL: database.place.databaseUrl };
  const [one, two] = [await testServer({ ...env, NODE_ID: 'one' }), await testServer({ ...env, NODE_ID: 'two' })];
  const [aki, ben] = [await one.guest('Aki'), await two.guest('Ben')];
  const [away, there] = [service.browser(), service.browser()];
  await ask(aki, away.subscription);
  await ask(ben, there.subscription);
  const socket = await two.socket(ben.headers).ready();
  expect((await two.ask('/api/push')).body).toEqual((await one.ask('/api/push')).body);
  const { game } = (await aki.ask('/api/games', { body: SLOW_GAME })).body;
  await one.ask(`/api/games/${game}/join`, { method: 'POST', headers: ben.headers });
  await service.until(1);
  await one.end();
  await two.end();
  expect(service.received.map(({ browser }) => browser)).toEqual([away]);
  socket.socket.close();
  await database.drop();
});
