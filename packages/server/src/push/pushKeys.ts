/** What the server signs its pushes with: made once, and the same on every node. */
import type { Kysely } from 'kysely';
import type { Schema } from '../store/schema.ts';
import { webPush } from './webPush.ts';

export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const ROW = 1;

export class KeyRing {
  private readonly db: Kysely<Schema>;
  private known: PushKeys | undefined;

  constructor(db: Kysely<Schema>) {
    this.db = db;
  }

  async keys(): Promise<PushKeys> {
    this.known ??= (await this.read()) ?? (await this.make());
    return this.known;
  }

  private async read(): Promise<PushKeys | undefined> {
    const row = await this.db.selectFrom('push_keys').selectAll().where('id', '=', ROW).executeTakeFirst();
    return row && { publicKey: row.public, privateKey: row.private };
  }

  /** Of several nodes one is the first; the others take its keys. */
  private async make(): Promise<PushKeys> {
    const { publicKey, privateKey } = (await webPush()).generateVAPIDKeys();
    const row = { id: ROW, public: publicKey, private: privateKey };
    await this.db
      .insertInto('push_keys')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
    return (await this.read()) ?? { publicKey, privateKey };
  }
}
