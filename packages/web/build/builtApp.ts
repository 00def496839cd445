/**
 * The built app, in a folder named after its sources (dist/web/…): what is there is not built again, and several runs never disturb each
 * other. What was built more than a day ago goes.
 */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { root, sourceHash } from './sourceHash.ts';

const DIST = join(root, 'dist', 'web');
const DAY = 24 * 3_600_000;

/** Where it lies. `tell` hears that it takes a while. */
export async function builtApp(tell: (line: string) => void = () => undefined): Promise<string> {
  const name = sourceHash();
  const folder = join(DIST, name);
  mkdirSync(DIST, { recursive: true });
  removeOld(name);
  if (!existsSync(folder)) await buildInto(folder, tell);
  return folder;
}

async function buildInto(folder: string, tell: (line: string) => void): Promise<void> {
  const started = Date.now();
  tell('Building the app, as on the first run and after each change …');
  const scratch = mkdtempSync(join(DIST, 'new-'));
  await inProduction(() => buildTo(scratch));
  moveTo(scratch, folder);
  tell(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
}

async function buildTo(outDir: string): Promise<void> {
  const { build } = await import('vite');
  const configFile = join(root, 'packages/web/vite.config.ts');
  await build({ configFile, mode: 'production', logLevel: 'warn', build: { outDir, emptyOutDir: true } });
}

/** A test run has a NODE_ENV of its own, for which React would be built with all its warnings. */
async function inProduction(work: () => Promise<void>): Promise<void> {
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  try {
    await work();
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
}

function moveTo(scratch: string, folder: string): void {
  try {
    renameSync(scratch, folder);
  } catch {
    rmSync(scratch, { recursive: true }); // another run was quicker: the same content
  }
}

function removeOld(kept: string): void {
  for (const name of readdirSync(DIST)) {
    const folder = join(DIST, name);
    const age = Date.now() - (statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (name !== kept && age > DAY) rmSync(folder, { recursive: true, force: true });
  }
}
