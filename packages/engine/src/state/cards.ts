/**
 * Cards. Each player owns a pack of 54: a card is a number from 0 to 107, owner × 54 + face.
 * Faces run suit by suit, A to K, in the order ♠ ♡ ♢ ♣; the two Jokers come last.
 */
export type Card = number;
/** 0 or 1. */
export type Seat = number;

export const PACK = 54;
export const CARDS = 2 * PACK;
/** The "suit" of a Joker, which has none. */
export const JOKER_SUIT = 4;
export const SUITS = [0, 1, 2, 3] as const;

const NUMBERS = Uint8Array.from({ length: CARDS }, (_, card) => (card % PACK < 52 ? ((card % PACK) % 13) + 1 : 0));
const SUIT_OF = Uint8Array.from({ length: CARDS }, (_, card) => Math.floor((card % PACK) / 13));

/** A = 1, J Q K = 11 12 13, Joker = 0 (rulebook c). */
export const numberOf = (card: Card): number => NUMBERS[card] as number;
/** 0 to 3 for ♠ ♡ ♢ ♣, 4 for a Joker. */
export const suitOf = (card: Card): number => SUIT_OF[card] as number;
export const ownerOf = (card: Card): Seat => (card < PACK ? 0 : 1);
export const faceOf = (card: Card): number => (card < PACK ? card : card - PACK);
export const cardOf = (owner: Seat, face: number): Card => owner * PACK + face;
export const other = (seat: Seat): Seat => 1 - seat;
/** The bit of a card within its suit's mask: A is bit 0, K bit 12; the Jokers are bits 0 and 1 of theirs. */
export const bitOf = (card: Card): number => 1 << (faceOf(card) - 13 * suitOf(card));
const cardAtBit = (owner: Seat, suit: number, bit: number): Card => cardOf(owner, suit * 13 + bit);
/** The lowest card of a mask that is not empty. */
export const lowestCard = (owner: Seat, suit: number, mask: number): Card =>
  cardAtBit(owner, suit, 31 - Math.clz32(mask & -mask));
/** The same suit and number, whoever owns them; two Jokers are the same. */
export const isSameCard = (a: Card, b: Card): boolean => suitOf(a) === suitOf(b) && numberOf(a) === numberOf(b);
