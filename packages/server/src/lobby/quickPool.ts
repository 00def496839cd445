/** Those who wait for a quick match, on all nodes. */
import type { Announce } from './announcer.ts';
import { Attendance } from './attendance.ts';
import { blockedPairs } from './blocks.ts';
import type { GameRow } from './gameRow.ts';
import type { LobbyDeps } from './lobbyDeps.ts';
import { pairsOfOneOwner } from './owners.ts';
import { type Apart, pairKey, pairsAmong, waitingOf } from './quickMatch.ts';
import type { Starts } from './starts.ts';
import { withdraw } from './withdraw.ts';

const RECENT_MS = 10 * 60_000;

export class QuickPool {
  private readonly deps: LobbyDeps;
  private readonly starts: Starts;
  private readonly announce: Announce;
  private readonly attendance: Attendance;

  constructor(deps: LobbyDeps, starts: Starts, announce: Announce) {
    this.deps = deps;
    this.starts = starts;
    this.announce = announce;
    this.attendance = new Attendance(deps);
  }

  /** Pairs whoever fits; two nodes may try at once. */
  async pairUp(): Promise<void> {
    const rows = await this.rows();
    if (rows.length >= 2) await this.pairAmong(rows);
  }

  async sweep(): Promise<void> {
    const rows = await this.rows();
    const present = await this.withdrawAbsent(rows);
    if (present.length >= 2) await this.pairAmong(present);
  }

  private rows(): Promise<GameRow[]> {
    const { db } = this.deps.store;
    return db
      .selectFrom('games')
      .selectAll()
      .where('state', '=', 'waiting')
      .where('kind', '=', 'quick')
      .orderBy('created_at')
      .execute();
  }

  private async pairAmong(rows: readonly GameRow[]): Promise<void> {
    const now = this.deps.clock.now();
    const byId = new Map(rows.map((row) => [row.id, row]));
    const pairs = pairsAmong(rows.map(waitingOf), now, await this.apart(rows, now));
    for (const [one, two] of pairs) {
      const [first, second] = [byId.get(one.game), byId.get(two.game)];
      if (first !== undefined && second !== undefined) await this.starts.pair(first, second);
    }
  }

  private async apart(rows: readonly GameRow[], now: number): Promise<Apart> {
    const users = [...new Set(rows.map(({ creator_id }) => creator_id ?? ''))];
    const { db } = this.deps.store;
    const recent = db
      .selectFrom('games')
      .select(['seat_a', 'seat_b'])
      .where('seat_a', 'in', users)
      .where('seat_b', 'in', users)
      .where('created_at', '>', now - 2 * RECENT_MS)
      .where('started_at', '>', now - RECENT_MS);
    const rated = rows.flatMap((row) => (row.rated === 1 ? [row.creator_id ?? ''] : []));
    const [blocked, ofOneOwner, played] = await Promise.all([
      blockedPairs(db, users),
      pairsOfOneOwner(db, rated),
      recent.execute(),
    ]);
    return {
      never: new Set([...blocked, ...ofOneOwner]),
      recent: new Set(played.map(({ seat_a, seat_b }) => pairKey(seat_a ?? '', seat_b ?? ''))),
    };
  }

  /** Returns who is left. */
  private async withdrawAbsent(rows: readonly GameRow[]): Promise<GameRow[]> {
    const gone = await this.attendance.absent(rows);
    for (const { id } of gone) await withdraw(this.deps.store.db, id);
    if (gone.length > 0) this.announce({ type: 'lobby' });
    return rows.filter((row) => !gone.includes(row));
  }
}
