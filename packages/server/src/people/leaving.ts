/** Somebody asks to be forgotten: what they and their bots are in the middle of is ended first. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Seat } from '@blackpoker/engine';
import type { Command, Refusal, ServerMessage } from '@blackpoker/protocol';
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

/** False: their games could not be ended yet, and they are still here. */
export async function leaveForGood(deps: LeavingDeps, user: string): Promise<boolean> {
  const { store, announce } = deps;
  const ids = await withBots(store.db, user);
  if (!(await endAllGames(deps, ids))) return false;
  await deleteUser(store.db, user, deps.now());
  for (const id of ids) announce({ type: 'user', user: id });
  return true;
}

/** Bots lose their tokens first, and so begin nothing new. False: not all could be ended and settled in time; the same may be asked for again. */
export async function endAllGames(deps: LeavingDeps, ids: readonly string[]): Promise<boolean> {
  await deps.store.db.deleteFrom('tokens').where('user_id', 'in', ids).execute();
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const ended = await endGames(deps, ids);
    if (ended !== 'some') return ended === 'none';
  }
  return false;
}

/** Resolves when what they have resigned is settled, so that the other one gets what is theirs. */
async function endGames(deps: LeavingDeps, ids: readonly string[]): Promise<'none' | 'some' | 'notYet'> {
  const games = await openGames(deps.store, ids);
  const [waiting, playing] = [games.filter(isWaiting), games.filter((game) => !isWaiting(game))];
  for (const { id, creator_id } of waiting) await deps.lobby.cancel(creator_id ?? '', id);
  const ended: string[] = [];
  for (const { id, seat_a } of playing) {
    const answer = await resign(deps, id, ids.includes(seat_a ?? '') ? 0 : 1);
    if (isRefused(answer, 'retry')) return 'notYet';
    if (!isRefused(answer, 'frozen')) ended.push(id);
  }
  if (!(await settled(deps.store, ended))) return 'notYet';
  return ended.length > 0 ? 'some' : 'none';
}

/** `frozen`: a game that stands still for ever, and counts for nothing. */
const isRefused = (answer: ServerMessage, code: Refusal): boolean => answer.type === 'refused' && answer.code === code;

const isWaiting = ({ state }: { readonly state: string }): boolean => state === 'waiting';

const openGames = ({ db }: Store, ids: readonly string[]) =>
  db
    .selectFrom('games')
    .select(['id', 'state', 'creator_id', 'seat_a'])
    .where('state', 'in', ['waiting', 'playing'])
    .where(({ eb, or }) => or([eb('seat_a', 'in', ids), eb('seat_b', 'in', ids), eb('creator_id', 'in', ids)]))
    .execute();

const resign = ({ rooms }: LeavingDeps, game: string, seat: Seat): Promise<ServerMessage> =>
  rooms.command(game, seat, { type: 'act', act: 'resign', game, cmd: 'left-for-good' });

/** False: it takes too long. */
async function settled({ db }: Store, games: readonly string[]): Promise<boolean> {
  if (games.length === 0) return true;
  const left = db.selectFrom('games').select('id').where('id', 'in', games).where('settled_at', 'is', null);
  for (let waited = 0; waited < SETTLED_WITHIN_MS; waited += LOOK_EVERY_MS) {
    if ((await left.executeTakeFirst()) === undefined) return true;
    await sleep(LOOK_EVERY_MS);
  }
  return false;
}
