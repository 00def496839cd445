/** Keeps a server running: it works in a process of its own, which is started again when it dies. */
import { type ChildProcess, spawn } from 'node:child_process';
import process from 'node:process';

/** What the process of the server tells the one that started it. */
export type ServerNews =
  | { readonly type: 'ready'; readonly port: number; readonly addresses: readonly string[] }
  /** It would fail the next time, too: nothing is to be tried again. */
  | { readonly type: 'hopeless'; readonly message: string }
  | { readonly type: 'failed'; readonly message: string };

export interface Supervised {
  /** The arguments of node. `port`: the one that it had before. */
  readonly args: (port: number | undefined) => readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The first time that it serves, and again each time that it is back. */
  readonly onReady: (news: Extract<ServerNews, { type: 'ready' }>, again: boolean) => void;
  readonly onDeath: (why: string, waitMs: number) => void;
}

/** The server cannot be started as it is set up. */
export class Hopeless extends Error {}

const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 5000;
/** Who has lived so long died of something new. */
const HEALTHY_MS = 10_000;
/** How long it may take to stop in good order. */
const PATIENCE_MS = 12_000;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Resolves once it was told to stop and has done so; rejects with Hopeless. */
export async function supervise(supervised: Supervised): Promise<void> {
  const supervisor = new Supervisor(supervised);
  const stop = (): void => supervisor.stop();
  for (const signal of SIGNALS) process.on(signal, stop);
  try {
    await supervisor.run();
  } finally {
    for (const signal of SIGNALS) process.off(signal, stop);
  }
}

class Supervisor {
  private readonly supervised: Supervised;
  private child: ChildProcess | undefined;
  private port: number | undefined;
  private wait = FIRST_WAIT_MS;
  private stopping = false;
  private endPause: () => void = () => {};

  constructor(supervised: Supervised) {
    this.supervised = supervised;
  }

  /** The second time, without patience. */
  stop(): void {
    this.child?.kill(this.stopping ? 'SIGKILL' : 'SIGTERM');
    this.stopping = true;
    this.endPause();
    const { child } = this;
    setTimeout(() => child?.kill('SIGKILL'), PATIENCE_MS).unref();
  }

  async run(): Promise<void> {
    while (!this.stopping) {
      const begun = performance.now();
      const why = await this.life();
      if (this.stopping) return;
      if (performance.now() - begun > HEALTHY_MS) this.wait = FIRST_WAIT_MS;
      this.supervised.onDeath(why, this.wait);
      await this.pause(this.wait);
      this.wait = Math.min(LONGEST_WAIT_MS, this.wait * 2);
    }
  }

  private pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** From its start to its death. Resolves with why it died. */
  private life(): Promise<string> {
    const { args, env } = this.supervised;
    const stdio = ['ignore', 'inherit', 'inherit', 'ipc'] as const;
    const child = spawn(process.execPath, [...args(this.port)], { env: { ...env }, stdio: [...stdio] });
    this.child = child;
    return new Promise((resolve, reject) => {
      let last: ServerNews | undefined;
      child.on('message', (news: ServerNews) => {
        last = news;
        if (news.type === 'ready') this.ready(news);
      });
      child.on('error', reject);
      child.on('exit', (code, signal) => {
        if (last?.type === 'hopeless' && this.port === undefined) reject(new Hopeless(last.message));
        else resolve(whyOf(last, code, signal));
      });
    });
  }

  private ready(news: Extract<ServerNews, { type: 'ready' }>): void {
    const again = this.port !== undefined;
    this.port = news.port;
    this.supervised.onReady(news, again);
  }
}

function whyOf(last: ServerNews | undefined, code: number | null, signal: string | null): string {
  if (last !== undefined && last.type !== 'ready') return last.message;
  return signal === null ? `it ended with exit code ${code}` : `it was killed with ${signal}`;
}
