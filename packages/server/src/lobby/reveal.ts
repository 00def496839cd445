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

export async function isRevealed(db: Kysely<Schema>, game: Ended): Promise<boolean> {
  return (await revealedAmong(db, [game])).has(game.id);
}

/** Which of these games. A game of a series is settled in the transaction that begins the next one: the series is over when all of them are. */
export async function revealedAmong(db: Kysely<Schema>, games: readonly Ended[]): Promise<ReadonlySet<string>> {
  const ended = games.filter(isEnded);
  const open = await openSeries(db, [...new Set(ended.flatMap(({ series_id }) => series_id ?? []))]);
  const revealed = ended.filter(({ series_id }) => series_id === null || !open.has(series_id));
  return new Set(revealed.map(({ id }) => id));
}

async function openSeries(db: Kysely<Schema>, series: readonly string[]): Promise<ReadonlySet<string | null>> {
  if (series.length === 0) return new Set();
  const open = db.selectFrom('games').select('series_id').distinct().where('series_id', 'in', series);
  return new Set((await open.where('settled_at', 'is', null).execute()).map(({ series_id }) => series_id));
}

/** What the hash was made of. */
export function committedSeed(game: Pick<GameRow, 'id' | 'setup'>): string {
  const { seed, series } = setupOf(game);
  return series?.seed ?? seed;
}
