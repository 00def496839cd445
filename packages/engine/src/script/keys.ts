/** Key cards: does a hand hold them, and which of them can be named next. */
import { bitOf, type Card, lowestCard, numberOf, type Seat, suitOf } from '../state/cards.ts';
import { NONE, type State } from '../state/layout.ts';
import { draftKey, draftKeyCount, handMask, rareCard } from '../state/queries.ts';
import { cardChoice } from './choice.ts';
import { handFeatures } from './handFeatures.ts';
import { offer } from './kernel.ts';
import {
  BOTH_JOKERS,
  JOKER,
  type KeyPattern,
  ONE,
  ONE_OF_SUIT,
  PAIR,
  RARE,
  SAME_NUMBER,
  SAME_SUIT,
  SET,
  TWO_OF_SUIT,
} from './keyPattern.ts';

export const ANY_SUIT = 31;

/** The bits of a mask above a card's own, or all of them where there is no card yet. */
const above = (mask: number, card: Card | undefined): number =>
  card === undefined ? mask : mask & ~((2 << (numberOf(card) - 1)) - 1);

function offerMask(s: State, seat: Seat, suit: number, mask: number): void {
  for (let rest = mask; rest !== 0; rest &= rest - 1) offer(s, cardChoice(lowestCard(seat, suit, rest)));
}

const lastKey = (s: State): Card | undefined =>
  draftKeyCount(s) === 0 ? undefined : draftKey(s, draftKeyCount(s) - 1);

const withoutHighest = (mask: number): number => (mask === 0 ? 0 : mask & ~(1 << (31 - Math.clz32(mask))));
/** The numbers that a hand holds in any suit. */
export const anySuit = (s: State, seat: Seat): number =>
  handMask(s, seat, 0) | handMask(s, seat, 1) | handMask(s, seat, 2) | handMask(s, seat, 3);

/** Does this seat hold such key cards? */
export function holdsKeys(s: State, seat: Seat, keys: KeyPattern): boolean {
  if (keys.shape === RARE) return rareCard(s, seat) !== NONE;
  return (handFeatures(s, seat) & keys.needs) === keys.needs;
}

/** Does this hand hold a key card of one of these suits (a mask), where one key card is needed? */
export function holdsKeyOfSuit(s: State, seat: Seat, keys: KeyPattern, suits: number): boolean {
  for (let suit = 0; suit < 4; suit++)
    if (((suits >> suit) & 1) !== 0 && (handMask(s, seat, suit) & keys.mask) !== 0) return true;
  return false;
}

/** Offers the next key card of the draft. Equal roles are filled in the order of the pack, so that each set is offered once. */
export function offerKey(s: State, seat: Seat, keys: KeyPattern, suits: number): void {
  const last = lastKey(s);
  switch (keys.shape) {
    case ONE_OF_SUIT:
      return offerMask(s, seat, keys.suit, handMask(s, seat, keys.suit) & keys.mask);
    case ONE:
      return offerOne(s, seat, keys.mask, suits);
    case JOKER:
      return offerMask(s, seat, 4, handMask(s, seat, 4));
    case TWO_OF_SUIT:
      return offerTwo(s, seat, keys.suit, keys.mask, last);
    case PAIR:
      return last === undefined
        ? offerMask(s, seat, keys.suit, handMask(s, seat, keys.suit) & keys.mask)
        : offerMask(s, seat, keys.suit2, handMask(s, seat, keys.suit2) & keys.mask2);
    case SAME_SUIT:
      return offerOfOneSuit(s, seat, last);
    case SAME_NUMBER:
      return last === undefined ? offerFirstOfNumber(s, seat) : offerSecondOfNumber(s, seat, last);
    case SET:
      return offerOfSet(s, seat, keys, last);
    case RARE:
      return offer(s, cardChoice(rareCard(s, seat)));
  }
}

function offerOne(s: State, seat: Seat, mask: number, suits: number): void {
  for (let suit = 0; suit < 4; suit++)
    if (((suits >> suit) & 1) !== 0) offerMask(s, seat, suit, handMask(s, seat, suit) & mask);
}

function offerTwo(s: State, seat: Seat, suit: number, mask: number, last: Card | undefined): void {
  const held = above(handMask(s, seat, suit) & mask, last);
  offerMask(s, seat, suit, last === undefined ? withoutHighest(held) : held);
}

function offerOfOneSuit(s: State, seat: Seat, last: Card | undefined): void {
  if (last !== undefined) return offerMask(s, seat, suitOf(last), above(handMask(s, seat, suitOf(last)), last));
  for (let suit = 0; suit < 4; suit++) offerMask(s, seat, suit, withoutHighest(handMask(s, seat, suit)));
}

function offerFirstOfNumber(s: State, seat: Seat): void {
  for (let suit = 0; suit < 3; suit++) offerMask(s, seat, suit, handMask(s, seat, suit) & higherSuits(s, seat, suit));
  if (handMask(s, seat, 4) === BOTH_JOKERS) offerMask(s, seat, 4, 1);
}

/** The numbers of which a hand holds at least one in the suits above `suit`. */
function higherSuits(s: State, seat: Seat, suit: number): number {
  let mask = 0;
  for (let i = suit + 1; i < 4; i++) mask |= handMask(s, seat, i);
  return mask;
}

function offerSecondOfNumber(s: State, seat: Seat, first: Card): void {
  if (suitOf(first) === 4) return offerMask(s, seat, 4, 2);
  for (let suit = suitOf(first) + 1; suit < 4; suit++) offerMask(s, seat, suit, handMask(s, seat, suit) & bitOf(first));
}

/** These numbers, all of one suit, in the order of print. */
function offerOfSet(s: State, seat: Seat, keys: KeyPattern, last: Card | undefined): void {
  const bit = 1 << ((keys.numbers[draftKeyCount(s)] as number) - 1);
  if (last !== undefined) return offerMask(s, seat, suitOf(last), bit);
  for (let suit = 0; suit < 4; suit++)
    if ((handMask(s, seat, suit) & keys.mask) === keys.mask) offerMask(s, seat, suit, bit);
}
