import type { Card, Seat } from '../state/cards.ts';

/**
 * A choice is one small number, the same for people, bots, records and the network. It never names a hidden card:
 * a unit is named by its place in the row.
 */
export type Choice = number;

const BLOCK = 256;
const ACTION = BLOCK;
const CARD = 2 * BLOCK;
const UNIT = 3 * BLOCK;
const REQUEST = 4 * BLOCK;
const PLAYER = 5 * BLOCK;
const VALUE = 6 * BLOCK;
const UNITS_PER_SEAT = 64;

/** Pass the chance. */
export const PASS: Choice = 0;
/** No more of what is being chosen. */
export const DONE: Choice = 1;
export const actionChoice = (action: number): Choice => ACTION + action;
export const cardChoice = (card: Card): Choice => CARD + card;
export const unitChoice = (seat: Seat, position: number): Choice => UNIT + seat * UNITS_PER_SEAT + position;
export const requestChoice = (id: number): Choice => REQUEST + id;
export const playerChoice = (seat: Seat): Choice => PLAYER + seat;
export const valueChoice = (value: number): Choice => VALUE + value;

/** What the number of a choice stands for. */
export type ChoiceParts =
  | { readonly type: 'pass' | 'done' }
  | { readonly type: 'action'; readonly action: number }
  | { readonly type: 'card'; readonly card: Card }
  | { readonly type: 'unit'; readonly seat: Seat; readonly position: number }
  | { readonly type: 'request'; readonly request: number }
  | { readonly type: 'player'; readonly seat: Seat }
  | { readonly type: 'value'; readonly value: number };

export const chosenAction = (choice: Choice): number => choice - ACTION;
export const chosenCard = (choice: Choice): Card => choice - CARD;
export const chosenValue = (choice: Choice): number => choice - VALUE;
const isUnitChoice = (choice: Choice): boolean => choice >= UNIT && choice < REQUEST;
export const chosenSeat = (choice: Choice): Seat => (isUnitChoice(choice) ? (choice - UNIT) >> 6 : choice - PLAYER);
export const chosenPosition = (choice: Choice): number => (choice - UNIT) & (UNITS_PER_SEAT - 1);

export function choiceParts(choice: Choice): ChoiceParts {
  const rest = choice % BLOCK;
  switch (choice - rest) {
    case 0:
      return { type: choice === PASS ? 'pass' : 'done' };
    case ACTION:
      return { type: 'action', action: rest };
    case CARD:
      return { type: 'card', card: rest };
    case UNIT:
      return { type: 'unit', seat: chosenSeat(choice), position: chosenPosition(choice) };
    case REQUEST:
      return { type: 'request', request: rest };
    case PLAYER:
      return { type: 'player', seat: rest };
    default:
      return { type: 'value', value: choice - VALUE };
  }
}
export const chosenRequest = (choice: Choice): number => choice - REQUEST;
