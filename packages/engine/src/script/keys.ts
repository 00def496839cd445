/** Key cards: the printed notation, parsed once into a pattern that can be asked quickly. */
import { bitOf, type Card, cardAtBit, numberOf, type Seat, SUITS, suitOf } from '../state/cards.ts';
import type { State } from '../state/layout.ts';
import { draftKey, draftKeyCount, handCount, handMask } from '../state/queries.ts';
import { cardChoice } from './choice.ts';
import { offer } from './kernel.ts';

/** What a pattern looks for: a card; two of one range; one of each of two ranges; a suit, a number or a set of numbers in common. */
type Shape = 'none' | 'one' | 'two' | 'pair' | 'oneSuit' | 'oneNumber' | 'set';

export interface KeyPattern {
  readonly shape: Shape;
  readonly count: number;
  /** In the printed notation. */
  readonly text: string;
  /** The numbers that the first card may have, a mask for each suit and one for the Jokers. */
  readonly first: readonly number[];
  /** `pair`: the same for the second card. */
  readonly second: readonly number[];
  /** `set`: the numbers, in the order of print, and their mask. */
  readonly numbers: readonly number[];
  readonly mask: number;
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
const hasTwo = (mask: number): boolean => (mask & (mask - 1)) !== 0;

function offerMask(s: State, seat: Seat, suit: number, mask: number): void {
  for (let rest = mask; rest !== 0; rest &= rest - 1) offer(s, cardChoice(cardAtBit(seat, suit, lowestBit(rest))));
}

const lastKey = (s: State): Card | undefined =>
  draftKeyCount(s) === 0 ? undefined : draftKey(s, draftKeyCount(s) - 1);

function pattern(shape: Shape, count: number, text: string, parts: Partial<KeyPattern> = {}): KeyPattern {
  const { first = NO_CARD, second = NO_CARD, numbers = [], mask = 0 } = parts;
  return { shape, count, text, first, second, numbers, mask };
}

const NO_CARD: readonly number[] = [0, 0, 0, 0, 0];
const withoutHighest = (mask: number): number => (mask === 0 ? 0 : mask & ~(1 << (31 - Math.clz32(mask))));

/** The cards of a hand that fit these masks, all suits laid over each other: enough to see whether there are any. */
const fitting = (s: State, seat: Seat, masks: readonly number[]): number =>
  (handMask(s, seat, 0) & (masks[0] as number)) |
  (handMask(s, seat, 1) & (masks[1] as number)) |
  (handMask(s, seat, 2) & (masks[2] as number)) |
  (handMask(s, seat, 3) & (masks[3] as number)) |
  (handMask(s, seat, 4) & (masks[4] as number));

/** Does this hand hold such key cards? */
export function holdsKeys(s: State, seat: Seat, keys: KeyPattern): boolean {
  switch (keys.shape) {
    case 'none':
      return true;
    case 'one':
      return fitting(s, seat, keys.first) !== 0;
    case 'two':
      return hasTwo(fitting(s, seat, keys.first));
    case 'pair':
      return fitting(s, seat, keys.first) !== 0 && fitting(s, seat, keys.second) !== 0;
    case 'oneSuit':
      return SUITS.some((suit) => hasTwo(handMask(s, seat, suit)));
    case 'oneNumber':
      return numbersHeldTwice(s, seat) !== 0 || handMask(s, seat, 4) === JOKERS;
    case 'set':
      return SUITS.some((suit) => (handMask(s, seat, suit) & keys.mask) === keys.mask);
  }
}

/** The numbers of which a hand holds two or more suits. */
function numbersHeldTwice(s: State, seat: Seat): number {
  const [a, b, c, d] = [handMask(s, seat, 0), handMask(s, seat, 1), handMask(s, seat, 2), handMask(s, seat, 3)];
  return (a & b) | ((a | b) & c) | ((a | b | c) & d);
}

/** Does this hand hold a key card of one of these suits (a mask), where one key card is needed? */
export function holdsKeyOfSuit(s: State, seat: Seat, keys: KeyPattern, suits: number): boolean {
  for (let suit = 0; suit < 4; suit++)
    if (((suits >> suit) & 1) !== 0 && (handMask(s, seat, suit) & (keys.first[suit] as number)) !== 0) return true;
  return false;
}

/** Offers the next key card of the draft. Equal roles are filled in the order of the pack, so that each set is offered once. */
export function offerKey(s: State, seat: Seat, keys: KeyPattern, suits: number): void {
  const last = lastKey(s);
  switch (keys.shape) {
    case 'none':
      return;
    case 'one':
      return offerFitting(s, seat, keys.first, suits);
    case 'two':
      return offerTwo(s, seat, keys, last);
    case 'pair':
      return offerFitting(s, seat, last === undefined ? keys.first : keys.second, ANY_SUIT);
    case 'oneSuit':
      return offerOfOneSuit(s, seat, last);
    case 'oneNumber':
      return last === undefined ? offerFirstOfNumber(s, seat) : offerSecondOfNumber(s, seat, last);
    case 'set':
      return offerOfSet(s, seat, keys, last);
  }
}

function offerFitting(s: State, seat: Seat, masks: readonly number[], suits: number): void {
  for (let suit = 0; suit < 5; suit++)
    if (((suits >> suit) & 1) !== 0) offerMask(s, seat, suit, handMask(s, seat, suit) & (masks[suit] as number));
}

function offerTwo(s: State, seat: Seat, keys: KeyPattern, last: Card | undefined): void {
  for (let suit = 0; suit < 4; suit++) {
    const held = above(handMask(s, seat, suit) & (keys.first[suit] as number), last);
    offerMask(s, seat, suit, last === undefined ? withoutHighest(held) : held);
  }
}

/** Any two cards of one suit. A Joker has none. */
function offerOfOneSuit(s: State, seat: Seat, last: Card | undefined): void {
  if (last !== undefined) return offerMask(s, seat, suitOf(last), above(handMask(s, seat, suitOf(last)), last));
  for (let suit = 0; suit < 4; suit++) offerMask(s, seat, suit, withoutHighest(handMask(s, seat, suit)));
}

/** Any two cards of one number; both Jokers are number 0 (decision 8). */
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

/** Could these cards be (some of) the key cards, in any order? */
export function acceptsKeys(keys: KeyPattern, cards: readonly Card[]): boolean {
  const fits = (masks: readonly number[], card: Card): boolean => ((masks[suitOf(card)] as number) & bitOf(card)) !== 0;
  const suits = new Set(cards.map(suitOf));
  if (cards.length > keys.count) return false;
  switch (keys.shape) {
    case 'pair':
      return cards.every((card) => fits(keys.first, card) || fits(keys.second, card)) && suits.size === cards.length;
    case 'oneSuit':
      return suits.size <= 1 && !suits.has(4);
    case 'oneNumber':
      return new Set(cards.map(numberOf)).size <= 1;
    case 'set':
      return suits.size <= 1 && !suits.has(4) && cards.every((card) => (keys.mask & bitOf(card)) !== 0);
    default:
      return cards.every((card) => fits(keys.first, card));
  }
}

/** How many key cards this hand lacks at the least, and what they look like. */
export function lackingKeys(s: State, seat: Seat, keys: KeyPattern): Lack {
  switch (keys.shape) {
    case 'pair':
      return lackOfPair(s, seat, keys);
    case 'set':
      return lackOfSet(s, seat, keys);
    case 'oneSuit':
      return { n: SUITS.every((suit) => handMask(s, seat, suit) === 0) ? 2 : 1, keys: keys.text };
    case 'oneNumber':
      return { n: handCount(s, seat) === 0 ? 2 : 1, keys: keys.text };
    default:
      return { n: keys.count - Math.min(1, fitting(s, seat, keys.first)), keys: keys.text };
  }
}

function lackOfPair(s: State, seat: Seat, keys: KeyPattern): Lack {
  const texts = keys.text.split(' + ');
  const missing = [keys.first, keys.second].flatMap((masks, i) => (fitting(s, seat, masks) === 0 ? [texts[i]] : []));
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

const inOneSuit = (suit: number, mask: number): number[] => [0, 1, 2, 3, 4].map((i) => (i === suit ? mask : 0));

/** The printed notation of key cards; what it does not know is an error at load. */
export function parseKeys(text: string): KeyPattern {
  if (text === '') return pattern('none', 0, text);
  if (text === 'one Joker') return pattern('one', 1, 'Joker', { first: [0, 0, 0, 0, JOKERS] });
  if (text === 'two cards of one suit') return pattern('oneSuit', 2, 'one suit');
  if (text === 'two cards of one number') return pattern('oneNumber', 2, 'one number');
  const set = /^(.+?) of one suit(?: \(\d\))?$/.exec(text)?.[1];
  if (set !== undefined) return parseSet(set, text);
  if (text.startsWith('one ')) return parseOne(text.slice(4), text);
  if (text.startsWith('two ')) return pattern('two', 2, text.slice(4), { first: suitRange(text.slice(4), text) });
  const [first = '', second] = text.split(' + ');
  if (second === undefined) return pattern('one', 1, text, { first: suitRange(first, text) });
  return pattern('pair', 2, text, { first: suitRange(first, text), second: suitRange(second, text) });
}

function parseSet(list: string, whole: string): KeyPattern {
  const numbers = list.split(/ \+ |,/).map((sign) => numberFrom(sign, whole));
  return pattern('set', numbers.length, whole, {
    numbers,
    mask: numbers.reduce((sum, number) => sum | (1 << (number - 1)), 0),
  });
}

function parseOne(range: string, whole: string): KeyPattern {
  const mask = rangeFrom(range, whole);
  return pattern('one', 1, range, { first: [mask, mask, mask, mask, 0] });
}

function suitRange(text: string, whole: string): number[] {
  const suit = SUIT_SIGNS.indexOf(text[0] as (typeof SUIT_SIGNS)[number]);
  if (suit < 0) throw new Error(`bug: unknown suit in key cards "${whole}"`);
  return inOneSuit(suit, rangeFrom(text.slice(1), whole));
}
