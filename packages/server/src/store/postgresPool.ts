/** Connections to PostgreSQL that no error of theirs brings the process down with. */
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import pg from 'pg';
import { isAway, unavailable } from './unavailable.ts';

const INT8 = 20;
const NUMERIC = 1700;

/** Numbers are numbers, as in SQLite: ours fit. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === INT8 || oid === NUMERIC ? Number : pg.types.getTypeParser(oid, format),
};

const SETTINGS = {
  types,
  application_name: 'blackpoker',
  keepAlive: true,
  connectionTimeoutMillis: 3000,
  statement_timeout: 5000,
  /** A database that does not even say that a query took too long. */
  query_timeout: 8000,
  /** A node that has stalled in a transaction keeps the others waiting, but not so long that they give up. */
  idle_in_transaction_session_timeout: 4000,
} satisfies pg.PoolConfig;

export function openPool(url: string, settings: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, ...SETTINGS, ...settings });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

export function connectAlone(url: string): pg.Client {
  return new pg.Client({ connectionString: url, ...SETTINGS });
}

/** For kysely: tells that the database is away as StoreUnavailable, and lets go of connections that were lost. */
export function guardedPool(pool: pg.Pool): PostgresPool {
  return {
    connect: async () => {
      try {
        return new GuardedClient(await pool.connect());
      } catch (error) {
        throw unavailable(error);
      }
    },
    end: () => pool.end(),
  };
}

class GuardedClient implements PostgresPoolClient {
  private readonly client: pg.PoolClient;
  private lost = false;

  constructor(client: pg.PoolClient) {
    this.client = client;
  }

  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(
    sql: string | PostgresCursor<R>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof sql !== 'string') throw new Error('bug: the store uses no cursors');
    return this.ask(sql, parameters) as Promise<PostgresQueryResult<R>>;
  }

  private async ask(sql: string, parameters: readonly unknown[]): Promise<unknown> {
    try {
      return await this.client.query(sql, [...parameters]);
    } catch (error) {
      this.lost ||= isAway(error);
      throw unavailable(error);
    }
  }

  release(): void {
    this.client.release(this.lost);
  }
}
