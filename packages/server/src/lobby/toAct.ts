/** Whose decision it is in games that run, as their logs tell it. What was read holds until the log has grown. */
import type { GameLine } from '@blackpoker/protocol';
import { foldedRoom } from '../room/loader.ts';
import { gameRow, lastSeqs } from '../room/roomFacts.ts';
import type { Store } from '../store/store.ts';

/** Undefined: nobody's, as in a pause. */
type Mover = 0 | 1 | undefined;

/** A line of one's own list. */
export type OwnLine = GameLine & { readonly toAct: Mover };

interface Known {
  readonly seq: number;
  readonly mover: Mover;
}

/** Logs that are read for one list; games beyond that are told of the next time. */
const MOST_READ = 10;
const MOST_KEPT = 1000;

export class ToAct {
  private readonly store: Store;
  private readonly known = new Map<string, Known>();

  constructor(store: Store) {
    this.store = store;
  }

  /** By game. */
  async in(games: readonly string[]): Promise<ReadonlyMap<string, Mover>> {
    const seqs = new Map(await lastSeqs(this.store, games));
    const isKnown = (game: string): boolean => (this.known.get(game)?.seq ?? -1) >= (seqs.get(game) ?? 0);
    for (const game of games.filter((each) => !isKnown(each)).slice(0, MOST_READ)) await this.read(game);
    return new Map(games.filter(isKnown).map((game) => [game, this.known.get(game)?.mover]));
  }

  private async read(game: string): Promise<void> {
    const [row, log] = await Promise.all([gameRow(this.store, game), this.store.log.read(game, 0)]);
    if (row === undefined) return;
    const mover = row.incident === null ? moverOf(() => foldedRoom(row, log)) : undefined;
    this.keep(game, { seq: log.at(-1)?.seq ?? 0, mover });
  }

  /** The one that was read longest ago goes. */
  private keep(game: string, known: Known): void {
    this.known.delete(game);
    this.known.set(game, known);
    const [oldest] = this.known.keys();
    if (this.known.size > MOST_KEPT && oldest !== undefined) this.known.delete(oldest);
  }
}

/** A log that does not fit is the room's business. */
function moverOf(fold: () => ReturnType<typeof foldedRoom>): Mover {
  try {
    const { seat, paused } = fold();
    return paused || (seat !== 0 && seat !== 1) ? undefined : seat;
  } catch {
    return undefined;
  }
}
