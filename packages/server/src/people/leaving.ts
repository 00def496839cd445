/** Somebody asks to be forgotten: what they are in the middle of is ended first. */
import type { Seat } from '@blackpoker/engine';
import type { Command, ServerMessage } from '@blackpoker/protocol';
import type { BusMessage } from '../cluster/bus.ts';
import type { Store } from '../store/store.ts';
import { deleteUser } from './farewell.ts';

export interface LeavingDeps {
  readonly store: Store;
  readonly now: () => number;
  readonly announce: (message: BusMessage) => void;
  readonly rooms: { readonly command: (game: string, seat: Seat, command: Command) => Promise<ServerMessage> };
  readonly lobby: { readonly cancel: (user: string, game: string) => Promise<boolean> };
}

export async function leaveForGood(deps: LeavingDeps, user: string): Promise<void> {
  const games = await openGames(deps.store, user);
  for (const { id, state, seat_a } of games)
    if (state === 'waiting') await deps.lobby.cancel(user, id);
    else await resign(deps, id, seat_a === user ? 0 : 1);
  await deleteUser(deps.store.db, user, deps.now());
  deps.announce({ type: 'user', user });
}

const openGames = ({ db }: Store, user: string) =>
  db
    .selectFrom('games')
    .select(['id', 'state', 'seat_a'])
    .where('state', 'in', ['waiting', 'playing'])
    .where(({ eb, or }) => or([eb('seat_a', '=', user), eb('seat_b', '=', user), eb('creator_id', '=', user)]))
    .execute();

/** Where that is refused the other one claims the game later. */
const resign = ({ rooms }: LeavingDeps, game: string, seat: Seat): Promise<ServerMessage> =>
  rooms.command(game, seat, { type: 'act', act: 'resign', game, cmd: 'left-for-good' });
