/** Which actions of the book are shown. */
import {
  type Action,
  type ActionType,
  acceptsKeys,
  type Card,
  FULL_DECK,
  makesKeys,
  numberOf,
  speedOf,
  suitOf,
  type TimingWord,
  timingOf,
  triggerOf,
} from '@blackpoker/engine';
import { actionWords, isFound } from './searching.ts';

export const NO_COST = 'none';
/** ♠ ♡ ♢ ♣ are 0 to 3, a Joker is 4. */
export const KEY_SUITS = [0, 1, 2, 3, 4] as const;

export interface ActionFilter {
  readonly query: string;
  /** Empty: all types. */
  readonly types: readonly ActionType[];
  /** All of them must hold: one each of trigger, speed and timing. */
  readonly timing: readonly TimingWord[];
  /** Every letter must be in the cost; `none`: there is none. */
  readonly cost: readonly string[];
  /** A card of this suit, and of this number, can be a key card. */
  readonly suit: number | undefined;
  readonly number: number | undefined;
  /** The keys can be made of these cards. */
  readonly hand: readonly Card[] | undefined;
  readonly hasRare: boolean;
}

export const NO_FILTER: ActionFilter = {
  query: '',
  types: [],
  timing: [],
  cost: [],
  suit: undefined,
  number: undefined,
  hand: undefined,
  hasRare: false,
};

/** How many conditions are set, beside the words that are looked for. */
export const countConditions = ({ types, timing, cost, suit, number, hand }: ActionFilter): number =>
  types.length + timing.length + cost.length + [suit, number, hand].filter((each) => each !== undefined).length;

/** A player who holds these cards has its key cards. What it costs and where it points is another matter. */
export function isUsableWith(action: Action, hand: readonly Card[], hasRare: boolean): boolean {
  const needsRare = action.needsRare || action.pattern.count > action.pattern.fromHand;
  return action.direct && (hasRare || !needsRare) && makesKeys(action.pattern, hand);
}

/** A card of this suit and number, where they are given, can be among its key cards. */
export function takesKey({ pattern }: Action, suit: number | undefined, number: number | undefined): boolean {
  return FULL_DECK.some(
    (card) =>
      (suit === undefined || suitOf(card) === suit) &&
      (number === undefined || numberOf(card) === number) &&
      acceptsKeys(pattern, [card]),
  );
}

const hasTiming = (action: Action, word: TimingWord): boolean =>
  [triggerOf(action), speedOf(action), timingOf(action)].some((each) => each === word);

const hasCost = ({ cost }: Action, letter: string): boolean =>
  letter === NO_COST ? cost === '' : cost.includes(letter);

export function passesFilter(action: Action, filter: ActionFilter): boolean {
  const { query, types, timing, cost, suit, number, hand, hasRare } = filter;
  return (
    (types.length === 0 || types.includes(action.type)) &&
    timing.every((word) => hasTiming(action, word)) &&
    cost.every((letter) => hasCost(action, letter)) &&
    ((suit === undefined && number === undefined) || takesKey(action, suit, number)) &&
    (hand === undefined || isUsableWith(action, hand, hasRare)) &&
    isFound(query, actionWords(action))
  );
}
