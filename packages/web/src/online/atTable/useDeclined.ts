/** Offers of one's own that the other player has declined: the server only says which ones are still open. */
import type { Seat } from '@blackpoker/engine';
import type { OfferName, RoomStatus } from '@blackpoker/protocol';
import { useEffect, useRef } from 'react';
import type { RoomSeen } from '../../host/onlineSide.ts';
import { type AtTable, ownSeat, useRoom } from './atTable.ts';

const has = ({ offers }: RoomStatus, wanted: OfferName, seat: Seat): boolean =>
  offers.some(({ what, by }) => what === wanted && by === seat);

/** What has come of an offer that was taken. A draw or a takeback comes with the table. */
const isTaken = ({ paused, openHands, next }: RoomStatus, what: OfferName): boolean =>
  (what === 'pause' && paused) ||
  (what === 'openHands' && openHands !== undefined) ||
  (what === 'rematch' && next !== undefined);

/** An offer that lapses goes with a change of the table. */
export function declinedOffers(before: RoomStatus, { status, withTable }: RoomSeen, own: Seat): readonly OfferName[] {
  if (withTable || before.state !== status.state) return [];
  const mine = before.offers.filter(({ by }) => by === own).map(({ what }) => what);
  return mine.filter((what) => !has(status, what, own) && !isTaken(status, what));
}

/** Another game that was agreed on is there a little later. */
const REMATCH_MS = 2_500;

export function useDeclined(props: AtTable, tell: (what: OfferName) => void): void {
  const seen = useRoom(props);
  const own = ownSeat(props.shown);
  const before = useRef(seen.status);
  const rematch = useRef<number>(undefined);
  const latest = useRef(tell);
  useEffect(() => {
    latest.current = tell;
  });
  useEffect(() => {
    const declined = own === undefined ? [] : declinedOffers(before.current, seen, own);
    before.current = seen.status;
    for (const what of declined)
      if (what === 'rematch') rematch.current = window.setTimeout(() => latest.current(what), REMATCH_MS);
      else latest.current(what);
    if (seen.status.next !== undefined) window.clearTimeout(rematch.current);
  }, [seen, own]);
  useEffect(() => () => window.clearTimeout(rematch.current), []);
}
