/** The way to PostgreSQL, with the job queue on it. */
import type PgBoss from 'pg-boss';
import { messageOf, RunError } from '../run/runError.ts';

export type Row = Readonly<Record<string, unknown>>;

/** Tables of the lab beside those of pg-boss. Whoever comes first makes them. */
const TABLES = `
  select pg_advisory_xact_lock(7460215309);
  create schema if not exists lab;
  create table if not exists lab.runs (
    id text primary key,
    mark text not null,
    job text not null,
    spec text not null,
    touched_at timestamptz not null default now()
  );
  create table if not exists lab.results (
    run text not null references lab.runs on delete cascade,
    batch integer not null,
    result text not null,
    primary key (run, batch)
  );
  create table if not exists lab.workers (
    id text primary key,
    mark text not null,
    threads integer not null,
    seen_at timestamptz not null default now()
  );
`;

const CONNECTIONS = 4;
const CONNECT_MS = 10_000;
const ATTEMPTS = 5;
/** SQLSTATE: deadlock_detected. */
const isDeadlock = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '40P01';

export class Postgres {
  readonly boss: PgBoss;

  private constructor(boss: PgBoss) {
    this.boss = boss;
  }

  /** Throws a RunError that says what to do where the database is not there. */
  static async open(url: string): Promise<Postgres> {
    try {
      const boss = await bossOf(url);
      await boss.start();
      await boss.getDb().executeSql(TABLES, []);
      return new Postgres(boss);
    } catch (error) {
      throw new RunError(
        `PostgreSQL at ${placeOf(url)} cannot be used (${reasonOf(error)}). Is it running, and is DATABASE_URL right?`,
      );
    }
  }

  async rows(sql: string, values: readonly unknown[]): Promise<readonly Row[]> {
    const { rows } = await this.boss.getDb().executeSql(sql, [...values]);
    return rows;
  }

  /** Programs that make or delete a queue at the same time may wait for each other: PostgreSQL then refuses one, which does it again. */
  async again<T>(work: () => Promise<T>): Promise<T> {
    for (let attempt = 1; attempt < ATTEMPTS; attempt++)
      try {
        return await work();
      } catch (error) {
        if (!isDeadlock(error)) throw error;
      }
    return await work();
  }

  async close(): Promise<void> {
    await this.boss.stop({ graceful: false }).catch(() => undefined);
  }
}

/** Loaded only where it is needed: most commands have nothing to do with a database. */
async function bossOf(connectionString: string): Promise<PgBoss> {
  const { default: Boss } = await import('pg-boss');
  const options = { connectionString, max: CONNECTIONS, connectionTimeoutMillis: CONNECT_MS };
  const boss = new Boss({ ...options, application_name: 'blackpoker-lab', supervise: false, schedule: false });
  // A connection that breaks is noticed by whoever uses the next one.
  boss.on('error', () => undefined);
  return boss;
}

/** Without the password. */
function placeOf(url: string): string {
  try {
    const { hostname, port, pathname } = new URL(url);
    return `${hostname}${port === '' ? '' : `:${port}`}${pathname}`;
  } catch {
    return 'the address in DATABASE_URL';
  }
}

/** What is wrong with a connection is often told by its code alone. */
function reasonOf(error: unknown): string {
  const text = messageOf(error);
  if (text !== '') return text;
  return error instanceof Error && 'code' in error ? String(error.code) : 'no reason given';
}
