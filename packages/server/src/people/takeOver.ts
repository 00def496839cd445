/** A guest signs in to an account that they have: what they were and did as a guest is the account's from then on. */
import type { Kysely, Transaction } from 'kysely';
import { addFavourites } from '../lobby/settling.ts';
import type { Schema } from '../store/schema.ts';

type Db = Transaction<Schema>;

/** All of it or nothing. Guests have no ratings; a game between the two stays as it is. */
export function takeOver(db: Kysely<Schema>, guest: string, account: string): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await takeSeats(tx, guest, account);
    await tx.updateTable('chat').set({ user_id: account }).where('user_id', '=', guest).execute();
    await tx.updateTable('reports').set({ by_id: account }).where('by_id', '=', guest).execute();
    await tx.updateTable('reports').set({ about_id: account }).where('about_id', '=', guest).execute();
    await takeFavourites(tx, guest, account);
    await takeBlocks(tx, guest, account);
    await tx.deleteFrom('sessions').where('user_id', '=', guest).execute();
  });
}

async function takeSeats(db: Db, guest: string, account: string): Promise<void> {
  for (const [seat, other] of [
    ['seat_a', 'seat_b'],
    ['seat_b', 'seat_a'],
  ] as const)
    await db
      .updateTable('games')
      .set({ [seat]: account })
      .where(seat, '=', guest)
      .where(({ eb, or }) => or([eb(other, 'is', null), eb(other, '!=', account)]))
      .execute();
  await db.updateTable('games').set({ creator_id: account }).where('creator_id', '=', guest).execute();
}

async function takeFavourites(db: Db, guest: string, account: string): Promise<void> {
  const rows = await db.selectFrom('favourites').select(['action', 'times']).where('user_id', '=', guest).execute();
  await addFavourites(db, account, new Map(rows.map(({ action, times }) => [action, times])));
  await db.deleteFrom('favourites').where('user_id', '=', guest).execute();
}

/** Whom the guest has blocked, and who has blocked the guest. */
async function takeBlocks(db: Db, guest: string, account: string): Promise<void> {
  const of = db.selectFrom('blocks').selectAll();
  const rows = await of.where(({ eb, or }) => or([eb('user_id', '=', guest), eb('other_id', '=', guest)])).execute();
  const renamed = (id: string): string => (id === guest ? account : id);
  const kept = rows
    .map((row) => ({ ...row, user_id: renamed(row.user_id), other_id: renamed(row.other_id) }))
    .filter(({ user_id, other_id }) => user_id !== other_id);
  if (kept.length > 0)
    await db
      .insertInto('blocks')
      .values(kept)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  await db.deleteFrom('blocks').where('user_id', '=', guest).execute();
  await db.deleteFrom('blocks').where('other_id', '=', guest).execute();
}
