/** What there is to tell the players of a game who are away. It goes to the one whom it is about, and tells nothing of any card. */
import { other, type Seat } from '@blackpoker/engine';
import type { NoticeKind, OfferName } from '@blackpoker/protocol';
import type { RoomState } from '../room/roomState.ts';

export interface Notice {
  /** Among those of its game. */
  readonly key: string;
  readonly seat: 0 | 1;
  readonly what: NoticeKind;
  readonly offer?: OfferName | undefined;
  /** When it came to be. */
  readonly at: number;
}

const SEATS = [0, 1] as const;
const seatOf = (seat: Seat): 0 | 1 => (seat === 0 ? 0 : 1);

/** A level answers at once: whoever leaves a game with one knows how it stands. Where minutes count, only that it has begun is news in time. */
export function noticesOf(room: RoomState): readonly Notice[] {
  if (SEATS.some((seat) => room.levelOf(seat) !== undefined)) return [];
  if (room.base.terms.clock.kind === 'live') return beginnings(room);
  return [...beginnings(room), ...moves(room), ...offers(room), ...ends(room)];
}

function beginnings({ base, end, chosen }: RoomState): Notice[] {
  if (end !== undefined) return [];
  const away = SEATS.filter((seat) => !chosen[seat]);
  return away.map((seat) => ({ key: `begun:${seat}`, seat, what: 'begun', at: base.startedAt }));
}

/** Only what a person is asked: a window that the server passes by itself is none. */
function moves(room: RoomState): Notice[] {
  const { seat, paused, decision, countedFrom } = room;
  if (seat === undefined || paused || room.asked?.stop !== true) return [];
  return [{ key: `move:${decision}`, seat: seatOf(seat), what: 'move', at: countedFrom }];
}

const offers = ({ offers }: RoomState): Notice[] =>
  offers.open.map((offer) => ({
    ...{ key: `offer:${offer.what}:${offers.countOf(offer)}`, seat: seatOf(other(offer.by)), what: 'offer' },
    ...{ offer: offer.what, at: offer.at },
  }));

const ends = ({ end, endedAt }: RoomState): Notice[] =>
  end === undefined || endedAt === undefined
    ? []
    : SEATS.map((seat) => ({ key: `over:${seat}`, seat, what: 'over', at: endedAt }));
