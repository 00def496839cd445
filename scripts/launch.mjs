import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import process from 'node:process';

/** @type {NodeJS.Signals[]} */
const forwarded = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a program on this terminal. Resolves to its exit code, or to 128 + n where signal n ended it.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<number>}
 */
export function launch(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', ...options });
    /** @param {NodeJS.Signals} signal */
    const forward = (signal) => {
      if (!sentByTerminal(signal)) child.kill(signal);
    };
    for (const signal of forwarded) process.on(signal, forward);
    const watch = onOrphaned(() => child.kill());
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      clearInterval(watch);
      for (const each of forwarded) process.off(each, forward);
      resolve(code ?? 128 + constants.signals[signal ?? 'SIGTERM']);
    });
  });
}

/**
 * Runs npm itself, the same npm that runs us where there is one.
 *
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 */
export function npm(args, options = {}) {
  const self = process.env.npm_execpath;
  if (self?.endsWith('npm-cli.js')) return launch(process.execPath, [self, ...args], options);
  return launch('npm', args, { shell: process.platform === 'win32', ...options });
}

/**
 * Ctrl-C in a terminal reaches the child without our help; twice would be once too often.
 *
 * @param {NodeJS.Signals} signal
 */
function sentByTerminal(signal) {
  return signal === 'SIGINT' && process.stdin.isTTY;
}

/**
 * npm starts us through a shell that dies of a signal without passing it on. What we started must not outlive it.
 *
 * @param {() => void} act
 */
function onOrphaned(act) {
  const parent = process.ppid;
  return setInterval(() => {
    if (process.env.npm_lifecycle_event && process.ppid !== parent) act();
  }, 250).unref();
}
