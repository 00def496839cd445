/** Games between programs over real sockets while everything that can fail does; then every log is read and played again. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeRng, type Rng, randomBelow, SEAT_NAMES, smallSeed } from '@blackpoker/engine';
import { type Postgres, startPostgres } from '../../../scripts/postgres.mjs';
import { openStore } from '../src/store/openStore.ts';
import { type Guest, newGame, newGuest } from './guests.ts';
import { Ledger } from './ledger.ts';
import { SeatClient } from './seatClient.ts';
import { TrialNode } from './trialNode.ts';

export interface ChaosOptions {
  readonly seconds: number;
  readonly games: number;
  readonly database: 'sqlite' | 'postgres';
  readonly seed: number;
  readonly say: (line: string) => void;
}

const REGULATIONS = ['8.0/lite/entry20', '8.0/lite/full', '8.0/master/full', '7.0/standard/full', '6.1/lite/regular'];
const FAULTS = { duplicate: 10, delay: 20, cut: 1 };
const FAIL_POINTS = ['beforeCommit', 'afterCommit', 'beforeAck'] as const;
/** So long nothing may be acknowledged while nothing is disturbed. */
const PATIENCE_MS = 60_000;
/** The machine may be slow: the time counts from the first acknowledgement, and faults wait for some between them. */
const START_MS = 120_000;
const BETWEEN = 20;
const BETWEEN_MS = 8000;
/** An answer may be lost, and the game that was made with it: a person may have three that wait. */
const TRIES = 10;

export class Chaos {
  readonly ledger = new Ledger();
  readonly faults: Record<string, number> = {};
  private readonly options: ChaosOptions;
  private readonly rng: Rng;
  private readonly folder = mkdtempSync(join(tmpdir(), 'blackpoker-chaos-'));
  private readonly clients = new Set<SeatClient>();
  private nodes: TrialNode[] = [];
  private postgres: Postgres | undefined;
  private people = 0;
  private deadline = 0;

  constructor(options: ChaosOptions) {
    this.options = options;
    this.rng = makeRng(smallSeed(options.seed));
  }

  /** Resolves when all games have ended and all logs were checked. */
  async run(): Promise<void> {
    try {
      await this.begin();
      this.deadline = performance.now() + START_MS;
      const fail = (error: unknown): void => void this.ledger.wrong.push(String(error));
      const tables = Array.from({ length: this.options.games }, () => this.playOn().catch(fail));
      await this.progress(1, START_MS);
      this.deadline = performance.now() + this.options.seconds * 1000;
      await this.disturb();
      await this.untilOver(Promise.all(tables));
      await this.check();
    } finally {
      await this.end();
    }
  }

  private get place(): { databaseUrl: string } | { dataDir: string } {
    return this.postgres === undefined ? { dataDir: this.folder } : { databaseUrl: this.postgres.url };
  }

  private async begin(): Promise<void> {
    if (this.options.database === 'postgres') this.postgres = await startPostgres();
    const { url } = this.postgres ?? {};
    const env = (i: number): Record<string, string> =>
      url === undefined ? { DATA_DIR: this.folder } : { DATABASE_URL: url, NODE_ID: `node${i}` };
    const count = url === undefined ? 1 : 2;
    this.nodes = await Promise.all(Array.from({ length: count }, (_, i) => TrialNode.start(env(i))));
  }

  private readonly anyUrl = (): string => this.anyNode().url;

  private anyNode(): TrialNode {
    const node = this.nodes[randomBelow(this.rng, this.nodes.length)];
    if (node === undefined) throw new Error('bug: there is no node');
    return node;
  }

  /** Until so many more commands were acknowledged. False: not in that time. */
  private async progress(more: number, ms: number): Promise<boolean> {
    const { counts } = this.ledger;
    const wanted = counts.acknowledged + more;
    const deadline = performance.now() + ms;
    while (counts.acknowledged < wanted && performance.now() < deadline) await pause(50);
    return counts.acknowledged >= wanted;
  }

  /** As long as it goes on. */
  private async untilOver(tables: Promise<unknown>): Promise<void> {
    let isOver = false;
    const over = tables.then(() => {
      isOver = true;
      return true;
    });
    while (!isOver) {
      if (await Promise.race([over, this.progress(1, PATIENCE_MS)])) continue;
      this.ledger.wrong.push('games did not go on to their end', ...[...this.clients].map(({ standing }) => standing));
      return;
    }
  }

  // the games

  /** One table: game after game until the time is over. */
  private async playOn(): Promise<void> {
    while (performance.now() < this.deadline) {
      const { game, guests } = await this.newTable();
      const seats = guests.map(({ cookie }) => this.sitDown(game, cookie));
      await Promise.all(seats.map(({ over }) => over));
      for (const seat of seats) this.clients.delete(seat);
      for (const seat of seats) seat.close();
    }
  }

