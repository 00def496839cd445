/** Which games are listed where, and in which order. */
import type { GameLine, RunningGame } from '@blackpoker/protocol';
import { isMyMove } from '../../home/onlineGames.ts';

/** First where it is one's move, then as they came. */
export const inOrder = (games: readonly GameLine[], own: string | undefined): readonly GameLine[] =>
  games.toSorted((a, b) => Number(isMyMove(b, own)) - Number(isMyMove(a, own)));

/** One's own are listed elsewhere. */
export const toWatch = (games: readonly RunningGame[], own: string | undefined): readonly RunningGame[] =>
  games.filter(({ players }) => own === undefined || players.every(({ id }) => id !== own));
