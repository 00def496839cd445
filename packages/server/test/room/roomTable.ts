/** Rooms on a real database, a clock that is set by hand, and seats that play by what they are told. */
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  apply,
  type Choice,
  countOptions,
  dealDecks,
  decision,
  isOver,
  makeRng,
  optionAt,
  type Rng,
  randomBelow,
  rulesetOf,
  type Seat,
  sample,
  seedText,
  smallSeed,
  type Viewer,
} from '@blackpoker/engine';
import { firstInSeries, type GameSetup, type GameUpdate, type SeatSetup, type Told } from '@blackpoker/host';
import type { ClockTerms, Command, RoomStatus, ServerMessage } from '@blackpoker/protocol';
import { type Bus, SILENT_BUS } from '../../src/cluster/bus.ts';
import type { GameRow } from '../../src/lobby/gameRow.ts';
import { rulesVersionOf } from '../../src/lobby/rulesVersion.ts';
import type { Bots } from '../../src/room/botThinking.ts';
import { Rooms, type RoomsDeps } from '../../src/room/rooms.ts';
import type { Log, Store } from '../../src/store/store.ts';
import { DATABASES, type DatabaseKind, freshStore } from '../store/databases.ts';
import { FakeClock, turns } from './fakeClock.ts';

const PERSON: SeatSetup = { kind: 'person' };

export interface GameOptions {
  readonly regulation?: string;
  readonly clock?: ClockTerms;
  readonly rated?: boolean;
  readonly seats?: readonly [SeatSetup, SeatSetup];
  readonly seed?: number;
  readonly setup?: GameSetup;
}

export const LIVE: ClockTerms = { kind: 'live', bank: 300, increment: 3, free: 3 };

/** Random choices, at once. */
export const RANDOM_BOTS: Bots = {
  choose: async (view) => {
    const s = sample(view, makeRng(smallSeed(3)));
    return optionAt(s, countOptions(s) - 1);
  },
  forget: () => {},
};

export class RoomTable {
  readonly store: Store;
  readonly clock = new FakeClock();
  readonly over: string[] = [];
  readonly errors: object[] = [];
  private readonly started: Rooms[] = [];

  /** Rows that are being written or read. */
  private waiting = 0;

  private constructor(store: Store) {
    this.store = { ...store, log: this.counted(store.log) };
    this.clock.settled = () => this.settled();
  }

  private counted({ append, read }: Log): Log {
    const count = async <T>(work: Promise<T>): Promise<T> => {
      this.waiting++;
      return await work.finally(() => this.waiting--);
    };
    return { append: (row) => count(append(row)), read: (game, after) => count(read(game, after)) };
  }

  /** Until the store has answered and everybody has been told. */
  async settled(): Promise<void> {
    for (let quiet = 0; quiet < 8; quiet++) {
      await (this.store.kind === 'sqlite' ? turns(1) : sleep(3));
      if (this.waiting > 0 || this.isAsked) quiet = -1;
    }
  }

  /** Is PostgreSQL at a query, or about to be? */
  private get isAsked(): boolean {
    const { pool } = this.store.postgres ?? {};
    return pool !== undefined && pool.totalCount - pool.idleCount + pool.waitingCount > 0;
  }

  static async open(kind: DatabaseKind = DATABASES[0]!): Promise<RoomTable> {
    return new RoomTable(await freshStore(kind));
  }

  /** A node. */
  async rooms(node = 'one', bus: Bus = SILENT_BUS, more: Partial<RoomsDeps> = {}): Promise<Rooms> {
    const rooms = new Rooms({
      ...{ store: this.store, bus, clock: this.clock, node, bots: RANDOM_BOTS },
      players: async () => [
        { name: 'Ann', kind: 'account' },
        { name: 'Bob', kind: 'account' },
      ],
      onOver: async (game) => void this.over.push(game),
      onRematch: async (game) => {
        await this.store.db.updateTable('games').set({ next_id: 'nextgame0000' }).where('id', '=', game).execute();
        return 'nextgame0000';
      },
      log: { info: () => {}, warn: () => {}, error: (what) => void this.errors.push(what) },
      ...more,
    });
    await rooms.start();
    this.started.push(rooms);
    return rooms;
  }

  async game(options: GameOptions = {}): Promise<string> {
    const id = randomBytes(6).toString('hex');
    const setup = options.setup ?? setupOf(options);
    const rules = rulesetOf(setup.regulation, setup.options)!;
    const at = this.clock.now();
    await this.store.db
      .insertInto('games')
      .values({
        ...{ id, kind: 'open', state: 'playing', regulation: setup.regulation, turns: 0 },
        options: JSON.stringify(setup.options),
        clock: JSON.stringify(options.clock ?? LIVE),
        rated: options.rated === true ? 1 : 0,
        rules_version: rulesVersionOf(rules),
        ...{ seat_a: 'ann', seat_b: 'bob', created_at: at, started_at: at },
        setup: JSON.stringify(setup),
        seed_hash: 'hash',
        series_id: setup.series === undefined ? null : id,
      })
      .execute();
    return id;
  }

