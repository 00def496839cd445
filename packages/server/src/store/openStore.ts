import type { OnCommit } from './groupCommit.ts';
import { openPostgresStore } from './postgresStore.ts';
import { openSqliteStore } from './sqliteStore.ts';
import type { Store } from './store.ts';

/** Where the data are: a folder for SQLite, or the address of a PostgreSQL. */
export type StorePlace = { readonly dataDir: string } | { readonly databaseUrl: string };

/**
 * Brings the tables up to date first. Rejects with StoreUnavailable where the database cannot be reached, with DatabaseTooNew where a newer
 * program has been at work.
 */
export const openStore = (place: StorePlace, onCommit?: OnCommit): Promise<Store> =>
  'databaseUrl' in place ? openPostgresStore(place.databaseUrl, onCommit) : openSqliteStore(place.dataDir, onCommit);
