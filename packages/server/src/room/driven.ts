/** The games that this node drives, and those that it takes over from nodes that are gone. */
import { DEAD_AFTER } from '../cluster/heartbeat.ts';
import type { ServerClock } from '../cluster/serverClock.ts';
import type { Store } from '../store/store.ts';

/** Games that are taken over at a time. */
const MOST_AT_ONCE = 200;

export class Driven {
  private readonly store: Store;
  private readonly clock: ServerClock;
  private readonly node: string;
  private readonly games = new Set<string>();

  constructor(store: Store, clock: ServerClock, node: string) {
    this.store = store;
    this.clock = clock;
    this.node = node;
  }

  has(game: string): boolean {
    return this.games.has(game);
  }

  add(game: string): void {
    this.games.add(game);
  }

  remove(game: string): void {
    this.games.delete(game);
  }

  /** Games of a former run of this node; where nobody else can be there, all games. */
  async reclaim(): Promise<readonly string[]> {
    const { db, kind } = this.store;
    if (kind === 'sqlite')
      await db.updateTable('games').set({ node: this.node }).where('state', '=', 'playing').execute();
    const rows = await db
      .selectFrom('games')
      .select('id')
      .where('state', '=', 'playing')
      .where('node', '=', this.node)
      .execute();
    this.games.clear();
    for (const { id } of rows) this.games.add(id);
    return [...this.games];
  }

  /** Games whose node is gone, or that have none. */
  async takeOver(): Promise<readonly string[]> {
    const orphans = await this.orphans();
    const taken: string[] = [];
    for (const { id, node } of orphans) if (await this.take(id, node)) taken.push(id);
    for (const id of taken) this.games.add(id);
    return taken;
  }

  private async orphans(): Promise<readonly { id: string; node: string | null }[]> {
    const seen = this.clock.now() - DEAD_AFTER;
    return await this.store.db
      .selectFrom('games')
      .select(['id', 'node'])
      .where('state', '=', 'playing')
      .where(({ or, eb, not, exists, selectFrom }) =>
        or([
          eb('node', 'is', null),
          not(
            exists(
              selectFrom('nodes')
                .select('nodes.id')
                .whereRef('nodes.id', '=', 'games.node')
                .where('seen_at', '>', seen),
            ),
          ),
        ]),
      )
      .limit(MOST_AT_ONCE)
      .execute();
  }

  /** Of several nodes one gets it. */
  private async take(game: string, from: string | null): Promise<boolean> {
    const { numUpdatedRows } = await this.store.db
      .updateTable('games')
      .set({ node: this.node })
      .where('id', '=', game)
      .where('state', '=', 'playing')
      .where('node', from === null ? 'is' : '=', from)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  }

  /** So that others need not wait until this node counts as gone. */
  async release(): Promise<void> {
    this.games.clear();
    const games = this.store.db.updateTable('games').set({ node: null });
    await games.where('node', '=', this.node).where('state', '=', 'playing').execute();
  }
}
