/** What is in a deck, and what can be made of it. */
import { type Action, acceptsKeys, actionsOf, type Deck, numberOf, type Ruleset, suitOf } from '@blackpoker/engine';

export const GROUPS = ['ace', 'numbers', 'court', 'joker'] as const;
/** A, 2–10, J–K, Joker. */
export type Group = (typeof GROUPS)[number];

export interface ActionKeys {
  readonly action: Action;
  /** How many different sets of key cards the deck holds for it. */
  readonly ways: number;
}

export interface DeckStatistics {
  readonly count: number;
  /** ♠ ♡ ♢ ♣. */
  readonly suits: readonly number[];
  readonly groups: Readonly<Record<Group, number>>;
  /** Of the cards that have a number; undefined: there are none. */
  readonly average: number | undefined;
  /** For each action that takes key cards from the hand, in the order of the book. */
  readonly keys: readonly ActionKeys[];
}

export function deckStatistics(rules: Ruleset, deck: Deck): DeckStatistics {
  const numbers = deck.map(numberOf).filter((number) => number > 0);
  const inGroup = (group: Group): number => deck.filter((face) => groupOf(face) === group).length;
  return {
    count: deck.length,
    suits: [0, 1, 2, 3].map((suit) => deck.filter((face) => suitOf(face) === suit).length),
    groups: { ace: inGroup('ace'), numbers: inGroup('numbers'), court: inGroup('court'), joker: inGroup('joker') },
    average: numbers.length === 0 ? undefined : numbers.reduce((sum, number) => sum + number, 0) / numbers.length,
    keys: actionsOf(rules)
      .filter(({ pattern }) => pattern.fromHand > 0)
      .map((action) => ({ action, ways: waysToMake(action, deck) })),
  };
}

function groupOf(face: number): Group {
  const number = numberOf(face);
  if (number === 0) return 'joker';
  if (number === 1) return 'ace';
  return number > 10 ? 'court' : 'numbers';
}

/** Sets of key cards, whatever their order. */
function waysToMake({ pattern }: Action, deck: Deck): number {
  const fitting = deck.filter((face) => acceptsKeys(pattern, [face]));
  const count = (chosen: readonly number[], from: number): number => {
    if (chosen.length === pattern.fromHand) return 1;
    let ways = 0;
    for (let i = from; i < fitting.length; i++) {
      const more = [...chosen, fitting[i] ?? 0];
      if (acceptsKeys(pattern, more)) ways += count(more, i + 1);
    }
    return ways;
  };
  return count([], 0);
}
