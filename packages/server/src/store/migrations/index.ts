/** In order, by name. What has been released is never changed: a change of the tables is a new one at the end. */
import type { Migration } from 'kysely';
import type { Store } from '../store.ts';
import { firstTables } from './firstTables.ts';
import { moreIndexes } from './moreIndexes.ts';
import { push } from './push.ts';
import { seriesWins } from './seriesWins.ts';

export const MIGRATIONS = (kind: Store['kind']): Record<string, Migration> => ({
  '001-first-tables': firstTables(kind),
  '002-series-wins': seriesWins,
  '003-more-indexes': moreIndexes,
  '004-push': push,
});

export const LATEST_MIGRATION = Object.keys(MIGRATIONS('sqlite')).at(-1) ?? '';
