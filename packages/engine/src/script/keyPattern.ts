/** Key cards in the printed notation, parsed once into a pattern that can be asked quickly. */
import {
  A_AND_J,
  A_TO_10,
  A_TO_K,
  FROM_2_TO_10,
  HAS_2_TO_10,
  HAS_A,
  HAS_A_AND_J,
  HAS_A_TO_K,
  HAS_J_TO_K,
  HAS_JOKER,
  HAS_ROYAL,
  HAS_TWO_OF_A_NUMBER,
  HAS_TWO_OF_A_SUIT,
  J_TO_K,
  LOW,
  ONLY_A,
  PLAIN,
  ROYAL,
  TWO_LOW,
} from './handFeatures.ts';

// what a pattern looks for
export const NOTHING = 0;
/** One card of a suit. */
export const ONE_OF_SUIT = 1;
/** One card of any suit. */
export const ONE = 2;
export const JOKER = 3;
/** Two cards of a suit. */
export const TWO_OF_SUIT = 4;
/** A card of each of two suits. */
export const PAIR = 5;
/** Any two cards that have the suit in common: a Joker has none. */
export const SAME_SUIT = 6;
/** Any two cards that have the number in common: both Jokers are number 0 (decision 8). */
export const SAME_NUMBER = 7;
/** These numbers, all of one suit. */
export const SET = 8;
/** The rare card. */
export const RARE = 9;

export interface KeyPattern {
  readonly shape: number;
  readonly count: number;
  /** How many of them come out of the hand. */
  readonly fromHand: number;
  /** What a hand must offer (script/handFeatures.ts), all of these bits. */
  readonly needs: number;
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

/** The mask of both Jokers. */
export const BOTH_JOKERS = 3;
export const SUIT_SIGNS = ['♠', '♡', '♢', '♣'] as const;
export const NUMBER_SIGNS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;

function pattern(shape: number, count: number, text: string, parts: Partial<KeyPattern> = {}): KeyPattern {
  const { suit = 0, mask = 0, suit2 = 0, mask2 = 0, numbers = [] } = parts;
  const needs = neededFeatures(shape, suit, mask) | (shape === PAIR ? neededFeatures(ONE_OF_SUIT, suit2, mask2) : 0);
  return { shape, count, fromHand: shape === RARE ? 0 : count, needs, text, suit, mask, suit2, mask2, numbers };
}

/** A range that no feature stands for is an error at load: add the feature. */
function neededFeatures(shape: number, suit: number, mask: number): number {
  const feature = FEATURES.find(([of, range]) => of === shape && (range === undefined || range === mask))?.[2];
  if (feature === undefined) throw new Error(`bug: no feature of a hand for shape ${shape}, numbers ${mask}`);
  return shape === ONE_OF_SUIT || shape === TWO_OF_SUIT || shape === PAIR ? 1 << (feature + suit) : feature;
}

/** Shape, range of numbers, feature; of suits: the place of the first suit's bit. */
const FEATURES: readonly (readonly [shape: number, mask: number | undefined, feature: number])[] = [
  [NOTHING, undefined, 0],
  [RARE, undefined, 0],
  [JOKER, undefined, HAS_JOKER],
  [ONE, FROM_2_TO_10, HAS_2_TO_10],
  [ONE, J_TO_K, HAS_J_TO_K],
  [ONE, ONLY_A, HAS_A],
  [ONE, A_TO_K, HAS_A_TO_K],
  [ONE_OF_SUIT, A_TO_10, LOW],
  [ONE_OF_SUIT, A_TO_K, PLAIN],
  [TWO_OF_SUIT, A_TO_10, TWO_LOW],
  [PAIR, A_TO_K, PLAIN],
  [SAME_SUIT, undefined, HAS_TWO_OF_A_SUIT],
  [SAME_NUMBER, undefined, HAS_TWO_OF_A_NUMBER],
  [SET, A_AND_J, HAS_A_AND_J],
  [SET, ROYAL, HAS_ROYAL],
];

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
