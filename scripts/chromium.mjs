// The browser that the tests of the page run in: Debian's Chromium, installed where that is possible without asking anybody.

import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { launch } from './launch.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const PACKAGES = ['chromium', 'fonts-noto-cjk'];

/** Where the browser is, or undefined. CHROMIUM names another one. */
export function findChromium() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.flatMap((folder) => NAMES.map((name) => join(folder, name))).find(isProgram);
}

/** Sets up what is missing, and says plainly what will be skipped where it may not. */
export async function setupChromium() {
  if (findChromium() !== undefined && hasJapaneseFont()) return;
  if (!mayInstall()) return say(adviceWithout());
  say(`Installing ${PACKAGES.join(' and ')} with apt-get, for the tests in a real browser …`);
  const code = await aptGet(['update']).then(() => aptGet(['install', '-y', '--no-install-recommends', ...PACKAGES]));
  if (code !== 0) say(`apt-get failed (exit code ${code}). ${adviceWithout()}`);
}

/** @param {string[]} args */
const aptGet = (args) =>
  launch('apt-get', ['-q', ...args], {
    stdio: ['ignore', 'ignore', 2],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });

const mayInstall = () => process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

const adviceWithout = () =>
  findChromium() === undefined
    ? `There is no Chromium on the PATH: the tests in a browser are skipped. Install ${PACKAGES.join(' and ')} (or set CHROMIUM) to run them.`
    : 'There is no Japanese font: the tests in a browser run, but texts are measured with another one. Install fonts-noto-cjk.';

function hasJapaneseFont() {
  try {
    return execFileSync('fc-list', [':lang=ja'], { encoding: 'utf8' }).trim() !== '';
  } catch {
    return existsSync('/usr/share/fonts/opentype/noto');
  }
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
