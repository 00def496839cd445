/** Games over sockets for a long time, people coming and going: does anything grow that should not? */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeRng, smallSeed } from '@blackpoker/engine';
import { newGame, newGuest } from './guests.ts';
import { NO_FAULTS, SeatClient } from './seatClient.ts';
import { TrialNode } from './trialNode.ts';

export interface SoakOptions {
  readonly seconds: number;
  /** Games at a time. */
  readonly tables: number;
  readonly say: (line: string) => void;
}

/** What the process held at a moment. */
export interface SoakSample {
  readonly minute: number;
  /** What the system has given to the process, and what of it is in use by objects. */
  readonly megabytes: number;
  readonly heap: number;
  readonly files: number;
  readonly rooms: number;
  readonly connections: number;
}

const REGULATIONS = ['8.0/lite/entry20', '8.0/lite/full', '7.0/standard/full'];
/** A seat's pace: five messages a second are allowed. */
const PACE_MS = 250;
const SAMPLE_MS = 10_000;
/** After the last game: rooms are let go with the next beat, sockets at once. */
const LET_GO_MS = 60_000;
/** A game that has begun may take so long to its end. */
const PATIENCE_MS = 600_000;
const MEGABYTE = 1024 * 1024;

export class Soak {
  readonly wrong: string[] = [];
  readonly samples: SoakSample[] = [];
  games = 0;
  private readonly options: SoakOptions;
  private readonly folder = mkdtempSync(join(tmpdir(), 'blackpoker-soak-'));
  private node: TrialNode | undefined;
  private began = 0;
  private seed = 0;
  private isOver = false;

  constructor(options: SoakOptions) {
    this.options = options;
  }

  /** Resolves when all games have ended and the server had time to forget them. */
  async run(): Promise<void> {
    const node = await TrialNode.start({ DATA_DIR: this.folder });
    this.node = node;
    try {
      await this.soak(node);
      if (node.starts !== 1) this.wrong.push('the process died');
    } finally {
      this.isOver = true;
      await node.end();
      rmSync(this.folder, { recursive: true, force: true });
    }
  }

  private async soak(node: TrialNode): Promise<void> {
    this.began = performance.now();
    await this.sample(node);
    const fail = (error: unknown): void => void this.wrong.push(String(error));
    const tables = Array.from({ length: this.options.tables }, (_, i) => this.table(i).catch(fail));
    const watching = this.watch(node);
    await Promise.all(tables);
    this.isOver = true;
    await watching;
    await this.letGo(node);
  }

  private readonly url = (): string => this.node?.url ?? '';

  private get isTimeUp(): boolean {
    return performance.now() - this.began > this.options.seconds * 1000;
  }

  // the games

  /** Game after game, each between two new people and watched by a third. */
  private async table(index: number): Promise<void> {
    for (let i = 0; !this.isTimeUp; i++) {
      const name = `soak ${index} ${i}`;
      const people = [await newGuest(this.url, `${name}a`), await newGuest(this.url, `${name}b`)] as const;
      const watcher = await newGuest(this.url, `${name}c`);
      const game = await newGame(this.url, people, REGULATIONS[i % REGULATIONS.length] ?? '');
      const clients = [...people, watcher].map(({ cookie }) => this.client(game, cookie));
      await inTime(Promise.all(clients.map(({ over }) => over)), PATIENCE_MS).finally(() => {
        for (const client of clients) client.close();
      });
      this.games++;
    }
  }

  private client(game: string, cookie: string): SeatClient {
    return new SeatClient({
      ...{ url: this.url, cookie, game, rng: makeRng(smallSeed(this.seed++)), faults: NO_FAULTS, paceMs: PACE_MS },
      onAck: () => {},
      onServed: () => {},
      onWrong: (what) => this.wrong.push(what),
      onClosed: (code) => this.wrong.push(`a socket was closed: ${code}`),
    });
  }

  // what is held

  private async watch(node: TrialNode): Promise<void> {
    while (!this.isOver) {
      await pause(Math.min(SAMPLE_MS, this.options.seconds * 200));
      const { minute, megabytes, files, rooms } = await this.sample(node);
      this.options.say(
        `${minute.toFixed(1)} min: ${megabytes.toFixed(1)} MB, ${files} files, ${rooms} rooms, ${this.games} games over`,
      );
    }
  }

  private async sample(node: TrialNode): Promise<SoakSample> {
    const metrics = await node.metrics();
    const sample: SoakSample = {
      minute: (performance.now() - this.began) / 60_000,
      megabytes: node.memory() / MEGABYTE,
      heap: (metrics.get('nodejs_heap_size_used_bytes') ?? Number.NaN) / MEGABYTE,
      files: node.openFiles(),
      rooms: metrics.get('blackpoker_rooms') ?? Number.NaN,
      connections: metrics.get('blackpoker_connections') ?? Number.NaN,
    };
    this.samples.push(sample);
    return sample;
  }

  private async letGo(node: TrialNode): Promise<void> {
    const deadline = performance.now() + LET_GO_MS;
    const most = (this.samples[0]?.files ?? 0) + 2;
    let last = await this.sample(node);
    while ((last.rooms > 0 || last.connections > 0 || last.files > most) && performance.now() < deadline) {
      await pause(1000);
      last = await this.sample(node);
    }
    if (last.rooms > 0) this.wrong.push(`${last.rooms} rooms of games that are over are kept`);
    if (last.connections > 0) this.wrong.push(`${last.connections} sockets are left`);
    if (last.files > most) this.wrong.push(`${last.files} files are open, ${most - 2} at the start`);
  }

  /** Megabytes a minute by least squares; the first third is warming up. */
  get slope(): number {
    const last = this.samples.at(-1)?.minute ?? 0;
    const counted = this.samples.filter(({ minute }) => minute > last / 3);
    const [meanX, meanY] = [mean(counted.map(({ minute }) => minute)), mean(counted.map((each) => each.megabytes))];
    const top = counted.reduce((sum, { minute, megabytes }) => sum + (minute - meanX) * (megabytes - meanY), 0);
    return top / counted.reduce((sum, { minute }) => sum + (minute - meanX) ** 2, 0);
  }

  /** The least heap in use in each third of the time: garbage is collected when it pleases, so only the least tells. */
  private get heaps(): string {
    const end = (this.samples.at(-1)?.minute ?? 0) + 0.001;
    const thirds = [0, 1, 2].map((third) =>
      this.samples.filter(({ minute }) => Math.floor((3 * minute) / end) === third),
    );
    return thirds.map((samples) => Math.min(...samples.map(({ heap }) => heap)).toFixed(1)).join(', ');
  }

  get report(): string {
    const [first, last] = [this.samples[0], this.samples.at(-1)];
    const rooms = Math.max(...this.samples.map((each) => each.rooms));
    const held = (sample: SoakSample | undefined): string =>
      `${sample?.megabytes.toFixed(1)} MB, ${sample?.files} files, ${sample?.rooms} rooms`;
    return [
      `${last?.minute.toFixed(1)} minutes, ${this.games} games over, up to ${rooms} rooms at a time`,
      `at the start: ${held(first)}`,
      `at the end:   ${held(last)}`,
      `memory grows by ${this.slope.toFixed(2)} MB a minute after the first third`,
      `objects in use, the least of each third: ${this.heaps} MB`,
      ...this.wrong.slice(0, 20).map((line) => `WRONG ${line}`),
    ].join('\n');
  }
}

const mean = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0) / numbers.length;
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

function inTime<T>(promise: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('a game did not end in time')), ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
