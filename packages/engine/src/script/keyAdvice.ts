/** What to tell people about key cards: whether theirs would do, and what they lack. */
import { bitOf, type Card, JOKER_SUIT, numberOf, type Seat, SUITS, suitOf } from '../state/cards.ts';
import type { State } from '../state/layout.ts';
import { handCount, handMask } from '../state/queries.ts';
import {
  JOKER,
  type KeyPattern,
  NUMBER_SIGNS,
  ONE,
  PAIR,
  SAME_NUMBER,
  SAME_SUIT,
  SET,
  SUIT_SIGNS,
  TWO_OF_SUIT,
} from './keyPattern.ts';
import { anySuit } from './keys.ts';

export interface Lack {
  readonly n: number;
  /** In the printed notation. */
  readonly keys: string;
}

const isOf = (card: Card, suit: number, mask: number): boolean => suitOf(card) === suit && (mask & bitOf(card)) !== 0;

/** Could these cards be (some of) the key cards, in any order? */
export function acceptsKeys(keys: KeyPattern, cards: readonly Card[]): boolean {
  const suits = new Set(cards.map(suitOf));
  const plain = !suits.has(JOKER_SUIT);
  if (cards.length > keys.count) return false;
  switch (keys.shape) {
    case ONE:
      return plain && cards.every((card) => (keys.mask & bitOf(card)) !== 0);
    case JOKER:
      return cards.every((card) => suitOf(card) === JOKER_SUIT);
    case PAIR:
      return (
        suits.size === cards.length &&
        cards.every((card) => isOf(card, keys.suit, keys.mask) || isOf(card, keys.suit2, keys.mask2))
      );
    case SAME_SUIT:
      return suits.size <= 1 && plain;
    case SAME_NUMBER:
      return new Set(cards.map(numberOf)).size <= 1;
    case SET:
      return suits.size <= 1 && plain && cards.every((card) => (keys.mask & bitOf(card)) !== 0);
    default:
      return cards.every((card) => isOf(card, keys.suit, keys.mask));
  }
}

/** Can the key cards that come out of the hand be made of these cards? */
export function makesKeys(keys: KeyPattern, cards: readonly Card[], chosen: readonly Card[] = []): boolean {
  if (chosen.length === keys.fromHand) return true;
  return cards.some((card, i) => {
    const more = [...chosen, card];
    return acceptsKeys(keys, more) && makesKeys(keys, cards.slice(i + 1), more);
  });
}

/** How many key cards this hand lacks at the least, and what they look like. */
export function lackingKeys(s: State, seat: Seat, keys: KeyPattern): Lack {
  switch (keys.shape) {
    case PAIR:
      return lackOfPair(s, seat, keys);
    case SET:
      return lackOfSet(s, seat, keys);
    case TWO_OF_SUIT:
      return { n: (handMask(s, seat, keys.suit) & keys.mask) === 0 ? 2 : 1, keys: keys.text };
    case SAME_SUIT:
      return { n: anySuit(s, seat) === 0 ? 2 : 1, keys: keys.text };
    case SAME_NUMBER:
      return { n: handCount(s, seat) === 0 ? 2 : 1, keys: keys.text };
    default:
      return { n: keys.count, keys: keys.text };
  }
}

function lackOfPair(s: State, seat: Seat, keys: KeyPattern): Lack {
  const [first = '', second = ''] = keys.text.split(' + ');
  const missing = [
    ...((handMask(s, seat, keys.suit) & keys.mask) === 0 ? [first] : []),
    ...((handMask(s, seat, keys.suit2) & keys.mask2) === 0 ? [second] : []),
  ];
  return { n: missing.length, keys: missing.join(' + ') };
}

/** Measured in the suit of which most is there. */
function lackOfSet(s: State, seat: Seat, keys: KeyPattern): Lack {
  const missingIn = (suit: number): number[] =>
    keys.numbers.filter((number) => (handMask(s, seat, suit) & (1 << (number - 1))) === 0);
  const best = SUITS.reduce((a, b) => (missingIn(b).length < missingIn(a).length ? b : a));
  const missing = missingIn(best);
  return {
    n: missing.length,
    keys: missing.map((number) => `${SUIT_SIGNS[best]}${NUMBER_SIGNS[number - 1]}`).join(' + '),
  };
}
