/** What whoever runs the server can do from beside it, on the same database. */
import type { GameLine } from '@blackpoker/protocol';
import type { Bus } from '../cluster/bus.ts';
import { openBus } from '../cluster/openBus.ts';
import { ServerClock } from '../cluster/serverClock.ts';
import { Chat } from '../lobby/chat.ts';
import { type ListedUser, Moderation, type Report } from '../lobby/moderation.ts';
import { Pages } from '../lobby/pages.ts';
import { playersOfGame } from '../lobby/players.ts';
import { withdraw } from '../lobby/withdraw.ts';
import { nameKey } from '../people/nameKey.ts';
import { hashedPassword } from '../people/password.ts';
import { newId } from '../people/secret.ts';
import { BotPool } from '../room/botPool.ts';
import { Rooms } from '../room/rooms.ts';
import { openStore, type StorePlace } from '../store/openStore.ts';
import type { Store } from '../store/store.ts';

const SILENT_LOG = { info: () => {}, warn: () => {}, error: () => {} };

/** Rejects with StoreUnavailable where the database is away. */
export async function openAdminDesk(place: StorePlace): Promise<AdminDesk> {
  const store = await openStore(place);
  return new AdminDesk(store, openBus(store));
}

export class AdminDesk {
  private readonly store: Store;
  private readonly bus: Bus;
  private readonly clock = new ServerClock();
  private readonly moderation: Moderation;
  private readonly pages: Pages;

  constructor(store: Store, bus: Bus) {
    this.store = store;
    this.bus = bus;
    this.moderation = new Moderation({ store, bus, clock: this.clock });
    this.pages = new Pages(store, new Chat({ store, bus, clock: this.clock }));
  }

  games(): Promise<GameLine[]> {
    return this.pages.running({});
  }

  players(named: string): Promise<ListedUser[]> {
    return this.moderation.users({ named });
  }

  reports(): Promise<Report[]> {
    return this.moderation.reports();
  }

  /** By name or id. False: there is no such user. */
  ban(who: string): Promise<boolean> {
    return this.moderation.ban(who);
  }

  unban(who: string): Promise<boolean> {
    return this.moderation.unban(who);
  }

  /** False: there is no such account. */
  async makeAdmin(name: string): Promise<boolean> {
    const account = this.store.db.updateTable('users').set({ admin: 1 }).where('kind', '=', 'account');
    const done = await account.where('name_key', '=', nameKey(name)).executeTakeFirst();
    return done.numUpdatedRows > 0n;
  }

  /** Returns a password made up for somebody who has forgotten theirs; all their sessions end. Undefined: there is no such account. */
  async resetPassword(name: string): Promise<string | undefined> {
    const { db } = this.store;
    const accounts = db.selectFrom('users').select('id').where('kind', '=', 'account');
    const account = await accounts.where('name_key', '=', nameKey(name)).executeTakeFirst();
    if (account === undefined) return undefined;
    const made = newId();
    const password = await hashedPassword(made);
    await db.updateTable('users').set({ password }).where('id', '=', account.id).execute();
    await db.deleteFrom('sessions').where('user_id', '=', account.id).execute();
    this.bus.publish({ type: 'user', user: account.id });
    return made;
  }

  /** A game that waits is withdrawn, one that is played ends without a result. False: there is no such game. */
  async close(game: string): Promise<boolean> {
    if (!(await withdraw(this.store.db, game))) return this.end(game);
    this.bus.publish({ type: 'lobby' });
    return true;
  }

  /** The end is written to its log, as every node has to read it. */
  private async end(game: string): Promise<boolean> {
    const row = await this.store.db.selectFrom('games').select('state').where('id', '=', game).executeTakeFirst();
    if (row?.state !== 'playing') return false;
    const { store, bus, clock } = this;
    const rooms = new Rooms({
      ...{ store, bus, clock, node: 'admin', bots: new BotPool(), log: SILENT_LOG },
      players: (each) => playersOfGame(store, each),
      onOver: async () => {},
      onRematch: async () => '',
    });
    await rooms.abort(game).finally(() => rooms.stop());
    bus.publish({ type: 'reload', game });
    return true;
  }

  async leave(): Promise<void> {
    await this.bus.close();
    await this.store.close();
  }
}
