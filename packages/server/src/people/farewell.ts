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

async function deleteBotsOf(db: Kysely<Schema>, user: string, now: number): Promise<void> {
  const bots = db.selectFrom('users').select('id').where('owner_id', '=', user);
  await db.deleteFrom('tokens').where('user_id', 'in', bots).execute();
  const gone = { name: '', name_key: null, deleted_at: now };
  await db.updateTable('users').set(gone).where('owner_id', '=', user).execute();
}
