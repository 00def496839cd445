/** What things are worth, in cards of life. Rough figures of a player who knows the game; search and learning go beyond them. */
import {
  type Card,
  forceOf,
  hasNumber,
  isBulwark,
  isEquipped,
  KINDS,
  kindOf,
  numberOf,
  ownerOf,
  type State,
  size,
  suitOf,
  type Unit,
} from '@blackpoker/engine';

const KIND = Object.fromEntries(KINDS.map((kind, i) => [kind, i])) as Record<(typeof KINDS)[number], number>;

/** A card in the hand, by number: A, 2 to 10, J, Q, K; a Joker. */
const BY_NUMBER = [3, 2.4, 1, 1.05, 1.1, 1.15, 1.2, 1.3, 1.4, 1.5, 1.7, 2, 2.1, 2.3];
/** ♠ kills, ♣ counters, ♡ and ♢ help. */
const BY_SUIT = [0.3, 0.1, 0.05, 0.3, 0];

const WORTH = Float64Array.from({ length: 108 }, (_, card) => {
  const number = numberOf(card);
  return (BY_NUMBER[number] as number) + (number >= 1 && number <= 10 ? (BY_SUIT[suitOf(card)] as number) : 0);
});

/** A card in the hand. */
export const cardWorth = (card: Card): number => WORTH[card] as number;

export const BULWARK_WORTH = 1.7;
const MAGICIAN_WORTH = 2.2;
/** When an A, J, Q, K or Joker falls, its owner gets another for about two cards of life. */
const SUCCESSOR = 0.6;

/** A unit on the field, of whoever owns it. */
export function unitWorth(s: State, unit: Unit): number {
  if (isBulwark(s, unit)) return BULWARK_WORTH;
  if (kindOf(s, unit) === KIND.magician) return MAGICIAN_WORTH;
  const body = Math.max(0, size(s, unit) - forceOf(s, ownerOf(unit)));
  const heir = numberOf(unit) === 1 || numberOf(unit) > 10 ? SUCCESSOR : 0;
  return 1 + 0.28 * body - heir + (isEquipped(s, unit) && hasNumber(s, unit, 1) ? 0.5 : 0);
}

/** What a card of life is worth to who has so many left: the last ones are dear. */
export const lifeWorth = (life: number): number => 0.8 + 6 / (life + 2);
