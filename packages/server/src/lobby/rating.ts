/** What a rated game is worth: once, for both, in one transaction. */
import type { Transaction } from 'kysely';
import type { Schema } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { NEW_STRENGTH, rested, strengthAfter } from './glicko.ts';
import type { RatingRow } from './players.ts';

export interface RatedResult {
  /** The game, or the last one of a series, which counts as a whole. */
  readonly game: string;
  readonly group: string;
  readonly users: readonly [string, string];
  /** Of the first user: 1, ½ or 0. */
  readonly score: number;
  readonly at: number;
}

/** People against people and programs against programs move both; against a person only the program moves; guests have no rating. */
export function moves(kinds: readonly [string, string]): readonly [boolean, boolean] {
  if (kinds.some((kind) => kind !== 'account' && kind !== 'bot')) return [false, false];
  const withBot = kinds.includes('bot');
  return [kinds[0] === 'bot' || !withBot, kinds[1] === 'bot' || !withBot];
}

/** Whoever calls it makes sure that it is done once; the key of `rating_changes` would refuse a second time. */
export async function rate(trx: Transaction<Schema>, store: Store['kind'], result: RatedResult): Promise<void> {
  const moved = moves(await kindsOf(trx, result.users));
  if (!moved[0] && !moved[1]) return;
  const [a, b] = await standings(trx, store, result, moved);
  if (moved[0]) await write(trx, a, b, result.score, result);
  if (moved[1]) await write(trx, b, a, 1 - result.score, result);
}

async function kindsOf(trx: Transaction<Schema>, users: readonly [string, string]): Promise<[string, string]> {
  const rows = await trx.selectFrom('users').select(['id', 'kind', 'deleted_at']).where('id', 'in', users).execute();
  const kind = (id: string): string => rows.find((row) => row.id === id && row.deleted_at === null)?.kind ?? 'deleted';
  return [kind(users[0]), kind(users[1])];
}

/** Those that move are locked until the transaction ends, in the same order by everybody. */
async function standings(
  trx: Transaction<Schema>,
  store: Store['kind'],
  { users, group, at }: RatedResult,
  moved: readonly [boolean, boolean],
): Promise<[RatingRow, RatingRow]> {
  const fresh = (user_id: string): RatingRow => ({
    ...NEW_STRENGTH,
    ...{ user_id, rating_group: group, games: 0, updated_at: at },
  });
  const movers = users.filter((_, i) => moved[i] === true).sort();
  const missing = trx.insertInto('ratings').values(movers.map(fresh));
  await missing.onConflict((conflict) => conflict.doNothing()).execute();
  const both = trx.selectFrom('ratings').selectAll().where('rating_group', '=', group).where('user_id', 'in', users);
  const ordered = both.orderBy('user_id');
  const rows = await (store === 'postgres' ? ordered.forUpdate() : ordered).execute();
  const of = (user: string): RatingRow => rows.find(({ user_id }) => user_id === user) ?? fresh(user);
  return [of(users[0]), of(users[1])];
}

async function write(
  trx: Transaction<Schema>,
  mine: RatingRow,
  theirs: RatingRow,
  score: number,
  { game, at }: RatedResult,
): Promise<void> {
  const { user_id, rating_group } = mine;
  const now = (row: RatingRow) => rested(row, at - row.updated_at);
  const strength = strengthAfter(now(mine), [{ against: now(theirs), score }]);
  await trx
    .updateTable('ratings')
    .set({ ...strength, games: mine.games + 1, updated_at: at })
    .where('user_id', '=', user_id)
    .where('rating_group', '=', rating_group)
    .execute();
  const change = { game_id: game, user_id, rating_group, before: mine.rating, after: strength.rating, at };
  await trx.insertInto('rating_changes').values(change).execute();
}
