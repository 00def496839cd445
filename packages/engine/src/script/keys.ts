/** Key cards: the printed notation, parsed once into a pattern that can be asked quickly. */
import { bitOf, type Card, cardAtBit, numberOf, type Seat, SUITS, suitOf } from '../state/cards.ts';
import type { State } from '../state/layout.ts';
import { draftKey, draftKeyCount, handCount, handMask } from '../state/queries.ts';
import { cardChoice } from './choice.ts';
import { offer } from './kernel.ts';

export interface KeyPattern {
  readonly count: number;
  /** Does this hand hold such key cards? `suits`: a mask of suits that the first may have. */
  readonly can: (s: State, seat: Seat, suits: number) => boolean;
  /** Offers the next key card of the draft. Equal roles are filled in the order of the pack, so that each set is offered once. */
  readonly offer: (s: State, seat: Seat, suits: number) => void;
  /** Could these cards be (some of) the key cards, in any order? */
  readonly accepts: (cards: readonly Card[]) => boolean;
  /** How many key cards this hand lacks at the least, and what they look like. */
  readonly lacks: (s: State, seat: Seat) => Lack;
}

export interface Lack {
  readonly n: number;
  /** In the printed notation. */
  readonly keys: string;
}

export const ANY_SUIT = 31;
const JOKERS = 3;
const SUIT_SIGNS = ['♠', '♡', '♢', '♣'] as const;
const NUMBER_SIGNS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;

const lowestBit = (mask: number): number => 31 - Math.clz32(mask & -mask);
/** The bits of a mask above a card's own, or all of them where there is no card yet. */
const above = (mask: number, card: Card | undefined): number =>
  card === undefined ? mask : mask & ~((2 << (numberOf(card) - 1)) - 1);
function popCount(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}
const hasTwo = (mask: number): boolean => (mask & (mask - 1)) !== 0;

function offerMask(s: State, seat: Seat, suit: number, mask: number): void {
  for (let rest = mask; rest !== 0; rest &= rest - 1) offer(s, cardChoice(cardAtBit(seat, suit, lowestBit(rest))));
}

const lastKey = (s: State): Card | undefined =>
  draftKeyCount(s) === 0 ? undefined : draftKey(s, draftKeyCount(s) - 1);

const none: KeyPattern = {
  count: 0,
  can: () => true,
  offer: () => undefined,
  accepts: (cards) => cards.length === 0,
  lacks: () => ({ n: 0, keys: '' }),
};

/** One card; a mask of numbers for each suit and one for the Jokers. */
function one(text: string, masks: readonly number[]): KeyPattern {
  const [m0 = 0, m1 = 0, m2 = 0, m3 = 0, m4 = 0] = masks;
  const only = (suits: number, suit: number, mask: number): number => (((suits >> suit) & 1) === 0 ? 0 : mask);
  return {
    count: 1,
    can: (s, seat, suits) =>
      (handMask(s, seat, 0) & only(suits, 0, m0)) !== 0 ||
      (handMask(s, seat, 1) & only(suits, 1, m1)) !== 0 ||
      (handMask(s, seat, 2) & only(suits, 2, m2)) !== 0 ||
      (handMask(s, seat, 3) & only(suits, 3, m3)) !== 0 ||
      (handMask(s, seat, 4) & only(suits, 4, m4)) !== 0,
    offer: (s, seat, suits) => {
      for (let suit = 0; suit < 5; suit++)
        offerMask(s, seat, suit, handMask(s, seat, suit) & only(suits, suit, masks[suit] ?? 0));
    },
    accepts: (cards) => cards.every((card) => ((masks[suitOf(card)] ?? 0) & bitOf(card)) !== 0),
    lacks: () => ({ n: 1, keys: text }),
  };
}

/** Two cards of one named suit. */
function twoFrom(text: string, suit: number, mask: number): KeyPattern {
  return {
    count: 2,
    can: (s, seat) => hasTwo(handMask(s, seat, suit) & mask),
    offer: (s, seat) => {
      const held = above(handMask(s, seat, suit) & mask, lastKey(s));
      offerMask(s, seat, suit, draftKeyCount(s) === 0 ? withoutHighest(held) : held);
    },
    accepts: (cards) => cards.every((card) => suitOf(card) === suit && (mask & bitOf(card)) !== 0),
    lacks: (s, seat) => ({ n: (handMask(s, seat, suit) & mask) === 0 ? 2 : 1, keys: text }),
  };
}

