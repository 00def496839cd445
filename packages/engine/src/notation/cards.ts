/** Cards as text: S H D C (or ♠ ♡ ♢ ♣) and A 2 … 10 J Q K; the Jokers are JK1 and JK2. */
import { type Card, cardOf, faceOf, numberOf, type Seat, suitOf } from '../state/cards.ts';

const SUIT_LETTERS = ['S', 'H', 'D', 'C'] as const;
const SUIT_SIGNS = ['♠', '♡', '♢', '♣'] as const;
const NUMBERS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;
/** Other ways to write a suit that people paste. */
const SUIT_ALIASES: Readonly<Record<string, number>> = {
  '♠': 0,
  '♤': 0,
  '♡': 1,
  '♥': 1,
  '♢': 2,
  '♦': 2,
  '◇': 2,
  '♣': 3,
  '♧': 3,
  S: 0,
  H: 1,
  D: 2,
  C: 3,
};
const FIRST_JOKER = 52;

const numberText = (card: Card): string => NUMBERS[numberOf(card) - 1] ?? '';

/** S5, H10, JK1. */
export function cardCode(card: Card): string {
  const suit = SUIT_LETTERS[suitOf(card)];
  return suit === undefined ? `JK${faceOf(card) - FIRST_JOKER + 1}` : suit + numberText(card);
}

const FACE_SIGNS = SUIT_SIGNS.flatMap((suit) => NUMBERS.map((number) => suit + number));

/** ♠5, ♡10, Joker: for people. */
export const cardSign = (card: Card): string => FACE_SIGNS[faceOf(card)] ?? 'Joker';

/** The face that a code names, or undefined. */
export function parseFace(text: string): number | undefined {
  const joker = /^JK([12])$/i.exec(text);
  if (joker !== null) return FIRST_JOKER + Number(joker[1]) - 1;
  const suit = SUIT_ALIASES[(text[0] ?? '').toUpperCase()];
  const number = (NUMBERS as readonly string[]).indexOf(text.slice(1).toUpperCase());
  return suit === undefined || number < 0 ? undefined : suit * 13 + number;
}

export function parseCard(owner: Seat, text: string): Card | undefined {
  const face = parseFace(text);
  return face === undefined ? undefined : cardOf(owner, face);
}

export const SEAT_NAMES = ['A', 'B'] as const;
export const seatName = (seat: Seat): string => SEAT_NAMES[seat] ?? '?';
export const parseSeat = (text: string): Seat | undefined => (text === 'A' ? 0 : text === 'B' ? 1 : undefined);
