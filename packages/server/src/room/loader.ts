/** Reads a game from the store: its row, and its log from the beginning. */
import { randomBytes } from 'node:crypto';
import { rulesetOf } from '@blackpoker/engine';
import type { Outages } from '../cluster/outages.ts';
import type { ServerClock } from '../cluster/serverClock.ts';
import { type GameRow, optionsOf } from '../lobby/gameRow.ts';
import { OTHER_RULES, rulesVersionOf } from '../lobby/rulesVersion.ts';
import type { LogRow, Store } from '../store/store.ts';
import type { Bots } from './botThinking.ts';
import { Room, type RoomDeps } from './room.ts';
import { roomBase } from './roomBase.ts';
import { RoomError } from './roomError.ts';
import { gameRow, type PlayersOf, roomFacts } from './roomFacts.ts';
import { eventOf, type FailPoint } from './roomLog.ts';
import { RoomState } from './roomState.ts';
import type { RoomsLog } from './roomsLog.ts';
import { ROOM_WORDS } from './words.ts';

export interface LoaderDeps {
  readonly store: Store;
  readonly clock: ServerClock;
  readonly bots: Bots;
  readonly players: PlayersOf;
  readonly log: RoomsLog;
  readonly failPoint?: FailPoint | undefined;
}

/** What the rooms of a node tell it. */
export interface RoomHooks {
  readonly isDriver: (game: string) => boolean;
  /** Is it known who is connected to other nodes? */
  readonly isSure: () => boolean;
  readonly onWritten: (game: string, seq: number) => void;
  readonly onChange: (game: string) => void;
  readonly onEnd: (game: string) => void;
  readonly onPresence: (game: string) => void;
}

export interface Loaded {
  readonly room: Room;
  readonly row: GameRow;
}

/** A game as its log tells it. Throws where the log does not fit. */
export function foldedRoom(row: GameRow, log: readonly LogRow[]): RoomState {
  const state = new RoomState(roomBase(row));
  for (const each of log) state.apply(eventOf(each));
  return state;
}

export class Loader {
  private readonly deps: LoaderDeps;
  private readonly outages: Outages;
  private readonly hooks: RoomHooks;

  constructor(deps: LoaderDeps, outages: Outages, hooks: RoomHooks) {
    this.deps = deps;
    this.outages = outages;
    this.hooks = hooks;
  }

  /** Rejects with a RoomError where the game cannot be opened. */
  async load(game: string): Promise<Loaded> {
    const { store, players } = this.deps;
    const row = await gameRow(store, game);
    if (row === undefined) throw new RoomError({ code: 'unknown', message: ROOM_WORDS.unknown });
    if (row.setup === null) throw new RoomError({ code: 'unknown', message: ROOM_WORDS.notBegun });
    if (!hasOurRules(row)) throw new RoomError({ code: 'frozen', message: OTHER_RULES });
    const [facts, log] = await Promise.all([roomFacts(store, row, players), store.log.read(game, 0)]);
    return { room: new Room(this.folded(row, log), facts, this.depsOf(game)), row };
  }

  private folded(row: GameRow, log: readonly LogRow[]): RoomState {
    try {
      return foldedRoom(row, log);
    } catch (error) {
      if (row.incident === null) this.freeze(row.id, error, log.at(-1)?.seq ?? 0);
      throw new RoomError({ code: 'frozen', message: ROOM_WORDS.frozen });
    }
  }

  private depsOf(game: string): RoomDeps {
    const { store, clock, bots, failPoint } = this.deps;
    const { isDriver, isSure, onWritten, onChange, onEnd, onPresence } = this.hooks;
    return {
      ...{ log: store.log, clock, outages: this.outages, bots, failPoint },
      isDriver: () => isDriver(game),
      isSure,
      onWritten: (seq) => onWritten(game, seq),
      onFailure: (error, seq) => this.freeze(game, error, seq),
      onChange: () => onChange(game),
      onEnd: () => onEnd(game),
      onPresence: () => onPresence(game),
    };
  }

  /** What the engine says of an error may name cards: only where it was goes into the log. */
  private freeze(game: string, error: unknown, seq: number): string {
    const { store, log } = this.deps;
    const incident = randomBytes(6).toString('hex');
    log.error({ incident, game, seq, at: placesOf(error) }, 'a game is frozen: the engine failed');
    store.db
      .updateTable('games')
      .set({ incident })
      .where('id', '=', game)
      .where('incident', 'is', null)
      .execute()
      .catch(() => log.warn({ incident, game }, 'the incident could not be written'));
    return incident;
  }
}

/** Games that were begun under others cannot be opened. */
export function hasOurRules(row: Pick<GameRow, 'regulation' | 'options' | 'rules_version'>): boolean {
  const rules = rulesetOf(row.regulation, optionsOf(row));
  return rules !== undefined && rulesVersionOf(rules) === row.rules_version;
}

function placesOf(error: unknown): string[] {
  const lines = error instanceof Error ? (error.stack ?? '').split('\n') : [];
  return lines
    .filter((line) => line.startsWith('    at '))
    .slice(0, 8)
    .map((line) => line.trim());
}