const withoutHighest = (mask: number): number => (mask === 0 ? 0 : mask & ~(1 << (31 - Math.clz32(mask))));
const onlySuit = (suit: number, mask: number): number[] => [0, 1, 2, 3, 4].map((i) => (i === suit ? mask : 0));

/** One card of each of two suits. */
function pair(
  texts: readonly [string, string],
  suits: readonly [number, number],
  masks: readonly [number, number],
): KeyPattern {
  const [a, b] = suits;
  const [ma, mb] = masks;
  return {
    count: 2,
    can: (s, seat) => (handMask(s, seat, a) & ma) !== 0 && (handMask(s, seat, b) & mb) !== 0,
    offer: (s, seat) =>
      draftKeyCount(s) === 0
        ? offerMask(s, seat, a, handMask(s, seat, a) & ma)
        : offerMask(s, seat, b, handMask(s, seat, b) & mb),
    accepts: (cards) => {
      const fits = (card: Card): boolean =>
        (suitOf(card) === a && (ma & bitOf(card)) !== 0) || (suitOf(card) === b && (mb & bitOf(card)) !== 0);
      return cards.every(fits) && new Set(cards.map(suitOf)).size === cards.length;
    },
    lacks: (s, seat) => {
      const missing = [
        (handMask(s, seat, a) & ma) === 0 ? texts[0] : '',
        (handMask(s, seat, b) & mb) === 0 ? texts[1] : '',
      ].filter(Boolean);
      return { n: missing.length, keys: missing.join(' + ') };
    },
  };
}

/** Any two cards of one suit. A Joker has none. */
const twoOfOneSuit: KeyPattern = {
  count: 2,
  can: (s, seat) =>
    hasTwo(handMask(s, seat, 0)) ||
    hasTwo(handMask(s, seat, 1)) ||
    hasTwo(handMask(s, seat, 2)) ||
    hasTwo(handMask(s, seat, 3)),
  offer: (s, seat) => {
    const last = lastKey(s);
    if (last !== undefined) return offerMask(s, seat, suitOf(last), above(handMask(s, seat, suitOf(last)), last));
    for (let suit = 0; suit < 4; suit++) offerMask(s, seat, suit, withoutHighest(handMask(s, seat, suit)));
  },
  accepts: (cards) => cards.every((card) => suitOf(card) < 4) && new Set(cards.map(suitOf)).size <= 1,
  lacks: (s, seat) => ({ n: handCount(s, seat) === popCount(handMask(s, seat, 4)) ? 2 : 1, keys: 'one suit' }),
};

/** The numbers of which a hand holds at least one in the suits above `suit`. */
function higherSuits(s: State, seat: Seat, suit: number): number {
  let mask = 0;
  for (let i = suit + 1; i < 4; i++) mask |= handMask(s, seat, i);
  return mask;
}

/** Any two cards of one number; both Jokers are number 0 (decision 8). */
const twoOfOneNumber: KeyPattern = {
  count: 2,
  can: (s, seat) => {
    const [a, b, c, d] = [handMask(s, seat, 0), handMask(s, seat, 1), handMask(s, seat, 2), handMask(s, seat, 3)];
    return ((a & b) | ((a | b) & c) | ((a | b | c) & d)) !== 0 || handMask(s, seat, 4) === JOKERS;
  },
  offer: (s, seat) => {
    const last = lastKey(s);
    if (last === undefined) offerFirstOfNumber(s, seat);
    else if (suitOf(last) === 4) offerMask(s, seat, 4, 2);
    else
      for (let suit = suitOf(last) + 1; suit < 4; suit++)
        offerMask(s, seat, suit, handMask(s, seat, suit) & (1 << (numberOf(last) - 1)));
  },
  accepts: (cards) => new Set(cards.map(numberOf)).size <= 1,
  lacks: (s, seat) => ({ n: handCount(s, seat) === 0 ? 2 : 1, keys: 'one number' }),
};

function offerFirstOfNumber(s: State, seat: Seat): void {
  for (let suit = 0; suit < 3; suit++) offerMask(s, seat, suit, handMask(s, seat, suit) & higherSuits(s, seat, suit));
  if (handMask(s, seat, 4) === JOKERS) offerMask(s, seat, 4, 1);
}

