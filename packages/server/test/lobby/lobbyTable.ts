/** A lobby on a real database, a clock that is set by hand, and games that are finished at will. */
import {
  type Choice,
  countOptions,
  hash,
  isOver,
  makeRng,
  optionAt,
  parseSeed,
  randomBelow,
  recordChoice,
  recordOf,
  recordText,
  rulesetOf,
  type State,
  seatName,
  smallSeed,
  startOf,
  startRecord,
  turnCount,
  winner,
} from '@blackpoker/engine';
import type { GameSetup } from '@blackpoker/host';
import { type NewGame, USUAL_CLOCK } from '@blackpoker/protocol';
import { type BusMessage, SILENT_BUS } from '../../src/cluster/bus.ts';
import { Chat } from '../../src/lobby/chat.ts';
import type { GameRow } from '../../src/lobby/gameRow.ts';
import { Lobby } from '../../src/lobby/lobby.ts';
import type { LobbyDeps } from '../../src/lobby/lobbyDeps.ts';
import { isRefusal } from '../../src/lobby/lobbyRefusal.ts';
import { Moderation } from '../../src/lobby/moderation.ts';
import { Pages } from '../../src/lobby/pages.ts';
import { abortUnopened } from '../../src/room/ending.ts';
import type { Store } from '../../src/store/store.ts';
import { type DatabaseKind, freshStore } from '../store/databases.ts';

export const OPEN: NewGame = { kind: 'open', regulation: '8.0/lite/entry20', clock: USUAL_CLOCK, rated: false };
export const RATED: NewGame = { ...OPEN, rated: true };
export const QUICK: NewGame = { ...OPEN, kind: 'quick' };
export const SERIES: NewGame = { ...OPEN, regulation: '7.0/pro/randomHalf' };

const START = 1_800_000_000_000;

export class LobbyTable {
  readonly store: Store;
  readonly said: BusMessage[] = [];
  readonly begun: string[] = [];
  readonly errors: string[] = [];
  readonly online = new Set<string>();
  /** Who is told that somebody has come to their game. */
  readonly awaited: [game: string, creator: string, name: string][] = [];
  readonly lobby: Lobby;
  readonly chat: Chat;
  readonly pages: Pages;
  readonly moderation: Moderation;
  now = START;

  private constructor(store: Store) {
    this.store = store;
    this.lobby = this.newLobby('node1');
    this.chat = new Chat(this.deps('node1'));
    this.pages = new Pages(store, this.chat);
    this.moderation = new Moderation(this.deps('node1'));
  }

  static async on(kind: DatabaseKind): Promise<LobbyTable> {
    return new LobbyTable(await freshStore(kind));
  }

  deps(node: string): LobbyDeps {
    return {
      store: this.store,
      bus: SILENT_BUS,
      clock: { now: () => this.now },
      node,
      rooms: () => ({
        begin: async (game) => void this.begun.push(game),
        glance: () => undefined,
        abort: (game) => abortUnopened(this.store, game, this.now),
      }),
      log: { info: () => {}, error: (_, message) => this.errors.push(message) },
      isOnline: (user) => this.online.has(user),
      onAwaited: (...awaited) => void this.awaited.push(awaited),
      here: (message) => this.said.push(message),
    };
  }

  /** Another node on the same database. */
  newLobby(node: string): Lobby {
    return new Lobby(this.deps(node));
  }

  async user(name: string, kind: 'guest' | 'account' | 'bot' = 'account', owner?: string): Promise<string> {
    const id = `u-${name}`;
    const row = { id, kind, name, admin: 0, created_at: this.now, owner_id: owner ?? null };
    await this.store.db
      .insertInto('users')
      .values({ ...row, name_key: kind === 'guest' ? null : name })
      .execute();
    this.online.add(id);
    return id;
  }

  async users(...names: string[]): Promise<string[]> {
    const ids: string[] = [];
    for (const name of names) ids.push(await this.user(name));
    return ids;
  }

