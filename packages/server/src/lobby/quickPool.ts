/** Those who wait for a quick match, on all nodes. */
import type { Announce } from './announcer.ts';
import { blockedPairs } from './blocks.ts';
import type { GameRow } from './gameRow.ts';
import type { LobbyDeps } from './lobbyDeps.ts';
import { type Apart, pairKey, pairsAmong, waitingOf } from './quickMatch.ts';
import type { Starts } from './starts.ts';

const RECENT_MS = 10 * 60_000;
const ABSENT_MS = 15_000;

export class QuickPool {
  private readonly deps: LobbyDeps;
  private readonly starts: Starts;
  private readonly announce: Announce;
  /** When the creator of a waiting game was last seen here, or the game first noticed. */
  private seen = new Map<string, number>();

  constructor(deps: LobbyDeps, starts: Starts, announce: Announce) {
    this.deps = deps;
    this.starts = starts;
    this.announce = announce;
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
    const [blocked, played] = await Promise.all([blockedPairs(db, users), recent.execute()]);
    return { blocked, recent: new Set(played.map(({ seat_a, seat_b }) => pairKey(seat_a ?? '', seat_b ?? ''))) };
  }

  // presence

  /** `node` of a waiting game: where its creator was seen last. That node withdraws it; if it is dead, any other. Returns who is left. */
  private async withdrawAbsent(rows: readonly GameRow[]): Promise<GameRow[]> {
    const { isOnline, clock } = this.deps;
    if (isOnline === undefined) return [...rows];
    const now = clock.now();
    this.seen = new Map(rows.map(({ id }) => [id, this.seen.get(id) ?? now]));
    const here = rows.filter(({ creator_id }) => isOnline(creator_id ?? ''));
    for (const row of here) await this.noteSeen(row, now);
    const away = rows.filter((row) => !here.includes(row) && now - (this.seen.get(row.id) ?? now) >= ABSENT_MS);
    const gone = away.length === 0 ? [] : await this.ours(away, now);
    for (const { id } of gone) await this.withdraw(id);
    return rows.filter((row) => !gone.includes(row));
  }

  private async noteSeen({ id, node }: GameRow, now: number): Promise<void> {
    this.seen.set(id, now);
    if (node === this.deps.node) return;
    const mine = this.deps.store.db.updateTable('games').set({ node: this.deps.node });
    await mine.where('id', '=', id).where('state', '=', 'waiting').execute();
  }

  private async ours(rows: readonly GameRow[], now: number): Promise<GameRow[]> {
    const others = [...new Set(rows.flatMap(({ node }) => (node === null || node === this.deps.node ? [] : [node])))];
    const alive = others.length === 0 ? [] : await this.alive(others, now);
    return rows.filter(({ node }) => node === null || !alive.includes(node));
  }

  private async alive(nodes: readonly string[], now: number): Promise<string[]> {
    const seen = this.deps.store.db.selectFrom('nodes').select('id').where('id', 'in', nodes);
    return (await seen.where('seen_at', '>', now - ABSENT_MS).execute()).map(({ id }) => id);
  }

  private async withdraw(id: string): Promise<void> {
    const { db } = this.deps.store;
    await db.deleteFrom('games').where('id', '=', id).where('state', '=', 'waiting').execute();
    this.announce({ type: 'lobby' });
  }
}
