import { frameName, type Ruleset, rulesetOf } from '@blackpoker/engine';
import { useLang, useSay } from '../app/lang.ts';
import { regulationTitle } from '../play/regulationTitle.ts';
import { isAllowed } from './deckMaking.ts';
import { type SavedDeck, seatDeckOf } from './deckShelf.ts';
import { useDecks } from './savedDecks.ts';
import { DECK_PAGE_WORDS } from './words.ts';

interface DeckListProps {
  readonly openId: string | undefined;
  readonly onAdd: () => void;
  readonly onExample: () => void;
}

export function DeckList({ openId, onAdd, onExample }: DeckListProps) {
  const say = useSay();
  const { decks, chosen } = useDecks();
  return (
    <section className="deck-list" aria-labelledby="deck-list">
      <h2 id="deck-list">{say(DECK_PAGE_WORDS.list)}</h2>
      {decks.length === 0 && <NoDecks onExample={onExample} />}
      <ul>
        {decks.map((deck) => (
          <li key={deck.id}>
            <DeckLink deck={deck} isOpen={deck.id === openId} isInUse={chosen[deck.regulation] === deck.id} />
          </li>
        ))}
      </ul>
      <button type="button" className={decks.length === 0 ? 'button primary' : 'button'} onClick={onAdd}>
        {say(DECK_PAGE_WORDS.add)}
      </button>
    </section>
  );
}

function NoDecks({ onExample }: Pick<DeckListProps, 'onExample'>) {
  const say = useSay();
  const lang = useLang();
  return (
    <div className="deck-note">
      <p>{say(DECK_PAGE_WORDS.none)}</p>
      <p>{say(DECK_PAGE_WORDS.notNeeded, { frame: frameName('entry20', lang) })}</p>
      <button type="button" className="button" onClick={onExample}>
        {say(DECK_PAGE_WORDS.example)}
      </button>
    </div>
  );
}

interface DeckLinkProps {
  readonly deck: SavedDeck;
  readonly isOpen: boolean;
  readonly isInUse: boolean;
}

function DeckLink({ deck, isOpen, isInUse }: DeckLinkProps) {
  const say = useSay();
  const lang = useLang();
  const rules = rulesetOf(deck.regulation);
  return (
    <a className="deck-link" href={`#${deck.id}`} aria-current={isOpen ? 'true' : undefined}>
      <strong>{deck.name}</strong>
      <span>{regulationTitle(deck.regulation, lang)}</span>
      <span>
        {useCounts()(deck, rules)}
        {isInUse && ` · ${say(DECK_PAGE_WORDS.inUse)}`}
      </span>
    </a>
  );
}

/** "38 cards · Can be played". */
function useCounts(): (deck: SavedDeck, rules: Ruleset | undefined) => string {
  const say = useSay();
  return (deck, rules) => {
    const isPlayed = rules !== undefined && isAllowed(rules, seatDeckOf(deck, rules));
    const { length: n } = deck.first;
    const two = rules?.series.decks === 2;
    const count = two ? say(DECK_PAGE_WORDS.counts, { n, m: deck.second.length }) : say(DECK_PAGE_WORDS.count, { n });
    return `${count} · ${say(isPlayed ? DECK_PAGE_WORDS.fits : DECK_PAGE_WORDS.fitsNot)}`;
  };
}
