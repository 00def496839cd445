/** A node as a process of its own, which comes back on the same port whenever it dies. */
import { type ChildProcess, fork } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import process from 'node:process';
import { bundle } from '../../../scripts/bundle.mjs';
import { SERVER_FLAGS } from '../src/ops/nodeFlags.ts';
import type { NodeOrder } from './node.ts';

const BACK_AFTER_MS = 100;
const START_MS = 60_000;
/** Trials come from one address. */
const NO_LIMITS = Object.fromEntries(
  ['CONNECTIONS', 'MESSAGES', 'REQUESTS', 'GAMES', 'PEOPLE', 'LOGINS'].map((name) => [`LIMIT_${name}`, '1000000000']),
);

export class TrialNode {
  private static program: Promise<string> | undefined;
  readonly port: number;
  private readonly program: string;
  private readonly env: Readonly<Record<string, string>>;
  private child: ChildProcess | undefined;
  private isEnded = false;
  /** How often it has been started. */
  starts = 0;
  /** Resolves once it serves; anew with each start. */
  serving: Promise<void> = Promise.resolve();

  private constructor(program: string, port: number, env: Readonly<Record<string, string>>) {
    this.program = program;
    this.port = port;
    this.env = env;
  }

  /** Resolves once it serves. `env`: where its data are, and the like. */
  static async start(env: Readonly<Record<string, string>>): Promise<TrialNode> {
    TrialNode.program ??= bundle('packages/server/trials/node.ts');
    const node = new TrialNode(await TrialNode.program, await freePort(), env);
    node.run();
    await node.serving;
    return node;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get pid(): number {
    return this.child?.pid ?? 0;
  }

  private run(): void {
    this.starts++;
    const env = { ...process.env, LOG_LEVEL: 'error', ...NO_LIMITS, ...this.env, PORT: String(this.port) };
    const child = fork(this.program, [], {
      env: { ...env, NODE_ID: this.env.NODE_ID ?? `trial:${this.port}` },
      execArgv: ['--enable-source-maps', '--max-inlined-bytecode-size-cumulative=3000', ...SERVER_FLAGS],
    });
    this.child = child;
    child.on('exit', () => {
      if (!this.isEnded) setTimeout(() => this.isEnded || this.run(), BACK_AFTER_MS);
    });
    this.serving = new Promise((resolve) => {
      const timer = setTimeout(resolve, START_MS);
      const done = (): void => {
        clearTimeout(timer);
        resolve();
      };
      child.once('message', done);
      child.once('exit', done);
    });
  }

  kill(): void {
    this.child?.kill('SIGKILL');
  }

  /** As a deploy does it. */
  terminate(): void {
    this.child?.kill('SIGTERM');
  }

  stall(): void {
    this.child?.kill('SIGSTOP');
  }

  goOn(): void {
    this.child?.kill('SIGCONT');
  }

  /** Resolves once it has heard it, or is dead. */
  async order(order: NodeOrder): Promise<void> {
    const { child } = this;
    if (child?.connected !== true) return;
    const heard = new Promise<void>((resolve) => {
      child.once('message', () => resolve());
      child.once('exit', () => resolve());
    });
    child.send(order, () => {});
    await heard;
  }

  /** Seconds of CPU that the process has used. */
  cpuSeconds(): number {
    return cpuSecondsOf(this.pid);
  }

  /** Bytes of memory that the process holds. */
  memory(): number {
    const pages = readFileSync(`/proc/${this.pid}/statm`, 'utf8').split(' ')[1];
    return Number(pages) * 4096;
  }

  /** Files and sockets that the process has open. */
  openFiles(): number {
    return readdirSync(`/proc/${this.pid}/fd`).length;
  }

  /** What it counts, by name and labels. */
  async metrics(): Promise<Map<string, number>> {
    const text = await (await fetch(`${this.url}/metrics`)).text();
    const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    return new Map(
      lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]),
    );
  }

  /** For good. */
  async end(): Promise<void> {
    this.isEnded = true;
    const { child } = this;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGCONT');
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), 5000);
    await gone;
    clearTimeout(timer);
  }
}

export function cpuSecondsOf(pid: number | undefined): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
