/** The app over real sockets. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appServer, type Listening, listen, PortTaken, readSite } from '../src/index.ts';

const SCRIPT = 'console.log("hello");'.repeat(100);
const STYLES = '<link rel="stylesheet" crossorigin href="/assets/index-abc.css">';
const HTML = `<!doctype html><title>app</title><script src="/assets/index-abc.js"></script>${STYLES}`;

function builtFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'blackpoker-server-'));
  mkdirSync(join(folder, 'assets'));
  mkdirSync(join(folder, '.vite'));
  const files: Record<string, string | Buffer> = {
    'index.html': HTML,
    'sw.js': 'self',
    'icon.svg': '<svg/>',
    'manifest.webmanifest': '{}',
    '.vite/manifest.json': '{}',
    'assets/index-abc.js': SCRIPT,
    'assets/index-abc.js.br': brotliCompressSync(SCRIPT),
    'assets/index-abc.js.gz': gzipSync(SCRIPT),
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  return folder;
}

let folder = '';
let server: Listening;
let base = '';
beforeAll(async () => {
  folder = builtFolder();
  server = await listen(appServer(readSite(folder)), 0);
  base = `http://127.0.0.1:${server.port}`;
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) => fetch(base + path, { headers });

describe('the page', () => {
  test.each(['/', '/play', '/t/abc', '/rules', '/rules/8.0/lite', '/r', '/r/x', '/editor', '/decks', '/settings'])(
    'is at %s, and is asked for again each time',
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(200);
      expect(await response.text()).toBe(HTML);
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(response.headers.get('cache-control')).toBe('no-cache');
    },
  );

  test.each([
    '/nothing',
    '/assets/gone-123.js',
    '/index.htm',
    '/assets/',
    '/.vite/manifest.json',
    '/..%2fpackage.json',
  ])('is not at %s', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe('Not found\n');
  });

  test('is missed in both languages by people, with the way home, in the styles of the app', async () => {
    const response = await get('/nothing', { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' });
    const page = await response.text();
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toMatch('text/html');
    expect(page).toContain(STYLES);
    for (const text of ['Page not found', 'ページが見つかりません', 'href="/"']) expect(page).toContain(text);
    expect(page).not.toMatch(/<script|<style|style=/);
  });
});

describe('files', () => {
  test('with a hash in their name are kept for ever', async () => {
    const response = await get('/assets/index-abc.js');
    expect(await response.text()).toBe(SCRIPT);
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  test('the service worker is not', async () => {
    expect((await get('/sw.js')).headers.get('cache-control')).toBe('no-cache');
  });

  test.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['gzip;q=1.0, br;q=0', 'gzip'],
    ['identity', null],
    ['', null],
  ])('come in the smallest form that "%s" takes', async (accepted, encoding) => {
    const response = await get('/assets/index-abc.js', { 'Accept-Encoding': accepted });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toContain('Accept-Encoding');
    expect(await response.text()).toBe(SCRIPT);
  });

  test('are not sent again to who has them', async () => {
    const etag = (await get('/icon.svg')).headers.get('etag') ?? '';
    const again = await get('/icon.svg', { 'If-None-Match': `W/"x", ${etag}` });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
  });

  test('HEAD has no body', async () => {
    const response = await fetch(`${base}/`, { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('');
  });

  test('nothing can be written', async () => {
    expect((await fetch(`${base}/`, { method: 'POST', body: 'x' })).status).toBe(405);
  });
});

test.each(['/', '/assets/index-abc.js', '/nothing', '/healthz'])('%s is guarded', async (path) => {
  const { headers } = await get(path);
  expect(headers.get('content-security-policy')).toContain("default-src 'self'");
  expect(headers.get('content-security-policy')).not.toMatch(/unsafe|data:|\*/);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('same-origin');
});

test('it says that it is well', async () => {
  const response = await get('/healthz');
  expect(await response.json()).toMatchObject({ ok: true });
  expect(response.headers.get('cache-control')).toBe('no-store');
});

describe('listening', () => {
  test('a port that is taken is told as such', async () => {
    await expect(listen(appServer(readSite(folder)), server.port)).rejects.toThrow(PortTaken);
  });

  test('names where it can be opened', () => {
    expect(server.addresses[0]).toBe(`http://localhost:${server.port}`);
  });

  test('stops while a client keeps its connection open', async () => {
    const other = await listen(appServer(readSite(folder)), 0);
    await (await fetch(`http://127.0.0.1:${other.port}/`)).text();
    await other.stop();
    await expect(fetch(`http://127.0.0.1:${other.port}/`)).rejects.toThrow();
  });
});

test('a folder without an app is refused', () => {
  expect(() => readSite(join(folder, 'assets'))).toThrow('there is no app');
});
