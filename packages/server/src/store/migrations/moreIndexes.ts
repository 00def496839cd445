import type { Kysely, Migration } from 'kysely';

/** What the account page, deletion and the hourly clean-up look for. */
const INDEXES: readonly (readonly [table: string, column: string])[] = [
  ['users', 'created_at'],
  ['chat', 'user_id'],
  ['blocks', 'other_id'],
  ['reports', 'by_id'],
  ['reports', 'about_id'],
];

export const moreIndexes: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const [table, column] of INDEXES)
      await db.schema.createIndex(`${table}_by_${column}`).on(table).column(column).execute();
  },
};
