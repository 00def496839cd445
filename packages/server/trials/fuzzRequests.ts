/** HTTP requests as nobody should make them, byte by byte. */
import { type Rng, randomBelow } from '@blackpoker/engine';
import { bytesOf, type Json, mutated, nested, oneOf, randomJson, randomText, withKeyTwice } from './fuzzMutation.ts';

export interface FuzzRequest {
  readonly kind: string;
  readonly bytes: Buffer;
  /** Statuses that must come; undefined: any but 5xx. */
  readonly wanted?: readonly number[] | undefined;
}

/** What the attacker knows. */
export interface RequestKnowledge {
  readonly host: string;
  readonly cookie: string;
  readonly own: string;
  readonly foreign: string;
}

type Body = { [key: string]: Json };
type Route = readonly [method: string, path: string, body?: Body];

const CLOCK: Json = { kind: 'live', bank: 300, increment: 3, free: 3 };

function routes({ own, foreign }: RequestKnowledge): [Route, ...Route[]] {
  return [
    ['POST', '/api/guest', { name: 'Fuzz' }],
    ['POST', '/api/name', { name: 'Fuzz' }],
    ['POST', '/api/games', { kind: 'invite', regulation: '8.0/lite/full', clock: CLOCK, rated: false }],
    ['POST', '/api/games', { kind: 'quick', regulation: '8.0/master/full', clock: { kind: 'none' }, rated: false }],
    ['POST', '/api/games', { kind: 'open', regulation: '6.1/lite/regular', clock: CLOCK, rated: true, deck: 'full' }],
    ['POST', '/api/games', { kind: 'bot', level: 1, regulation: '8.0/pro/strategy', clock: CLOCK, rated: false }],
    ['POST', `/api/games/${foreign}/join`, { deck: 'SA-K HA-K' }],
    ['POST', `/api/games/${own}/join`, {}],
    ['POST', `/api/games/${foreign}/cancel`],
    ['GET', `/api/games/${foreign}`],
    ['GET', `/api/games/${own}/record`],
    ['GET', '/api/games?list=finished&before=1'],
    ['GET', '/api/games/mine'],
    ['GET', '/api/lobby'],
    ['GET', '/api/me'],
    ['GET', '/api/export'],
    ['GET', '/api/sessions'],
    ['DELETE', '/api/sessions/none'],
    ['GET', '/api/push'],
    ['POST', '/api/push', { endpoint: 'https://fcm.googleapis.com/x', p256dh: 'x', auth: 'x', lang: 'ja' }],
    ['DELETE', '/api/push'],
    ['GET', '/api/players/Fuzz'],
    ['GET', '/api/ladders/8.0/lite?kind=bot'],
    ['POST', '/api/blocks', { id: 'nobody' }],
    ['POST', '/api/reports', { about: 'nobody', text: 'They were rude.' }],
    ['POST', '/api/bots', { name: 'Robot' }],
    ['POST', '/api/password', { old: 'correct horse', new: 'staple battery' }],
    ['POST', '/api/admin/ban', { id: 'nobody' }],
    ['POST', `/api/admin/games/${foreign}/close`, {}],
    ['GET', '/api/admin/players?named=a&banned'],
    ['GET', '/healthz'],
    ['GET', '/readyz'],
    ['GET', '/g/x'],
  ];
}

type Headers = Record<string, string>;

