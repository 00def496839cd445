/**
 * `npm run -s load [-- --seconds N --database sqlite|postgres --only 1000|2000|idle]`: how long committed commands take with many connections, beside a
 * bare `ws` echo with as many in the same run; what they cost the server in CPU; and what an idle connection costs in memory.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { bundle } from '../../../scripts/bundle.mjs';
import { startPostgres } from '../../../scripts/postgres.mjs';
import { FrameSocket } from './frameSocket.ts';
import { newGame, newGuest } from './guests.ts';
import { Latency, paced } from './latency.ts';
import { LoadTable } from './loadClient.ts';
import { cpuSecondsOf, TrialNode } from './trialNode.ts';

const REGULATION = '8.0/master/full';
const IDLE = 5000;
const AT_A_TIME = 20;
/** Commands; what runs often is compiled by then. */
const WARM_UP = 80_000;
const KB = 1024;

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '15' },
    database: { type: 'string', default: 'sqlite' },
    only: { type: 'string' },
  },
});
const seconds = Number(values.seconds);
const say = (line: string): void => void process.stderr.write(`${line}\n`);
const tell = (line: string): void => void process.stdout.write(`${line}\n`);

/** In bunches, so that nobody waits in the kernel's queue. */
async function inBunches<T>(n: number, make: (i: number) => Promise<T>): Promise<T[]> {
  const made: T[] = [];
  while (made.length < n) {
    const bunch = Array.from({ length: Math.min(AT_A_TIME, n - made.length) }, (_, i) => make(made.length + i));
    made.push(...(await Promise.all(bunch)));
  }
  return made;
}

const figures = (latency: Latency): string =>
  `p50 ${latency.quantile(0.5).toFixed(2)} ms, p99 ${latency.quantile(0.99).toFixed(1)} ms`;

/** What a server that only echoes takes with as many connections. */
async function echoed(n: number): Promise<string> {
  const child = spawn(process.execPath, [await bundle('packages/server/trials/echoServer.ts')]);
  try {
    const port = await new Promise<string>((resolve) =>
      child.stdout.once('data', (data) => resolve(String(data).trim())),
    );
    return await echoTrial(`http://127.0.0.1:${port}`, n, () => cpuSecondsOf(child.pid));
  } finally {
    await ended(child);
  }
}

const cpuOfEach = (cpuSeconds: number, { count }: Latency): string => `${((cpuSeconds / count) * 1e6).toFixed(0)} µs`;

async function echoTrial(url: string, n: number, cpuSeconds: () => number): Promise<string> {
  const latency = new Latency();
  const sockets = await inBunches(n, () => FrameSocket.connect(url, ''));
  const sent = new Map<FrameSocket, number>();
  for (const socket of sockets)
    socket.onText = () => latency.add(performance.now() - (sent.get(socket) ?? performance.now()));
  const text = JSON.stringify({ type: 'play', padding: 'x'.repeat(80) });
  const before = cpuSeconds();
  await paced(n, n, seconds, (i) => {
    const socket = sockets[i];
    if (socket === undefined) return;
    sent.set(socket, performance.now());
    socket.send(text);
  });
  const cpu = cpuOfEach(cpuSeconds() - before, latency);
  for (const socket of sockets) socket.terminate();
  return `${figures(latency)}; ${cpu} of CPU each`;
}

function ended(child: ChildProcess): Promise<void> {
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill();
  return gone;
}

async function commanded(node: TrialNode, n: number): Promise<void> {
  const url = (): string => node.url;
  const latency = new Latency();
  say(`${n} connections: guests and games`);
  const sockets = await inBunches(n, async (i) => {
    const guest = await newGuest(url, `load ${n} ${i}`);
    return { guest, socket: await FrameSocket.connect(node.url, guest.cookie) };
  });
  const tables = await inBunches(n / 2, async (i) => {
    const [a, b] = [sockets[2 * i], sockets[2 * i + 1]];
    if (a === undefined || b === undefined) throw new Error('bug: no such guests');
    const game = await newGame(url, [a.guest, b.guest], REGULATION);
    return new LoadTable(game, [a.socket, b.socket], latency, i);
  });
  let late = 0;
  const play = (i: number): void => {
    if (tables[i]?.play() === false) late++;
  };
  const warmUp = WARM_UP / n;
  say(`${n} commands a second: ${warmUp} s to get warm, then ${seconds} s`);
  await paced(tables.length, n, warmUp, play);
  await new Promise((resolve) => setTimeout(resolve, 2000));
  latency.clear();
  late = 0;
  const before = node.cpuSeconds();
  await paced(tables.length, n, seconds, play);
  await new Promise((resolve) => setTimeout(resolve, 500));
  const cpu = cpuOfEach(node.cpuSeconds() - before, latency);
  const refused = tables.reduce((sum, table) => sum + table.refused, 0);
  const over = tables.filter(({ isOver }) => isOver).length;
  tell(
    `  ${n} connections, ${(latency.count / seconds).toFixed(0)} committed commands a second: ${figures(latency)}; ` +
      `${cpu} of CPU each; ${refused} refused, ${late} not yet asked, ${over} games over`,
  );
  for (const { socket } of sockets) socket.terminate();
}

async function idle(node: TrialNode): Promise<void> {
  const guest = await newGuest(() => node.url, 'load idle');
  const before = node.memory();
  const sockets = await inBunches(IDLE, () => FrameSocket.connect(node.url, guest.cookie));
  await new Promise((resolve) => setTimeout(resolve, 3000));
  const each = (node.memory() - before) / IDLE / KB;
  tell(`  ${IDLE} idle connections: ${each.toFixed(1)} kB each`);
  for (const socket of sockets) socket.terminate();
}

/** On a server that has done nothing before. */
async function onNode(measure: (node: TrialNode) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'blackpoker-load-'));
  const postgres = values.database === 'postgres' ? await startPostgres() : undefined;
  const node = await TrialNode.start(postgres === undefined ? { DATA_DIR: folder } : { DATABASE_URL: postgres.url });
  try {
    await measure(node);
  } finally {
    await node.end();
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function trial(): Promise<void> {
  const isWanted = (name: string): boolean => values.only === undefined || values.only === name;
  tell(`${values.database}, ${process.version}`);
  for (const n of [1000, 2000].filter((each) => isWanted(String(each)))) {
    tell(`  ${n} connections, bare ws echo: ${await echoed(n)}`);
    await onNode((node) => commanded(node, n));
  }
  if (isWanted('idle')) await onNode(idle);
}

await trial();
process.exit();
