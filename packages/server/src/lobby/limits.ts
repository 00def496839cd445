/** How many games somebody may have at a time. */
import type { Kysely } from 'kysely';
import { hasOurRules } from '../room/loader.ts';
import type { Schema } from '../store/schema.ts';
import type { UserRow } from './gameRow.ts';
import { type LobbyRefusal, refuse } from './lobbyRefusal.ts';
import { LOBBY_WORDS, withMost } from './words.ts';

export const MOST_WAITING = 3;
export const MOST_RUNNING = 20;
export const MOST_RUNNING_GUEST = 5;

export async function againstWaiting(db: Kysely<Schema>, user: UserRow): Promise<LobbyRefusal | undefined> {
  const { n } = await db
    .selectFrom('games')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('creator_id', '=', user.id)
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();
  const message = withMost(LOBBY_WORDS.tooManyWaiting, MOST_WAITING);
  return Number(n) < MOST_WAITING ? undefined : refuse('tooOften', message);
}

/** Games that stand still for ever, by an incident or by other rules, do not count. */
export async function againstRunning(db: Kysely<Schema>, user: UserRow): Promise<LobbyRefusal | undefined> {
  const most = user.kind === 'guest' ? MOST_RUNNING_GUEST : MOST_RUNNING;
  const running = await db
    .selectFrom('games')
    .select(['regulation', 'options', 'rules_version'])
    .where('state', '=', 'playing')
    .where('incident', 'is', null)
    .where(({ eb, or }) => or([eb('seat_a', '=', user.id), eb('seat_b', '=', user.id)]))
    .execute();
  const isFull = running.length >= most && running.filter(hasOurRules).length >= most;
  return isFull ? refuse('tooOften', withMost(LOBBY_WORDS.tooManyRunning, most)) : undefined;
}
