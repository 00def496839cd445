/** How much of the chat of the last games this browser has seen: only the rest is new. */
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { followOtherWindows } from '../../app/otherWindows.ts';

export interface ChatSeen {
  readonly game: string;
  /** The number of the last line. */
  readonly line: number;
  /** That the other player would write freely. */
  readonly isFree: boolean;
}

interface Kept {
  /** The newest last. */
  readonly games: readonly ChatSeen[];
}

const MOST = 30;

const NONE: Kept = { games: [] };

const chatSeen = create<Kept>()(persist(() => NONE, { name: 'blackpoker.chat', version: 1 }));

followOtherWindows(chatSeen);

export const useChatSeen = (game: string): Omit<ChatSeen, 'game'> =>
  chatSeen(({ games }) => games.find((each) => each.game === game)) ?? { line: 0, isFree: false };

export function keepSeen(seen: ChatSeen): void {
  chatSeen.setState(({ games }) => ({
    games: [...games.filter(({ game }) => game !== seen.game), seen].slice(-MOST),
  }));
}
