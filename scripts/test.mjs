// npm test [-- paths and options for vitest]: every check, in order, up to the first that fails.
// The last line is "N passed, N failed"; a check that fails before the tests counts as one failure.

import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import process from 'node:process';
import { setupChromium } from './chromium.mjs';
import { here } from './here.mjs';
import { launch, npm } from './launch.mjs';
import { setupPostgres } from './postgres.mjs';
import { root, seconds, setup } from './setup.mjs';

/** @typedef {{ passed: number, failed: number }} Tally */

const started = Date.now();
console.log(`BlackPoker on Node ${process.versions.node}: typecheck, lint, tests`);
await setup();
await setupChromium();
await setupPostgres();
for (const check of ['typecheck', 'lint']) {
  const code = await stage(check, () => npm(['run', '--silent', check], { cwd: root }));
  if (code !== 0) finish(code, { passed: 0, failed: 1 });
}
const scratch = mkdtempSync(join(tmpdir(), 'blackpoker-test-'));
const code = await stage('tests', () => vitest(process.argv.slice(2)));
finish(code, readTally());

/**
 * @param {string} name
 * @param {() => Promise<number>} run
 */
async function stage(name, run) {
  const began = Date.now();
  console.log(`\n== ${name}`);
  const exitCode = await run();
  console.log(`== ${name}: ${exitCode === 0 ? 'ok' : 'FAILED'}, ${seconds(began)}`);
  return exitCode;
}

/** @param {string[]} args */
function vitest(args) {
  const usual = args.some((arg) => arg.startsWith('--reporter')) ? [] : ['--reporter=default'];
  const reporters = [...usual, '--reporter=./scripts/tally.mjs'];
  const program = join(root, 'node_modules/vitest/vitest.mjs');
  return launch(process.execPath, [program, 'run', ...reporters, ...args.map(fromRoot)], {
    cwd: root,
    env: { ...process.env, BLACKPOKER_TALLY: tallyFile() },
  });
}

/**
 * A path that the user gave, as vitest sees it; anything else as it is.
 *
 * @param {string} arg
 */
function fromRoot(arg) {
  const path = resolve(here(), arg);
  return existsSync(path) ? relative(root, path) : arg;
}

function tallyFile() {
  return join(scratch, 'tally.json');
}

/** @returns {Tally} */
function readTally() {
  const tally = existsSync(tallyFile()) ? JSON.parse(readFileSync(tallyFile(), 'utf8')) : { passed: 0, failed: 0 };
  rmSync(scratch, { recursive: true });
  return tally;
}

/**
 * @param {number} exitCode
 * @param {Tally} tally
 */
function finish(exitCode, { passed, failed }) {
  console.log(`\nall: ${exitCode === 0 ? 'ok' : 'FAILED'}, ${seconds(started)}`);
  console.log(`${passed} passed, ${exitCode === 0 ? failed : Math.max(failed, 1)} failed`);
  process.exit(exitCode);
}
