/** What stands between the world and the API: JSON, addresses, origins, limits. */
import type { IncomingMessage } from 'node:http';
import { describe, expect, test } from 'vitest';
import { Buckets, perTime } from '../../src/http/buckets.ts';
import { callerOf } from '../../src/http/caller.ts';
import { isForeign } from '../../src/http/origin.ts';
import { plainJson } from '../../src/http/plainJson.ts';
import { Rates } from '../../src/http/rates.ts';
import type { Limits } from '../../src/ops/config.ts';
import { Health, opsRoutes } from '../../src/ops/health.ts';
import { Metrics } from '../../src/ops/metrics.ts';
import type { Store } from '../../src/store/store.ts';

const request = (headers: Record<string, string>, remoteAddress = '203.0.113.7'): IncomingMessage =>
  ({ headers, socket: { remoteAddress } }) as unknown as IncomingMessage;

describe('JSON', () => {
  test.each(['{"a":[1,{"b":null}]}', '[]', '"text with __proto__"', '7'])('%s is plain', (text) => {
    expect(plainJson(text)).toEqual(JSON.parse(text));
  });

  test.each([
    '',
    '{',
    'undefined',
    '{"__proto__":{"admin":true}}',
    '{"a":{"\\u005f_proto__":1}}',
    '[{"constructor":{"prototype":1}}]',
    '['.repeat(9) + ']'.repeat(9),
    '['.repeat(60_000),
    `{${Array.from({ length: 65 }, (_, i) => `"k${i}":0`).join()}}`,
  ])('%.40s is not taken', (text) => {
    expect(plainJson(text)).toBeUndefined();
  });
});

describe('where a request comes from', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:192.168.1.5', '192.168.1.5'],
    ['127.0.0.1', '127.0.0.1'],
    ['::1', '0:0:0:0::/64'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8::9', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('%s counts as %s', (remote, address) => {
    expect(callerOf(request({}, remote), 0).address).toBe(address);
  });

  const PROXIED = {
    host: 'inside:8080',
    'x-forwarded-for': '198.51.100.1, 203.0.113.9',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'play.example',
  };

  test('what a proxy says is not believed unless it is ours', () => {
    expect(callerOf(request(PROXIED, '10.0.0.1'), 0)).toEqual({
      address: '10.0.0.1',
      isHere: false,
      secure: false,
      host: 'inside:8080',
    });
  });

  test('whoever comes through a proxy is not on this machine, whatever it says', () => {
    const isHere = (headers: Record<string, string>, remote = '127.0.0.1') =>
      callerOf(request(headers, remote), 0).isHere;
    expect([isHere({}), isHere({}, '::1'), isHere({}, '::ffff:127.0.0.1')]).toEqual([true, true, true]);
    expect(isHere({}, '192.168.0.7')).toBe(false);
    for (const name of ['x-forwarded-for', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'])
      expect(isHere({ [name]: '127.0.0.1' })).toBe(false);
  });

  test('of several addresses that count which our proxies saw', () => {
    const seen = { address: '203.0.113.9', secure: true, host: 'play.example', isHere: false };
    expect(callerOf(request(PROXIED, '10.0.0.1'), 1)).toEqual(seen);
    expect(callerOf(request(PROXIED, '10.0.0.1'), 2).address).toBe('198.51.100.1');
  });
});

describe('figures', () => {
  const TOKEN = 'a-token-for-metrics';
  const asked = async (remote: string, metricsToken?: string, shown = {}) => {
    const health = new Health({ check: async () => true } as unknown as Store);
    const routes = opsRoutes({ metricsToken, trustProxy: 0 }, health, new Metrics());
    return (await routes.request('/metrics', { headers: shown }, { incoming: request({}, remote) })).status;
  };

  test.each([undefined, TOKEN])(
    'are shown to this machine, and to nobody else who is near (token: %s)',
    async (token) => {
      expect(await asked('127.0.0.1', token)).toBe(200);
      for (const near of ['192.168.1.5', '10.0.0.1', '172.17.0.1', 'fe80::1', '203.0.113.7'])
        expect(await asked(near, token)).toBe(404);
    },
  );

  test('are shown to who has the token, wherever they are', async () => {
    expect(await asked('192.168.1.5', TOKEN, { authorization: `Bearer ${TOKEN}` })).toBe(200);
    expect(await asked('192.168.1.5', undefined, { authorization: `Bearer ${TOKEN}` })).toBe(404);
  });
});

describe('an origin', () => {
  const COOKIE = { cookie: 'blackpoker=secret' };
  const foreign = (headers: Record<string, string>, publicUrl?: URL) => {
    const asked = request({ host: 'play.example', ...headers });
    return isForeign(asked, callerOf(asked, 0), publicUrl);
  };

  test.each([
    { origin: 'https://play.example', ...COOKIE },
    { origin: 'http://play.example:80', ...COOKIE },
    { host: 'LocalHost:8080', origin: 'http://localhost:8080' },
    { authorization: 'Bearer abc', ...COOKIE },
    {},
  ])('%o is ours', (headers) => expect(foreign(headers)).toBe(false));

  test.each([
    { origin: 'https://evil.example', ...COOKIE },
    { origin: 'https://play.example.evil.example' },
    { origin: 'http://play.example:8081' },
    { origin: 'null' },
    { origin: '' },
    { origin: 'https://evil.example', authorization: 'Bearer abc' },
    { ...COOKIE },
  ])('%o is foreign', (headers) => expect(foreign(headers)).toBe(true));

  test('that PUBLIC_URL names is ours', () => {
    expect(foreign({ host: 'inside:1', origin: 'https://play.example' }, new URL('https://play.example/'))).toBe(false);
  });
});

describe('a limit', () => {
  const LIMITS: Limits = { connections: 1, messages: 1, requests: 1, games: 1, people: 1, logins: 30 };

  test('of passwords for a name keeps nobody out by what others try, unless they are very many', () => {
    const rates = new Rates(LIMITS, () => 0);
    const tried = (address: string, times: number): number =>
      Array.from({ length: times }, () => rates.takeLogin(address, 'admin')).filter((taken) => taken).length;
    expect(tried('theirs', 25)).toBe(20);
    expect(tried('mine', 1)).toBe(1);
    expect(tried('mine', 25)).toBe(19);
    rates.giveBackLogin('mine', 'admin');
    expect(tried('mine', 2)).toBe(1);
    expect(Array.from({ length: 60 }, (_, i) => tried(`${i}`, 20)).reduce((sum, n) => sum + n)).toBe(960);
    expect(rates.takeLogin('mine', 'somebody else')).toBe(true);
  });

  test('allows a burst, then so many in a time, for each key apart', () => {
    let now = 0;
    const buckets = new Buckets(perTime(3, 30), () => now);
    expect([1, 2, 3, 4].map(() => buckets.take('a'))).toEqual([true, true, true, false]);
    expect(buckets.take('b')).toBe(true);
    now = 10_000;
    expect([1, 2].map(() => buckets.take('a'))).toEqual([true, false]);
    buckets.giveBack('a');
    expect(buckets.take('a')).toBe(true);
    now = 1_000_000;
    buckets.forgetFull();
    expect([1, 2, 3, 4].map(() => buckets.take('a'))).toEqual([true, true, true, false]);
  });
});
