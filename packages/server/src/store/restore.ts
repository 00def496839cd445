/** Puts a backup into an empty database, of either kind: all of it or nothing. */
import { type Kysely, sql } from 'kysely';
import { type Counts, noCounts, readBackup } from './backup.ts';
import { openStore, type StorePlace } from './openStore.ts';
import type { Schema } from './schema.ts';
import type { Store } from './store.ts';
import { BackupError, placeText, type StoredRow, TABLE_NAMES, type TableName } from './tables.ts';

const ROWS_AT_ONCE = 200;

export async function restore(place: StorePlace, file: string): Promise<Counts> {
  const store = await openStore(place);
  try {
    await refuseFull(store, place);
    return await store.db.transaction().execute((trx) => fill(trx, store.kind, file));
  } finally {
    await store.close();
  }
}

async function refuseFull({ db }: Store, place: StorePlace): Promise<void> {
  for (const table of TABLE_NAMES) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db);
    if (rows.length > 0) throw new BackupError(`${placeText(place)} is not empty: there are rows in ${table}`);
  }
}

async function fill(db: Kysely<Schema>, kind: Store['kind'], file: string): Promise<Counts> {
  const counts = noCounts();
  let waiting: { table: TableName; rows: StoredRow[] } = { table: 'users', rows: [] };
  const flush = (table: TableName) => {
    const { table: of, rows } = waiting;
    waiting = { table, rows: [] };
    counts[of] += rows.length;
    return insert(db, of, rows);
  };
  for await (const [table, row] of readBackup(file)) {
    if (table !== waiting.table || waiting.rows.length === ROWS_AT_ONCE) await flush(table);
    waiting.rows.push(row);
  }
  await flush('users');
  if (kind === 'postgres') await countOn(db);
  return counts;
}

async function insert(db: Kysely<Schema>, table: TableName, rows: readonly StoredRow[]): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = sql.join(Object.keys(first).map((name) => sql.ref(name)));
  const values = sql.join(rows.map((row) => sql`(${sql.join(Object.values(row))})`));
  await sql`insert into ${sql.table(table)} (${columns}) values ${values}`.execute(db);
}

/** Outages are numbered by the database, which goes on after those that it was given. */
async function countOn(db: Kysely<Schema>): Promise<void> {
  const next = sql`(select coalesce(max(id), 0) + 1 from outages)`;
  await sql`select setval(pg_get_serial_sequence('outages', 'id'), ${next}, false)`.execute(db);
}
