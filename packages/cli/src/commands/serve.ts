/** blackpoker serve: the app in the browser. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { appServer, type Listening, listen, PortTaken, readSite } from '@blackpoker/server';
import { type Arguments, type Command, EXIT_OK, Failure, UsageError } from '../command.ts';
import type { Io } from '../io.ts';

const DEFAULT_PORT = 8080;
const LAST_PORT = 65535;

export const serve: Command = {
  name: 'serve',
  usage: '',
  summary: 'Serve the app: play in the browser, on this machine and on others of the same network.',
  details: [
    'It builds the app first where its sources have changed, and runs until it is told to stop (Ctrl-C). This is what npm start does.',
  ],
  options: {
    port: {
      value: 'N',
      help: `the port (default: PORT from the environment, or ${DEFAULT_PORT}; 0: any that is free)`,
    },
    app: { value: 'FOLDER', help: 'serve this folder in place of the app that is built here' },
  },
  run: serveApp,
};

async function serveApp(args: Arguments, io: Io): Promise<number> {
  args.refuseArguments();
  const port = portOf(args, io);
  const site = readSite(args.text('app') ?? (await builtApp()));
  const server = await listenOn(appServer(site), port);
  const [here = '', ...elsewhere] = server.addresses;
  io.out(`BlackPoker is at ${here}`);
  if (elsewhere.length > 0) io.out(`From other devices of your network: ${elsewhere.join('  ')}`);
  io.out('Ctrl-C stops it.');
  await untilStopped(server);
  return EXIT_OK;
}

function portOf(args: Arguments, io: Io): number {
  const asked = args.text('port') ?? (io.env.PORT || String(DEFAULT_PORT));
  const port = /^\d{1,5}$/.test(asked) ? Number(asked) : Number.NaN;
  if (!(port <= LAST_PORT)) throw new UsageError(`a port is a whole number up to ${LAST_PORT}, not "${asked}"`);
  return port;
}

async function listenOn(app: ReturnType<typeof appServer>, port: number): Promise<Listening> {
  try {
    return await listen(app, port);
  } catch (error) {
    if (!(error instanceof PortTaken)) throw error;
    throw new Failure(`${error.message}. Name another one: PORT=${port + 1} npm start`);
  }
}

function untilStopped(server: Listening): Promise<void> {
  return new Promise((resolve) => {
    const stop = () => void server.stop().then(resolve);
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
  });
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
