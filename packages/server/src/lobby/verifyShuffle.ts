/** Was a stored game dealt as its hash promised? The same check that the app makes. */
import { type ShuffleProof, shuffleProof } from '@blackpoker/host';
import type { Store } from '../store/store.ts';
import { winsOf } from './gameRow.ts';
import { committedSeed, isRevealed } from './reveal.ts';

/** Undefined: it, or its series, is not over. Games that were aborted have no record, and end the series. */
export async function verifyShuffle({ db }: Store, game: string): Promise<ShuffleProof | undefined> {
  const row = await db.selectFrom('games').selectAll().where('id', '=', game).executeTakeFirst();
  if (row === undefined || !(await isRevealed(db, row))) return undefined;
  const ofSeries = db
    .selectFrom('games')
    .select('record')
    .where('series_id', '=', row.series_id ?? '');
  const rows = row.series_id === null ? [row] : await ofSeries.orderBy('created_at').execute();
  const records = rows.flatMap(({ record }) => record ?? []);
  return shuffleProof({ seedHash: row.seed_hash ?? '', seed: committedSeed(row), records, wins: winsOf(row) });
}
