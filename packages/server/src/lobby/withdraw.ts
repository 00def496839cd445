import type { Kysely } from 'kysely';
import type { Schema } from '../store/schema.ts';

/** Takes back a game that waits; with a `creator`: only a game of theirs. False: no such game waits. */
export async function withdraw(db: Kysely<Schema>, game: string, creator?: string): Promise<boolean> {
  const waiting = db.deleteFrom('games').where('id', '=', game).where('state', '=', 'waiting');
  const own = creator === undefined ? waiting : waiting.where('creator_id', '=', creator);
  return (await own.executeTakeFirst()).numDeletedRows > 0n;
}
