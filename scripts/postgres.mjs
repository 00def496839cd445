// A PostgreSQL to throw away, for tests: in a folder of its own under the temporary one, on a free port of this machine only.

import { execFile, spawn } from 'node:child_process';
import { accessSync, chownSync, constants, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { launch } from './launch.mjs';

/** @typedef {{ uid: number, gid: number }} Owner */
/** @typedef {{ folder: string, program: string, port: number, owner: Owner | undefined }} Place */
/** @typedef {import('./postgres.d.mts').Postgres} Postgres */

const PACKAGES = ['postgresql'];
const DEBIAN = '/usr/lib/postgresql';
const START_MS = 30_000;
const SETTINGS = ['fsync=on', 'listen_addresses=127.0.0.1', 'max_connections=200', 'shared_buffers=64MB'];

/** The folder of PostgreSQL's programs, or undefined. */
export function findPostgres() {
  const onPath = (process.env.PATH ?? '').split(delimiter);
  return [...onPath, ...debianFolders()].find((folder) => isProgram(join(folder, 'initdb')) && isServer(folder));
}

/** The newest first. */
function debianFolders() {
  if (!existsSync(DEBIAN)) return [];
  const versions = readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a));
  return versions.map((version) => join(DEBIAN, version, 'bin'));
}

/** @param {string} folder */
const isServer = (folder) => isProgram(join(folder, 'postgres'));

/** Sets up what is missing, and says plainly what will be skipped where it may not. */
export async function setupPostgres() {
  if (process.env.TEST_DATABASE_URL || findPostgres() !== undefined) return;
  if (!mayInstall()) return say(ADVICE);
  say(`Installing ${PACKAGES.join(' and ')} with apt-get, for the tests on a real database …`);
  const code = await aptGet(['update']).then(() => aptGet(['install', '-y', '--no-install-recommends', ...PACKAGES]));
  if (code !== 0) say(`apt-get failed (exit code ${code}). ${ADVICE}`);
}

/** @param {string[]} args */
const aptGet = (args) =>
  launch('apt-get', ['-q', ...args], {
    stdio: ['ignore', 'ignore', 2],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });

const mayInstall = () => process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

const ADVICE =
  'There is no PostgreSQL on the PATH: the tests on it are skipped. Install postgresql (or set TEST_DATABASE_URL) to run them.';

/**
 * Makes a new, empty one and starts it. Whoever starts it stops it; it also stops when this process ends, however that comes.
 *
 * @returns {Promise<Postgres>}
 */
export async function startPostgres() {
  const program = findPostgres();
  if (program === undefined) throw new Error(ADVICE);
  const owner = await ownerOf();
  const folder = mkdtempSync(join(tmpdir(), 'blackpoker-pg-'));
  if (owner !== undefined) chownSync(folder, owner.uid, owner.gid);
  const place = { folder, program, port: await freePort(), owner };
  const options = ['-D', join(folder, 'data'), '-U', 'blackpoker', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N'];
  await promisify(execFile)(join(program, 'initdb'), options, { ...owner, cwd: folder, env: {} });
  return running(place, await serve(place));
}

/**
 * PostgreSQL does not run as root: then it is postgres, or nobody.
 *
 * @returns {Promise<Owner | undefined>}
 */
async function ownerOf() {
  if (process.getuid?.() !== 0) return undefined;
  return (await userNamed('postgres')) ?? (await userNamed('nobody'));
}

/**
 * @param {string} name
 * @returns {Promise<Owner | undefined>}
 */
async function userNamed(name) {
  /** @param {string} flag */
  const id = async (flag) => Number((await promisify(execFile)('id', [flag, name])).stdout);
  try {
    return { uid: await id('-u'), gid: await id('-g') };
  } catch {
    return undefined;
  }
}

/**
 * Resolves when it answers, to its process.
 *
 * @param {Place} place
 */
async function serve({ folder, program, port, owner }) {
  const settings = [...SETTINGS, `port=${port}`, `unix_socket_directories=${folder}`].flatMap((each) => ['-c', each]);
  const child = spawn(join(program, 'postgres'), ['-D', join(folder, 'data'), ...settings], {
    ...owner,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await untilReady(child);
  watchOver(child, folder);
  return child;
}

/** @param {import('node:child_process').ChildProcess} child */
function untilReady(child) {
  return new Promise((resolve, reject) => {
    let said = '';
    /** @param {string} why */
    const fail = (why) => reject(new Error(`PostgreSQL did not start: ${why}\n${said}`));
    const timer = setTimeout(() => fail(`not within ${START_MS} ms`), START_MS);
    child.on('exit', (code) => fail(`exit code ${code}`));
    child.on('error', ({ message }) => fail(message));
    child.stderr?.on('data', (text) => {
      said = `${said}${text}`.slice(-4000);
      if (!said.includes('ready to accept connections')) return;
      clearTimeout(timer);
      resolve(undefined);
    });
  });
}

/**
 * A small process whose stdin ends with us: where the database is still there then, it ends it and throws its data away.
 *
 * @param {import('node:child_process').ChildProcess} child
 * @param {string} folder
 */
function watchOver(child, folder) {
  const args = ['-e', WATCH, String(child.pid), folder];
  const watcher = spawn(process.execPath, args, { stdio: ['pipe', 'ignore', 'ignore'], detached: true });
  watcher.unref();
  /** @type {import('node:net').Socket} */ (watcher.stdin).unref();
  child.once('exit', () => watcher.kill());
}

const WATCH = `process.stdin.resume().on('end', () => {
  const [pid, folder] = process.argv.slice(1);
  try { process.kill(Number(pid), 'SIGQUIT') } catch {}
  setTimeout(() => require('node:fs').rmSync(folder, { recursive: true, force: true }), 1000);
})`;

/**
 * @param {Place} place
 * @param {import('node:child_process').ChildProcess} first
 * @returns {Postgres}
 */
function running(place, first) {
  let child = first;
  /** @param {import('./postgres.d.mts').StopMode} mode */
  const pause = (mode = 'fast') => end(child, mode);
  const start = async () => {
    child = await serve(place);
  };
  return {
    url: `postgres://blackpoker@127.0.0.1:${place.port}/postgres`,
    folder: place.folder,
    get pid() {
      return child.pid ?? 0;
    },
    pause,
    start,
    restart: (mode = 'immediate') => pause(mode).then(start),
    stop: async () => {
      await pause('immediate');
      rmSync(place.folder, { recursive: true, force: true });
    },
  };
}

const SIGNALS = /** @type {const} */ ({ smart: 'SIGTERM', fast: 'SIGINT', immediate: 'SIGQUIT' });

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {import('./postgres.d.mts').StopMode} mode
 */
function end(child, mode) {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve(undefined));
    child.kill(SIGNALS[mode]);
  });
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

/** @param {string} file */
function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** @param {string} line */
function say(line) {
  process.stderr.write(`${line}\n`);
}