  async create(user: string, wanted: NewGame, lobby = this.lobby): Promise<string> {
    const made = await lobby.create(user, wanted);
    if (isRefusal(made)) throw new Error(made.message.en);
    return made.game;
  }

  /** A game of two that has begun. */
  async game(one: string, two: string, wanted: NewGame = OPEN): Promise<GameRow> {
    const game = await this.create(one, wanted);
    const joined = await this.lobby.join(two, game, wanted.deck === undefined ? {} : { deck: wanted.deck });
    if (isRefusal(joined)) throw new Error(joined.message.en);
    return this.row(game);
  }

  async row(id: string): Promise<GameRow> {
    return this.store.db.selectFrom('games').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  }

  setup = async (id: string): Promise<GameSetup> => JSON.parse((await this.row(id)).setup ?? '') as GameSetup;

  async rating(user: string, group = '8.0/lite') {
    const rows = this.store.db.selectFrom('ratings').selectAll().where('user_id', '=', user);
    return rows.where('rating_group', '=', group).executeTakeFirst();
  }

  // how games end

  /** As a room writes it: somebody (or nobody) has won by resignation (or agreement), after some random choices. */
  async end(id: string, won: 0 | 1 | 'draw', choices = 30): Promise<void> {
    const setup = await this.setup(id);
    let played = playedAtRandom(setup, choices);
    for (let fewer = choices >> 1; isOver(played.state); fewer >>= 1) played = playedAtRandom(setup, fewer);
    const result = won === 'draw' ? 'draw (agreed)' : `${seatName(won)} (${seatName(1 - won)} resigned)`;
    const why = won === 'draw' ? 'agreed' : 'resigned';
    await this.write(id, played, { winner: won === 'draw' ? null : won, why, result });
  }

  /** To the end, with random choices. Returns who has won. */
  async playOut(id: string): Promise<0 | 1 | null> {
    const played = playedAtRandom(await this.setup(id), 20_000);
    const won = winner(played.state);
    const who = won === 0 || won === 1 ? won : null;
    await this.write(id, played, { winner: who, why: 'played', result: undefined });
    return who;
  }

  private async write(id: string, { state, record }: Played, end: End): Promise<void> {
    const { winner, why, result } = end;
    const text = recordText({ ...record, ...(result !== undefined && { result }) }, state.rules);
    const over = { state: 'over', winner, why, record: text, hash: hash(state), turns: turnCount(state) };
    this.now += 1000;
    await this.store.db
      .updateTable('games')
      .set({ ...over, ended_at: this.now })
      .where('id', '=', id)
      .execute();
  }

  /** Nobody has ever been here: for suites that need an empty lobby for each test, and one database for all. */
  async clear(): Promise<void> {
    const tables = [
      'games',
      'ratings',
      'rating_changes',
      'favourites',
      'chat',
      'events',
      'blocks',
      'reports',
      'nodes',
    ] as const;
    for (const name of tables) await this.store.db.deleteFrom(name).execute();
    await this.store.db.deleteFrom('users').execute();
    for (const list of [this.said, this.begun, this.errors]) list.length = 0;
    this.online.clear();
    this.awaited.length = 0;
  }

  close(): Promise<void> {
    return this.store.close();
  }
}

interface End {
  readonly winner: 0 | 1 | null;
  readonly why: string;
  readonly result: string | undefined;
}

interface Played {
  readonly state: State;
  readonly record: ReturnType<typeof recordOf>;
}

export function playedAtRandom(setup: GameSetup, most: number): Played {
  const rules = rulesetOf(setup.regulation, setup.options);
  const seed = parseSeed(setup.seed);
  if (rules === undefined || seed === undefined) throw new Error('no such game');
  const recording = startRecord(rules, setup.decks, seed, ['Ann', 'Bob']);
  const state = startOf({ ...recording.game, choices: [] }, rules);
  const rng = makeRng(smallSeed(7));
  for (let i = 0; i < most && !isOver(state); i++) {
    const choice: Choice = optionAt(state, randomBelow(rng, countOptions(state)));
    recordChoice(recording, state, choice);
  }
  return { state, record: recordOf(recording, state) };
}
