import { relative } from 'node:path';
import process from 'node:process';
import { root } from './setup.mjs';

/**
 * The folder that the user's paths are relative to. npm moves a script to the root of the repository and
 * leaves in INIT_CWD where it was called from; a script that is run without npm stays where it is.
 */
export function here() {
  const cwd = process.cwd();
  return relative(root, cwd) === '' ? (process.env.INIT_CWD ?? cwd) : cwd;
}
