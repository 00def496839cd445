/** A program and whoever it belongs to, or two programs of one owner: they do not play each other for rating. */
import type { Kysely } from 'kysely';
import type { Schema } from '../store/schema.ts';
import type { UserRow } from './gameRow.ts';
import { pairKey } from './quickMatch.ts';

type Owned = Pick<UserRow, 'id' | 'owner_id'>;

const ownerOf = ({ id, owner_id }: Owned): string => owner_id ?? id;

export const isOfOneOwner = (one: Owned, two: Owned): boolean => ownerOf(one) === ownerOf(two);

/** Among these users: the pairs that belong together. */
export async function pairsOfOneOwner(db: Kysely<Schema>, users: readonly string[]): Promise<string[]> {
  if (users.length < 2) return [];
  const rows = await db.selectFrom('users').select(['id', 'owner_id']).where('id', 'in', users).execute();
  const bots = rows.filter(({ owner_id }) => owner_id !== null);
  const related = (bot: Owned): Owned[] => rows.filter((each) => each.id !== bot.id && isOfOneOwner(each, bot));
  return bots.flatMap((bot) => related(bot).map(({ id }) => pairKey(bot.id, id)));
}
