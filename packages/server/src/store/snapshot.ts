/** All rows of a database as they are at one moment, while others go on writing. */
import type pg from 'pg';
import { LATEST_MIGRATION } from './migrations/index.ts';
import type { StorePlace } from './openStore.ts';
import { openPool } from './postgresPool.ts';
import { openFile } from './sqliteStore.ts';
import {
  BackupError,
  refuseMissing,
  type StoredRow,
  TABLE_NAMES,
  TABLES,
  type TableName,
  type TableRows,
} from './tables.ts';
import { unavailable } from './unavailable.ts';

const ROWS_AT_ONCE = 500;

const VERSION = 'select name from kysely_migration order by name';

function checkVersion(rows: readonly unknown[]): void {
  const found = (rows.at(-1) as { readonly name: string } | undefined)?.name ?? 'none';
  if (found !== LATEST_MIGRATION)
    throw new BackupError(`the tables (${found}) are of another version than this program (${LATEST_MIGRATION})`);
}

const select = (table: TableName): string => `select * from ${table} order by ${TABLES[table]}`;

/**
 * Table by table, some rows at a time. Throws a BackupError where there are no tables, or they are of another version than this program.
 */
export function snapshot(place: StorePlace): AsyncGenerator<TableRows> {
  refuseMissing(place);
  return 'databaseUrl' in place ? postgresSnapshot(place.databaseUrl) : sqliteSnapshot(place.dataDir);
}

async function* sqliteSnapshot(dataDir: string): AsyncGenerator<TableRows> {
  const file = openFile(dataDir);
  try {
    file.exec('begin');
    checkVersion(file.prepare(VERSION).all([]));
    for (const table of TABLE_NAMES)
      for (const rows of chunks(file.prepare(select(table)).iterate([]))) yield [table, rows];
    file.exec('rollback');
  } finally {
    file.close();
  }
}

function* chunks(rows: Iterable<unknown>): Generator<StoredRow[]> {
  let chunk: StoredRow[] = [];
  for (const row of rows) {
    chunk.push(row as StoredRow);
    if (chunk.length < ROWS_AT_ONCE) continue;
    yield chunk;
    chunk = [];
  }
  if (chunk.length > 0) yield chunk;
}

async function* postgresSnapshot(url: string): AsyncGenerator<TableRows> {
  const pool = openPool(url, { max: 1, statement_timeout: 0, idle_in_transaction_session_timeout: 0 });
  try {
    const client = await pool.connect();
    try {
      await client.query('begin transaction isolation level repeatable read read only');
      checkVersion((await client.query(VERSION)).rows);
      for (const table of TABLE_NAMES) yield* postgresTable(client, table);
    } finally {
      client.release(true);
    }
  } catch (error) {
    throw unavailable(error);
  } finally {
    await pool.end();
  }
}

async function* postgresTable(client: pg.PoolClient, table: TableName): AsyncGenerator<TableRows> {
  await client.query(`declare ${table}_rows no scroll cursor for ${select(table)}`);
  for (;;) {
    const { rows } = await client.query<StoredRow>(`fetch ${ROWS_AT_ONCE} from ${table}_rows`);
    if (rows.length === 0) break;
    yield [table, rows];
  }
  await client.query(`close ${table}_rows`);
}
