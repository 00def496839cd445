/** What a player's page says in numbers. */
import { ACTION_ENTRIES, FRAME_ACTION_ENTRIES } from '@blackpoker/engine';
import type { PlayerPage } from '@blackpoker/protocol';
import type { Kysely } from 'kysely';
import type { Schema } from '../store/schema.ts';

const MOST_FAVOURITES = 10;

/** Everybody ends turns: that is no favourite. */
const COMMON: readonly string[] = [...ACTION_ENTRIES, ...FRAME_ACTION_ENTRIES]
  .filter(({ versions }) => versions.some(({ type }) => type === 'turnControl'))
  .map(({ id }) => id);

export async function favouritesOf(db: Kysely<Schema>, user: string): Promise<PlayerPage['favourites']> {
  return db
    .selectFrom('favourites')
    .select(['action', 'times'])
    .where('user_id', '=', user)
    .where('action', 'not in', COMMON)
    .orderBy('times', 'desc')
    .orderBy('action')
    .limit(MOST_FAVOURITES)
    .execute();
}

/** Games against levels do not count. */
export async function resultsOf(db: Kysely<Schema>, user: string): Promise<PlayerPage['record']> {
  const [asA, asB] = await Promise.all([winners(db, 'seat_a', user), winners(db, 'seat_b', user)]);
  return {
    won: (asA.get(0) ?? 0) + (asB.get(1) ?? 0),
    lost: (asA.get(1) ?? 0) + (asB.get(0) ?? 0),
    drawn: (asA.get(null) ?? 0) + (asB.get(null) ?? 0),
  };
}

async function winners(db: Kysely<Schema>, seat: 'seat_a' | 'seat_b', user: string) {
  const rows = await db
    .selectFrom('games')
    .select(({ fn }) => ['winner', fn.countAll<number>().as('n')])
    .where(seat, '=', user)
    .where('state', '=', 'over')
    .where('level_a', 'is', null)
    .where('level_b', 'is', null)
    .groupBy('winner')
    .execute();
  return new Map(rows.map(({ winner, n }) => [winner, Number(n)]));
}
