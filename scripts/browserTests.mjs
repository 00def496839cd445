// Before tests that need a browser (packages/web/test/browser): finds the browser and builds the app, once for all files.

import { execFile } from 'node:child_process';
import process from 'node:process';
import { promisify } from 'node:util';
import { findChromium } from './chromium.mjs';
import { root } from './setup.mjs';

const BUILD_MS = 300_000;

/** @param {import('vitest/node').TestProject} project */
export default async function prepare(project) {
  if (!project.vitest.state.getPaths().some(isBrowserTest)) return;
  const chromium = findChromium();
  project.provide('chromium', chromium);
  if (chromium === undefined) say('No Chromium on the PATH (or in CHROMIUM): the tests in a browser are skipped.');
  else project.provide('builtApp', await builtApp());
}

/** @param {string} path */
const isBrowserTest = (path) => path.includes('/packages/web/test/browser/');

/** The folder of the app; quick where it is built already. */
async function builtApp() {
  const program = ['--import', 'tsx', 'packages/web/build/main.ts'];
  const { stdout, stderr } = await promisify(execFile)(process.execPath, program, { cwd: root, timeout: BUILD_MS });
  process.stderr.write(stderr);
  return stdout.trim();
}

/** @param {string} line */
function say(line) {
  process.stderr.write(`${line}\n`);
}
