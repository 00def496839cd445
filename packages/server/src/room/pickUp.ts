/** Games that a node drives and that nobody has opened: in which order it looks at them, and which of them can wait until somebody comes. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ClockTerms } from '@blackpoker/protocol';
import type { Outages } from '../cluster/outages.ts';
import type { ServerClock } from '../cluster/serverClock.ts';
import { clockOf } from '../lobby/gameRow.ts';
import type { Store } from '../store/store.ts';
import type { Driven } from './driven.ts';
import { fewAtOnce } from './fewAtOnce.ts';
import { nextOwnAct } from './ownActs.ts';
import type { Room } from './room.ts';
import { lastEventAt } from './roomFacts.ts';

/** Whatever the server does by itself after the last event (a pass, a bot's answer, a notice) is done sooner. */
const QUIET_MS = 3_600_000;
/** Rows that are read in one go: meanwhile nothing else happens where it is SQLite. */
const AT_A_TIME = 500;

/** Games that are loaded at once. */
const AT_ONCE = 4;

export interface PickUpDeps {
  readonly store: Store;
  readonly clock: ServerClock;
  readonly outages: Outages;
  readonly driven: Driven;
  readonly drive: (game: string) => Promise<void>;
  readonly isStopped: () => boolean;
}

export class PickUp {
  private readonly deps: PickUpDeps;

  constructor(deps: PickUpDeps) {
    this.deps = deps;
  }

  /** Drives games of this node, a few at a time: others are served between them. Never throws. */
  async all(games: readonly string[]): Promise<void> {
    const { driven, drive, isStopped } = this.deps;
    const one = async (game: string): Promise<void> => {
      if (driven.has(game)) await drive(game);
      await nextTurn();
    };
    await fewAtOnce(await this.urgent(games), AT_ONCE, one, isStopped);
  }

  /** Where the store is away they are looked at later. */
  private async urgent(games: readonly string[]): Promise<readonly string[]> {
    const { store, clock, outages, driven } = this.deps;
    const isQuiet = (at: number): boolean => isLongAgo(at, clock.now(), outages);
    return await urgentFirst(store, games, isQuiet).catch(() => {
      for (const game of games) driven.sleep(game, 0);
      return [];
    });
  }
}

/** Time in which no server ran does not count: whatever was due then is still to be done. */
const isLongAgo = (at: number, now: number, outages: Outages): boolean => now - at - outages.within(at, now) > QUIET_MS;

interface Found {
  readonly id: string;
  readonly kind: ClockTerms['kind'];
  readonly at: number;
}

/** Those with a live clock first, then those in which something has happened last; without those in which nothing can be due. */
async function urgentFirst(store: Store, games: readonly string[], isQuiet: (at: number) => boolean) {
  const found: Found[] = [];
  for (let i = 0; i < games.length; i += AT_A_TIME) {
    if (i > 0) await nextTurn();
    found.push(...(await lookUp(store, games.slice(i, i + AT_A_TIME))));
  }
  return found
    .filter(({ kind, at }) => kind !== 'none' || !isQuiet(at))
    .sort((a, b) => Number(b.kind === 'live') - Number(a.kind === 'live') || b.at - a.at)
    .map(({ id }) => id);
}

async function lookUp({ db }: Store, games: readonly string[]): Promise<Found[]> {
  const rows = await db
    .selectFrom('games')
    .select((eb) => ['id', 'clock', lastEventAt(eb).as('at')])
    .where('id', 'in', games)
    .execute();
  return rows.map((row) => ({ id: row.id, kind: clockOf(row).kind, at: row.at ?? 0 }));
}

/** Is it of no use to keep it in memory before somebody comes, or its time is nearly over? */
export function canWait({ state, facts, isEmpty }: Room, now: number, outages: Outages): boolean {
  const { seat, paused, end, at } = state;
  if (!isEmpty || end !== undefined || facts.incident !== undefined || !isLongAgo(at, now, outages)) return false;
  const isBots = !paused && seat !== undefined && state.levelOf(seat) !== undefined;
  const next = nextOwnAct(state, { outages, isDriver: true, isHere: () => false, thought: undefined });
  return !isBots && (next === undefined || next.due > now + QUIET_MS);
}
