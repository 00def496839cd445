/**
 * What a hand offers as key cards, a bit each: worked out once for all actions. A pattern of key cards needs some of these bits.
 */
import type { Seat } from '../state/cards.ts';
import { HAND, type State } from '../state/layout.ts';

/** A–10, A–K, 2–10, J–K, A; A and J; A, 10, J, Q and K: masks of numbers, A at bit 0. */
export const A_TO_10 = 0x3ff;
export const A_TO_K = 0x1fff;
export const FROM_2_TO_10 = 0x3fe;
export const J_TO_K = 0x1c00;
export const ONLY_A = 1;
export const A_AND_J = 0x401;
export const ROYAL = 0x1e01;

/** Bits 0–3: a card A–10 of the suit; 4–7: two of them; 8–11: a card A–K. */
export const LOW = 0;
export const TWO_LOW = 4;
export const PLAIN = 8;
export const HAS_2_TO_10 = 1 << 12;
export const HAS_J_TO_K = 1 << 13;
export const HAS_A = 1 << 14;
export const HAS_A_TO_K = 1 << 15;
export const HAS_JOKER = 1 << 16;
export const HAS_TWO_OF_A_SUIT = 1 << 17;
export const HAS_TWO_OF_A_NUMBER = 1 << 18;
export const HAS_A_AND_J = 1 << 19;
export const HAS_ROYAL = 1 << 20;
export const FEATURE_COUNT = 21;

const has = (yes: boolean, feature: number): number => (yes ? feature : 0);
/** A mask without its lowest bit: not empty where there are two. */
const rest = (mask: number): number => mask & (mask - 1);

/** What the cards of one suit offer, the features of suits at the place of the first suit. */
function suitFeatures(mask: number): number {
  const low = mask & A_TO_10;
  return (
    has(low !== 0, 1 << LOW) |
    has(rest(low) !== 0, 1 << TWO_LOW) |
    has(mask !== 0, 1 << PLAIN) |
    has((mask & FROM_2_TO_10) !== 0, HAS_2_TO_10) |
    has((mask & J_TO_K) !== 0, HAS_J_TO_K) |
    has((mask & ONLY_A) !== 0, HAS_A) |
    has(mask !== 0, HAS_A_TO_K) |
    has(rest(mask) !== 0, HAS_TWO_OF_A_SUIT) |
    has((mask & A_AND_J) === A_AND_J, HAS_A_AND_J) |
    has((mask & ROYAL) === ROYAL, HAS_ROYAL)
  );
}

const OF_A_SUIT = (1 << LOW) | (1 << TWO_LOW) | (1 << PLAIN);
/** By mask of a suit: worked out once. */
const SUIT_FEATURES = new Int32Array(A_TO_K + 1).map((_, mask) => suitFeatures(mask));

/** Moves the features of the first suit to those of another. */
const featuresOf = (mask: number, suit: number): number => {
  const features = SUIT_FEATURES[mask] as number;
  return (features & ~OF_A_SUIT) | ((features & OF_A_SUIT) << suit);
};

export function handFeatures(s: State, seat: Seat): number {
  const { words } = s;
  const first = HAND + 5 * seat;
  const a = words[first] as number;
  const b = words[first + 1] as number;
  const c = words[first + 2] as number;
  const d = words[first + 3] as number;
  const jokers = words[first + 4] as number;
  const twice = (a & b) | ((a | b) & c) | ((a | b | c) & d) | rest(jokers);
  return (
    featuresOf(a, 0) |
    featuresOf(b, 1) |
    featuresOf(c, 2) |
    featuresOf(d, 3) |
    has(jokers !== 0, HAS_JOKER) |
    has(twice !== 0, HAS_TWO_OF_A_NUMBER)
  );
}
