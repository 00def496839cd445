import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { StorePlace } from './openStore.ts';
import type { Schema } from './schema.ts';
import { SQLITE_FILE } from './sqliteStore.ts';

/** What a backup holds: each table with its key, in an order in which the rows can be put back. */
export const TABLES = {
  users: 'id',
  sessions: 'hash',
  tokens: 'hash',
  games: 'id',
  events: 'game_id, seq',
  ratings: 'user_id, rating_group',
  rating_changes: 'game_id, user_id',
  chat: 'game_id, n',
  blocks: 'user_id, other_id',
  reports: 'id',
  nodes: 'id',
  outages: 'id',
  favourites: 'user_id, action',
  push_keys: 'id',
  push_subscriptions: 'session_hash',
  push_marks: 'game_id, seat',
} as const satisfies Record<Exclude<keyof Schema, 'pulse'>, string>;

export type TableName = keyof typeof TABLES;
export const TABLE_NAMES = Object.keys(TABLES) as readonly TableName[];

export type StoredRow = Readonly<Record<string, string | number | null>>;
export type TableRows = readonly [table: TableName, rows: readonly StoredRow[]];

/** What went wrong with a backup, for whoever asked for it. */
export class BackupError extends Error {}

/** To be asked before what only reads: opening a store would make a new one. */
export function refuseMissing(place: StorePlace): void {
  if ('dataDir' in place && !existsSync(join(place.dataDir, SQLITE_FILE)))
    throw new BackupError(`there is no ${SQLITE_FILE} in ${place.dataDir}`);
}

/** For messages: without a password. */
export function placeText(place: StorePlace): string {
  if ('dataDir' in place) return place.dataDir;
  const { host, pathname } = new URL(place.databaseUrl);
  return `${host}${pathname}`;
}
