/** The decks that this browser keeps. They change with every tap: there is nothing to save. */
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { followOtherWindows } from '../app/otherWindows.ts';
import { chosenDeck, type DeckShelf, EMPTY_SHELF, readShelf, type SavedDeck } from './deckShelf.ts';

export type { SavedDeck } from './deckShelf.ts';

export const useDecks = create<DeckShelf>()(
  persist(() => EMPTY_SHELF, { name: 'blackpoker.decks', version: 1, merge: (kept) => readShelf(kept) }),
);

followOtherWindows(useDecks);

export function changeShelf(change: (shelf: DeckShelf) => DeckShelf): void {
  useDecks.setState(change);
}

export const listDecks = (): readonly SavedDeck[] => useDecks.getState().decks;

/** The deck that was set for a regulation, if any. */
export const deckFor = (regulation: string): SavedDeck | undefined => chosenDeck(useDecks.getState(), regulation);
