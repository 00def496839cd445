/** When a seed, and the record that holds it, may be seen: once the game, or its whole series, is over. */
import type { Kysely } from 'kysely';
import type { Schema } from '../store/schema.ts';
import { type GameRow, isEnded, setupOf } from './gameRow.ts';

type Ended = Pick<GameRow, 'id' | 'state' | 'series_id'>;

/** The games of its series, in their order; of a game that stands alone: itself. */
export async function seriesGames(db: Kysely<Schema>, { id, series_id }: Ended): Promise<string[]> {
  if (series_id === null) return [id];
  const rows = db.selectFrom('games').select('id').where('series_id', '=', series_id).orderBy('created_at');
  return (await rows.execute()).map((row) => row.id);
}

/** A game of a series is settled in the transaction that begins the next one: the series is over when all of them are. */
export async function isRevealed(db: Kysely<Schema>, game: Ended): Promise<boolean> {
  if (!isEnded(game)) return false;
  if (game.series_id === null) return true;
  const open = db.selectFrom('games').select('id').where('series_id', '=', game.series_id);
  return (await open.where('settled_at', 'is', null).executeTakeFirst()) === undefined;
}

/** What the hash was made of. */
export function committedSeed(game: Pick<GameRow, 'id' | 'setup'>): string {
  const { seed, series } = setupOf(game);
  return series?.seed ?? seed;
}