function made(
  known: RequestKnowledge,
  [method, path]: Route,
  body: string | Uint8Array,
  headers: Headers = {},
): Buffer {
  const { host, cookie } = known;
  const data = Buffer.from(body);
  const usual = { Host: host, Origin: `http://${host}`, Cookie: cookie, 'Content-Type': 'application/json' };
  const ends = { 'Content-Length': String(data.length), Connection: 'close' };
  const lines = Object.entries({ ...usual, ...ends, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.concat([Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`, 'latin1'), data]);
}

const textOf = ([, , body]: Route): string => (body === undefined ? '' : JSON.stringify(body));
const FOREIGN: [Headers, ...Headers[]] = [
  { Origin: 'https://evil.example' },
  { Origin: 'null' },
  { Origin: 'file://' },
  { Origin: '' },
  { Origin: 'http://localhost.evil.example' },
];
const FORGED: [Headers, ...Headers[]] = [
  { Cookie: `blackpoker=${'A'.repeat(43)}` },
  { Cookie: 'blackpoker=' },
  { Cookie: `blackpoker=${"' OR 1=1 --"}` },
  { Cookie: '', Authorization: `Bearer ${'A'.repeat(43)}` },
  { Cookie: '', Authorization: 'Bearer' },
  { Cookie: '', Authorization: 'Basic YTpi' },
];

type Made = Omit<FuzzRequest, 'kind'>;

export const REQUEST_KINDS = {
  'a request that fits': (rng, known) => {
    const route = oneOf(rng, routes(known));
    return { bytes: made(known, route, textOf(route)) };
  },
  'a changed body': (rng, known) => {
    const route = bodied(rng, known);
    let body: Json = route[2] ?? {};
    for (let i = 1 + randomBelow(rng, 3); i > 0; i--) body = mutated(rng, body);
    return { bytes: made(known, route, JSON.stringify(body)) };
  },
  'a body with a key twice': (rng, known) => {
    const route = bodied(rng, known);
    return { bytes: made(known, route, withKeyTwice(rng, route[2] ?? {})) };
  },
  'another body': (rng, known) => ({ bytes: made(known, bodied(rng, known), anyBody(rng)) }),
  'a body that is too big': (rng, known) => ({
    bytes: made(known, bodied(rng, known), `{"name":"${'x'.repeat(65_536 + randomBelow(rng, 100_000))}"}`),
    wanted: [401, 403, 413, 404],
  }),
  'a body of another length than it says': (rng, known) => ({
    bytes: made(known, bodied(rng, known), '{}', { 'Content-Length': oneOf(rng, ['-1', '1e9', '0x10', '', '1, 2']) }),
    wanted: [400],
  }),
  'broken chunks': (rng, known) => ({
    bytes: made(known, bodied(rng, known), oneOf(rng, ['zz\r\n{}\r\n', 'fffffffffffffffff\r\n', '-1\r\n\r\n']), {
      'Transfer-Encoding': 'chunked',
    }),
    wanted: [400],
  }),
  'another address': (rng, known) => ({ bytes: made(known, [anyMethod(rng), anyPath(rng, known)], '') }),
  'another site': (rng, known) => ({
    bytes: made(known, bodied(rng, known), '{}', oneOf(rng, FOREIGN)),
    wanted: [403],
  }),
  'a forged session': (rng, known) => {
    const route: Route = oneOf(rng, [
      ['POST', '/api/games', {}],
      ['GET', '/api/games/mine'],
      ['DELETE', '/api/me'],
    ]);
    return { bytes: made(known, route, textOf(route), oneOf(rng, FORGED)), wanted: [401] };
  },
  'strange headers': (rng, known) => {
    const route = oneOf(rng, routes(known));
    return { bytes: made(known, route, textOf(route), strangeHeaders(rng)) };
  },
  'an upgrade that is none': (rng, known) => ({ bytes: made(known, ['GET', '/ws'], '', upgradeHeaders(rng)) }),
  'no HTTP': (rng) => ({ bytes: Buffer.concat([bytesOf(rng, 300), Buffer.from('\r\n\r\n')]), wanted: [400] }),
} satisfies Record<string, (rng: Rng, known: RequestKnowledge) => Made>;

type Kind = keyof typeof REQUEST_KINDS;
const KINDS = Object.keys(REQUEST_KINDS) as [Kind, ...Kind[]];

export function fuzzRequest(rng: Rng, known: RequestKnowledge): FuzzRequest {
  const kind = oneOf(rng, KINDS);
  return { kind, ...REQUEST_KINDS[kind](rng, known) };
}

function bodied(rng: Rng, known: RequestKnowledge): Route {
  const all = routes(known).filter(([, , body]) => body !== undefined);
  return all[randomBelow(rng, all.length)] ?? ['POST', '/api/guest', {}];
}

function anyBody(rng: Rng): string | Uint8Array {
  return oneOf<() => string | Uint8Array>(rng, [
    () => JSON.stringify(randomJson(rng, 5)),
    () => randomText(rng, 200),
    () => bytesOf(rng, 300),
    () => nested(oneOf(rng, [9, 1000, 30_000])),
    () => '{"__proto__":{"admin":true},"name":"Fuzz"}',
  ])();
}

const anyMethod = (rng: Rng): string =>
  oneOf(rng, ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'get', 'FUZZ']);

function anyPath(rng: Rng, { foreign }: RequestKnowledge): string {
  const part = encodeURIComponent(randomText(rng, 30));
  return oneOf(rng, [
    `/api/${part}`,
    `/api/games/${part}`,
    `/api/games/${foreign}/${part}`,
    `/api/players/${part}`,
    `/api/ladders/${part}/${part}`,
    `/${part}?${part}=${part}`,
    '/api/games/%ff%fe',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/../../etc/passwd',
    '//evil.example/',
    '/api//games',
    '/assets/..%5c..%5cpackage.json',
    '/api/games?before=99999999999999999999&list[]=x',
    `/${'a'.repeat(9000)}`,
    '/api/players/%00',
    'http://evil.example/api/lobby',
    '*',
  ]);
}

function strangeHeaders(rng: Rng): Headers {
  return oneOf<() => Headers>(rng, [
    () => ({ 'X-Forwarded-For': '1.2.3.4', 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'https' }),
    () => ({ Host: oneOf(rng, ['evil.example', '', '[::1', 'a b', '127.0.0.1:99999999']) }),
    () => ({ 'Content-Type': oneOf(rng, ['text/plain', 'multipart/form-data; boundary=x', 'application/xml']) }),
    () => ({ Cookie: `a=b; ${'x=y; '.repeat(1000)}` }),
    () => ({ Cookie: 'x'.repeat(20_000) }),
    () => ({
      'X-A': Buffer.from(bytesOf(rng, 50))
        .toString('latin1')
        .replaceAll(/[\r\n]/g, ' '),
    }),
    () => ({ 'If-None-Match': randomText(rng, 20).replaceAll(/[^ -~]/g, '"') }),
    () => ({ Range: 'bytes=-1', 'Accept-Encoding': 'br;q=oops, *;q=-1' }),
    () => ({ 'User-Agent': 'é'.repeat(2000) }),
    () => ({ Expect: '100-continue' }),
  ])();
}

function upgradeHeaders(rng: Rng): Headers {
  const key = 'dGhlIHNhbXBsZSBub25jZQ==';
  const good = { Connection: 'Upgrade', Upgrade: 'websocket', 'Sec-WebSocket-Version': '13', 'Sec-WebSocket-Key': key };
  return oneOf<Headers>(rng, [
    { ...good, 'Sec-WebSocket-Key': 'x' },
    { ...good, 'Sec-WebSocket-Version': '99' },
    { ...good, Upgrade: 'h2c' },
    { ...good, Origin: 'https://evil.example' },
    { ...good, Cookie: 'blackpoker=forged' },
    { ...good, 'Sec-WebSocket-Extensions': 'permessage-deflate; server_max_window_bits=99, ,;' },
    { ...good, 'Sec-WebSocket-Protocol': 'a, a, ,' },
  ]);
}
