/** Both wanted another game, or the series goes on: whoever plays is led there. */
import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { type AtTable, ownSeat, useRoom } from './atTable.ts';

/** After a game of a series there is time to see how it ended. */
const SERIES_MS = 6_000;

export function useLeadOn(props: AtTable): void {
  const [, navigate] = useLocation();
  const { next } = useRoom(props).status;
  /** Who comes to a game that is long over stays there. */
  const wasOpen = useRef(next === undefined);
  const isPlayer = ownSeat(props.shown) !== undefined;
  const isSeries = props.shown.series !== undefined && !props.shown.series.over;
  useEffect(() => {
    if (next === undefined || !wasOpen.current || !isPlayer) return undefined;
    const timer = window.setTimeout(() => navigate(`/g/${next}`), isSeries ? SERIES_MS : 0);
    return () => window.clearTimeout(timer);
  }, [next, isPlayer, isSeries, navigate]);
}
