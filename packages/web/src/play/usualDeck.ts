/** The decks of this browser that can be played by some rules, as codes (docs/notation.md). */
import { deckProblems, type Ruleset, seatDeckCode } from '@blackpoker/engine';
import { seatDeckOf } from '../decks/deckShelf.ts';
import { deckFor, listDecks } from '../decks/savedDecks.ts';

export interface PlayableDeck {
  readonly id: string;
  readonly name: string;
  readonly code: string;
}

export const asksForDeck = ({ deck }: Ruleset): boolean => deck.kind === 'built';

export function playableDecks(rules: Ruleset): PlayableDeck[] {
  if (!asksForDeck(rules)) return [];
  return listDecks()
    .filter((saved) => deckProblems(rules, seatDeckOf(saved, rules)).length === 0)
    .map((saved) => ({ id: saved.id, name: saved.name, code: seatDeckCode(seatDeckOf(saved, rules)) }));
}

/** The code of the deck that was set for these rules; empty: none, and the seed deals one. */
export function usualDeck(rules: Ruleset): string {
  const set = deckFor(rules.id);
  return playableDecks(rules).find(({ id }) => id === set?.id)?.code ?? '';
}
