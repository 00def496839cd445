/** The example client of docs/protocol.md plays a whole game on the real server. */
import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocketServer } from 'ws';
import type { GamePage } from '../src/index.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const example = join(root, 'docs/examples/client.ts');
const folder = mkdtempSync(join(tmpdir(), 'blackpoker-example-'));
const env = { ...process.env, PORT: '0', DATA_DIR: folder, DATABASE_URL: '', LOG_LEVEL: 'silent', ADMIN: '' };
const script = fileURLToPath(new URL('quickServer.ts', import.meta.url));
const child = fork(script, { execArgv: ['--import', 'tsx'], env });
let server = '';

beforeAll(async () => {
  const [port] = await once(child, 'message');
  server = `http://127.0.0.1:${port}`;
});

afterAll(async () => {
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  await exit;
  rmSync(folder, { recursive: true });
});

async function play(more: NodeJS.ProcessEnv = {}): Promise<{ readonly stdout: string; readonly stderr: string }> {
  const options = { cwd: root, env: { ...process.env, ...more }, timeout: 100_000 };
  return promisify(execFile)(process.execPath, ['--import', 'tsx', example, server], options);
}

async function post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(server + path, { method: 'POST', body: JSON.stringify(body), headers });
}

async function pageOf(game: string): Promise<GamePage> {
  return (await (await fetch(`${server}/api/games/${game}`)).json()) as GamePage;
}

test('it is short', () => {
  expect(readFileSync(example, 'utf8').split('\n').length - 1).toBeLessThanOrEqual(60);
});

test('it plays a game against a level to its end, as a guest, and nothing is refused', async () => {
  const { stdout, stderr } = await play();
  expect(stderr).toBe('');
  const [link = '', ...told] = stdout.trim().split('\n');
  expect(told.length).toBeGreaterThan(20);
  const game = link.slice(-12);
  const page = await pageOf(game);
  expect(page.line).toMatchObject({ game, state: 'over', why: 'played', terms: { regulation: '8.0/lite/entry20' } });
  expect(page.seed).toMatch(/^[0-9a-f]{32}$/);
  expect((await fetch(`${server}/api/games/${game}/record`)).status).toBe(200);
});

test('it plays under the name of a bot account', async () => {
  const account = await post('/api/account', { name: 'Owner', password: 'a long password' });
  const Cookie = account.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const made = await post('/api/bots', { name: 'Example bot' }, { Cookie, Origin: server });
  const { token } = (await made.json()) as { readonly token: string };
  const { stdout, stderr } = await play({ BLACKPOKER_TOKEN: token });
  expect(stderr).toBe('');
  const page = await pageOf(stdout.split('\n')[0]?.slice(-12) ?? '');
  expect(page.line.players).toContainEqual(expect.objectContaining({ name: 'Example bot', kind: 'bot' }));
});

test('a game that could not be opened yet is opened again', async () => {
  const http = createServer((_, answer) => answer.setHeader('Set-Cookie', 'session=x').end('{"game":"rc4olw01tw4z"}'));
  const sockets = new WebSocketServer({ server: http, path: '/ws' });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const client = fork(example, [url], { cwd: root, execArgv: ['--import', 'tsx'], silent: true });
  const refusal = { type: 'refused', game: 'rc4olw01tw4z', code: 'retry', message: { ja: '', en: 'not just now' } };
  for (let opened = 0; opened < 3; opened++) {
    const [socket] = await once(sockets, 'connection');
    const [message] = await once(socket, 'message');
    expect(JSON.parse(String(message))).toEqual({ type: 'open', game: 'rc4olw01tw4z' });
    socket.send(JSON.stringify(refusal));
  }
  client.kill();
  await once(client, 'exit');
  sockets.close();
  http.close();
});