/** These numbers, all of one suit. */
function setOfOneSuit(numbers: readonly number[]): KeyPattern {
  const mask = numbers.reduce((sum, number) => sum | (1 << (number - 1)), 0);
  const holds = (s: State, seat: Seat, suit: number): boolean => (handMask(s, seat, suit) & mask) === mask;
  return {
    count: numbers.length,
    can: (s, seat) => holds(s, seat, 0) || holds(s, seat, 1) || holds(s, seat, 2) || holds(s, seat, 3),
    offer: (s, seat) => {
      const bit = 1 << ((numbers[draftKeyCount(s)] ?? 0) - 1);
      const last = lastKey(s);
      if (last !== undefined) return offerMask(s, seat, suitOf(last), bit);
      for (let suit = 0; suit < 4; suit++) if (holds(s, seat, suit)) offerMask(s, seat, suit, bit);
    },
    accepts: (cards) =>
      cards.every((card) => suitOf(card) < 4 && (mask & bitOf(card)) !== 0) && new Set(cards.map(suitOf)).size <= 1,
    lacks: (s, seat) => lackOfSet(s, seat, numbers, mask),
  };
}

/** Measured in the suit of which most is there. */
function lackOfSet(s: State, seat: Seat, numbers: readonly number[], mask: number): Lack {
  const held = (suit: number): number => popCount(handMask(s, seat, suit) & mask);
  const best = SUITS.reduce((a, b) => (held(b) > held(a) ? b : a));
  const missing = numbers.filter((number) => (handMask(s, seat, best) & (1 << (number - 1))) === 0);
  return {
    n: missing.length,
    keys: missing.map((number) => `${SUIT_SIGNS[best]}${NUMBER_SIGNS[number - 1]}`).join(' + '),
  };
}

// the notation

function numberFrom(sign: string, whole: string): number {
  const number = NUMBER_SIGNS.indexOf(sign as (typeof NUMBER_SIGNS)[number]) + 1;
  if (number === 0) throw new Error(`bug: unknown number "${sign}" in key cards "${whole}"`);
  return number;
}

/** A–10, 2–10, A … as a mask. */
function rangeFrom(range: string, whole: string): number {
  const [low = '', high = low] = range.split('–');
  let mask = 0;
  for (let n = numberFrom(low, whole); n <= numberFrom(high, whole); n++) mask |= 1 << (n - 1);
  return mask;
}

function suitRangeFrom(text: string, whole: string): { suit: number; mask: number } {
  const suit = SUIT_SIGNS.indexOf(text[0] as (typeof SUIT_SIGNS)[number]);
  if (suit < 0) throw new Error(`bug: unknown suit in key cards "${whole}"`);
  return { suit, mask: rangeFrom(text.slice(1), whole) };
}

/** The printed notation of key cards; what it does not know is an error at load. */
export function parseKeys(text: string): KeyPattern {
  if (text === '') return none;
  if (text === 'one Joker') return one('Joker', [0, 0, 0, 0, JOKERS]);
  if (text === 'two cards of one suit') return twoOfOneSuit;
  if (text === 'two cards of one number') return twoOfOneNumber;
  const set = /^(.+?) of one suit(?: \(\d\))?$/.exec(text)?.[1];
  if (set !== undefined) return setOfOneSuit(set.split(/ \+ |,/).map((sign) => numberFrom(sign, text)));
  if (text.startsWith('one ')) return parseOne(text.slice(4), text);
  if (text.startsWith('two ')) {
    const { suit, mask } = suitRangeFrom(text.slice(4), text);
    return twoFrom(text.slice(4), suit, mask);
  }
  return parseSuits(text);
}

function parseOne(range: string, whole: string): KeyPattern {
  const mask = rangeFrom(range, whole);
  return one(range, [mask, mask, mask, mask, 0]);
}

function parseSuits(text: string): KeyPattern {
  const [first = '', second] = text.split(' + ');
  const a = suitRangeFrom(first, text);
  if (second === undefined) return one(first, onlySuit(a.suit, a.mask));
  const b = suitRangeFrom(second, text);
  return pair([first, second], [a.suit, b.suit], [a.mask, b.mask]);
}
