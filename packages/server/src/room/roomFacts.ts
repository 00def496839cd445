/** What the tables say of a game beside its log. */
import type { Player } from '@blackpoker/protocol';
import type { ExpressionBuilder } from 'kysely';
import type { GameRow } from '../lobby/gameRow.ts';
import type { Schema } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import type { Pair } from './roomState.ts';
import type { RoomFacts } from './roomStatus.ts';

export type PlayersOf = (game: GameRow) => Promise<Pair<Player>>;

export async function gameRow({ db }: Store, game: string): Promise<GameRow | undefined> {
  return await db.selectFrom('games').selectAll().where('id', '=', game).executeTakeFirst();
}

export async function roomFacts(store: Store, row: GameRow, playersOf: PlayersOf): Promise<RoomFacts> {
  const isOver = row.state === 'over';
  const [players, ratingChange] = await Promise.all([playersOf(row), isOver ? ratingChangeOf(store, row) : undefined]);
  return {
    players,
    seedHash: row.seed_hash ?? '',
    next: row.next_id ?? undefined,
    ratingChange,
    incident: row.incident ?? undefined,
  };
}

async function ratingChangeOf({ db }: Store, row: GameRow): Promise<Pair<number> | undefined> {
  if (row.rated === 0) return undefined;
  const rows = await db.selectFrom('rating_changes').selectAll().where('game_id', '=', row.id).execute();
  if (rows.length === 0) return undefined;
  const changeOf = (user: string | null): number => {
    const change = rows.find(({ user_id }) => user_id === user);
    return change === undefined ? 0 : Math.round(change.after) - Math.round(change.before);
  };
  return [changeOf(row.seat_a), changeOf(row.seat_b)];
}

/** When something last happened in a game that has begun: one look into the index. */
export const lastEventAt = ({ selectFrom, fn }: ExpressionBuilder<Schema, 'games'>) => {
  const events = selectFrom('events').whereRef('game_id', '=', 'games.id');
  return fn.coalesce(events.select('at').orderBy('seq', 'desc').limit(1), 'started_at');
};

/** Up to which seq the log of each of these games goes: one look into the index for each, however long it is. */
export async function lastSeqs(
  { db }: Store,
  games: readonly string[],
): Promise<readonly (readonly [string, number])[]> {
  if (games.length === 0) return [];
  const rows = await db
    .selectFrom('games')
    .select(({ selectFrom }) => {
      const events = selectFrom('events').whereRef('game_id', '=', 'games.id');
      return ['id', events.select('seq').orderBy('seq', 'desc').limit(1).as('seq')];
    })
    .where('id', 'in', games)
    .execute();
  return rows.map(({ id, seq }) => [id, seq ?? 0]);
}
