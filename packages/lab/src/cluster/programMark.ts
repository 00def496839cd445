/** What tells apart programs that might play differently: machines of one run must have the same. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { THREAD_SCRIPT } from '../run/threadScript.ts';

const LENGTH = 16;
/** From this folder, in the source tree: all that the outcome of a batch depends on. */
const SOURCES = ['../../../engine/src/', '../../../bots/src/', '../../src/'];

let known: string | undefined;

/** Of the rules, the players and the jobs that this program has. */
export function programMark(): string {
  known ??= markOf(filesOf(new URL('../worker.ts', import.meta.url)));
  return known;
}

/** In a bundle everything is in the script of the threads. */
function filesOf(source: URL): readonly URL[] {
  if (!existsSync(source)) return [THREAD_SCRIPT];
  return SOURCES.flatMap((folder) => sourcesIn(new URL(folder, import.meta.url)));
}

function sourcesIn(folder: URL): URL[] {
  const names = readdirSync(fileURLToPath(folder), { recursive: true, encoding: 'utf8' });
  const paths = names.map((name) => name.replaceAll('\\', '/')).filter((name) => name.endsWith('.ts'));
  return paths.sort().map((name) => new URL(name, folder));
}

function markOf(files: readonly URL[]): string {
  const all = createHash('sha256');
  for (const file of files) all.update(plainText(readFileSync(file, 'utf8'))).update('\0');
  return all.digest('hex').slice(0, LENGTH);
}

/** Without the names of files that the bundler writes, which depend on where it was called, and without the line ends of Windows. */
const plainText = (source: string): string => source.replace(/^\/\/#.*$/gm, '').replaceAll('\r', '');
