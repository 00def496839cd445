/** Everybody who may ask something of the server, by what they show. */
import { Accounts } from './accounts.ts';
import { cookieOf } from './cookie.ts';
import { forgetGuests, forgetLateNames } from './farewell.ts';
import { type Holder, SESSION_MS, type SessionDeps, Sessions } from './sessions.ts';
import { Tokens } from './tokens.ts';
import { type User, userFrom } from './user.ts';

export type Standing = 'valid' | 'signedOut' | 'banned';

const DAY_MS = 24 * 3_600_000;

export interface ShownHeaders {
  readonly cookie?: string | undefined;
  readonly authorization?: string | undefined;
}

export class People {
  readonly sessions: Sessions;
  readonly tokens: Tokens;
  readonly accounts: Accounts;

  private readonly deps: SessionDeps;

  constructor(deps: SessionDeps) {
    this.deps = deps;
    this.sessions = new Sessions(deps);
    this.tokens = new Tokens(deps);
    this.accounts = new Accounts(deps);
  }

  /** A token counts before a cookie. Undefined: nobody, or what they show is not (any more) true. */
  async holder({ cookie, authorization }: ShownHeaders): Promise<Holder | undefined> {
    const token = bearerOf(authorization);
    if (token !== undefined) return this.tokens.holder(token);
    const secret = cookieOf(cookie);
    return secret === undefined ? undefined : this.sessions.holder(secret);
  }

  async user(id: string): Promise<User | undefined> {
    const rows = this.deps.db.selectFrom('users').selectAll().where('id', '=', id).where('deleted_at', 'is', null);
    const row = await rows.executeTakeFirst();
    return row && userFrom(row, this.deps.admin);
  }

  /**
   * Sessions that are over, guests to whom nobody can come back, names that were written down after their people had left. What fails keeps nothing
   * else from being done, and is thrown in the end.
   */
  async forgetOld(): Promise<void> {
    const { db, now } = this.deps;
    const steps = [
      () => this.sessions.forgetOld(),
      () => forgetGuests(db, now() - SESSION_MS),
      () => forgetLateNames(db, now() - DAY_MS),
    ];
    const failed: unknown[] = [];
    for (const step of steps) await step().catch((error) => failed.push(error));
    if (failed.length > 0) throw new AggregateError(failed, 'not all that is old could be forgotten');
  }

  /** Does what each of them showed once still hold? In the same order. */
  async standings(holders: readonly Holder[]): Promise<Standing[]> {
    if (holders.length === 0) return [];
    const rows = await this.rowsOf(holders);
    const held = new Set(rows.flatMap(({ session, token }) => [session, token]));
    const banned = new Set(rows.flatMap(({ id, banned_at }) => (banned_at === null ? [] : [id])));
    return holders.map(({ user, hash }) => (banned.has(user.id) ? 'banned' : held.has(hash) ? 'valid' : 'signedOut'));
  }

  private rowsOf(holders: readonly Holder[]) {
    const hashes = holders.map(({ hash }) => hash);
    const ids = holders.map(({ user }) => user.id);
    const now = this.deps.now();
    return this.deps.db
      .selectFrom('users')
      .leftJoin('sessions', (on) =>
        on
          .onRef('sessions.user_id', '=', 'users.id')
          .on('sessions.hash', 'in', hashes)
          .on('sessions.expires_at', '>', now),
      )
      .leftJoin('tokens', (on) => on.onRef('tokens.user_id', '=', 'users.id').on('tokens.hash', 'in', hashes))
      .select(['users.id', 'banned_at', 'sessions.hash as session', 'tokens.hash as token'])
      .where('users.id', 'in', ids)
      .where('deleted_at', 'is', null)
      .execute();
  }
}

/** The token of `Authorization: Bearer …`. */
export const bearerOf = (authorization: string | undefined): string | undefined =>
  authorization?.match(/^Bearer +(\S+)$/i)?.[1];
