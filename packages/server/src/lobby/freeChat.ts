/** Who has agreed to free text: as the log of the game says. */
import type { Kysely } from 'kysely';
import type { RoomEvent } from '../room/roomEvent.ts';
import type { Schema } from '../store/schema.ts';

export async function freeChatOf(db: Kysely<Schema>, game: string): Promise<[boolean, boolean]> {
  const rows = await db
    .selectFrom('events')
    .select('body')
    .where('game_id', '=', game)
    .where('body', 'like', '%"freeChat"%')
    .orderBy('seq')
    .execute();
  const agreed: [boolean, boolean] = [false, false];
  for (const { body } of rows) {
    const { what } = JSON.parse(body) as Pick<RoomEvent, 'what'>;
    if (what.type === 'freeChat') agreed[what.seat as 0 | 1] = what.on;
  }
  return agreed;
}
