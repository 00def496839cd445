/** Both wanted another game, or the series goes on: whoever plays is led there. */
import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { type AtTable, ownSeat, useNow, useRoom } from './atTable.ts';

/** After a game of a series there is time to see how it ended. */
const SERIES_MS = 6_000;

/** When that will be, on the clock of `performance.now()`. */
const ledOnAt = createStore<number | undefined>(() => undefined);

export function useLeadOn(props: AtTable): void {
  const [, navigate] = useLocation();
  const { next } = useRoom(props).status;
  /** Who comes to a game that is long over stays there. */
  const wasOpen = useRef(next === undefined);
  const isPlayer = ownSeat(props.shown) !== undefined;
  const isSeries = props.shown.series !== undefined && !props.shown.series.over;
  useEffect(() => {
    if (next === undefined || !wasOpen.current || !isPlayer) return undefined;
    const ms = isSeries ? SERIES_MS : 0;
    ledOnAt.setState(performance.now() + ms, true);
    const timer = window.setTimeout(() => navigate(`/g/${next}`), ms);
    return () => {
      window.clearTimeout(timer);
      ledOnAt.setState(undefined, true);
    };
  }, [next, isPlayer, isSeries, navigate]);
}

/** Seconds until then. */
export function useLedOnIn(): number | undefined {
  const at = useStore(ledOnAt);
  const now = useNow(at !== undefined);
  return at === undefined ? undefined : Math.max(0, Math.ceil((at - now) / 1000));
}
