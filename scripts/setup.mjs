// Makes a bare clone ready to run: the right Node, and node_modules as package-lock.json has it.
// Speaks on stderr, so that what a command prints on stdout stays clean.

import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { npm } from './launch.mjs';

/** @typedef {{ version?: string, optional?: boolean }} LockedPackage */

export const root = fileURLToPath(new URL('..', import.meta.url));

export async function setup() {
  checkNode();
  if (!isInstalled()) await install();
}

function checkNode() {
  const wanted = readJson('package.json').engines.node.replace('>=', '');
  if (isAtLeast(process.versions.node, wanted)) return;
  stop(`BlackPoker needs Node ${wanted} or newer; this is Node ${process.versions.node}.`);
}

/**
 * @param {string} version
 * @param {string} wanted
 */
function isAtLeast(version, wanted) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [wantedMajor = 0, wantedMinor = 0] = wanted.split('.').map(Number);
  return major > wantedMajor || (major === wantedMajor && minor >= wantedMinor);
}

/** Whether node_modules holds what package-lock.json asks for; the binaries of other platforms may be absent. */
function isInstalled() {
  const installed = lockedPackages('node_modules/.package-lock.json');
  return Object.entries(lockedPackages('package-lock.json')).every(([path, { version, optional }]) => {
    const found = installed[path];
    return found ? found.version === version : optional;
  });
}

/**
 * @param {string} file
 * @returns {Record<string, LockedPackage>}
 */
function lockedPackages(file) {
  if (!existsSync(join(root, file))) return {};
  const packages = Object.entries(/** @type {Record<string, LockedPackage>} */ (readJson(file).packages));
  return Object.fromEntries(packages.filter(([path]) => path.startsWith('node_modules/')));
}

async function install() {
  const started = Date.now();
  say('Setting up with npm ci, as on the first run and after each change of package-lock.json …');
  const heartbeat = setInterval(() => say(`  … ${progress()}, ${seconds(started)}`), 2000);
  const code = await npm(installArgs, { cwd: root, stdio: ['ignore', 2, 2] }).catch(npmNotFound);
  clearInterval(heartbeat);
  if (code !== 0) stop(`npm ci failed (exit code ${code}), see above. Is the network up? Then run this again.`);
  say(`Set up in ${seconds(started)}.`);
}

function progress() {
  const locked = Object.entries(lockedPackages('package-lock.json'));
  const wanted = locked.filter(([, { optional }]) => !optional);
  const present = wanted.filter(([path]) => existsSync(join(root, path, 'package.json')));
  return `${present.length} of ${wanted.length} packages in place`;
}

/** Said aloud, because a silent npm above us, or NODE_ENV=production, would change them. */
const installArgs = ['ci', '--include=dev', '--loglevel=error', '--no-progress', '--no-audit', '--no-fund'];

/** @param {Error} error */
function npmNotFound(error) {
  return stop(`npm could not be started (${error.message}). It comes with Node: see https://nodejs.org`);
}

/** @param {number} since */
export function seconds(since) {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`;
}

/** @param {string} file */
function readJson(file) {
  return JSON.parse(readFileSync(join(root, file), 'utf8'));
}

/** @param {string} line */
function say(line) {
  process.stderr.write(`${line}\n`);
}

/**
 * @param {string} reason
 * @returns {never}
 */
function stop(reason) {
  say(reason);
  process.exit(1);
}

if (realpathSync(process.argv[1] ?? '.') === fileURLToPath(import.meta.url)) await setup();
