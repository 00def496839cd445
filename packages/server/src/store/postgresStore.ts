/** PostgreSQL, for one or more nodes. */
import { Kysely, PostgresDialect } from 'kysely';
import type { OnCommit } from './groupCommit.ts';
import { openLog } from './log.ts';
import { migrate } from './migrate.ts';
import { writeToPostgres } from './postgresLog.ts';
import { guardedPool, openPool } from './postgresPool.ts';
import { pulse } from './pulse.ts';
import type { Schema } from './schema.ts';
import type { Store } from './store.ts';

const CONNECTIONS = 10;
/** Whatever the server is set to: what is acknowledged is on its disk. */
const DURABLE = '-c synchronous_commit=on';
const MIGRATION_MS = 120_000;

export async function openPostgresStore(url: string, onCommit?: OnCommit): Promise<Store> {
  await migratePostgres(url);
  const pool = openPool(url, { max: CONNECTIONS });
  const writer = openPool(url, { max: 1, options: DURABLE });
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: guardedPool(pool) }) });
  const log = openLog(db, writeToPostgres(writer), onCommit);
  const close = () => log.idle().then(() => Promise.all([db.destroy(), writer.end()]).then(() => {}));
  return { kind: 'postgres', db, log, postgres: { url, pool }, check: () => pulse(db), close };
}

/** On connections of its own, since it may take long: another node may be at it. */
async function migratePostgres(url: string): Promise<void> {
  const pool = openPool(url, { max: 2, statement_timeout: MIGRATION_MS, query_timeout: MIGRATION_MS });
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: guardedPool(pool) }) });
  await migrate(db, 'postgres').finally(() => db.destroy());
}
