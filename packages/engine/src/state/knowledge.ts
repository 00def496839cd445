/**
 * What a seat was shown and where it must still lie (rulebook e).
 *
 * For each card and each seat there is a mark. A card that lies in the open is marked 1. While it is hidden from that seat:
 *   0       not known to lie here
 *   1       known to lie exactly here (this hand, this grave, this bulwark, this place of the life counted from the top)
 *   2 – 8   one of a set of cards known to lie in these places, their order unknown (top of the life, bulwarks of a split unit)
 *   9 – 15  the same for places counted from the bottom of the life
 * A seat's marks on its own cards matter only while they lie in its life.
 */
import { type Card, cardOf, lowestCard, other, ownerOf, PACK, type Seat } from './cards.ts';
import { KNOWN, LIFE, LIFE_COUNT, type State, UNCOVERED } from './layout.ts';
import { listOf } from './list.ts';
import { graveCount, handCount, handMask, topOfGrave } from './queries.ts';

export const UNKNOWN = 0;
export const EXACT = 1;
const FIRST_TOP_GROUP = 2;
const FIRST_BOTTOM_GROUP = 9;
const LAST_GROUP = 15;

export const markOf = (s: State, viewer: Seat, card: Card): number =>
  ((s.bytes[KNOWN + card] as number) >> (4 * viewer)) & 15;
export const isGroup = (mark: number): boolean => mark >= FIRST_TOP_GROUP;
export const isBottomGroup = (mark: number): boolean => mark >= FIRST_BOTTOM_GROUP;

export function setMark(s: State, viewer: Seat, card: Card, mark: number): void {
  const shift = 4 * viewer;
  s.bytes[KNOWN + card] = ((s.bytes[KNOWN + card] as number) & ~(15 << shift)) | (mark << shift);
}

/** Both may know the card and its place. */
export const markOpen = (s: State, card: Card): void => {
  s.bytes[KNOWN + card] = EXACT | (EXACT << 4);
};

/** A card leaves a hidden place and `viewer` does not see which: a set that it may have belonged to is known no longer, unless it is the last of it. */
export function unseen(s: State, viewer: Seat, card: Card): void {
  const mark = markOf(s, viewer, card);
  if (!isGroup(mark)) return;
  const set = cardsMarked(s, viewer, ownerOf(card), mark);
  for (const each of set) setMark(s, viewer, each, set.length === 1 ? EXACT : UNKNOWN);
}

function cardsMarked(s: State, viewer: Seat, owner: Seat, mark: number): Card[] {
  return listOf(PACK, (face) => cardOf(owner, face)).filter((card) => markOf(s, viewer, card) === mark);
}

/** A card leaves the hand unseen: any card known to be there may have been it. */
export function unseenFromHand(s: State, seat: Seat): void {
  if (handCount(s, seat) <= 1) return;
  const viewer = other(seat);
  for (let suit = 0; suit < 5; suit++)
    for (let rest = handMask(s, seat, suit); rest !== 0; rest &= rest - 1)
      setMark(s, viewer, lowestCard(seat, suit, rest), UNKNOWN);
}

/** Nothing of a shuffled life is known any more, to either seat. */
export function forgetLife(s: State, seat: Seat): void {
  const count = s.bytes[LIFE_COUNT + seat] as number;
  for (let i = 0; i < count; i++) s.bytes[KNOWN + (s.bytes[LIFE + PACK * seat + i] as number)] = UNKNOWN;
}

/** The viewer knows these cards as a set, not their order. */
export function markGroup(s: State, viewer: Seat, cards: readonly Card[], fromBottom: boolean): void {
  const first = cards[0];
  if (first === undefined) return;
  if (cards.length === 1 && !fromBottom) return setMark(s, viewer, first, EXACT);
  const group = freeGroup(s, viewer, ownerOf(first), fromBottom);
  for (const card of cards) setMark(s, viewer, card, group);
}

function freeGroup(s: State, viewer: Seat, owner: Seat, fromBottom: boolean): number {
  let used = 0;
  for (let card = owner * PACK; card < (owner + 1) * PACK; card++) used |= 1 << markOf(s, viewer, card);
  const last = fromBottom ? LAST_GROUP : FIRST_BOTTOM_GROUP - 1;
  for (let group = fromBottom ? FIRST_BOTTOM_GROUP : FIRST_TOP_GROUP; group <= last; group++)
    if ((used & (1 << group)) === 0) return group;
  return UNKNOWN;
}

export const hasUncoveredGrave = (s: State): boolean => s.bytes[UNCOVERED] !== 0;

/** The tops of the graves lie open. (A card that goes to a grave is marked when it goes.) */
export function exposeGraves(s: State): void {
  for (let seat = 0; seat < 2; seat++) if (graveCount(s, seat) > 0) setMark(s, other(seat), topOfGrave(s, seat), EXACT);
  s.bytes[UNCOVERED] = 0;
}
