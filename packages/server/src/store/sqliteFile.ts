/** libsql's connection as kysely wants it: statements are prepared once, and a full disk is told as StoreUnavailable. */
import type { SqliteDatabase, SqliteStatement } from 'kysely';
import type Database from 'libsql';
import { unavailable } from './unavailable.ts';

type Connection = InstanceType<typeof Database>;
type Prepared = ReturnType<Connection['prepare']>;

const MOST_STATEMENTS = 500;

export class SqliteFile implements SqliteDatabase {
  private readonly connection: Connection;
  private readonly statements = new Map<string, SqliteStatement>();

  constructor(connection: Connection) {
    this.connection = connection;
  }

  prepare(sql: string): SqliteStatement {
    const known = this.statements.get(sql);
    if (known !== undefined) return known;
    if (this.statements.size >= MOST_STATEMENTS) this.statements.clear();
    const statement = told(() => new FileStatement(this.connection.prepare(sql)));
    this.statements.set(sql, statement);
    return statement;
  }

  get inTransaction(): boolean {
    return this.connection.inTransaction;
  }

  exec(sql: string): void {
    told(() => this.connection.exec(sql));
  }

  close(): void {
    this.statements.clear();
    if (this.connection.open) this.connection.close();
  }
}

class FileStatement implements SqliteStatement {
  readonly reader: boolean;
  private readonly statement: Prepared;

  constructor(statement: Prepared) {
    this.statement = statement;
    this.reader = statement.reader;
  }

  all(parameters: readonly unknown[]): unknown[] {
    return told(() => this.statement.all(parameters));
  }

  run(parameters: readonly unknown[]) {
    return told(() => this.statement.run(parameters));
  }

  iterate(parameters: readonly unknown[]): IterableIterator<unknown> {
    return told(() => this.statement.iterate(parameters));
  }
}

function told<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw unavailable(error);
  }
}
