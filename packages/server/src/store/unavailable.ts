/** Which errors mean that the database is away, full or read-only, and not that a query is wrong. */
import { StoreUnavailable } from './store.ts';

const SQLITE_CODES =
  /^SQLITE_(BUSY|LOCKED|READONLY|IOERR|FULL|CANTOPEN|NOMEM|PROTOCOL|INTERRUPT|PERM|AUTH|NOLFS|CORRUPT|NOTADB)/;
const SYSTEM_CODES =
  /^(ECONN\w+|EPIPE|ENOENT|EACCES|ETIMEDOUT|ENOTFOUND|EAI_\w+|EHOST\w+|ENET\w+|ENOSPC|EROFS|EIO|EMFILE|ENFILE|EDQUOT)$/;
/**
 * Classes of SQLSTATE: connection, resources, operator (shut down, timeout), system; and a wrong password, no such database,
 * read-only, no lock, a deadlock.
 */
const SQLSTATES = /^(08|53|57|58|28)...$|^(3D000|25006|25P03|55P03|40001|40P01)$/;
/** What pg says itself, without a code. */
const PG_MESSAGES =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|not queryable|after calling end|connection error|Connection ended|authentication/i;
const LIBSQL_MESSAGES = /ConnectionFailed|Unable to open connection/;

export function isAway(error: unknown): boolean {
  if (error instanceof StoreUnavailable) return true;
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.some(isAway);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (code !== '') return SQLITE_CODES.test(code) || SYSTEM_CODES.test(code) || SQLSTATES.test(code);
  return PG_MESSAGES.test(error.message) || LIBSQL_MESSAGES.test(error.message);
}

/** The error to throw on: StoreUnavailable where the database is away. */
export function unavailable(error: unknown): unknown {
  if (error instanceof StoreUnavailable || !isAway(error)) return error;
  return new StoreUnavailable(error instanceof Error ? error.message : String(error), { cause: error });
}

/** Rejects with StoreUnavailable where the database is away. */
export async function guarded<T>(promise: Promise<T>): Promise<T> {
  try {
    return await promise;
  } catch (error) {
    throw unavailable(error);
  }
}
