/** Who was told of a game and has not been back since: nobody is told twice, by however many nodes. */
import type { Kysely } from 'kysely';
import type { Schema } from '../store/schema.ts';

/** Whoever has not been back for so long is told of that game again. */
const FORGOTTEN_MS = 60 * 86_400_000;

export class Marks {
  private readonly db: Kysely<Schema>;
  private readonly now: () => number;

  constructor(db: Kysely<Schema>, now: () => number) {
    this.db = db;
    this.now = now;
  }

  /** True once, until it is taken away. */
  async put(game_id: string, seat: number): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await this.db
      .insertInto('push_marks')
      .values({ game_id, seat, at: this.now() })
      .onConflict((conflict) => conflict.columns(['game_id', 'seat']).doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n;
  }

  async takeAway(game: string, seat: number): Promise<void> {
    await this.db.deleteFrom('push_marks').where('game_id', '=', game).where('seat', '=', seat).execute();
  }

  async forgetOld(): Promise<void> {
    await this.db
      .deleteFrom('push_marks')
      .where('at', '<', this.now() - FORGOTTEN_MS)
      .execute();
  }
}
