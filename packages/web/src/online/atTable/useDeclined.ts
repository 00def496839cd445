/** Offers of one's own that the other player declines while one looks. */
import type { OfferName } from '@blackpoker/protocol';
import { useEffect, useRef } from 'react';
import { type AtTable, ownSeat, useRoom } from './atTable.ts';

export function useDeclined(props: AtTable, tell: (what: OfferName) => void): void {
  const { declined } = useRoom(props).status;
  const own = ownSeat(props.shown);
  const told = useRef(declined?.seq);
  const latest = useRef(tell);
  useEffect(() => {
    latest.current = tell;
  });
  useEffect(() => {
    if (declined === undefined || declined.seq === told.current) return;
    told.current = declined.seq;
    if (declined.by === own) latest.current(declined.what);
  }, [declined, own]);
}
