/** blackpoker serve and admin, as real processes on real sockets. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EXIT_FAILED, EXIT_OK, EXIT_USAGE } from '../src/command.ts';
import type { Io } from '../src/io.ts';
import { run } from '../src/run.ts';
import { call } from './harness.ts';

let folder = '';
let data = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'blackpoker-serve-'));
  data = mkdtempSync(join(tmpdir(), 'blackpoker-serve-data-'));
  writeFileSync(join(folder, 'index.html'), '<title>app</title>');
});
afterAll(() => {
  for (const each of [folder, data]) rmSync(each, { recursive: true, force: true });
});

const ENV = () => ({ DATA_DIR: data, LOG_LEVEL: 'silent', PATH: process.env.PATH });

interface Served {
  readonly address: string;
  readonly said: string[];
  readonly complained: string[];
  readonly code: Promise<number>;
}

/** Runs it until it has said where it is. */
async function started(args: readonly string[], env: Io['env']): Promise<Served> {
  const [said, complained]: [string[], string[]] = [[], []];
  const io = {
    ...SILENT,
    env,
    out: (text: string) => void said.push(text),
    err: (text: string) => void complained.push(text),
  };
  const code = run(['serve', '--app', folder, ...args], io);
  await expect.poll(() => said.join('\n'), { timeout: 60_000 }).toContain('Ctrl-C');
  return { address: said.join(' ').match(/http:\/\/localhost:\d+/)?.[0] ?? '', said, complained, code };
}

const stop = ({ code }: Served): Promise<number> => {
  process.emit('SIGTERM');
  return code;
};

const SILENT: Io = {
  out: () => undefined,
  err: () => undefined,
  status: () => undefined,
  env: {},
  colour: false,
  watched: false,
  columns: 80,
  lines: async function* () {},
};

describe('serve', () => {
  test('serves until it is stopped', async () => {
    const served = await started(['--port', '0'], ENV());
    expect(served.said.join('\n')).toContain('BlackPoker is at http://localhost:');
    expect(await (await fetch(served.address)).text()).toBe('<title>app</title>');
    expect(await stop(served)).toBe(EXIT_OK);
    await expect(fetch(served.address)).rejects.toThrow();
  });

  test('the server is started again when it is killed, at the same address, and knows its people', async () => {
    const served = await started([], { ...ENV(), PORT: '0', METRICS_TOKEN: 'x'.repeat(16) });
    const headers = { origin: served.address };
    const guest = await fetch(`${served.address}/api/guest`, { method: 'POST', body: '{"name":"Aki"}', headers });
    const cookie = guest.headers.get('set-cookie')?.split(';')[0] ?? '';
    for (let life = 1; life <= 2; life++) {
      process.kill(await pidOf(served.address), 'SIGKILL');
      await expect
        .poll(() => served.complained.filter((line) => line.includes('is back')), { timeout: 60_000 })
        .toHaveLength(life);
    }
    expect(served.complained[0]).toContain('The server has died: it was killed with SIGKILL.');
    const me = await (await fetch(`${served.address}/api/me`, { headers: { cookie } })).json();
    expect(me).toMatchObject({ name: 'Aki' });
    expect(await stop(served)).toBe(EXIT_OK);
  });

  test('a port that is taken is no riddle', async () => {
    const other = createServer();
    const port = await new Promise<number>((resolve) => {
      other.listen(0, () => {
        const address = other.address();
        resolve(typeof address === 'object' ? (address?.port ?? 0) : 0);
      });
    });
    const { code, err } = await call(['serve', '--app', folder, '--port', String(port)], [], ENV());
    other.close();
    expect(code).toBe(EXIT_FAILED);
    expect(err).toContain(`port ${port} is taken by another program. Name another one: PORT=${port + 1} npm start`);
  });

  test('a second server on the same data is refused, and the first one goes on', async () => {
    const served = await started(['--port', '0'], ENV());
    const { code, err } = await call(['serve', '--app', folder, '--port', '0'], [], ENV());
    expect(code).toBe(EXIT_FAILED);
    expect(err).toMatch(/another server is at work on the data in .*DATA_DIR=… npm start.*DATABASE_URL/);
    expect((await fetch(`${served.address}/readyz`)).status).toBe(200);
    expect(await stop(served)).toBe(EXIT_OK);
  });

  test('a folder that cannot be written to is no riddle', async () => {
    const file = join(folder, 'index.html');
    const { code, err } = await call(['serve', '--app', folder, '--port', '0'], [], {
      ...ENV(),
      DATA_DIR: join(file, 'x'),
    });
    expect(code).toBe(EXIT_FAILED);
    expect(err).toMatch(/the folder .* cannot be used for data .*DATA_DIR/);
  });

  test.each(['x', '-1', '70000', '80.5'])('%s is no port', async (port) => {
    const { code, err } = await call(['serve', '--app', folder], [], { PORT: port });
    expect({ code, err }).toMatchObject({ code: EXIT_USAGE });
    expect(err).toContain(`not "${port}"`);
  });

  test('everything that is wrong with the environment is named', async () => {
    const { code, err } = await call(['serve', '--app', folder], [], { LOG_LEVEL: 'loud', TRUST_PROXY: 'yes' });
    expect(code).toBe(EXIT_USAGE);
    expect(err).toMatch(/LOG_LEVEL[\s\S]*TRUST_PROXY/);
  });
});

