/** The log of all games, in either database. */
import type { Kysely } from 'kysely';
import { GroupCommit, type OnCommit, type WriteRows } from './groupCommit.ts';
import type { Schema } from './schema.ts';
import type { Log, LogRow } from './store.ts';

export interface ClosableLog extends Log {
  /** Resolves when nothing waits any more. */
  readonly idle: () => Promise<void>;
}

export function openLog(db: Kysely<Schema>, write: WriteRows, onCommit?: OnCommit): ClosableLog {
  const commits = new GroupCommit(write, { onCommit });
  return {
    append: (row) => commits.append(row),
    read: (game, after) => readLog(db, game, after),
    idle: () => commits.idle(),
  };
}

function readLog(db: Kysely<Schema>, game: string, after: number): Promise<LogRow[]> {
  return db
    .selectFrom('events')
    .select(['game_id as game', 'seq', 'cmd', 'at', 'body'])
    .where('game_id', '=', game)
    .where('seq', '>', after)
    .orderBy('seq')
    .execute();
}
