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
  const isUnsent = useOnItsWay() === 'unsent';
  if (isUnsent) return say(BUTTON_WORDS.unsent);
  if (isPaused) return say(BUTTON_WORDS.paused);
  if (thinking) return say(BUTTON_WORDS.thinking);
  if (online === undefined || pendingOf(view).seat !== viewer) return say(BUTTON_WORDS.waiting);
  return say(BUTTON_WORDS[isHolding ? 'held' : 'passing']);
}

const NO = (): boolean => false;
const NOWHERE = (): undefined => undefined;
const NOTHING_TO_HEAR = () => () => {};

function useHolds(): boolean {
  const { online } = useTable().host;
  return useSyncExternalStore(online?.hold.subscribe ?? NOTHING_TO_HEAR, online?.hold.getState ?? NO);
}

function useIsCut(): boolean {
  const { online } = useTable().host;
  const link = useSyncExternalStore(online?.link.subscribe ?? NOTHING_TO_HEAR, online?.link.getState ?? NOWHERE);
  return link?.state === 'connecting';
}

/** An answer that takes longer than this is being waited for. */
const USUAL_MS = 400;

/** What was sent waits: a pass until its window has been open for long enough, anything until the connection is back. */
export function useOnItsWay(): 'held' | 'unsent' | undefined {
  const isHolding = useHolds();
  const isCut = useIsCut();
  const isBusy = useTableState(({ busy }) => busy);
  const isChance = useTableState(({ world }) => world?.asked.kind === 'chance');
  const way = !isBusy ? undefined : isCut ? 'unsent' : isChance && isHolding ? 'held' : undefined;
  const [shown, setShown] = useState<typeof way>();
  useEffect(() => {
    const timer = window.setTimeout(() => setShown(way), way === undefined ? 0 : USUAL_MS);
    return () => window.clearTimeout(timer);
  }, [way]);
  return way === shown ? way : undefined;
}
