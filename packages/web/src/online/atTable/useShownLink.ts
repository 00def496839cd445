/** What is worth saying of the connection: a short break is not, that it is back after a long one is. */
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import type { LinkState } from '../link.ts';

const SHORT_MS = 1_200;
const SAID_MS = 2_500;

export function useShownLink(store: StoreApi<LinkState>): LinkState | 'back' | undefined {
  const link = useStore(store);
  const { state } = link;
  const [shown, setShown] = useState<'lost' | 'back'>();
  useEffect(() => {
    const isThere = state === 'connected' || state === 'idle';
    if (isThere) setShown((before) => (before === undefined ? undefined : 'back'));
    const later = () => setShown(isThere ? undefined : 'lost');
    const timer = window.setTimeout(later, isThere ? SAID_MS : state === 'ended' ? 0 : SHORT_MS);
    return () => window.clearTimeout(timer);
  }, [state]);
  return shown === 'lost' ? link : shown;
}
