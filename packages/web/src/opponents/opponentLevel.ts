import type { RecordSummary } from '../host/savedGames.ts';
import { levelCalled } from './levelCalled.ts';

/** The level on the other side, in a game of one person against a bot. */
export const opponentLevel = ({ players, seat }: Pick<RecordSummary, 'players' | 'seat'>): number | undefined =>
  seat === undefined ? undefined : levelCalled(players[seat === 0 ? 1 : 0]);
