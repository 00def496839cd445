import type { Kysely, Migration } from 'kysely';

/** How many games won take a series: what the players agree on. */
export const seriesWins: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema.alterTable('games').addColumn('wins', 'bigint').execute();
  },
};
