/** `describe.each(DATABASES)` runs a suite on SQLite and on PostgreSQL; each call of `place` is a new, empty database. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import pg from 'pg';
import { openStore, type StorePlace } from '../../src/store/openStore.ts';
import type { Store } from '../../src/store/store.ts';

export interface FreshDatabase {
  readonly place: StorePlace;
  readonly drop: () => Promise<void>;
}

export interface DatabaseKind {
  readonly name: Store['kind'];
  readonly fresh: () => Promise<FreshDatabase>;
}

/** Of a PostgreSQL on which databases may be made; undefined: the tests on it are skipped. */
export const TEST_DATABASE_URL = process.env.TEST_DATABASE_URL || undefined;

const SQLITE: DatabaseKind = { name: 'sqlite', fresh: async () => freshFolder() };
const POSTGRES: DatabaseKind = { name: 'postgres', fresh: () => freshDatabase() };

export const DATABASES: readonly DatabaseKind[] = TEST_DATABASE_URL === undefined ? [SQLITE] : [SQLITE, POSTGRES];

export function freshFolder(parent = tmpdir()): FreshDatabase & { readonly place: { readonly dataDir: string } } {
  const dataDir = mkdtempSync(join(parent, 'blackpoker-store-'));
  return { place: { dataDir }, drop: async () => rmSync(dataDir, { recursive: true, force: true }) };
}

/** On the PostgreSQL of the tests, or on another one. */
export async function freshDatabase(
  server = TEST_DATABASE_URL ?? '',
): Promise<FreshDatabase & { readonly place: { readonly databaseUrl: string } }> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await ask(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const drop = () => ask(server, `drop database if exists ${name} with (force)`);
  return { place: { databaseUrl: url.href }, drop };
}

/** One command, on a connection of its own. */
export async function ask(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

/** Opens a new, empty one. Closing it throws it away. */
export async function freshStore(kind: DatabaseKind): Promise<Store> {
  const { place, drop } = await kind.fresh();
  const store = await openStore(place);
  return { ...store, close: () => store.close().then(drop) };
}
