/** Games as lines of a list. */
import type { GameLine, GameState, Player } from '@blackpoker/protocol';
import type { Store } from '../store/store.ts';
import { type GameRow, termsOf } from './gameRow.ts';
import { Players } from './players.ts';
import { revealedAmong } from './reveal.ts';
import { seriesPlaces } from './seriesPlaces.ts';

/** What a line is made from: not the setup, which is large and secret. */
export const LINE_COLUMNS = [
  'id',
  'kind',
  'state',
  'regulation',
  'options',
  'clock',
  'rated',
  'wins',
  'creator_id',
  'seat_a',
  'seat_b',
  'level_a',
  'level_b',
  'created_at',
  'started_at',
  'ended_at',
  'winner',
  'why',
  'turns',
  'series_id',
] as const satisfies readonly (keyof GameRow)[];
export type LineRow = Pick<GameRow, (typeof LINE_COLUMNS)[number]>;

/** The time by which a list is ordered, and paged. */
export type LineTime = 'created_at' | 'started_at' | 'ended_at';

export async function gameLines(store: Store, rows: readonly LineRow[], by: LineTime): Promise<GameLine[]> {
  const people = rows.flatMap(({ seat_a, seat_b, creator_id }) => [seat_a, seat_b, creator_id]);
  const [players, revealed, places] = await Promise.all([
    Players.of(store, people),
    revealedAmong(store.db, rows),
    seriesPlaces(store.db, rows),
  ]);
  return rows.map((row) => ({
    ...lineOf(row, players, by),
    revealed: revealed.has(row.id),
    series: places.get(row.id),
  }));
}

function lineOf(row: LineRow, players: Players, by: LineTime): Omit<GameLine, 'revealed' | 'series'> {
  return {
    game: row.id,
    kind: row.kind,
    state: row.state as GameState,
    terms: termsOf(row),
    players: playersIn(row, players),
    at: row[by] ?? row.created_at,
    turns: row.turns,
    winner: row.winner === 0 || row.winner === 1 ? row.winner : undefined,
    why: row.why ?? undefined,
  };
}

/** By seat; of a game that waits: who waits. */
function playersIn(row: LineRow, players: Players): (Player | undefined)[] {
  if (row.started_at !== null) return [players.at(row, 0), players.at(row, 1)];
  return [row.creator_id === null ? undefined : players.player(row.creator_id, row.regulation), undefined];
}
