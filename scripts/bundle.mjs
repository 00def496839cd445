import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { rolldown } from 'rolldown';
import { root } from './setup.mjs';

const dist = join(root, 'dist', 'run');
const HOUR = 3_600_000;

/** Threads that a program may start, by the name under which it looks for them beside itself. */
const THREADS = { worker: 'packages/lab/src/worker.ts', botThread: 'packages/server/src/room/botThread.ts' };

/**
 * Makes one program of a TypeScript file and all that it imports, and one of each thread that it may start. Each is a single module
 * without exports: then every constant and function is known when it is optimised (docs/decisions/008).
 * Returns where it lies: a folder named after its content, so that several runs never disturb each other.
 *
 * @param {string} file from the root of the repository
 */
export async function bundle(file) {
  const name = basename(file, '.ts');
  const programs = await Promise.all(
    Object.entries({ [name]: file, ...threads() }).map(([as, path]) => build(as, path)),
  );
  return join(write(programs.flat()), `${name}.mjs`);
}

function threads() {
  return Object.fromEntries(Object.entries(THREADS).filter(([, path]) => existsSync(join(root, path))));
}

/**
 * @param {string} name
 * @param {string} path
 * @returns {Promise<[string, string][]>}
 */
async function build(name, path) {
  const program = await rolldown({
    input: { [name]: join(root, path) },
    platform: 'node',
    external: isInstalled,
    tsconfig: join(root, 'tsconfig.base.json'),
    optimization: { inlineConst: true },
  });
  const { output } = await program.generate({ format: 'esm', sourcemap: true, entryFileNames: '[name].mjs' });
  await program.close();
  return output.map((part) => [part.fileName, part.type === 'chunk' ? part.code : String(part.source)]);
}

/**
 * Packages of others stay where npm has put them: some hold programs for this machine, which cannot be part of a module. Those that are
 * many small modules become part of ours: a server that starts again has a second for all of it.
 *
 * @param {string} id as it is imported
 */
const isInstalled = (id) => !/^[./\0]|^[A-Za-z]:|^@blackpoker\/|^@oxc-project\/|^(kysely|zod|hono)(\/|$)/.test(id);

/** @param {[string, string][]} files */
function write(files) {
  const hash = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 16);
  const folder = join(dist, hash);
  mkdirSync(dist, { recursive: true });
  removeOld(hash);
  if (existsSync(folder)) return folder;
  const scratch = mkdtempSync(join(dist, 'new-'));
  for (const [name, text] of files) writeFileSync(join(scratch, name), text);
  try {
    renameSync(scratch, folder);
  } catch {
    rmSync(scratch, { recursive: true }); // another run was quicker: the same content
  }
  return folder;
}

/**
 * What was built more than a day ago goes.
 *
 * @param {string} kept
 */
function removeOld(kept) {
  for (const name of readdirSync(dist)) {
    const folder = join(dist, name);
    const age = Date.now() - (statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (name !== kept && age > 24 * HOUR) rmSync(folder, { recursive: true, force: true });
  }
}