  private async newTable(): Promise<{ game: string; guests: readonly [Guest, Guest] }> {
    for (let tries = 1; ; tries++) {
      const guests = [await this.guest(), await this.guest()] as const;
      const regulation = REGULATIONS[randomBelow(this.rng, REGULATIONS.length)] ?? '';
      try {
        return { game: await newGame(this.anyUrl, guests, regulation), guests };
      } catch (error) {
        if (tries === TRIES) throw error;
      }
    }
  }

  private guest(): ReturnType<typeof newGuest> {
    return newGuest(this.anyUrl, `chaos ${this.people++}`);
  }

  private sitDown(game: string, cookie: string): SeatClient {
    let seat = 0;
    const client = new SeatClient({
      url: this.anyUrl,
      cookie,
      game,
      rng: makeRng(smallSeed(this.rng())),
      faults: FAULTS,
      onAck: (cmd, seq, isDuplicate) => this.ledger.ack(game, `${SEAT_NAMES[seat]}:${cmd}`, seq, isDuplicate),
      onServed: ({ seq, update }) => {
        seat = update.viewer;
        this.ledger.serve(game, seq, update.viewer, update.view);
      },
      onWrong: (what) => this.ledger.wrong.push(`${game}: ${what}`),
    });
    this.clients.add(client);
    return client;
  }

  // the faults

  private async disturb(): Promise<void> {
    while (performance.now() < this.deadline) {
      await Promise.race(this.nodes.map(({ serving }) => serving));
      await this.progress(BETWEEN, BETWEEN_MS);
      await pause(randomBelow(this.rng, 2000));
      await this.fault();
      this.options.say(
        `${Math.max(0, Math.round((this.deadline - performance.now()) / 1000))} s left · ` +
          `${this.ledger.counts.acknowledged} commands acknowledged · ${JSON.stringify(this.faults)}`,
      );
    }
    for (const node of this.nodes) node.goOn();
  }

  private async fault(): Promise<void> {
    const faults = [this.killNode, this.dieAtPoint, this.terminateNode, this.stallNode, this.cutSockets];
    if (this.postgres !== undefined) faults.push(this.restartDatabase);
    await faults[randomBelow(this.rng, faults.length)]?.call(this);
  }

  private count(fault: string): void {
    this.faults[fault] = (this.faults[fault] ?? 0) + 1;
  }

  private async killNode(): Promise<void> {
    this.count('killed');
    this.anyNode().kill();
  }

  private async dieAtPoint(): Promise<void> {
    const dieAt = FAIL_POINTS[randomBelow(this.rng, FAIL_POINTS.length)] ?? 'beforeAck';
    this.count(`died ${dieAt}`);
    void this.anyNode().order({ dieAt });
  }

  private async terminateNode(): Promise<void> {
    this.count('terminated');
    this.anyNode().terminate();
  }

  private async stallNode(): Promise<void> {
    this.count('stalled');
    const node = this.anyNode();
    node.stall();
    await pause(1000 + randomBelow(this.rng, 5000));
    node.goOn();
  }

  private async cutSockets(): Promise<void> {
    this.count('sockets cut');
    for (const client of this.clients) if (randomBelow(this.rng, 2) === 0) client.cut();
  }

  private async restartDatabase(): Promise<void> {
    this.count('database restarted');
    await this.postgres?.restart('immediate');
  }

  // the end

  private async check(): Promise<void> {
    for (const client of this.clients) client.close();
    await Promise.all(this.nodes.map((node) => node.end()));
    const store = await openStore(this.place);
    await this.ledger.check(store).finally(() => store.close());
  }

  private async end(): Promise<void> {
    for (const client of this.clients) client.close();
    await Promise.all(this.nodes.map((node) => node.end()));
    await this.postgres?.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }

  get report(): string {
    const { games, events, acknowledged, duplicates, served } = this.ledger.counts;
    const starts = this.nodes.reduce((sum, node) => sum + node.starts, 0);
    const faults = Object.entries(this.faults).map(([name, times]) => `${name} ${times}`);
    return [
      `${this.options.database}: ${games} games, ${events} events, ${acknowledged} commands acknowledged (${duplicates} once more), ${served} views served`,
      `faults: ${faults.join(', ')}; ${starts} starts of ${this.nodes.length} node(s)`,
      ...this.ledger.wrong.slice(0, 20).map((line) => `WRONG ${line}`),
      this.ledger.wrong.length === 0 ? 'nothing was lost, doubled or changed' : `${this.ledger.wrong.length} wrong`,
    ].join('\n');
  }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
