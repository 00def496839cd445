/** blackpoker worker, and --cluster. What a cluster survives is tested in packages/lab/test/cluster. */
import { type ChildProcess, spawn } from 'node:child_process';
import process from 'node:process';
import { afterAll, describe, expect, test } from 'vitest';
import { call, root } from './harness.ts';

const NOWHERE = { DATABASE_URL: 'postgres://user:secret@127.0.0.1:1/blackpoker' };
const MATCH = ['match', 'first', 'random', '--regulation', '8.0/lite/entry20', '--pairs', '6'];

describe.each(['worker', 'match first random --cluster'])('%s', (line) => {
  const words = line.split(' ');

  test('says what to do without an address', async () => {
    const { code, err } = await call(words);
    expect(code).toBe(1);
    expect(err).toContain('DATABASE_URL is not set. A cluster meets at a PostgreSQL database');
    expect(err).toContain('leave out --cluster');
  });

  test('says that the address is of something else', async () => {
    const { code, err } = await call(words, [], { DATABASE_URL: 'mysql://user:secret@host/name' });
    expect(code).toBe(1);
    expect(err).toContain('DATABASE_URL is no address of a PostgreSQL database');
    expect(err).not.toContain('secret');
  });

  test('says that nobody answers there, without the password', async () => {
    const { code, err } = await call(words, [], NOWHERE);
    expect(code).toBe(1);
    expect(err).toContain('PostgreSQL at 127.0.0.1:1/blackpoker cannot be used');
    expect(err).toContain('Is it running, and is DATABASE_URL right?');
    expect(err).not.toContain('secret');
  });
});

test('--workers says nothing where others work', async () => {
  const { code, err } = await call([...MATCH, '--cluster', '--workers', '2'], [], NOWHERE);
  expect(code).toBe(2);
  expect(err).toContain('--cluster and --workers cannot be given together');
});

test('a worker needs a thread at least', async () => {
  expect((await call(['worker', '--workers', '0'], [], NOWHERE)).code).toBe(2);
});

const database = process.env.TEST_DATABASE_URL;

describe.skipIf(database === undefined)('the program', () => {
  const children: ChildProcess[] = [];
  afterAll(() => {
    for (const child of children) child.kill('SIGKILL');
  });

  interface Started {
    readonly child: ChildProcess;
    readonly out: () => string;
    readonly err: () => string;
  }

  function start(args: readonly string[]): Started {
    const env = { ...process.env, DATABASE_URL: database ?? '' };
    const child = spawn(process.execPath, ['scripts/run.mjs', 'packages/cli/src/main.ts', ...args], { cwd: root, env });
    children.push(child);
    let out = '';
    let err = '';
    child.stdout.on('data', (text) => (out += text));
    child.stderr.on('data', (text) => (err += text));
    return { child, out: () => out, err: () => err };
  }

  const ended = ({ child }: Started): Promise<number | null> => new Promise((resolve) => child.on('close', resolve));

  test('prints with a cluster what it prints without one, and a worker stops when it is told to', async () => {
    const worker = start(['worker', '--workers', '1']);
    const asked = start([...MATCH, '--json', '--cluster']);
    expect(await ended(asked), asked.err()).toBe(0);
    expect(asked.out().trim()).toBe((await call([...MATCH, '--json'])).out);
    const end = ended(worker);
    worker.child.kill('SIGTERM');
    expect(await end).toBe(0);
    expect(worker.out()).toMatch(/^Ready \(threads: 1, program: [0-9a-f]{16}\)\. Ctrl-C stops it\.$/m);
  });
});
