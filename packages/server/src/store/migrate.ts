/** Brings the tables up to date: forward only, and safe with several nodes at once. */
import { type Kysely, Migrator } from 'kysely';
import { MIGRATIONS } from './migrations/index.ts';
import type { Schema } from './schema.ts';
import type { Store } from './store.ts';

/** A newer program has changed the tables: this one must not touch them. */
export class DatabaseTooNew extends Error {}

const UNKNOWN_MIGRATION = /previously executed migration (\S+) is missing/;

export async function migrate(db: Kysely<Schema>, kind: Store['kind']): Promise<void> {
  const provider = { getMigrations: async () => MIGRATIONS(kind) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error !== undefined) throw tooNew(error) ?? error;
}

function tooNew(error: unknown): DatabaseTooNew | undefined {
  const unknown = error instanceof Error ? UNKNOWN_MIGRATION.exec(error.message)?.[1] : undefined;
  if (unknown === undefined) return undefined;
  return new DatabaseTooNew(
    `the database has been changed by a newer version of this program (${unknown}); start that one, or restore a backup`,
  );
}
