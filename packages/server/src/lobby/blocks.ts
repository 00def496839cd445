/** Who does not want to meet whom. */
import type { Kysely } from 'kysely';
import type { Schema } from '../store/schema.ts';
import { pairKey } from './quickMatch.ts';

/** Among these users: the pairs in which one has blocked the other. */
export async function blockedPairs(db: Kysely<Schema>, users: readonly string[]): Promise<ReadonlySet<string>> {
  if (users.length < 2) return new Set();
  const rows = await db
    .selectFrom('blocks')
    .select(['user_id', 'other_id'])
    .where('user_id', 'in', users)
    .where('other_id', 'in', users)
    .execute();
  return new Set(rows.map(({ user_id, other_id }) => pairKey(user_id, other_id)));
}

/** Everybody whom one of these users has blocked, or by whom they are blocked. */
export async function blocksAround(db: Kysely<Schema>, users: readonly string[]): Promise<ReadonlySet<string>> {
  if (users.length === 0) return new Set();
  const rows = await db
    .selectFrom('blocks')
    .select(['user_id', 'other_id'])
    .where(({ eb, or }) => or([eb('user_id', 'in', users), eb('other_id', 'in', users)]))
    .execute();
  return new Set(rows.map(({ user_id, other_id }) => pairKey(user_id, other_id)));
}
