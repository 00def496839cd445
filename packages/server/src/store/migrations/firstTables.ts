import { type CreateTableBuilder, type Kysely, type Migration, sql } from 'kysely';
import type { Store } from '../store.ts';

type Kind = Store['kind'];
type Db = Kysely<unknown>;
type Columns = CreateTableBuilder<string, string>;

export const firstTables = (kind: Kind): Migration => ({
  up: async (db: Db) => {
    await createPeople(db);
    await createGames(db, kind);
    await createRatings(db);
    await createTalk(db, kind);
    await createCluster(db, kind);
    await createIndexes(db);
  },
});

/** `a b? c`: not null, unless marked. */
function add(table: Columns, type: 'text' | 'bigint' | 'double precision', names: string): Columns {
  return names.split(' ').reduce((columns, name) => {
    if (name.endsWith('?')) return columns.addColumn(name.slice(0, -1), type);
    return columns.addColumn(name, type, (column) => column.notNull());
  }, table);
}

const table = (db: Db, name: string): Columns => db.schema.createTable(name);
const idTable = (db: Db, name: string, id = 'id'): Columns =>
  table(db, name).addColumn(id, 'text', (column) => column.primaryKey().notNull());

/** Kept in the order of their key, where SQLite would keep a second copy of it. */
const inKeyOrder = (columns: Columns, kind: Kind): Columns =>
  kind === 'sqlite' ? columns.modifyEnd(sql`without rowid`) : columns;

async function createPeople(db: Db): Promise<void> {
  const users = add(add(idTable(db, 'users'), 'text', 'kind name name_key? password? owner_id?'), 'bigint', 'admin');
  await add(users, 'bigint', 'created_at banned_at? deleted_at?').execute();
  const sessions = add(idTable(db, 'sessions', 'hash'), 'text', 'id user_id agent');
  await ofUser(add(sessions, 'bigint', 'created_at seen_at expires_at'), 'sessions').execute();
  const tokens = add(idTable(db, 'tokens', 'hash'), 'text', 'id user_id');
  await ofUser(add(tokens, 'bigint', 'created_at'), 'tokens').execute();
  const blocks = add(add(table(db, 'blocks'), 'text', 'user_id other_id'), 'bigint', 'at');
  await blocks.addPrimaryKeyConstraint('blocks_key', ['user_id', 'other_id']).execute();
}

/** Goes with its user. */
const ofUser = (columns: Columns, name: string): Columns =>
  columns.addForeignKeyConstraint(`${name}_user`, ['user_id'], 'users', ['id'], (key) => key.onDelete('cascade'));

const GAME_TEXTS =
  'kind state regulation options clock rules_version creator_id? creator_deck? seat_a? seat_b? setup? seed_hash? series_id? next_id? why? record? hash? node? incident?';
const GAME_NUMBERS = 'rated created_at turns level_a? level_b? started_at? ended_at? winner? settled_at?';

async function createGames(db: Db, kind: Kind): Promise<void> {
  const games = add(add(idTable(db, 'games'), 'text', GAME_TEXTS), 'bigint', GAME_NUMBERS);
  await add(games, 'double precision', 'creator_rating?').execute();
  const events = add(add(table(db, 'events'), 'text', 'game_id cmd body'), 'bigint', 'seq at').addPrimaryKeyConstraint(
    'events_key',
    ['game_id', 'seq'],
  );
  await inKeyOrder(events, kind).execute();
}

async function createRatings(db: Db): Promise<void> {
  const ratings = add(add(table(db, 'ratings'), 'text', 'user_id rating_group'), 'bigint', 'games updated_at');
  await add(ratings, 'double precision', 'rating deviation volatility')
    .addPrimaryKeyConstraint('ratings_key', ['user_id', 'rating_group'])
    .execute();
  const changes = add(add(table(db, 'rating_changes'), 'text', 'game_id user_id rating_group'), 'bigint', 'at');
  await add(changes, 'double precision', 'before after')
    .addPrimaryKeyConstraint('rating_changes_key', ['game_id', 'user_id'])
    .execute();
  const favourites = add(add(table(db, 'favourites'), 'text', 'user_id action'), 'bigint', 'times');
  await favourites.addPrimaryKeyConstraint('favourites_key', ['user_id', 'action']).execute();
}

async function createTalk(db: Db, kind: Kind): Promise<void> {
  const chat = add(add(table(db, 'chat'), 'text', 'game_id cmd user_id preset? text?'), 'bigint', 'n seat at')
    .addPrimaryKeyConstraint('chat_key', ['game_id', 'n'])
    .addUniqueConstraint('chat_cmd', ['game_id', 'cmd']);
  await inKeyOrder(chat, kind).execute();
  const reports = add(idTable(db, 'reports'), 'text', 'by_id about_id game_id? text');
  await add(reports, 'bigint', 'at closed_at?').execute();
}

async function createCluster(db: Db, kind: Kind): Promise<void> {
  await add(idTable(db, 'nodes'), 'bigint', 'started_at seen_at').execute();
  const numbered =
    kind === 'sqlite'
      ? table(db, 'outages').addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
      : table(db, 'outages').addColumn('id', 'bigint', (column) => column.primaryKey().generatedByDefaultAsIdentity());
  await add(numbered, 'bigint', 'from_at to_at').execute();
  await add(table(db, 'pulse'), 'bigint', 'id at').addPrimaryKeyConstraint('pulse_key', ['id']).execute();
}

const INDEXES: readonly (readonly [table: string, columns: string])[] = [
  ['users', 'owner_id'],
  ['sessions', 'user_id'],
  ['sessions', 'expires_at'],
  ['tokens', 'user_id'],
  ['games', 'state kind created_at'],
  ['games', 'seat_a created_at'],
  ['games', 'seat_b created_at'],
  ['games', 'creator_id state'],
  ['games', 'node state'],
  ['games', 'ended_at'],
  ['games', 'series_id'],
  ['ratings', 'rating_group rating'],
  ['rating_changes', 'user_id at'],
  ['reports', 'closed_at at'],
];

async function createIndexes(db: Db): Promise<void> {
  await db.schema.createIndex('users_by_name').on('users').column('name_key').unique().execute();
  for (const [on, columns] of INDEXES) {
    const names = columns.split(' ');
    await db.schema
      .createIndex(`${on}_by_${names.join('_')}`)
      .on(on)
      .columns(names)
      .execute();
  }
}
