/** A SQLite file has one server, and yet others may write to it: the command line bans people and closes games. */
import { sql } from 'kysely';
import type { BusMessage } from '../cluster/bus.ts';
import type { Store } from '../store/store.ts';

const OVERLAP_MS = 10_000;

export class OtherPrograms {
  private readonly store: Store;
  private readonly now: () => number;
  private version: number | undefined;
  private since: number;

  constructor(store: Store, now: () => number) {
    this.store = store;
    this.now = now;
    this.since = now();
  }

  /** What they would have told over a bus. To be called every few seconds. */
  async news(): Promise<BusMessage[]> {
    if (this.store.kind !== 'sqlite' || !(await this.hasChanged())) return [];
    const since = this.since - OVERLAP_MS;
    this.since = this.now();
    const { db } = this.store;
    const users = await db.selectFrom('users').select('id').where('banned_at', '>', since).execute();
    const games = await db
      .selectFrom('games')
      .select('id')
      .where('state', '=', 'aborted')
      .where('ended_at', '>', since)
      .execute();
    return [
      ...users.map(({ id }): BusMessage => ({ type: 'user', user: id })),
      ...games.map(({ id }): BusMessage => ({ type: 'reload', game: id })),
    ];
  }

  /** Has another connection written to the file? At first nobody knows. */
  private async hasChanged(): Promise<boolean> {
    const { rows } = await sql<{ data_version: number }>`PRAGMA data_version`.execute(this.store.db);
    const version = rows[0]?.data_version;
    const changed = version !== this.version;
    this.version = version;
    return changed;
  }
}
