/** What a request names, and how the sentences about it are filled. */
import {
  actionName,
  type Card,
  cardSign,
  type Lang,
  lifeCount,
  NONE,
  numberOf,
  type Seat,
  type State,
  suitOf,
  type TargetRef,
  type Unit,
} from '@blackpoker/engine';
import type { Situation } from '../passing/situation.ts';
import { type Purpose, purpose, unitWords } from './purposeText.ts';
import type { PurposeWord } from './purposeWords.ts';
import type { Params } from './reason.ts';

/** A request as a line makes it. */
export interface MadeRequest {
  /** Before it. */
  readonly world: State;
  readonly seat: Seat;
  /** By index. */
  readonly action: number;
  readonly keys: readonly Card[];
  readonly target: TargetRef | undefined;
  /** The card that is laid as a bulwark. */
  readonly laid: Card | undefined;
}

export interface Facts extends MadeRequest {
  readonly situation: Situation;
  readonly foe: Seat;
  readonly unit: Unit;
}

export type Finder = (facts: Facts) => Purpose;

export const card = (cards: readonly Card[]): string => cards.map(cardSign).join(' ');
export const plain =
  (word: PurposeWord): Finder =>
  ({ world, action, keys }) =>
    purpose(word, (lang) => ({ action: actionName(world.rules, action, lang), card: card(keys) }));

/** About the target. */
export const about = (
  { world, unit, seat }: Facts,
  word: PurposeWord,
  more: (lang: Lang) => Params = () => ({}),
): Purpose => purpose(word, (lang) => ({ unit: unitWords(world, unit, seat, lang), ...more(lang) }));

export const withUnit =
  (word: PurposeWord): Finder =>
  (facts) =>
    about(facts, word);

export const SPADES = 0;
export const numberOfSuit = (keys: readonly Card[], suit: number): number =>
  numberOf(keys.find((key) => suitOf(key) === suit) ?? NONE);
export const sumOf = (keys: readonly Card[]): number => keys.reduce((sum, key) => sum + numberOf(key), 0);

/** The number of a life that both players know: below 10. */
const TOLD_BELOW = 10;
export const toldLife = (s: State, seat: Seat): number =>
  lifeCount(s, seat) < TOLD_BELOW ? lifeCount(s, seat) : Infinity;
