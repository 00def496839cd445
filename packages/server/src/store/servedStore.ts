/** The store of a process that serves. A SQLite file has one of them: two would tell their people of each other's moves late, or not at all. */
import { join } from 'node:path';
import Database from 'libsql';
import type { OnCommit } from './groupCommit.ts';
import { openStore, type StorePlace } from './openStore.ts';
import { makeFolder } from './sqliteStore.ts';
import type { Store } from './store.ts';
import { unavailable } from './unavailable.ts';

/** Another process serves these data. */
export class DataTaken extends Error {}

const LOCK_FILE = 'blackpoker.lock';
/** A server that is just stopping is waited for. */
const PATIENCE_MS = 2000;

/** As openStore does; rejects with DataTaken, too. Programs that only look in or write beside the server use openStore. */
export async function openServedStore(place: StorePlace, onCommit?: OnCommit): Promise<Store> {
  if ('databaseUrl' in place) return openStore(place, onCommit);
  const release = claim(place.dataDir);
  try {
    const store = await openStore(place, onCommit);
    return { ...store, close: () => store.close().finally(release) };
  } catch (error) {
    release();
    throw error;
  }
}

/** A lock of the system, which goes with the process however that ends: nothing is left behind that would have to be cleared away. */
function claim(dataDir: string): () => void {
  makeFolder(dataDir);
  const lock = opened(join(dataDir, LOCK_FILE));
  try {
    lock.exec(`pragma busy_timeout = ${PATIENCE_MS}; pragma journal_mode = memory; begin exclusive`);
  } catch (error) {
    lock.close();
    throw isBusy(error) ? new DataTaken(`another server is at work on the data in ${dataDir}`) : unavailable(error);
  }
  return () => lock.close();
}

function opened(file: string): InstanceType<typeof Database> {
  try {
    return new Database(file);
  } catch (error) {
    throw unavailable(error);
  }
}

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY');
