/** A server under bad input, while two people play a game on it who must not notice. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeRng, type Rng, randomBelow, smallSeed } from '@blackpoker/engine';
import { type Postgres, startPostgres } from '../../../scripts/postgres.mjs';
import { fuzzedRequest } from './fuzzAnswer.ts';
import { Attacker } from './fuzzAttacker.ts';
import { fuzzRequest } from './fuzzRequests.ts';
import { WITHOUT_A_WORD } from './fuzzSocket.ts';
import { type Guest, newGame, newGuest } from './guests.ts';
import { NO_FAULTS, SeatClient } from './seatClient.ts';
import { TrialNode } from './trialNode.ts';

export interface FuzzOptions {
  /** Frames and requests together. */
  readonly frames: number;
  readonly seed: number;
  readonly database: 'sqlite' | 'postgres';
  readonly say: (line: string) => void;
}

const AT_A_TIME = 24;
/** One in so many is a request. */
const REQUEST_EVERY = 4;
/** Frames of one person: a person may say 120 at once. */
const FRAMES_EACH = 90;
const REGULATION = '8.0/lite/entry20';
/** A seat's pace: five messages a second are allowed. */
const PACE_MS = 250;
const PATIENCE_MS = 180_000;

export class Fuzz {
  readonly wrong: string[] = [];
  readonly counts = new Map<string, Map<string, number>>();
  /** Games of those who must not notice, from beginning to end. */
  innocentGames = 0;
  /** How often their sockets broke without a word: where the machine is too busy for a sign of life in 25 seconds. */
  interruptions = 0;
  /** Sockets that the server closed by itself, by why. */
  private cut: readonly string[] = [];
  private readonly options: FuzzOptions;
  private readonly folder = mkdtempSync(join(tmpdir(), 'blackpoker-fuzz-'));
  private node: TrialNode | undefined;
  private postgres: Postgres | undefined;
  private people = 0;
  private left: number;
  private foreign = '';
  private isDone = false;

  constructor(options: FuzzOptions) {
    this.options = options;
    this.left = options.frames;
  }

  /** Resolves when all was sent and the game beside it has ended. */
  async run(): Promise<void> {
    if (this.options.database === 'postgres') this.postgres = await startPostgres();
    const place = this.postgres === undefined ? { DATA_DIR: this.folder } : { DATABASE_URL: this.postgres.url };
    const node = await TrialNode.start(place);
    this.node = node;
    const { pid } = node;
    try {
      const guests = await this.innocentGuests();
      const innocents = this.playOn(guests);
      await Promise.all(
        Array.from({ length: AT_A_TIME }, (_, i) => this.attack(makeRng(smallSeed(this.options.seed + i)))),
      );
      this.isDone = true;
      await inTime(innocents, PATIENCE_MS).catch(() =>
        this.wrong.push('the game of the others did not go on to its end'),
      );
      if (node.pid !== pid || node.starts !== 1) this.wrong.push('the process died');
      else await this.checkMetrics(node);
    } finally {
      this.isDone = true;
      await node.end();
      await this.postgres?.stop();
      rmSync(this.folder, { recursive: true, force: true });
    }
  }

  private readonly url = (): string => this.node?.url ?? '';

  // those who must not notice

  private async innocentGuests(): Promise<readonly [Guest, Guest]> {
    const guests = [await newGuest(this.url, 'innocent 1'), await newGuest(this.url, 'innocent 2')] as const;
    this.foreign = await newGame(this.url, guests, REGULATION);
    return guests;
  }

  /** Game after game, until all bad input was sent. */
  private async playOn(guests: readonly [Guest, Guest]): Promise<void> {
    do {
      const seats = guests.map(({ cookie }, i) => this.innocent(cookie, i));
      await Promise.all(seats.map(({ over }) => over));
      for (const seat of seats) seat.close();
      this.innocentGames++;
      if (!this.isDone) this.foreign = await newGame(this.url, guests, REGULATION);
    } while (!this.isDone);
  }

