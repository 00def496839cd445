/** Where games stand within their series. */
import type { SeriesPlace } from '@blackpoker/protocol';
import type { Kysely } from 'kysely';
import type { Schema } from '../store/schema.ts';
import type { GameRow } from './gameRow.ts';

type Won = Pick<GameRow, 'id' | 'series_id' | 'winner'>;

/** By the id of the game; none for a game that stands alone. */
export async function seriesPlaces(
  db: Kysely<Schema>,
  games: readonly Pick<GameRow, 'series_id'>[],
): Promise<ReadonlyMap<string, SeriesPlace>> {
  const series = [...new Set(games.flatMap(({ series_id }) => series_id ?? []))];
  if (series.length === 0) return new Map();
  const all = db.selectFrom('games').select(['id', 'series_id', 'winner']).where('series_id', 'in', series);
  return placesOf(await all.orderBy('created_at').execute());
}

/** Players keep their seats for the whole series. */
function placesOf(rows: readonly Won[]): ReadonlyMap<string, SeriesPlace> {
  const last = new Map<string | null, SeriesPlace>();
  return new Map(
    rows.map(({ id, series_id, winner }) => {
      const { game, score } = last.get(series_id) ?? { game: 0, score: [0, 0] };
      const [a, b] = score;
      const place: SeriesPlace = { game: game + 1, score: [a + Number(winner === 0), b + Number(winner === 1)] };
      last.set(series_id, place);
      return [id, place];
    }),
  );
}
