/** The games that this node drives, and those that it takes over from nodes that are gone. */
import { DEAD_AFTER } from '../cluster/heartbeat.ts';
import type { ServerClock } from '../cluster/serverClock.ts';
import type { Store } from '../store/store.ts';
import { lastEventAt } from './roomFacts.ts';

/** Games that are taken over at a time. */
const MOST_AT_ONCE = 200;
const NEVER = Number.POSITIVE_INFINITY;

export class Driven {
  private readonly store: Store;
  private readonly clock: ServerClock;
  private readonly node: string;
  /** When each has to be looked at, where it is not in memory. */
  private readonly games = new Map<string, number>();
  /** They cannot be opened, or stand still: driving them is of no use. */
  private readonly hopeless = new Set<string>();

  constructor(store: Store, clock: ServerClock, node: string) {
    this.store = store;
    this.clock = clock;
    this.node = node;
  }

  has(game: string): boolean {
    return this.games.has(game);
  }

  /** It is in memory, or about to be. */
  add(game: string): void {
    this.games.set(game, NEVER);
  }

  /** It is not in memory any more; undefined: it need not be looked at. */
  sleep(game: string, until: number | undefined): void {
    if (this.games.has(game)) this.games.set(game, until ?? NEVER);
  }

  woke(game: string): void {
    this.sleep(game, undefined);
  }

  /** Those that are not in memory, and have to be looked at; each once. */
  takeDue(): readonly string[] {
    const now = this.clock.now();
    const due = [...this.games].filter(([, until]) => until <= now).map(([game]) => game);
    for (const game of due) this.woke(game);
    return due;
  }

  remove(game: string): void {
    this.games.delete(game);
  }

  /** As long as this process lives. */
  giveUp(game: string): void {
    this.games.delete(game);
    this.hopeless.add(game);
  }

  /**
   * Looks up which games are this node's: those of a former run, and those of which it was not told because an answer of the database was
   * lost; where nobody else can be there, all games. Returns what is new; what others have taken is forgotten.
   */
  async reclaim(): Promise<readonly string[]> {
    const before = new Set(this.games.keys());
    if (this.store.kind === 'sqlite') await this.takeAll();
    const mine = new Set(await this.ownGames());
    for (const id of before) if (!mine.has(id)) this.games.delete(id);
    const found = [...mine].filter((id) => !before.has(id) && !this.games.has(id) && !this.hopeless.has(id));
    for (const id of found) this.add(id);
    return found;
  }

  private async takeAll(): Promise<void> {
    const games = this.store.db.updateTable('games').set({ node: this.node }).where('state', '=', 'playing');
    await games.where(({ or, eb }) => or([eb('node', 'is', null), eb('node', '!=', this.node)])).execute();
  }

  private async ownGames(): Promise<readonly string[]> {
    const games = this.store.db.selectFrom('games').select('id').where('state', '=', 'playing');
    return (await games.where('node', '=', this.node).execute()).map(({ id }) => id);
  }

  /** Games whose node is gone, or that have none. */
  async takeOver(): Promise<readonly string[]> {
    const orphans = await this.orphans();
    const taken: string[] = [];
    for (const { id, node } of orphans)
      if (await this.take(id, node)) {
        this.add(id);
        taken.push(id);
      }
    return taken;
  }

  /** Those with a live clock first, then those in which something has happened last: the others can wait. */
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
      .orderBy(({ eb }) => eb('clock', 'like', '%"live"%'), 'desc')
      .orderBy(lastEventAt, 'desc')
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
