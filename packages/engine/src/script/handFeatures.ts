/**
 * What a hand offers as key cards, a bit each: worked out once for all actions, without a branch, since a hand is as random as
 * anything in a game. A pattern of key cards needs some of these bits.
 */
import type { Seat } from '../state/cards.ts';
import type { State } from '../state/layout.ts';
import { handMask } from '../state/queries.ts';

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
const TWO_OF_A_SUIT = 17;
export const HAS_TWO_OF_A_SUIT = 1 << TWO_OF_A_SUIT;
export const HAS_TWO_OF_A_NUMBER = 1 << 18;
const A_AND_J_OF_A_SUIT = 19;
export const HAS_A_AND_J = 1 << A_AND_J_OF_A_SUIT;
const ROYAL_OF_A_SUIT = 20;
export const HAS_ROYAL = 1 << ROYAL_OF_A_SUIT;

/** 1 where a mask of up to 13 bits is not empty, else 0. */
const some = (mask: number): number => (mask + A_TO_K) >> 13;
/** A mask without its lowest bit: not empty where there are two. */
const rest = (mask: number): number => mask & (mask - 1);
const holds = (mask: number, needed: number): number => 1 - some(needed & ~mask);

function suitFeatures(mask: number, suit: number): number {
  const low = mask & A_TO_10;
  return (
    (some(low) << suit) |
    (some(rest(low)) << (TWO_LOW + suit)) |
    (some(mask) << (PLAIN + suit)) |
    (some(rest(mask)) << TWO_OF_A_SUIT) |
    (holds(mask, A_AND_J) << A_AND_J_OF_A_SUIT) |
    (holds(mask, ROYAL) << ROYAL_OF_A_SUIT)
  );
}

export function handFeatures(s: State, seat: Seat): number {
  const a = handMask(s, seat, 0);
  const b = handMask(s, seat, 1);
  const c = handMask(s, seat, 2);
  const d = handMask(s, seat, 3);
  const jokers = handMask(s, seat, 4);
  const any = a | b | c | d;
  const twice = (a & b) | ((a | b) & c) | ((a | b | c) & d) | rest(jokers);
  return (
    suitFeatures(a, 0) |
    suitFeatures(b, 1) |
    suitFeatures(c, 2) |
    suitFeatures(d, 3) |
    (some(any & FROM_2_TO_10) * HAS_2_TO_10) |
    (some(any & J_TO_K) * HAS_J_TO_K) |
    (some(any & ONLY_A) * HAS_A) |
    (some(any) * HAS_A_TO_K) |
    (some(jokers) * HAS_JOKER) |
    (some(twice) * HAS_TWO_OF_A_NUMBER)
  );
}
