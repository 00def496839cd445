/** The decks that this browser keeps. They change with every tap: there is nothing to save. */
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { chosenDeck, type DeckShelf, EMPTY_SHELF, readShelf, type SavedDeck } from './deckShelf.ts';

export type { SavedDeck } from './deckShelf.ts';

const NAME = 'blackpoker.decks';

export const useDecks = create<DeckShelf>()(
  persist(() => EMPTY_SHELF, { name: NAME, version: 1, merge: (kept) => readShelf(kept) }),
);

/** What another window has changed is seen here, too. */
globalThis.addEventListener?.('storage', (event) => {
  if (event instanceof StorageEvent && event.key === NAME) void useDecks.persist.rehydrate();
});

export function changeShelf(change: (shelf: DeckShelf) => DeckShelf): void {
  useDecks.setState(change);
}

export const listDecks = (): readonly SavedDeck[] => useDecks.getState().decks;

/** The deck that was set for a regulation, if any. */
export const deckFor = (regulation: string): SavedDeck | undefined => chosenDeck(useDecks.getState(), regulation);
