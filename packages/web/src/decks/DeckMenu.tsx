/** What can be done with a whole deck: use it for its regulation, duplicate it, delete it. */
import type { Ruleset } from '@blackpoker/engine';
import { useState } from 'react';
import { useLang, useSay } from '../app/lang.ts';
import { ConfirmSheet } from '../kit/ConfirmSheet.tsx';
import { regulationTitle } from '../play/regulationTitle.ts';
import { chooseDeck, duplicateDeck, freshName, removeDeck, type SavedDeck } from './deckShelf.ts';
import { newDeckId } from './newDeckId.ts';
import { changeShelf, useDecks } from './savedDecks.ts';
import { DECK_PAGE_WORDS } from './words.ts';

interface DeckMenuProps {
  readonly deck: SavedDeck;
  readonly rules: Ruleset;
}

export function DeckMenu({ deck, rules }: DeckMenuProps) {
  const say = useSay();
  const lang = useLang();
  const isInUse = useDecks(({ chosen }) => chosen[rules.id] === deck.id);
  const [isAsking, setAsking] = useState(false);
  const use = () => changeShelf((shelf) => chooseDeck(shelf, rules.id, isInUse ? undefined : deck.id));
  return (
    <div className="deck-tools deck-menu">
      <button type="button" className="button" aria-pressed={isInUse} onClick={use}>
        {say(DECK_PAGE_WORDS.useHere, { regulation: regulationTitle(rules.id, lang) })}
      </button>
      <button
        type="button"
        className="button"
        onClick={() => duplicate(deck, say(DECK_PAGE_WORDS.copyName, { name: deck.name }))}
      >
        {say(DECK_PAGE_WORDS.duplicate)}
      </button>
      <button type="button" className="button danger" onClick={() => setAsking(true)}>
        {say(DECK_PAGE_WORDS.remove)}
      </button>
      {isAsking && (
        <ConfirmSheet
          title={say(DECK_PAGE_WORDS.remove)}
          text={say(DECK_PAGE_WORDS.removeAsk, { name: deck.name })}
          confirm={say(DECK_PAGE_WORDS.remove)}
          onConfirm={() => remove(deck)}
          onCancel={() => setAsking(false)}
        />
      )}
    </div>
  );
}

function duplicate({ id }: SavedDeck, name: string): void {
  const copy = newDeckId();
  changeShelf((shelf) => duplicateDeck(shelf, id, copy, freshName(shelf, name)));
  window.location.hash = copy;
}

function remove({ id }: SavedDeck): void {
  window.location.hash = 'list';
  changeShelf((shelf) => removeDeck(shelf, id));
}
