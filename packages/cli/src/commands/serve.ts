/** blackpoker serve: the app in the browser, and online play. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import {
  ConfigError,
  DatabaseTooNew,
  DataTaken,
  guardProcess,
  openLog,
  PortTaken,
  type RunningServer,
  readConfig,
  readSite,
  SERVER_FLAGS,
  type ServerConfig,
  StoreUnavailable,
  startServer,
} from '@blackpoker/server';
import { type Arguments, type Command, EXIT_OK, Failure, UsageError } from '../command.ts';
import type { Io } from '../io.ts';
import { Hopeless, type ServerNews, supervise } from '../supervisor.ts';

/** sysexits.h: EX_CONFIG, and EX_TEMPFAIL. */
const EXIT_CONFIG = 78;
const EXIT_TRY_AGAIN = 75;

export const serve: Command = {
  name: 'serve',
  usage: '',
  summary: 'Serve the app and online play, on this machine and to others of the same network.',
  details: [
    'It builds the app first where its sources have changed, and runs until it is told to stop (Ctrl-C; a second time ends it at once). This is what npm start does.',
    'The server works in a process of its own, which is started again when it dies: games go on where they were.',
    'Where it keeps its data and much else is set by environment variables: docs/operations.md lists them.',
  ],
  options: {
    port: { value: 'N', help: 'the port (default: PORT from the environment, or 8080; 0: any that is free)' },
    app: { value: 'FOLDER', help: 'serve this folder in place of the app that is built here' },
    unsupervised: { help: 'serve from this process, where something else starts it again' },
  },
  run: (args, io) => {
    args.refuseArguments();
    return args.has('unsupervised') ? serveHere(args, io) : serveSupervised(args, io);
  },
};

function configOf(args: Arguments, io: Io): ServerConfig {
  try {
    return readConfig({ ...io.env, PORT: args.text('port') ?? io.env.PORT }, io.watched);
  } catch (error) {
    if (error instanceof ConfigError) throw new UsageError(error.message);
    throw error;
  }
}

// the process that watches

async function serveSupervised(args: Arguments, io: Io): Promise<number> {
  const { port } = configOf(args, io);
  const app = args.text('app') ?? (await builtApp());
  readSite(app);
  try {
    await supervise({
      args: (before) => [...programArgs(), 'serve', '--unsupervised', '--app', app, '--port', String(before ?? port)],
      env: io.env,
      onReady: ({ addresses }, again) => (again ? io.err('The server is back.') : tellAddresses(io, addresses)),
      onDeath: (why, wait) => io.err(`The server has died: ${why}. It is started again in ${wait} ms.`),
    });
  } catch (error) {
    throw error instanceof Hopeless ? new Failure(error.message) : error;
  }
  return EXIT_OK;
}

function tellAddresses(io: Io, [here = '', ...elsewhere]: readonly string[]): void {
  io.out(`BlackPoker is at ${here}`);
  if (elsewhere.length > 0) io.out(`From other devices of your network: ${elsewhere.join('  ')}`);
  io.out('Ctrl-C stops it.');
}

/** This program once more: the bundle that it is part of, or its source. */
function programArgs(): string[] {
  const file = fileURLToPath(import.meta.url);
  if (!file.endsWith('.ts')) return [...process.execArgv, ...SERVER_FLAGS, file];
  return ['--import', 'tsx', join(dirname(file), '..', 'main.ts')];
}

// the process that serves

async function serveHere(args: Arguments, io: Io): Promise<number> {
  const config = configOf(args, io);
  const app = args.text('app') ?? (await builtApp());
  const log = openLog(config.logLevel, { node: config.node });
  guardProcess(log);
  const stopped = untilTold();
  try {
    const server = await startServer({ config, site: readSite(app), log });
    tellReady(server, io);
    await stopped;
    await server.stop();
  } catch (error) {
    return notStarted(error, config, io);
  } finally {
    if (process.connected) process.disconnect();
  }
  return EXIT_OK;
}

function tellReady({ port, addresses }: RunningServer, io: Io): void {
  if (process.send === undefined) tellAddresses(io, addresses);
  else tell({ type: 'ready', port, addresses });
}

const tell = (news: ServerNews): void => void process.send?.(news);

/** By a signal, or because whoever started it is gone. Ctrl-C reaches who watches, who passes it on. */
function untilTold(): Promise<void> {
  const watched = process.send !== undefined;
  return new Promise((resolve) => {
    process.on('SIGTERM', () => resolve());
    process.on('SIGINT', () => (watched ? undefined : resolve()));
    process.on('SIGHUP', () => (watched ? undefined : resolve()));
    if (watched) process.on('disconnect', () => resolve());
  });
}

function notStarted(error: unknown, { port, store }: ServerConfig, io: Io): number {
  const told = error instanceof Error ? error.message : String(error);
  const hopeless = reasonNotToTry(error, port, 'dataDir' in store ? store.dataDir : undefined);
  if (process.send === undefined) io.err(`blackpoker serve: ${hopeless ?? told}`);
  tell(hopeless === undefined ? { type: 'failed', message: told } : { type: 'hopeless', message: hopeless });
  return hopeless === undefined ? EXIT_TRY_AGAIN : EXIT_CONFIG;
}

/** What does not get better by itself; undefined: another try may succeed. */
function reasonNotToTry(error: unknown, port: number, dataDir: string | undefined): string | undefined {
  if (error instanceof PortTaken) return `${error.message}. Name another one: PORT=${port + 1} npm start`;
  if (error instanceof DatabaseTooNew) return error.message;
  if (error instanceof DataTaken)
    return `${error.message}. Perhaps it runs already; a second one needs another folder (DATA_DIR=… npm start), or both need a PostgreSQL (DATABASE_URL)`;
  if (dataDir === undefined || !(error instanceof Error && (error instanceof StoreUnavailable || 'code' in error)))
    return undefined;
  return `the folder ${dataDir} cannot be used for data (${error.message}). Name another one: DATA_DIR=… npm start`;
}

/** Builds the app where that is needed; vite cannot be part of this program, so it runs beside it. */
function builtApp(): Promise<string> {
  const root = rootFolder(dirname(fileURLToPath(import.meta.url)));
  const args = ['--import', 'tsx', join(root, 'packages/web/build/main.ts')];
  return new Promise((resolve, reject) => {
    const child = execFile(process.execPath, args, { cwd: root }, (error, stdout) =>
      error === null ? resolve(stdout.trim()) : reject(new Failure('the app could not be built, see above')),
    );
    child.stderr?.pipe(process.stderr);
  });
}

/** The repository that this program belongs to, whether it runs from source or as a bundle in dist. */
function rootFolder(folder: string): string {
  if (existsSync(join(folder, 'package-lock.json'))) return folder;
  const above = dirname(folder);
  if (above === folder) throw new Failure('the app is served from a clone of its repository');
  return rootFolder(above);
}
