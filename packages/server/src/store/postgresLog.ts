/** Rows of the log into PostgreSQL: one statement for all that waits. */
import type pg from 'pg';
import type { WriteRows } from './groupCommit.ts';
import type { LogRow } from './store.ts';

const INSERT = `insert into events (game_id, seq, cmd, at, body)
  select * from unnest($1::text[], $2::bigint[], $3::text[], $4::bigint[], $5::text[])
  on conflict do nothing returning game_id, seq, cmd`;

interface Written {
  readonly game_id: string;
  readonly seq: number;
  readonly cmd: string;
}

export const writeToPostgres =
  (pool: pg.Pool): WriteRows =>
  async (rows) => {
    const written = new Set((await insertAll(pool, rows)).map(({ game_id, seq, cmd }) => keyOf(game_id, seq, cmd)));
    // The same row twice at once was written once.
    return rows.map(({ game, seq, cmd }) => (written.delete(keyOf(game, seq, cmd)) ? 'written' : 'taken'));
  };

/** In one order, so that two nodes cannot wait for each other. */
async function insertAll(pool: pg.Pool, rows: readonly LogRow[]): Promise<Written[]> {
  const sorted = rows.length === 1 ? rows : [...rows].sort(byGame);
  const values = [
    sorted.map(({ game }) => game),
    sorted.map(({ seq }) => seq),
    sorted.map(({ cmd }) => cmd),
    sorted.map(({ at }) => at),
    sorted.map(({ body }) => body),
  ];
  const { rows: found } = await pool.query<Written>({ name: 'append', text: INSERT, values });
  return found;
}

const byGame = (a: LogRow, b: LogRow): number => (a.game < b.game ? -1 : a.game > b.game ? 1 : a.seq - b.seq);

const keyOf = (game: string, seq: number, cmd: string): string => `${game}/${seq}/${cmd}`;
