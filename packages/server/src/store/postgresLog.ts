/** Rows of the log into PostgreSQL: one statement for all that waits. */
import type pg from 'pg';
import type { WriteRows } from './groupCommit.ts';
import { type Appended, type LogRow, StoreUnavailable } from './store.ts';
import { isAway } from './unavailable.ts';

const INSERT = `insert into events (game_id, seq, cmd, at, body)
  select * from unnest($1::text[], $2::bigint[], $3::text[], $4::bigint[], $5::text[])
  on conflict do nothing returning game_id, cmd`;
const KNOWN = `select game_id, cmd from events
  where (game_id, cmd) in (select * from unnest($1::text[], $2::text[]))`;

interface Found {
  readonly game_id: string;
  readonly cmd: string;
}

export const writeToPostgres =
  (pool: pg.Pool): WriteRows =>
  async (rows) => {
    const written = counted(await insertAll(pool, rows));
    const missing = rows.filter((row) => !take(written, keyOf(row)));
    if (missing.length === 0) return rows.map(() => 'written');
    const why = await whyNotWritten(pool, missing);
    return rows.map((row) => why.get(row) ?? 'written');
  };

/** In one order, so that two nodes cannot wait for each other. */
async function insertAll(pool: pg.Pool, rows: readonly LogRow[]): Promise<Found[]> {
  const sorted = rows.length === 1 ? rows : [...rows].sort(byGame);
  const values = [
    sorted.map(({ game }) => game),
    sorted.map(({ seq }) => seq),
    sorted.map(({ cmd }) => cmd),
    sorted.map(({ at }) => at),
    sorted.map(({ body }) => body),
  ];
  const { rows: found } = await pool.query<Found>({ name: 'append', text: INSERT, values });
  return found;
}

const byGame = (a: LogRow, b: LogRow): number => (a.game < b.game ? -1 : a.game > b.game ? 1 : a.seq - b.seq);

/** Where that cannot be found out any more, nothing of these rows was written all the same. */
async function whyNotWritten(
  pool: pg.Pool,
  rows: readonly LogRow[],
): Promise<Map<LogRow, Appended | StoreUnavailable>> {
  try {
    const values = [rows.map(({ game }) => game), rows.map(({ cmd }) => cmd)];
    const { rows: found } = await pool.query<Found>({ name: 'known', text: KNOWN, values });
    const known = new Set(found.map(({ game_id, cmd }) => `${game_id}/${cmd}`));
    return new Map(rows.map((row) => [row, known.has(keyOf(row)) ? 'cmdTaken' : 'seqTaken']));
  } catch (error) {
    if (!isAway(error)) throw error;
    return new Map(rows.map((row) => [row, new StoreUnavailable('the database went away', { cause: error })]));
  }
}

const keyOf = ({ game, cmd }: LogRow): string => `${game}/${cmd}`;

function counted(found: readonly Found[]): Set<string> {
  return new Set(found.map(({ game_id, cmd }) => `${game_id}/${cmd}`));
}

/** The same row twice at once was written once. */
const take = (written: Set<string>, key: string): boolean => written.delete(key);
