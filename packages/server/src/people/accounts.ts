/** Guests and accounts: how they come to be, change and go. */
import type { Kysely } from 'kysely';
import type { Schema } from '../store/schema.ts';
import { nameKey } from './nameKey.ts';
import { hashedPassword, isPassword } from './password.ts';
import { newId } from './secret.ts';
import type { SessionDeps } from './sessions.ts';
import { takeOver } from './takeOver.ts';
import type { User } from './user.ts';

export class Accounts {
  private readonly db: Kysely<Schema>;
  private readonly now: () => number;

  constructor({ db, now }: SessionDeps) {
    this.db = db;
    this.now = now;
  }

  /** Its id. A name that an account has is not lent to a guest. */
  async guest(name: string): Promise<string | 'taken'> {
    if (await this.isTaken(name)) return 'taken';
    const id = newId();
    await this.db.insertInto('users').values({ id, kind: 'guest', name, admin: 0, created_at: this.now() }).execute();
    return id;
  }

  async rename(guest: User, name: string): Promise<boolean> {
    if (await this.isTaken(name)) return false;
    await this.db.updateTable('users').set({ name }).where('id', '=', guest.id).where('kind', '=', 'guest').execute();
    return true;
  }

  private async isTaken(name: string): Promise<boolean> {
    const found = this.db.selectFrom('users').select('id').where('name_key', '=', nameKey(name));
    return (await found.executeTakeFirst()) !== undefined;
  }

  /** The id of the account: that of the guest who signs up, or a new one. */
  async signUp(guest: User | undefined, name: string, password: string): Promise<string | 'taken'> {
    if (await this.isTaken(name)) return 'taken';
    const kept = { name, name_key: nameKey(name), password: await hashedPassword(password) };
    if (guest === undefined) return this.insertAccount(kept);
    return (await this.upgrade(guest.id, kept)) ? guest.id : 'taken';
  }

  private async insertAccount(kept: Kept): Promise<string | 'taken'> {
    const row = { id: newId(), kind: 'account', admin: 0, created_at: this.now(), ...kept };
    const insert = this.db.insertInto('users').values(row);
    const made = await insert.onConflict((conflict) => conflict.doNothing()).executeTakeFirst();
    return made.numInsertedOrUpdatedRows === 1n ? row.id : 'taken';
  }

  private async upgrade(guest: string, kept: Kept): Promise<boolean> {
    const update = this.db.updateTable('users').set({ kind: 'account', ...kept });
    try {
      const done = await update.where('id', '=', guest).where('kind', '=', 'guest').executeTakeFirst();
      return done.numUpdatedRows === 1n;
    } catch (error) {
      if (await this.isTaken(kept.name)) return false; // somebody was quicker
      throw error;
    }
  }

  /** The id of the account; undefined: there is none of this name, or the password is another. */
  async login(name: string, password: string): Promise<string | undefined> {
    const row = await this.db
      .selectFrom('users')
      .select(['id', 'password'])
      .where('name_key', '=', nameKey(name))
      .where('kind', '=', 'account')
      .executeTakeFirst();
    return (await isPassword(password, row?.password ?? undefined)) ? row?.id : undefined;
  }

  /** What somebody was and did as a guest is the account's from now on. */
  takeOver(guest: string, account: string): Promise<void> {
    return takeOver(this.db, guest, account);
  }

  async hasPassword(user: string, password: string): Promise<boolean> {
    const row = await this.db.selectFrom('users').select('password').where('id', '=', user).executeTakeFirst();
    return isPassword(password, row?.password ?? undefined);
  }

  async changePassword(user: string, old: string, next: string): Promise<boolean> {
    if (!(await this.hasPassword(user, old))) return false;
    await this.db
      .updateTable('users')
      .set({ password: await hashedPassword(next) })
      .where('id', '=', user)
      .execute();
    return true;
  }
}

interface Kept {
  readonly name: string;
  readonly name_key: string;
  readonly password: string;
}
