/** What the server keeps, whatever database it is kept in. */
import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { Schema } from './schema.ts';

/** One row of a game's log. */
export interface LogRow {
  readonly game: string;
  readonly seq: number;
  readonly cmd: string;
  readonly at: number;
  readonly body: string;
}

/**
 * `written`: committed, durable. `taken`: somebody wrote this seq before, and the log is to be read on. That makes each command stand in a
 * log once: whoever writes the next seq has read all before it.
 */
export type Appended = 'written' | 'taken';

/** The database cannot be reached, is full, or refuses to write: nothing was written, and the same may be tried again. */
export class StoreUnavailable extends Error {}

export interface Log {
  /**
   * Rows of many games go to the disk together. Rejects with StoreUnavailable where it is certain that nothing was written, or where that
   * is unknown: the writer then reads the log before it goes on. A game's next row is appended only after the answer to the one before,
   * and never inside a transaction of `db`, which would wait for itself.
   */
  readonly append: (row: LogRow) => Promise<Appended>;
  /** In order. */
  readonly read: (game: string, after: number) => Promise<readonly LogRow[]>;
}

export interface Store {
  readonly kind: 'sqlite' | 'postgres';
  /**
   * For everything but the log. Queries that fail because the database is away reject with StoreUnavailable, by themselves. A transaction
   * has SQLite's one connection to itself: inside of it nothing but `trx` is asked, and nothing is waited for that needs the database.
   */
  readonly db: Kysely<Schema>;
  readonly log: Log;
  /** Where it is PostgreSQL: its address, and the connections that `db` uses. */
  readonly postgres?: { readonly url: string; readonly pool: pg.Pool };
  /** Does a write go through, now? */
  readonly check: () => Promise<boolean>;
  /** What was appended before is written first. */
  readonly close: () => Promise<void>;
}
