/** A person leaves for good: name, sessions and words are gone; games stay, of a deleted player. */
import type { Kysely } from 'kysely';
import type { Schema } from '../store/schema.ts';

/** Each step may be done again: who was interrupted asks once more. The sessions go last, as they are needed for that. */
export async function deleteUser(db: Kysely<Schema>, user: string, now: number): Promise<void> {
  await deleteBotsOf(db, user, now);
  await db.updateTable('chat').set({ text: null }).where('user_id', '=', user).execute();
  await db.deleteFrom('ratings').where('user_id', '=', user).execute();
  await db.deleteFrom('favourites').where('user_id', '=', user).execute();
  await db.deleteFrom('blocks').where('user_id', '=', user).execute();
  await db.deleteFrom('blocks').where('other_id', '=', user).execute();
  await db
    .updateTable('users')
    .set({ name: '', name_key: null, password: null, admin: 0, deleted_at: now })
    .where('id', '=', user)
    .execute();
  await db.deleteFrom('sessions').where('user_id', '=', user).execute();
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

async function deleteBotsOf(db: Kysely<Schema>, user: string, now: number): Promise<void> {
  const bots = db.selectFrom('users').select('id').where('owner_id', '=', user);
  await db.deleteFrom('tokens').where('user_id', 'in', bots).execute();
  const gone = { name: '', name_key: null, deleted_at: now };
  await db.updateTable('users').set(gone).where('owner_id', '=', user).execute();
}
