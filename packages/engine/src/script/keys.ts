/** Key cards: the printed notation, parsed once into a pattern that can be asked quickly. */
import { bitOf, type Card, JOKER_SUIT, lowestCard, numberOf, type Seat, SUITS, suitOf } from '../state/cards.ts';
import { NONE, type State } from '../state/layout.ts';
import { draftKey, draftKeyCount, handCount, handMask, rareCard } from '../state/queries.ts';
import { cardChoice } from './choice.ts';
import { offer } from './kernel.ts';

/** What a pattern looks for. */
const NOTHING = 0;
/** One card of a suit. */
const ONE_OF_SUIT = 1;
/** One card of any suit. */
const ONE = 2;
const JOKER = 3;
/** Two cards of a suit. */
const TWO_OF_SUIT = 4;
/** A card of each of two suits. */
const PAIR = 5;
/** Any two cards that have the suit in common: a Joker has none. */
const SAME_SUIT = 6;
/** Any two cards that have the number in common: both Jokers are number 0 (decision 8). */
const SAME_NUMBER = 7;
/** These numbers, all of one suit. */
const SET = 8;
/** The rare card. */
const RARE = 9;

export interface KeyPattern {
  readonly shape: number;
  readonly count: number;
  /** How many of them come out of the hand. */
  readonly fromHand: number;
  /** In the printed notation. */
  readonly text: string;
  readonly suit: number;
  /** The numbers that a card may have; `SET`: those that are needed. A is bit 0. */
  readonly mask: number;
  /** `PAIR`: the other card's. */
  readonly suit2: number;
  readonly mask2: number;
  /** `SET`: the numbers in the order of print. */
  readonly numbers: readonly number[];
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

/** The bits of a mask above a card's own, or all of them where there is no card yet. */
const above = (mask: number, card: Card | undefined): number =>
  card === undefined ? mask : mask & ~((2 << (numberOf(card) - 1)) - 1);
const hasTwo = (mask: number): boolean => (mask & (mask - 1)) !== 0;

function offerMask(s: State, seat: Seat, suit: number, mask: number): void {
  for (let rest = mask; rest !== 0; rest &= rest - 1) offer(s, cardChoice(lowestCard(seat, suit, rest)));
}

const lastKey = (s: State): Card | undefined =>
  draftKeyCount(s) === 0 ? undefined : draftKey(s, draftKeyCount(s) - 1);

function pattern(shape: number, count: number, text: string, parts: Partial<KeyPattern> = {}): KeyPattern {
  const { suit = 0, mask = 0, suit2 = 0, mask2 = 0, numbers = [] } = parts;
  return { shape, count, fromHand: shape === RARE ? 0 : count, text, suit, mask, suit2, mask2, numbers };
}

const withoutHighest = (mask: number): number => (mask === 0 ? 0 : mask & ~(1 << (31 - Math.clz32(mask))));
/** The numbers that a hand holds in any suit. */
const anySuit = (s: State, seat: Seat): number =>
  handMask(s, seat, 0) | handMask(s, seat, 1) | handMask(s, seat, 2) | handMask(s, seat, 3);

/** Does this hand hold such key cards? */
export function holdsKeys(s: State, seat: Seat, keys: KeyPattern): boolean {
  switch (keys.shape) {
    case NOTHING:
      return true;
    case ONE_OF_SUIT:
      return (handMask(s, seat, keys.suit) & keys.mask) !== 0;
    case ONE:
      return (anySuit(s, seat) & keys.mask) !== 0;
    case JOKER:
      return handMask(s, seat, 4) !== 0;
    case TWO_OF_SUIT:
      return hasTwo(handMask(s, seat, keys.suit) & keys.mask);
    case PAIR:
      return (handMask(s, seat, keys.suit) & keys.mask) !== 0 && (handMask(s, seat, keys.suit2) & keys.mask2) !== 0;
    case SAME_SUIT:
      return (
        hasTwo(handMask(s, seat, 0)) ||
        hasTwo(handMask(s, seat, 1)) ||
        hasTwo(handMask(s, seat, 2)) ||
        hasTwo(handMask(s, seat, 3))
      );
    case SAME_NUMBER:
      return numbersHeldTwice(s, seat) !== 0 || handMask(s, seat, 4) === JOKERS;
    case SET:
      return suitWithSet(s, seat, keys.mask) >= 0;
    default:
      return rareCard(s, seat) !== NONE;
  }
}

function suitWithSet(s: State, seat: Seat, mask: number): number {
  for (let suit = 0; suit < 4; suit++) if ((handMask(s, seat, suit) & mask) === mask) return suit;
  return -1;
}

/** The numbers of which a hand holds two or more suits. */
function numbersHeldTwice(s: State, seat: Seat): number {
  const a = handMask(s, seat, 0);
  const b = handMask(s, seat, 1);
  const c = handMask(s, seat, 2);
  const d = handMask(s, seat, 3);
  return (a & b) | ((a | b) & c) | ((a | b | c) & d);
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
  if (handMask(s, seat, 4) === JOKERS) offerMask(s, seat, 4, 1);
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

// for people

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

/** The printed notation of key cards; what it does not know is an error at load. */
export function parseKeys(text: string): KeyPattern {
  if (text === '') return pattern(NOTHING, 0, text);
  if (text === 'rare card') return pattern(RARE, 1, text);
  if (text === 'one Joker') return pattern(JOKER, 1, 'Joker');
  if (text === 'two cards of one suit') return pattern(SAME_SUIT, 2, 'one suit');
  if (text === 'two cards of one number') return pattern(SAME_NUMBER, 2, 'one number');
  const set = /^(.+?) of one suit(?: \(\d\))?$/.exec(text)?.[1];
  if (set !== undefined) return parseSet(set, text);
  if (text.startsWith('one ')) return pattern(ONE, 1, text.slice(4), { mask: rangeFrom(text.slice(4), text) });
  if (text.startsWith('two ')) return pattern(TWO_OF_SUIT, 2, text.slice(4), suitRange(text.slice(4), text));
  const [first = '', second] = text.split(' + ');
  if (second === undefined) return pattern(ONE_OF_SUIT, 1, text, suitRange(first, text));
  const { suit: suit2, mask: mask2 } = suitRange(second, text);
  return pattern(PAIR, 2, text, { ...suitRange(first, text), suit2, mask2 });
}

function parseSet(list: string, whole: string): KeyPattern {
  const numbers = list.split(/ \+ |,/).map((sign) => numberFrom(sign, whole));
  const mask = numbers.reduce((sum, number) => sum | (1 << (number - 1)), 0);
  return pattern(SET, numbers.length, whole, { numbers, mask });
}

function suitRange(text: string, whole: string): { suit: number; mask: number } {
  const suit = SUIT_SIGNS.indexOf(text[0] as (typeof SUIT_SIGNS)[number]);
  if (suit < 0) throw new Error(`bug: unknown suit in key cards "${whole}"`);
  return { suit, mask: rangeFrom(text.slice(1), whole) };
}
