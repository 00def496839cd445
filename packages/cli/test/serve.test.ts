/** blackpoker serve, over a real socket. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EXIT_FAILED, EXIT_OK, EXIT_USAGE } from '../src/command.ts';
import type { Io } from '../src/io.ts';
import { run } from '../src/run.ts';
import { call } from './harness.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'blackpoker-serve-'));
  writeFileSync(join(folder, 'index.html'), '<title>app</title>');
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs it until it has said where it is, asks it for the page, and stops it as Ctrl-C does. */
async function served(args: readonly string[], env: Io['env']): Promise<{ said: string; page: string; code: number }> {
  const said: string[] = [];
  const ready = withResolvers();
  const out = (text: string): void => {
    said.push(text);
    if (text.includes('Ctrl-C')) ready.resolve(undefined);
  };
  const io = { ...SILENT, out, env };
  const running = run(['serve', '--app', folder, ...args], io);
  await ready.promise;
  const address = said.join(' ').match(/http:\/\/localhost:\d+/)?.[0] ?? '';
  const page = await (await fetch(address)).text();
  process.emit('SIGTERM');
  return { said: said.join('\n'), page, code: await running };
}

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

function withResolvers() {
  let resolve: (value: unknown) => void = () => undefined;
  const promise = new Promise((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

test('serves until it is stopped', async () => {
  const { said, page, code } = await served(['--port', '0'], {});
  expect(said).toContain('BlackPoker is at http://localhost:');
  expect(page).toBe('<title>app</title>');
  expect(code).toBe(EXIT_OK);
});

test('PORT names the port', async () => {
  expect((await served([], { PORT: '0' })).code).toBe(EXIT_OK);
});

test('a port that is taken is no riddle', async () => {
  const other = createServer();
  const port = await new Promise<number>((resolve) => {
    other.listen(0, () => {
      const address = other.address();
      resolve(typeof address === 'object' ? (address?.port ?? 0) : 0);
    });
  });
  const { code, err } = await call(['serve', '--app', folder, '--port', String(port)]);
  other.close();
  expect(code).toBe(EXIT_FAILED);
  expect(err).toContain(`port ${port} is taken by another program. Name another one: PORT=${port + 1} npm start`);
});

test.each(['x', '-1', '70000', '80.5'])('%s is no port', async (port) => {
  const { code, err } = await call(['serve', '--app', folder], [], { PORT: port });
  expect({ code, err }).toMatchObject({ code: EXIT_USAGE });
  expect(err).toContain(`not "${port}"`);
});
