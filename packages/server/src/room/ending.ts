/** What is written when a game has ended: its row. The log says it already; the row may lag behind it. */
import { type GameRecord, other, recordText, type Seat, seatName, turnCount } from '@blackpoker/engine';
import type { GameEnd } from '@blackpoker/host';
import type { Player } from '@blackpoker/protocol';
import type { Store } from '../store/store.ts';
import type { Pair, RoomState } from './roomState.ts';

/** Does nothing where the row says already that the game has ended. */
export async function writeEnd({ db }: Store, room: RoomState, players: Pair<Player>): Promise<void> {
  const { end, endedAt, state, base } = room;
  if (end === undefined) return;
  await db
    .updateTable('games')
    .set({
      state: end.why === 'aborted' ? 'aborted' : 'over',
      winner: end.winner ?? null,
      why: end.why,
      turns: turnCount(state),
      ended_at: endedAt ?? null,
      ...recordOf(room, end, players),
    })
    .where('id', '=', base.game)
    .where('state', '=', 'playing')
    .execute();
}

/** A game whose log the engine cannot play: only its row says that it has ended. */
export async function abortUnopened({ db }: Store, game: string, now: number): Promise<void> {
  const games = db.updateTable('games').set({ state: 'aborted', why: 'aborted', ended_at: now });
  await games.where('id', '=', game).where('state', '=', 'playing').execute();
}

/** A game that the engine cannot write down ends without a record. */
function recordOf(room: RoomState, end: GameEnd, [a, b]: Pair<Player>): { record: string | null; hash: string | null } {
  try {
    const { record, rules } = room.course;
    const named: GameRecord = { ...record, players: [a.name, b.name], result: resultText(end) };
    return { record: recordText(named, rules), hash: record.hash ?? null };
  } catch {
    return { record: null, hash: null };
  }
}

const BY_LOSER = { resigned: 'resigned', timeout: 'ran out of time', connection: 'was away' } as const;

function resultText({ winner, why }: GameEnd): string {
  const won = winner === undefined ? 'draw' : seatName(winner);
  if (why === 'played') return won;
  if (why === 'aborted') return 'none (aborted)';
  if (winner === undefined) return why === 'agreed' ? 'draw (agreed)' : 'draw (claimed)';
  return why === 'agreed' ? won : `${won} (${loser(winner)} ${BY_LOSER[why]})`;
}

const loser = (winner: Seat): string => seatName(other(winner));
