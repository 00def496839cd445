/** Somebody asks to be forgotten: what they and their bots are in the middle of is ended first. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Seat } from '@blackpoker/engine';
import type { Command, ServerMessage } from '@blackpoker/protocol';
import type { BusMessage } from '../cluster/bus.ts';
import type { Store } from '../store/store.ts';
import { deleteUser, withBots } from './farewell.ts';

export interface LeavingDeps {
  readonly store: Store;
  readonly now: () => number;
  readonly announce: (message: BusMessage) => void;
  readonly rooms: { readonly command: (game: string, seat: Seat, command: Command) => Promise<ServerMessage> };
  readonly lobby: { readonly cancel: (user: string, game: string) => Promise<boolean> };
}

/** A series is lost game by game: the next one begins when one is settled. */
const MOST_ROUNDS = 9;
const SETTLED_WITHIN_MS = 5000;
const LOOK_EVERY_MS = 25;

/** The bots lose their tokens first, and so begin nothing new. */
export async function leaveForGood(deps: LeavingDeps, user: string): Promise<void> {
  const { store, announce } = deps;
  const ids = await withBots(store.db, user);
  await store.db.deleteFrom('tokens').where('user_id', 'in', ids).execute();
  for (let round = 0; round < MOST_ROUNDS; round++) if (!(await endGames(deps, ids))) break;
  await deleteUser(store.db, user, deps.now());
  for (const id of ids) announce({ type: 'user', user: id });
}

/** Resolves when what they have resigned is settled, so that the other one gets what is theirs. False: there was nothing to resign. */
async function endGames(deps: LeavingDeps, ids: readonly string[]): Promise<boolean> {
  const games = await openGames(deps.store, ids);
  const [waiting, playing] = [games.filter(isWaiting), games.filter((game) => !isWaiting(game))];
  for (const { id, creator_id } of waiting) await deps.lobby.cancel(creator_id ?? '', id);
  const ended: string[] = [];
  let isNew = false;
  for (const { id, seat_a } of playing) {
    const answer = await resign(deps, id, ids.includes(seat_a ?? '') ? 0 : 1);
    if (answer.type !== 'ack') continue;
    ended.push(id);
    isNew ||= answer.dup === undefined;
  }
  await settled(deps.store, ended);
  return isNew;
}

const isWaiting = ({ state }: { readonly state: string }): boolean => state === 'waiting';

const openGames = ({ db }: Store, ids: readonly string[]) =>
  db
    .selectFrom('games')
    .select(['id', 'state', 'creator_id', 'seat_a'])
    .where('state', 'in', ['waiting', 'playing'])
    .where(({ eb, or }) => or([eb('seat_a', 'in', ids), eb('seat_b', 'in', ids), eb('creator_id', 'in', ids)]))
    .execute();

/** Where that is refused the other one claims the game later. */
const resign = ({ rooms }: LeavingDeps, game: string, seat: Seat): Promise<ServerMessage> =>
  rooms.command(game, seat, { type: 'act', act: 'resign', game, cmd: 'left-for-good' });

/** Or when it takes too long: the lobby's upkeep does it then. */
async function settled({ db }: Store, games: readonly string[]): Promise<void> {
  if (games.length === 0) return;
  const left = db.selectFrom('games').select('id').where('id', 'in', games).where('settled_at', 'is', null);
  for (let waited = 0; waited < SETTLED_WITHIN_MS; waited += LOOK_EVERY_MS) {
    if ((await left.executeTakeFirst()) === undefined) return;
    await sleep(LOOK_EVERY_MS);
  }
}
