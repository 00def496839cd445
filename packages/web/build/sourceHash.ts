/** Which sources the app is built from, as one short name. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../..', import.meta.url));

/** All that can change what is built, from the root of the repository. */
const SOURCES = [
  'package-lock.json',
  'GLOSSARY.md',
  'docs',
  'packages/engine/src',
  'packages/bots/src',
  'packages/host/src',
  'packages/learn/src',
  'packages/protocol/src',
  'packages/web/build',
  'packages/web/index.html',
  'packages/web/public',
  'packages/web/src',
  'packages/web/vite.config.ts',
];

export function sourceHash(): string {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap((source) => filesUnder(join(root, source))))
    hash.update(`${relative(root, file)}\n`).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

/** Every file of a folder and of the folders in it, always in the same order; a file is itself. */
export function filesUnder(path: string): string[] {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesUnder(join(path, name)));
}
