/** A game of this person begins, on whatever page they are. Who does not look is told by the browser, and by the title. */
import { useEffect, useRef } from 'react';
import { create } from 'zustand';
import { useSay } from '../app/lang.ts';
import { pageConnection } from './browserConnection.ts';
import { notice } from './notices.ts';
import { useSession } from './session.ts';
import { WAITING_WORDS } from './words.ts';

/** `hear`: leads there, or says so. */
export function useBegun(hear: (game: string) => void): void {
  const say = useSay();
  const isKnown = useSession(({ me }) => me !== undefined);
  const take = (game: string): void => {
    if (document.hidden) markUnseen();
    notice(say(WAITING_WORDS.begun), game);
    hear(game);
  };
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  useEffect(() => (isKnown ? pageConnection().onBegun((game) => latest.current(game)) : undefined), [isKnown]);
}

const useUnseen = create<boolean>()(() => false);

/** Has a game begun since anybody looked at the page? */
export const useIsUnseen = (): boolean => useUnseen();

function markUnseen(): void {
  useUnseen.setState(true, true);
  const look = (): void => {
    if (document.hidden) return;
    document.removeEventListener('visibilitychange', look);
    useUnseen.setState(false, true);
  };
  document.addEventListener('visibilitychange', look);
}
