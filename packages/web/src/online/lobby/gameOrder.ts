/** Which games are listed where, and in which order. */
import type { GameLine, LobbyLists, OpenGame, RunningGame } from '@blackpoker/protocol';
import { isMyMove } from '../../home/onlineGames.ts';

/** First where it is one's move, then as they came. */
export const inOrder = (games: readonly GameLine[], own: string | undefined): readonly GameLine[] =>
  games.toSorted((a, b) => Number(isMyMove(b, own)) - Number(isMyMove(a, own)));

/** Those who look for a quick match, without oneself. A node that is older than this page tells of nobody. */
export const toMeet = ({ quick }: Partial<LobbyLists>, own: string | undefined): readonly OpenGame[] =>
  (quick ?? []).filter(({ by }) => own === undefined || by.id !== own);

/** One's own are listed elsewhere. */
export const toWatch = (games: readonly RunningGame[], own: string | undefined): readonly RunningGame[] =>
  games.filter(({ players }) => own === undefined || players.every(({ id }) => id !== own));
