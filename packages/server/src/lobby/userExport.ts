/** All that is kept about a user, for them to take away. */
import type { GameLine, Rating } from '@blackpoker/protocol';
import type { Store } from '../store/store.ts';
import { gameLines, LINE_COLUMNS } from './gameLines.ts';
import { ratingOf } from './players.ts';
import { withNames } from './recordNames.ts';

export interface UserExport {
  readonly user: { readonly id: string; readonly name: string; readonly kind: string; readonly since: number };
  /** With the record as text once the game, and its series, is over. */
  readonly games: readonly (GameLine & { readonly record: string | undefined })[];
  readonly ratings: readonly { readonly group: string; readonly rating: Rating }[];
  readonly ratingChanges: readonly {
    readonly game: string;
    readonly group: string;
    readonly before: number;
    readonly after: number;
    readonly at: number;
  }[];
  readonly chat: readonly {
    readonly game: string;
    readonly at: number;
    readonly preset: string | null;
    readonly text: string | null;
  }[];
  readonly blocked: readonly string[];
  readonly favourites: readonly { readonly action: string; readonly times: number }[];
  /** The browsers that are signed in. */
  readonly sessions: readonly { readonly agent: string; readonly createdAt: number; readonly seenAt: number }[];
  readonly bots: readonly { readonly id: string; readonly name: string; readonly createdAt: number }[];
  readonly reports: readonly { readonly about: string; readonly text: string; readonly at: number }[];
  /** The browsers that are told of games while no page is open. */
  readonly push: readonly { readonly endpoint: string; readonly lang: string; readonly at: number }[];
}

/** Undefined: there is no such user. */
export async function userExport(store: Store, id: string): Promise<UserExport | undefined> {
  const { db } = store;
  const user = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
  if (user === undefined) return undefined;
  const [games, ratings, changes, chat, blocks, reports, push, favourites, sessions, bots] = await Promise.all([
    gamesOf(store, id),
    db.selectFrom('ratings').selectAll().where('user_id', '=', id).execute(),
    db.selectFrom('rating_changes').selectAll().where('user_id', '=', id).orderBy('at').execute(),
    db.selectFrom('chat').select(['game_id', 'at', 'preset', 'text']).where('user_id', '=', id).execute(),
    db.selectFrom('blocks').select('other_id').where('user_id', '=', id).execute(),
    db.selectFrom('reports').select(['about_id', 'text', 'at']).where('by_id', '=', id).execute(),
    pushOf(store, id),
    db.selectFrom('favourites').select(['action', 'times']).where('user_id', '=', id).execute(),
    sessionsOf(store, id),
    botsOf(store, id),
  ]);
  return {
    user: { id, name: user.name, kind: user.kind, since: user.created_at },
    games,
    ratings: ratings.map((row) => ({ group: row.rating_group, rating: ratingOf(row) })),
    ratingChanges: changes.map(({ game_id, rating_group, before, after, at }) => ({
      ...{ game: game_id, group: rating_group, before, after, at },
    })),
    chat: chat.map(({ game_id, at, preset, text }) => ({ game: game_id, at, preset, text })),
    blocked: blocks.map(({ other_id }) => other_id),
    ...{ favourites, sessions, bots },
    reports: reports.map(({ about_id, text, at }) => ({ about: about_id, text, at })),
    push,
  };
}

const sessionsOf = ({ db }: Store, user: string): Promise<UserExport['sessions']> =>
  db
    .selectFrom('sessions')
    .select(['agent', 'created_at as createdAt', 'seen_at as seenAt'])
    .where('user_id', '=', user)
    .execute();

const botsOf = ({ db }: Store, user: string): Promise<UserExport['bots']> =>
  db
    .selectFrom('users')
    .select(['id', 'name', 'created_at as createdAt'])
    .where('owner_id', '=', user)
    .where('deleted_at', 'is', null)
    .execute();

/** Without what only the server and the browser share. */
const pushOf = ({ db }: Store, user: string): Promise<UserExport['push']> =>
  db
    .selectFrom('push_subscriptions')
    .innerJoin('sessions', 'sessions.hash', 'push_subscriptions.session_hash')
    .select(['endpoint', 'lang', 'push_subscriptions.created_at as at'])
    .where('user_id', '=', user)
    .execute();

async function gamesOf(store: Store, user: string): Promise<UserExport['games']> {
  const rows = await store.db
    .selectFrom('games')
    .select([...LINE_COLUMNS, 'record', 'series_id', 'settled_at'])
    .where(({ eb, or }) => or([eb('seat_a', '=', user), eb('seat_b', '=', user)]))
    .orderBy('created_at')
    .execute();
  const running = new Set(rows.filter(({ settled_at }) => settled_at === null).map(({ series_id }) => series_id));
  const lines = await gameLines(store, rows, 'created_at');
  return lines.map((line, i) => {
    const { record = null, series_id = null } = rows[i] ?? {};
    if (record === null || (series_id !== null && running.has(series_id))) return { ...line, record: undefined };
    const [a, b] = line.players;
    return { ...line, record: withNames(record, [a?.name ?? '', b?.name ?? '']) };
  });
}
