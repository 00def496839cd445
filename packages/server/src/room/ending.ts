/** What is written when a game has ended: its row. The log says it already; the row may lag behind it. */
import { type GameRecord, other, recordText, type Seat, seatName, turnCount } from '@blackpoker/engine';
import type { GameEnd } from '@blackpoker/host';
import type { Player } from '@blackpoker/protocol';
import type { Store } from '../store/store.ts';
import type { RoomAct } from './roomEvent.ts';
import { rowOf } from './roomLog.ts';
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

/** A game whose log the engine cannot play. It may be able to one day: the log says that it has ended, too. */
export async function abortUnopened(store: Store, game: string, now: number): Promise<void> {
  const playing = store.db.selectFrom('games').select('id').where('id', '=', game).where('state', '=', 'playing');
  if ((await playing.executeTakeFirst()) === undefined) return;
  await logAbort(store, game, now);
  const games = store.db.updateTable('games').set({ state: 'aborted', why: 'aborted', ended_at: now });
  await games.where('id', '=', game).where('state', '=', 'playing').execute();
}

const ABORT: RoomAct = { type: 'abort', seat: undefined };

/** Once, under the id that a room gives it. */
async function logAbort(store: Store, game: string, now: number): Promise<void> {
  const rows = await store.log.read(game, 0);
  if (rows.some(({ cmd }) => cmd === ABORT.type)) return;
  const { seq, at } = rows.at(-1) ?? { seq: 0, at: now };
  const event = { seq: seq + 1, cmd: ABORT.type, at: Math.max(at, now), what: ABORT };
  if ((await store.log.append(rowOf(game, event))) === 'taken') await logAbort(store, game, now);
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
