/** A person leaves for good: name, sessions and words are gone; games stay, of a deleted player. */
import type { Kysely, SelectQueryBuilder } from 'kysely';
import { withoutNames } from '../lobby/recordNames.ts';
import type { Schema } from '../store/schema.ts';

/** With their bots. Each step may be done again: who was interrupted asks once more. The sessions go last, as they are needed for that. */
export async function deleteUser(db: Kysely<Schema>, user: string, now: number): Promise<void> {
  const bots = await db.selectFrom('users').select('id').where('owner_id', '=', user).execute();
  const ids = [user, ...bots.map(({ id }) => id)];
  await db.deleteFrom('tokens').where('user_id', 'in', ids).execute();
  await db.updateTable('chat').set({ text: null }).where('user_id', 'in', ids).execute();
  await db.deleteFrom('ratings').where('user_id', 'in', ids).execute();
  await db.deleteFrom('favourites').where('user_id', 'in', ids).execute();
  await db.deleteFrom('blocks').where('user_id', 'in', ids).execute();
  await db.deleteFrom('blocks').where('other_id', 'in', ids).execute();
  await forgetNames(db, ids);
  await db
    .updateTable('users')
    .set({ name: '', name_key: null, password: null, admin: 0, deleted_at: now })
    .where('id', 'in', ids)
    .execute();
  await db.deleteFrom('sessions').where('user_id', 'in', ids).execute();
}

/** A room writes down the names that it knew: those of people who have left go from games that have ended since. */
export async function forgetLateNames(db: Kysely<Schema>, since: number): Promise<void> {
  await forgetNames(db, db.selectFrom('users').select('id').where('deleted_at', 'is not', null), since);
}

type Users = readonly string[] | SelectQueryBuilder<Schema, 'users', { id: string }>;

/** In the records of their games, one by one: a record is long. */
async function forgetNames(db: Kysely<Schema>, users: Users, since = 0): Promise<void> {
  const named = db.selectFrom('games').where('record', 'like', '%playerA: %').where('ended_at', '>=', since);
  const theirs = named.where(({ eb, or }) => or([eb('seat_a', 'in', users), eb('seat_b', 'in', users)]));
  for (const { id } of await theirs.select('id').execute()) {
    const game = await db.selectFrom('games').select('record').where('id', '=', id).executeTakeFirst();
    const record = withoutNames(game?.record ?? '');
    await db.updateTable('games').set({ record }).where('id', '=', id).execute();
  }
}

/** Guests of long ago whom nobody can be any more, as no session is left, and of whom no game and no report tells. */
export async function forgetGuests(db: Kysely<Schema>, before: number): Promise<void> {
  const games = db.selectFrom('games');
  const reports = db.selectFrom('reports');
  const named = [
    db.selectFrom('sessions').select('user_id as user'),
    games.select('seat_a as user').where('seat_a', 'is not', null),
    games.select('seat_b as user').where('seat_b', 'is not', null),
    games.select('creator_id as user').where('creator_id', 'is not', null),
    reports.select('by_id as user'),
    reports.select('about_id as user'),
  ];
  const old = db.deleteFrom('users').where('kind', '=', 'guest').where('created_at', '<', before);
  await named.reduce((left, users) => left.where('id', 'not in', users), old).execute();
}
