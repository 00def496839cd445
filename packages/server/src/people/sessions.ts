/** Sessions: who holds the secret of one is its user. They end 30 days after they were last used, or when there are too many newer ones. */
import type { Kysely } from 'kysely';
import type { Schema } from '../store/schema.ts';
import { hashOf, isSecret, newId, newSecret } from './secret.ts';
import { type User, userFrom } from './user.ts';

const HOUR = 3_600_000;
export const SESSION_MS = 30 * 24 * HOUR;
const AGENT_LENGTH = 120;
export const MOST_SESSIONS = 50;

export interface Holder {
  readonly user: User;
  /** Under which the session or token is kept. */
  readonly hash: string;
  /** It is the token of a program, not a session. */
  readonly isToken: boolean;
}

export interface SessionLine {
  readonly id: string;
  readonly createdAt: number;
  readonly seenAt: number;
  readonly agent: string;
  readonly current: boolean;
}

export interface SessionDeps {
  readonly db: Kysely<Schema>;
  readonly now: () => number;
  readonly admin: string | undefined;
}

export class Sessions {
  private readonly deps: SessionDeps;

  constructor(deps: SessionDeps) {
    this.deps = deps;
  }

  /** The secret: it is told once. */
  async start(user: string, agent: string): Promise<string> {
    const secret = newSecret();
    const at = this.deps.now();
    const times = { created_at: at, seen_at: at, expires_at: at + SESSION_MS };
    const row = { hash: hashOf(secret), id: newId(), user_id: user, agent: agent.slice(0, AGENT_LENGTH), ...times };
    await this.deps.db.insertInto('sessions').values(row).execute();
    await this.endOldest(user, row.hash);
    return secret;
  }

  /** Of more than so many those go that were not used for longest; not the one that is kept. */
  private async endOldest(user: string, kept: string): Promise<void> {
    const { db } = this.deps;
    const others = db.selectFrom('sessions').select('hash').where('user_id', '=', user).where('hash', '!=', kept);
    const newest = others.orderBy('seen_at', 'desc').limit(MOST_SESSIONS - 1);
    const all = db.deleteFrom('sessions').where('user_id', '=', user).where('hash', '!=', kept);
    await all.where('hash', 'not in', newest).execute();
  }

  async holder(secret: string): Promise<Holder | undefined> {
    if (!isSecret(secret)) return undefined;
    const hash = hashOf(secret);
    const row = await this.row(hash);
    if (row === undefined) return undefined;
    if (this.deps.now() - row.seen_at > HOUR) await this.touch(hash);
    return { user: userFrom(row, this.deps.admin), hash, isToken: false };
  }

  private row(hash: string) {
    return this.deps.db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .select(['users.id', 'users.name', 'users.kind', 'users.admin', 'users.name_key', 'users.banned_at'])
      .select('sessions.seen_at')
      .where('sessions.hash', '=', hash)
      .where('sessions.expires_at', '>', this.deps.now())
      .where('users.deleted_at', 'is', null)
      .executeTakeFirst();
  }

  private async touch(hash: string): Promise<void> {
    const seen_at = this.deps.now();
    await this.deps.db
      .updateTable('sessions')
      .set({ seen_at, expires_at: seen_at + SESSION_MS })
      .where('hash', '=', hash)
      .execute();
  }

  async list(user: string, current: string): Promise<SessionLine[]> {
    const rows = await this.deps.db
      .selectFrom('sessions')
      .select(['id', 'hash', 'created_at', 'seen_at', 'agent'])
      .where('user_id', '=', user)
      .where('expires_at', '>', this.deps.now())
      .orderBy('seen_at', 'desc')
      .execute();
    return rows.map(({ id, hash, created_at, seen_at, agent }) => ({
      id,
      createdAt: created_at,
      seenAt: seen_at,
      agent,
      current: hash === current,
    }));
  }

  /** Was there such a session of this user? */
  async revoke(user: string, id: string): Promise<boolean> {
    const done = await this.deps.db
      .deleteFrom('sessions')
      .where('user_id', '=', user)
      .where('id', '=', id)
      .executeTakeFirst();
    return done.numDeletedRows > 0n;
  }

  async end(hash: string): Promise<void> {
    await this.deps.db.deleteFrom('sessions').where('hash', '=', hash).execute();
  }

  /** All of a user, but the one that is kept. */
  async endOthers(user: string, kept: string): Promise<void> {
    await this.deps.db.deleteFrom('sessions').where('user_id', '=', user).where('hash', '!=', kept).execute();
  }

  async forgetOld(): Promise<void> {
    await this.deps.db.deleteFrom('sessions').where('expires_at', '<=', this.deps.now()).execute();
  }
}