  private innocent(cookie: string, seed: number): SeatClient {
    const game = this.foreign;
    return new SeatClient({
      ...{ url: this.url, cookie, game, rng: makeRng(smallSeed(seed + 100)), faults: NO_FAULTS, paceMs: PACE_MS },
      onAck: () => {},
      onServed: () => {},
      onWrong: (what) => this.wrong.push(`the others were refused: ${what}`),
      onClosed: (code) => {
        this.interruptions++;
        if (code !== WITHOUT_A_WORD) this.wrong.push(`the others were cut off: ${code}`);
      },
    });
  }

  // those who attack

  private async attack(rng: Rng): Promise<void> {
    while (this.left > 0) {
      const [one, two] = [await this.guest(), await this.guest()];
      const own = await newGame(this.url, [one, two], REGULATION);
      const attacker = new Attacker({ url: this.url(), cookie: one.cookie, own, foreign: () => this.foreign, rng });
      for (let i = 0; i < FRAMES_EACH && this.left > 0; i++) await this.once(attacker, rng, one, own);
      attacker.leave();
    }
  }

  private guest(): Promise<Guest> {
    return newGuest(this.url, `fuzz ${this.people++}`);
  }

  private async once(attacker: Attacker, rng: Rng, { cookie }: Guest, own: string): Promise<void> {
    if (--this.left % 5000 === 0) this.options.say(`${this.left} to go, ${this.wrong.length} wrong`);
    if (randomBelow(rng, REQUEST_EVERY) > 0) return this.note(await attacker.attack());
    const url = new URL(this.url());
    const asked = fuzzRequest(rng, { host: url.host, cookie, own, foreign: this.foreign });
    this.note(await fuzzedRequest(url, asked));
  }

  private note({ kind, outcome, wrong }: Fuzzed): void {
    const outcomes = this.counts.get(kind) ?? new Map<string, number>();
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    this.counts.set(kind, outcomes);
    if (wrong !== undefined) this.wrong.push(`${kind}: ${wrong}`);
  }

  private async checkMetrics(node: TrialNode): Promise<void> {
    const metrics = await node.metrics();
    const incidents = metrics.get('blackpoker_incidents_total') ?? 0;
    if (incidents > 0) this.wrong.push(`${incidents} incidents`);
    const failed = [...metrics.keys()].filter((name) => /^blackpoker_requests_total.*status="5/.test(name));
    if (failed.length > 0) this.wrong.push(`answers: ${failed.join(', ')}`);
    this.cut = [...metrics].flatMap(([name, times]) => cutOf(name, times));
  }

  /** How many came to what, by kind. */
  get report(): string {
    const rows = [...this.counts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([kind, outcomes]) => rowOf(kind, outcomes));
    const sent = [...this.counts.values()].reduce((sum, outcomes) => sum + totalOf(outcomes), 0);
    return [
      ...rows,
      `sockets that the server closed: ${this.cut.join(', ')}`,
      `${sent} sent; beside them ${this.innocentGames} games went on to their end, with ${this.interruptions} interruptions`,
      ...this.wrong.slice(0, 20).map((line) => `WRONG ${line}`),
      this.wrong.length === 0 ? 'nothing broke, and nobody else noticed' : `${this.wrong.length} wrong`,
    ].join('\n');
  }
}

/** What came of one of them. */
export interface Fuzzed {
  readonly kind: string;
  readonly outcome: string;
  readonly wrong?: string | undefined;
}

function cutOf(name: string, times: number): string[] {
  const why = /^blackpoker_connections_cut_total\{why="(\w+)"\}/.exec(name)?.[1];
  return why === undefined ? [] : [`${why} ${times}`];
}

const totalOf = (outcomes: ReadonlyMap<string, number>): number => [...outcomes.values()].reduce((a, b) => a + b, 0);

function rowOf(kind: string, outcomes: ReadonlyMap<string, number>): string {
  const parts = [...outcomes].sort(([, a], [, b]) => b - a).map(([outcome, times]) => `${outcome} ${times}`);
  return `${kind} (${totalOf(outcomes)}): ${parts.join(', ')}`;
}

function inTime<T>(promise: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('too late')), ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