/** The process that serves says so itself, among what it counts. */
async function pidOf(address: string): Promise<number> {
  const text = await (await fetch(`${address}/metrics`)).text();
  return Number(text.match(/^blackpoker_process_id (\d+)$/m)?.[1]);
}

describe('admin', () => {
  test('lists, bans, and makes admins on the database of a server that runs', async () => {
    const served = await started(['--port', '0'], ENV());
    const ask = async (path: string, body: object) => {
      const headers = { origin: served.address };
      const answer = await fetch(served.address + path, { method: 'POST', body: JSON.stringify(body), headers });
      return answer.headers.get('set-cookie')?.split(';')[0] ?? '';
    };
    let cookie = await ask('/api/account', { name: 'Akiko', password: 'correct horse' });
    const me = async () => (await fetch(`${served.address}/api/me`, { headers: { cookie } })).json();
    const admin = (...args: string[]) => call(['admin', ...args], [], ENV());

    expect((await admin('players')).out).toMatch(/Akiko +account/);
    expect(JSON.parse((await admin('players', 'akik', '--json')).out)).toMatchObject([{ name: 'Akiko' }]);
    expect(await admin('games')).toMatchObject({ code: EXIT_OK, out: 'None.' });
    expect((await admin('make-admin', 'akiko')).out).toBe('akiko is an admin.');
    expect(await me()).toMatchObject({ admin: true });
    const { password } = JSON.parse((await admin('reset-password', 'akiko', '--json')).out);
    expect(await me()).toBeNull();
    expect(await ask('/api/login', { name: 'Akiko', password: 'correct horse' })).toBe('');
    cookie = await ask('/api/login', { name: 'Akiko', password });
    expect(await me()).toMatchObject({ admin: true });
    expect((await admin('ban', 'Akiko')).code).toBe(EXIT_OK);
    expect(await me()).toBeNull();
    expect((await admin('unban', 'Akiko')).code).toBe(EXIT_OK);
    expect(await admin('ban', 'Nobody')).toMatchObject({
      code: EXIT_FAILED,
      err: expect.stringContaining('no such user'),
    });
    expect(await admin('close', 'abcdefghijkl')).toMatchObject({
      code: EXIT_FAILED,
      err: expect.stringContaining('no such game that waits or is played'),
    });
    expect(await stop(served)).toBe(EXIT_OK);
  });

  test.each([[[]], [['dance']], [['ban']], [['ban', 'a', 'b']]])('%j is a usage error', async (args) => {
    expect((await call(['admin', ...args], [], ENV())).code).toBe(EXIT_USAGE);
  });
});
