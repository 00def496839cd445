import type { Kysely, Migration } from 'kysely';

/** Web Push: the server's keys, the browsers that want to be told, and who has been told of which game. */
export const push: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable('push_keys')
      .addColumn('id', 'bigint', (column) => column.primaryKey().notNull())
      .addColumn('public', 'text', (column) => column.notNull())
      .addColumn('private', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('push_subscriptions')
      .addColumn('session_hash', 'text', (column) => column.primaryKey().notNull())
      .addColumn('endpoint', 'text', (column) => column.notNull().unique())
      .addColumn('p256dh', 'text', (column) => column.notNull())
      .addColumn('auth', 'text', (column) => column.notNull())
      .addColumn('lang', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addForeignKeyConstraint('push_subscriptions_session', ['session_hash'], 'sessions', ['hash'], (key) =>
        key.onDelete('cascade'),
      )
      .execute();
    await db.schema
      .createTable('push_marks')
      .addColumn('game_id', 'text', (column) => column.notNull())
      .addColumn('seat', 'bigint', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('push_marks_key', ['game_id', 'seat'])
      .execute();
  },
};
