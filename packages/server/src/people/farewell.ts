/** A person leaves for good: name, sessions and words are gone; games stay, of a deleted player. */
import type { ExpressionBuilder, Kysely, SelectQueryBuilder } from 'kysely';
import { withoutNames } from '../lobby/recordNames.ts';
import type { Schema } from '../store/schema.ts';

/** Somebody and their bots. */
export async function withBots(db: Kysely<Schema>, user: string): Promise<string[]> {
  const bots = await db.selectFrom('users').select('id').where('owner_id', '=', user).execute();
  return [user, ...bots.map(({ id }) => id)];
}

/** With their bots. Each step may be done again: who was interrupted asks once more. The sessions go last, as they are needed for that. */
export async function deleteUser(db: Kysely<Schema>, user: string, now: number): Promise<void> {
  const ids = await withBots(db, user);
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

const GUESTS_AT_ONCE = 500;

/** Guests of long ago whom nobody can be any more, as no session is left, and of whom no game and no report tells. */
export async function forgetGuests(db: Kysely<Schema>, before: number): Promise<void> {
  let since = 0;
  for (let found = GUESTS_AT_ONCE; found === GUESTS_AT_ONCE; ) {
    const guests = await unknownGuests(db, since, before);
    await forgetUsers(
      db,
      guests.map(({ id }) => id),
    );
    found = guests.length;
    since = guests.at(-1)?.created_at ?? since;
  }
}

const unknownGuests = (db: Kysely<Schema>, since: number, before: number) =>
  db
    .selectFrom('users')
    .select(['id', 'created_at'])
    .where('kind', '=', 'guest')
    .where('created_at', '>=', since)
    .where('created_at', '<', before)
    .where(isUnknown)
    .orderBy('created_at')
    .limit(GUESTS_AT_ONCE)
    .execute();

/** No session is theirs, and no game and no report tells of them. */
export function isUnknown({ and, not, exists, selectFrom }: ExpressionBuilder<Schema, 'users'>) {
  const games = selectFrom('games').select('games.id');
  const reports = selectFrom('reports').select('reports.id');
  const traces = [
    selectFrom('sessions').select('sessions.id').whereRef('sessions.user_id', '=', 'users.id'),
    games.whereRef('games.seat_a', '=', 'users.id'),
    games.whereRef('games.seat_b', '=', 'users.id'),
    games.whereRef('games.creator_id', '=', 'users.id'),
    reports.whereRef('reports.by_id', '=', 'users.id'),
    reports.whereRef('reports.about_id', '=', 'users.id'),
  ];
  return and(traces.map((trace) => not(exists(trace))));
}

/** As if they had never been here. */
export async function forgetUsers(db: Kysely<Schema>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.deleteFrom('blocks').where('user_id', 'in', ids).execute();
  await db.deleteFrom('blocks').where('other_id', 'in', ids).execute();
  await db.deleteFrom('users').where('id', 'in', ids).execute();
}
