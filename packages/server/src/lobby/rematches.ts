/** The same again with seats swapped. */
import { isTwoDecks, type SeatDeck, seatDeckCode } from '@blackpoker/engine';
import { beginning, rulesOf, type Sitting } from './beginning.ts';
import { type GameRow, isEnded, type NewGameRow, setupOf } from './gameRow.ts';
import { newId } from './ids.ts';
import type { LobbyDeps } from './lobbyDeps.ts';

/** `begun`: this call has made it. */
export interface Rematch {
  readonly game: string;
  readonly begun: NewGameRow | undefined;
}

/** One game however many calls. The game has to be over and settled: what comes next in a series comes first. */
export async function rematchOf(deps: LobbyDeps, id: string): Promise<Rematch> {
  const { store, clock, node } = deps;
  const row = await store.db.selectFrom('games').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined || !isEnded(row)) throw new Error(`game ${id} is not over`);
  if (row.next_id !== null) return { game: row.next_id, begun: undefined };
  const next = swapped(row, clock.now(), node);
  const made = await store.db.transaction().execute(async (trx) => {
    const claim = trx.updateTable('games').set({ next_id: next.id }).where('id', '=', id).where('next_id', 'is', null);
    if ((await claim.executeTakeFirst()).numUpdatedRows === 0n) return false;
    await trx.insertInto('games').values(next).execute();
    return true;
  });
  return made ? { game: next.id, begun: next } : await rematchOf(deps, id);
}

function swapped(row: GameRow, at: number, node: string): NewGameRow {
  const { regulation, options, clock, rated, wins } = row;
  const id = newId();
  const begun = beginning(row, { game: id, at, node, sits: swappedSits(row) });
  return { id, kind: 'rematch', regulation, options, clock, rated, wins, turns: 0, created_at: at, ...begun };
}

/** Decks that were built are brought again; others are dealt anew. */
function swappedSits(row: GameRow): readonly [Sitting, Sitting] {
  const setup = setupOf(row);
  const [a, b] = setup.series?.decks ?? setup.decks;
  const isBuilt = rulesOf(row).deck.kind === 'built';
  const code = (deck: SeatDeck): string | null => (isBuilt ? seatDeckCode(fresh(deck)) : null);
  return [
    { user: row.seat_b, level: row.level_b, deck: code(b) },
    { user: row.seat_a, level: row.level_a, deck: code(a) },
  ];
}

const fresh = (deck: SeatDeck): SeatDeck =>
  isTwoDecks(deck) ? { first: deck.first, second: deck.second, mayUse: 'either' } : deck;
