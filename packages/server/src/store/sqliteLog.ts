/** Rows of the log into SQLite: one transaction for all that waits. */
import type { Kysely } from 'kysely';
import type { WriteRows } from './groupCommit.ts';
import type { Schema } from './schema.ts';
import type { SqliteFile } from './sqliteFile.ts';
import type { Appended, LogRow } from './store.ts';

const INSERT = 'insert into events (game_id, seq, cmd, at, body) values (?, ?, ?, ?, ?) on conflict do nothing';

/** Waits for its turn on the one connection, so that it never ends up in a transaction of somebody else. */
export const writeToSqlite =
  (db: Kysely<Schema>, file: SqliteFile): WriteRows =>
  (rows) =>
    db.connection().execute(async () => writeRows(file, rows));

const writeRows = (file: SqliteFile, rows: readonly LogRow[]): Appended[] =>
  rows.length === 1 ? insertAll(file, rows) : inTransaction(file, () => insertAll(file, rows));

function insertAll(file: SqliteFile, rows: readonly LogRow[]): Appended[] {
  const insert = file.prepare(INSERT);
  return rows.map(({ game, seq, cmd, at, body }) =>
    insert.run([game, seq, cmd, at, body]).changes === 1 ? 'written' : 'taken',
  );
}

function inTransaction<T>(file: SqliteFile, work: () => T): T {
  file.exec('begin immediate');
  try {
    const result = work();
    file.exec('commit');
    return result;
  } catch (error) {
    if (file.inTransaction) file.exec('rollback');
    throw error;
  }
}
