/** What a person reads while nothing is asked of them. */
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useSay } from '../../app/lang.ts';
import { pendingOf } from '../../board/pending.ts';
import { BUTTON_WORDS } from '../words.ts';
import { useRoomFact } from './useRoomFact.ts';
import { useShown, useTable, useTableState } from './useTable.ts';

export function useWaitingText(): string {
  const say = useSay();
  const { thinking, view, viewer } = useShown();
  const { online } = useTable().host;
  const isPaused = useRoomFact(({ paused }) => paused) === true;
  const isHolding = useHolds();
  if (isPaused) return say(BUTTON_WORDS.paused);
  if (thinking) return say(BUTTON_WORDS.thinking);
  if (online === undefined || pendingOf(view).seat !== viewer) return say(BUTTON_WORDS.waiting);
  return say(BUTTON_WORDS[isHolding ? 'held' : 'passing']);
}

const NO = (): boolean => false;
const NOTHING_TO_HEAR = () => () => {};

function useHolds(): boolean {
  const { online } = useTable().host;
  return useSyncExternalStore(online?.hold.subscribe ?? NOTHING_TO_HEAR, online?.hold.getState ?? NO);
}

/** An answer that takes longer than this is being held. */
const USUAL_MS = 400;

/** The person has passed, and their pass waits until the window has been open for long enough. */
export function useHeldPass(): boolean {
  const isHolding = useHolds();
  const isSent = useTableState(({ busy, world }) => busy && world?.asked.kind === 'chance') && isHolding;
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (!isSent) return undefined;
    const timer = window.setTimeout(() => setHeld(true), USUAL_MS);
    return () => {
      window.clearTimeout(timer);
      setHeld(false);
    };
  }, [isSent]);
  return isSent && isHeld;
}
