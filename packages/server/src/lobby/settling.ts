/** What follows from the end of a game: ratings, favourites, the next game of its series. In one transaction, so all of it once. */
import type { Transaction } from 'kysely';
import type { Schema } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { nextBeginning, type Sitting } from './beginning.ts';
import { type EndedGame, endedGame } from './endedGame.ts';
import { type GameRow, isEnded, type NewGameRow } from './gameRow.ts';
import { newId } from './ids.ts';
import type { LobbyLog } from './lobbyDeps.ts';
import { rate } from './rating.ts';
import { ratingGroupOf } from './ratingGroup.ts';

export interface Settler {
  readonly store: Store;
  readonly node: string;
  readonly now: () => number;
  readonly log: LobbyLog;
}

/** The next game of the series where this call has begun it. A game that is settled, or not over, is left alone. */
export async function settle(settler: Settler, id: string): Promise<NewGameRow | undefined> {
  const { store, now, log } = settler;
  const row = await store.db.selectFrom('games').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined || !isEnded(row) || row.settled_at !== null) return undefined;
  const ended = row.state === 'over' ? readEnd(row, log) : undefined;
  const next = ended?.next === undefined ? undefined : nextGameRow(row, ended.next, settler);
  return await store.db.transaction().execute(async (trx) => {
    const claim = { settled_at: now(), ...(next !== undefined && { next_id: next.id }) };
    const mine = trx.updateTable('games').set(claim).where('id', '=', id).where('settled_at', 'is', null);
    if ((await mine.executeTakeFirst()).numUpdatedRows === 0n) return undefined;
    if (next !== undefined) await trx.insertInto('games').values(next).execute();
    if (ended !== undefined) await count(trx, store.kind, row, ended);
    return next;
  });
}

/** A record that does not replay is a fault of ours: the game stands as it is, and counts for nothing. What it says may name cards. */
function readEnd(row: GameRow, log: LobbyLog): EndedGame | undefined {
  try {
    return endedGame(row);
  } catch (error) {
    log.error(
      { game: row.id, kind: error instanceof Error ? error.name : 'error' },
      'the record of a finished game does not replay',
    );
    return undefined;
  }
}

async function count(trx: Transaction<Schema>, kind: Store['kind'], row: GameRow, ended: EndedGame): Promise<void> {
  const { seat_a: a, seat_b: b } = row;
  if (row.rated === 1 && ended.score !== undefined && a !== null && b !== null) {
    const at = row.ended_at ?? 0;
    const group = ratingGroupOf(row.regulation);
    await rate(trx, kind, { game: row.id, group, users: [a, b], score: ended.score, at });
  }
  const seats = [
    { user: a ?? '', declared: ended.declared[0] },
    { user: b ?? '', declared: ended.declared[1] },
  ].sort((x, y) => (x.user < y.user ? -1 : 1));
  for (const { user, declared } of seats) if (user !== '') await addFavourites(trx, user, declared);
}

/** How often a user has declared which action, beside what is counted already. */
export async function addFavourites(
  trx: Transaction<Schema>,
  user: string,
  declared: ReadonlyMap<string, number>,
): Promise<void> {
  if (declared.size === 0) return;
  const rows = [...declared].sort(([x], [y]) => (x < y ? -1 : 1));
  await trx
    .insertInto('favourites')
    .values(rows.map(([action, times]) => ({ user_id: user, action, times })))
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'action'])
        .doUpdateSet((update) => ({ times: update('favourites.times', '+', update.ref('excluded.times')) })),
    )
    .execute();
}

/** Same seats, clocks anew. */
function nextGameRow(row: GameRow, setup: NonNullable<EndedGame['next']>, { node, now }: Settler): NewGameRow {
  const sits = [sitting(row.seat_a, row.level_a), sitting(row.seat_b, row.level_b)] as const;
  const id = newId();
  const { regulation, options, clock, rated, wins } = row;
  const at = now();
  const begun = nextBeginning(row, setup, { game: id, at, node, sits });
  return { id, kind: 'series', regulation, options, clock, rated, wins, turns: 0, created_at: at, ...begun };
}

const sitting = (user: string | null, level: number | null): Sitting => ({ user, level, deck: null });
