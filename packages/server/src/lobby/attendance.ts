/** Are those who wait there? `node` of a waiting game: where its creator was seen last; null: nowhere for a while. */
import type { GameRow } from './gameRow.ts';
import type { LobbyDeps } from './lobbyDeps.ts';

const ABSENT_MS = 15_000;

type Waiter = Pick<GameRow, 'id' | 'creator_id' | 'node' | 'created_at'>;

export class Attendance {
  private readonly deps: LobbyDeps;
  /** When the creator of a waiting game was last seen here, or the game first noticed. */
  private seen = new Map<string, number>();

  constructor(deps: LobbyDeps) {
    this.deps = deps;
  }

  /** Has the creator a socket on this node? */
  isHere({ creator_id }: Pick<Waiter, 'creator_id'>): boolean {
    return this.deps.isOnline?.(creator_id ?? '') ?? true;
  }

  /** Of these games those whose creator has a socket somewhere, or has made it a moment ago. */
  async present<T extends Waiter>(rows: readonly T[]): Promise<T[]> {
    const now = this.deps.clock.now();
    const isSure = (row: T): boolean => this.isHere(row) || now - row.created_at < ABSENT_MS;
    const doubtful = rows.filter((row) => !isSure(row));
    const elsewhere = await this.alive(doubtful, now);
    return rows.filter((row) => isSure(row) || elsewhere.has(row.node ?? ''));
  }

  /** Of these games, all that wait in the same way, those whose creator has been away for 15 seconds: as the node says where they were seen last, or any other if that is dead. */
  async absent<T extends Waiter>(rows: readonly T[]): Promise<T[]> {
    const now = this.deps.clock.now();
    this.seen = new Map(rows.map(({ id }) => [id, this.seen.get(id) ?? now]));
    const here = rows.filter((row) => this.isHere(row));
    for (const row of here) await this.noteSeen(row, now);
    const away = rows.filter((row) => !here.includes(row) && now - (this.seen.get(row.id) ?? now) >= ABSENT_MS);
    const elsewhere = await this.alive(away, now);
    return away.filter(({ node }) => !elsewhere.has(node ?? ''));
  }

  private async noteSeen({ id, node }: Waiter, now: number): Promise<void> {
    this.seen.set(id, now);
    if (node === this.deps.node) return;
    const mine = this.deps.store.db.updateTable('games').set({ node: this.deps.node });
    await mine.where('id', '=', id).where('state', '=', 'waiting').execute();
  }

  /** Of the other nodes that these games name, those that live. */
  private async alive(rows: readonly Waiter[], now: number): Promise<ReadonlySet<string>> {
    const nodes = [...new Set(rows.flatMap(({ node }) => (node === null || node === this.deps.node ? [] : [node])))];
    if (nodes.length === 0) return new Set();
    const seen = this.deps.store.db.selectFrom('nodes').select('id').where('id', 'in', nodes);
    return new Set((await seen.where('seen_at', '>', now - ABSENT_MS).execute()).map(({ id }) => id));
  }
}
