/** Behind a proxy that speaks https. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, testServer } from '../wire/testServer.ts';

const PROXY = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'play.example', 'x-forwarded-for': '203.0.113.5' };
const BROWSER = { ...PROXY, origin: 'https://play.example' };

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ TRUST_PROXY: '1', LIMIT_PEOPLE: '2' });
});
afterAll(() => server.end());

test('the cookie is for https only, and so is the site', async () => {
  const answer = await server.ask('/api/guest', { body: { name: 'Aki' }, headers: BROWSER });
  expect(answer.headers.get('set-cookie')).toMatch(/; Secure$/);
  expect(answer.headers.get('strict-transport-security')).toContain('max-age=');
  expect((await server.ask('/')).headers.get('strict-transport-security')).toBeNull();
});

test('limits are kept for each address that the proxy saw', async () => {
  const from = (address: string) =>
    server.ask('/api/guest', {
      body: { name: 'Aki' },
      headers: { ...BROWSER, 'x-forwarded-for': `1.2.3.4, ${address}` },
    });
  const tries = [await from('198.51.100.1'), await from('198.51.100.1'), await from('198.51.100.1')];
  expect(tries.map(({ status }) => status)).toEqual([201, 201, 429]);
  expect((await from('198.51.100.2')).status).toBe(201);
});
