/** Bot accounts: programs that play under a name of their own, with a token. They belong to an account. */
import { forgetUsers, isUnknown } from './farewell.ts';
import { nameKey } from './nameKey.ts';
import { hashOf, isSecret, newId, newSecret } from './secret.ts';
import type { Holder, SessionDeps } from './sessions.ts';
import { userFrom } from './user.ts';

export interface BotLine {
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
}

export const MOST_BOTS = 10;

export class Tokens {
  private readonly deps: SessionDeps;

  constructor(deps: SessionDeps) {
    this.deps = deps;
  }

  async holder(token: string): Promise<Holder | undefined> {
    if (!isSecret(token)) return undefined;
    const hash = hashOf(token);
    const row = await this.deps.db
      .selectFrom('tokens')
      .innerJoin('users', 'users.id', 'tokens.user_id')
      .select(['users.id', 'users.name', 'users.kind', 'users.admin', 'users.name_key', 'users.banned_at'])
      .where('tokens.hash', '=', hash)
      .where('users.deleted_at', 'is', null)
      .executeTakeFirst();
    return row && { user: userFrom(row, undefined), hash, isToken: true };
  }

  /** The token is told once. */
  async make(owner: string, name: string): Promise<{ id: string; name: string; token: string } | 'taken' | 'tooMany'> {
    if ((await this.list(owner)).length >= MOST_BOTS) return 'tooMany';
    const at = this.deps.now();
    const bot = { id: newId(), kind: 'bot', name, name_key: nameKey(name), admin: 0, created_at: at, owner_id: owner };
    const insert = this.deps.db.insertInto('users').values(bot);
    const made = await insert.onConflict((conflict) => conflict.doNothing()).executeTakeFirst();
    if (made.numInsertedOrUpdatedRows !== 1n) return 'taken';
    const token = newSecret();
    const row = { hash: hashOf(token), id: newId(), user_id: bot.id, created_at: at };
    await this.deps.db.insertInto('tokens').values(row).execute();
    return { id: bot.id, name, token };
  }

  async list(owner: string): Promise<BotLine[]> {
    const rows = await this.deps.db
      .selectFrom('users')
      .select(['id', 'name', 'created_at'])
      .where('owner_id', '=', owner)
      .where('deleted_at', 'is', null)
      .orderBy('created_at')
      .execute();
    return rows.map(({ id, name, created_at }) => ({ id, name, createdAt: created_at }));
  }

  /** Its games stay, and without any nothing does; its name is free again. Was there such a bot of this owner? */
  async revoke(owner: string, bot: string): Promise<boolean> {
    const { db, now } = this.deps;
    const done = await db
      .updateTable('users')
      .set({ deleted_at: now(), name_key: null })
      .where('id', '=', bot)
      .where('owner_id', '=', owner)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (done.numUpdatedRows === 0n) return false;
    await db.deleteFrom('tokens').where('user_id', '=', bot).execute();
    const unknown = await db.selectFrom('users').select('id').where('id', '=', bot).where(isUnknown).execute();
    await forgetUsers(
      db,
      unknown.map(({ id }) => id),
    );
    return true;
  }
}
