import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** Does a write go through, now? */
export async function pulse(db: Kysely<Schema>): Promise<boolean> {
  const at = Date.now();
  const write = db.insertInto('pulse').values({ id: 1, at });
  try {
    await write.onConflict((conflict) => conflict.column('id').doUpdateSet({ at })).execute();
    return true;
  } catch {
    return false;
  }
}
