/** The browsers that want to be told, each by the session of its person: with that it goes. */
import type { NewPushSubscription } from '@blackpoker/protocol';
import type { Kysely, Selectable } from 'kysely';
import type { PushSubscriptionTable, Schema } from '../store/schema.ts';

export type Subscription = Pick<Selectable<PushSubscriptionTable>, 'endpoint' | 'p256dh' | 'auth' | 'lang'>;

export class Subscriptions {
  private readonly db: Kysely<Schema>;
  private readonly now: () => number;

  constructor(db: Kysely<Schema>, now: () => number) {
    this.db = db;
    this.now = now;
  }

  /** In place of what this session, or somebody else in this browser, has asked for before. */
  async put(session_hash: string, { endpoint, p256dh, auth, lang }: NewPushSubscription): Promise<void> {
    const row = { endpoint, p256dh, auth, lang, created_at: this.now() };
    await this.db.transaction().execute(async (trx) => {
      await trx
        .deleteFrom('push_subscriptions')
        .where('endpoint', '=', endpoint)
        .where('session_hash', '!=', session_hash)
        .execute();
      await trx
        .insertInto('push_subscriptions')
        .values({ session_hash, ...row })
        .onConflict((conflict) => conflict.column('session_hash').doUpdateSet(row))
        .execute();
    });
  }

  async end(session: string): Promise<void> {
    await this.db.deleteFrom('push_subscriptions').where('session_hash', '=', session).execute();
  }

  /** The push service does not know it any more. */
  async forget(endpoint: string): Promise<void> {
    await this.db.deleteFrom('push_subscriptions').where('endpoint', '=', endpoint).execute();
  }

  /** Of somebody who may be told something. */
  async of(user: string): Promise<readonly Subscription[]> {
    return await this.db
      .selectFrom('push_subscriptions')
      .innerJoin('sessions', 'sessions.hash', 'push_subscriptions.session_hash')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .select(['endpoint', 'p256dh', 'auth', 'lang'])
      .where('users.id', '=', user)
      .where('users.banned_at', 'is', null)
      .where('sessions.expires_at', '>', this.now())
      .execute();
  }
}