  async row(game: string): Promise<GameRow> {
    return this.store.db.selectFrom('games').selectAll().where('id', '=', game).executeTakeFirstOrThrow();
  }

  log(game: string) {
    return this.store.log.read(game, 0);
  }

  async close(): Promise<void> {
    for (const rooms of this.started) await rooms.stop();
    await this.store.close();
  }
}

export function setupOf({
  regulation = '8.0/lite/entry20',
  seats = [PERSON, PERSON],
  seed = 1,
}: GameOptions): GameSetup {
  const rules = rulesetOf(regulation, { graveTop: 'last' })!;
  const dice = makeRng(smallSeed(seed));
  const parsed = [dice(), dice(), dice(), dice()] as const;
  const decks = dealDecks(rules, parsed);
  const setup: GameSetup = { regulation: rules.id, options: rules.options, seed: seedText(parsed), decks, seats };
  return firstInSeries(setup, rules.series.wins);
}

let commands = 0;
/** A new command id. */
export const newCmd = (): string => `cmd-${String(++commands).padStart(8, '0')}`;

/** Somebody who looks at a game, and what they were told. */
export class Client {
  readonly messages: ServerMessage[] = [];
  readonly texts: string[] = [];
  readonly told: Told[] = [];
  readonly viewer: Viewer;
  readonly game: string;
  private readonly rooms: Rooms;
  update: GameUpdate | undefined;
  room: RoomStatus | undefined;
  seq = 0;
  course = 0;
  leave: () => void = () => {};

  constructor(rooms: Rooms, game: string, viewer: Viewer) {
    this.rooms = rooms;
    this.game = game;
    this.viewer = viewer;
  }

  static async join(rooms: Rooms, game: string, viewer: Viewer): Promise<Client> {
    const client = new Client(rooms, game, viewer);
    await client.join();
    return client;
  }

  async join(told?: { course: number; count: number }): Promise<void> {
    this.leave = await this.rooms.join(this.game, {
      viewer: this.viewer,
      told,
      tell: (...pieces) => this.hear(pieces.join('')),
    });
  }

  private hear(text: string): void {
    const message = JSON.parse(text) as ServerMessage;
    this.messages.push(message);
    this.texts.push(text);
    if (message.type === 'game') {
      this.update = message.update;
      this.course = message.course;
      if (message.update.fresh) this.told.length = 0;
      this.told.push(...message.update.told);
    }
    if (message.type === 'game' || message.type === 'room') {
      this.seq = message.seq;
      this.room = message.room;
    }
  }

  get asked(): boolean {
    return this.update?.asked === true;
  }

  command(command: Command): Promise<ServerMessage> {
    return this.rooms.command(this.game, this.viewer, command);
  }

  /** A request or answer, by what the view offers. */
  request(rng: Rng): Choice[] {
    const s = sample(this.update!.view, rng);
    const choices: Choice[] = [];
    do {
      const choice = optionAt(s, randomBelow(rng, countOptions(s)));
      apply(s, choice);
      choices.push(choice);
    } while (!isOver(s) && decision(s)?.drafting === true);
    return choices;
  }

  playing(choices: Choice[], cmd = newCmd()): Extract<Command, { type: 'play' }> {
    return { type: 'play', game: this.game, cmd, decision: this.update!.id, seq: this.seq, choices };
  }

  play(choices: Choice[]): Promise<ServerMessage> {
    return this.command(this.playing(choices));
  }

  act(act: Extract<Command, { type: 'act' }>['act']): Promise<ServerMessage> {
    return this.command({ type: 'act', game: this.game, cmd: newCmd(), act });
  }

  offer(what: Extract<Command, { type: 'offer' }>['what']): Promise<ServerMessage> {
    return this.command({ type: 'offer', game: this.game, cmd: newCmd(), what });
  }

  answer(what: Extract<Command, { type: 'offer' }>['what'], accept: boolean): Promise<ServerMessage> {
    return this.command({ type: 'answer', game: this.game, cmd: newCmd(), what, accept });
  }
}

/** Both seats play at random until the game is over, or for so many requests. Returns how many there were. */
export async function playOn(table: RoomTable, seats: readonly Client[], rng: Rng, most = 5000): Promise<number> {
  let played = 0;
  for (; played < most; ) {
    if (seats.some(({ update }) => update?.end !== undefined)) break;
    const asked = seats.find((seat) => seat.asked);
    if (asked === undefined) await table.clock.advance(1700);
    else {
      const answer = await asked.play(asked.request(rng));
      if (answer.type !== 'ack') throw new Error(`refused: ${JSON.stringify(answer)}`);
      played++;
    }
  }
  return played;
}

export const otherSeat = (seat: Seat): Seat => 1 - seat;

export interface Pair {
  readonly game: string;
  readonly a: Client;
  readonly b: Client;
}

/** A game that has begun, with both its players; without a clock unless it is given one. */
export async function seatedPair(table: RoomTable, rooms: Rooms, options: GameOptions = {}): Promise<Pair> {
  const game = await table.game({ clock: { kind: 'none' }, ...options });
  await rooms.begin(game);
  return { game, a: await Client.join(rooms, game, 0), b: await Client.join(rooms, game, 1) };
}
