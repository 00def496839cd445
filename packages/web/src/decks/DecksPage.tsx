/** The decks of this browser, and the builder for one of them: /decks#ID. */
import { type Ruleset, rulesetOf } from '@blackpoker/engine';
import { useSay } from '../app/lang.ts';
import { useSettings } from '../app/settings.ts';
import { Page } from '../kit/Page.tsx';
import { DeckBuilder } from './DeckBuilder.tsx';
import { DeckList } from './DeckList.tsx';
import { type Decks, exampleDecks, firstDecks } from './deckMaking.ts';
import { addDeck, freshName } from './deckShelf.ts';
import { useHash } from './hash.ts';
import { newDeckId } from './newDeckId.ts';
import { regulationToBuildFor } from './regulationToBuildFor.ts';
import { changeShelf, useDecks } from './savedDecks.ts';
import { DECK_PAGE_WORDS } from './words.ts';
import './picker.css';
import './decks.css';

export default function DecksPage() {
  const say = useSay();
  const { decks } = useDecks();
  const id = useHash();
  const last = useSettings(({ regulation }) => regulation);
  const open = decks.find((deck) => deck.id === id);
  return (
    <Page title={say(DECK_PAGE_WORDS.title)}>
      <div className="deck-page" data-open={open !== undefined}>
        <DeckList
          openId={open?.id}
          onAdd={() => startDeck(last, say(DECK_PAGE_WORDS.newName), firstDecks)}
          onExample={() => startDeck(last, say(DECK_PAGE_WORDS.exampleName), exampleDecks)}
        />
        {open === undefined ? (
          <p className="deck-nothing">{say(DECK_PAGE_WORDS.pickOne)}</p>
        ) : (
          <DeckBuilder key={open.id} deck={open} />
        )}
      </div>
    </Page>
  );
}

/** `?reg=` says what the deck is for; else it is for the edition and format that were played last. */
function startDeck(last: string, name: string, decksFor: (rules: Ruleset) => Decks): void {
  const asked = new URLSearchParams(window.location.search).get('reg');
  const rules = rulesetOf(asked ?? '') ?? regulationToBuildFor(last);
  const id = newDeckId();
  changeShelf((shelf) =>
    addDeck(shelf, {
      id,
      name: freshName(shelf, name),
      regulation: rules.id,
      ...decksFor(rules),
      opening: [],
      rare: undefined,
    }),
  );
  window.location.hash = id;
}
