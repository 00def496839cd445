/** One file, for one process that serves. Others (backup, the command line) may look in meanwhile. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
} from 'kysely';
import Database from 'libsql';
import type { OnCommit } from './groupCommit.ts';
import { openLog } from './log.ts';
import { migrate } from './migrate.ts';
import { pulse } from './pulse.ts';
import type { Schema } from './schema.ts';
import { SqliteFile } from './sqliteFile.ts';
import { writeToSqlite } from './sqliteLog.ts';
import type { Store } from './store.ts';
import { unavailable } from './unavailable.ts';

export const SQLITE_FILE = 'blackpoker.sqlite';

const BUSY_MS = 3000;
/** There are password hashes in it, and the seeds of running games. */
const OWNER_ONLY = 0o700;
/** Pages of the write-ahead log. Running games change the same pages again and again: they go to the file seldom. */
const CHECKPOINT_PAGES = 8000;
/** At the most, of pages in memory. With SQLite's own 2 MB the last pages of a thousand running games are read anew for each move. */
const CACHE_KB = 64 * 1024;
const SETTINGS = [
  'journal_mode = WAL',
  'synchronous = FULL',
  'foreign_keys = ON',
  `busy_timeout = ${BUSY_MS}`,
  `wal_autocheckpoint = ${CHECKPOINT_PAGES}`,
  `cache_size = -${CACHE_KB}`,
];

/** The folder is made where it is missing. */
export async function openSqliteStore(dataDir: string, onCommit?: OnCommit): Promise<Store> {
  const file = openFile(dataDir);
  const db = new Kysely<Schema>({ dialect: new ImmediateDialect({ database: file }) });
  await migrate(db, 'sqlite').catch(async (error: unknown) => {
    await db.destroy();
    throw error;
  });
  const log = openLog(db, writeToSqlite(db, file), onCommit);
  const close = () => log.idle().then(() => db.destroy());
  return { kind: 'sqlite', db, log, check: () => pulse(db), close };
}

export function makeFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: OWNER_ONLY });
  } catch (error) {
    throw unavailable(error);
  }
}

/** The file itself, set up as we want it. */
export function openFile(dataDir: string): SqliteFile {
  makeFolder(dataDir);
  try {
    const database = new Database(join(dataDir, SQLITE_FILE));
    for (const setting of SETTINGS) database.prepare(`PRAGMA ${setting}`).all();
    return new SqliteFile(database);
  } catch (error) {
    throw unavailable(error);
  }
}

/** Takes the write lock when a transaction begins: one that begins by reading could not get it later. */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /** After some errors SQLite has rolled back already; what is told is the first error. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await super.rollbackTransaction(connection).catch(() => {});
  }
}

/** Tables are changed in a transaction: all of it or nothing, by one process at a time. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class ImmediateDialect extends SqliteDialect {
  private readonly file: SqliteFile;

  constructor(config: { readonly database: SqliteFile }) {
    super(config);
    this.file = config.database;
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter();
  }

  override createDriver(): Driver {
    return new ImmediateDriver({ database: this.file });
  }
}
