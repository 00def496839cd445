// Before tests that need a database (packages/server, packages/lab): starts one PostgreSQL for all files, and stops it after them.

import process from 'node:process';
import { findPostgres, startPostgres } from './postgres.mjs';

/** @param {import('vitest/node').TestProject} project */
export default async function prepare(project) {
  if (process.env.TEST_DATABASE_URL || !project.vitest.state.getPaths().some(needsDatabase)) return undefined;
  if (findPostgres() === undefined) return say('There is no PostgreSQL here: the tests on it are skipped.');
  const postgres = await startPostgres();
  process.env.TEST_DATABASE_URL = postgres.url;
  return () => postgres.stop();
}

/** @param {string} path */
const needsDatabase = (path) => /\/packages\/(server|lab|cli)\/test\//.test(path);

/** @param {string} line */
function say(line) {
  process.stderr.write(`${line}\n`);
}
