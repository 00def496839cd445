/** A note of the cards that are chosen while the game is set up, where the frame asks for them. */
import { cardSigns, type Deck, type Ruleset } from '@blackpoker/engine';
import { useState } from 'react';
import { useSay } from '../app/lang.ts';
import { Sheet } from '../kit/Sheet.tsx';
import { CardPicker } from './CardPicker.tsx';
import type { ChangeDeck } from './DeckBuilder.tsx';
import { inPackOrder } from './deckMaking.ts';
import type { SavedDeck } from './deckShelf.ts';
import { setUpAsks } from './setUpAsks.ts';
import { DECK_PAGE_WORDS } from './words.ts';

interface PreparedCardsProps {
  readonly deck: SavedDeck;
  readonly rules: Ruleset;
  readonly onChange: ChangeDeck;
}

export function PreparedCards({ deck, rules, onChange }: PreparedCardsProps) {
  const say = useSay();
  const { opening, rare } = setUpAsks(rules);
  if (opening === 0 && !rare) return null;
  const fromDeck = (cards: Deck) => cards.filter((face) => deck.first.includes(face));
  return (
    <section className="deck-panel" aria-labelledby="deck-prepared">
      <h2 id="deck-prepared">{say(DECK_PAGE_WORDS.prepared)}</h2>
      <p className="deck-note">{say(DECK_PAGE_WORDS.preparedNote)}</p>
      {opening > 0 && (
        <Prepared
          label={say(DECK_PAGE_WORDS.opening, { n: opening })}
          most={opening}
          cards={fromDeck(deck.opening)}
          offered={deck.first.filter((face) => face !== deck.rare)}
          onChange={(cards) => onChange({ opening: cards })}
        />
      )}
      {rare && (
        <Prepared
          label={say(DECK_PAGE_WORDS.rare)}
          most={1}
          cards={fromDeck(deck.rare === undefined ? [] : [deck.rare])}
          offered={deck.first.filter((face) => !deck.opening.includes(face))}
          onChange={([card]) => onChange({ rare: card })}
        />
      )}
    </section>
  );
}

interface PreparedProps {
  readonly label: string;
  readonly most: number;
  readonly cards: Deck;
  readonly offered: Deck;
  readonly onChange: (cards: Deck) => void;
}

/** One card more than is asked for takes the place of the one that was chosen first. */
function toggled(cards: Deck, face: number, most: number): Deck {
  if (cards.includes(face)) return cards.filter((card) => card !== face);
  return [...cards, face].slice(-most);
}

function Prepared({ label, most, cards, offered, onChange }: PreparedProps) {
  const say = useSay();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div className="deck-prepared">
      <span>
        <span className="deck-label">{label}</span>{' '}
        {cards.length === 0 ? say(DECK_PAGE_WORDS.notChosen) : cardSigns(inPackOrder(cards))}
      </span>
      <button
        type="button"
        className="button"
        aria-label={`${say(DECK_PAGE_WORDS.choose)}: ${label}`}
        onClick={() => setOpen(true)}
      >
        {say(DECK_PAGE_WORDS.choose)}
      </button>
      {isOpen && (
        <Sheet title={label} onClose={close} footer={<DoneButton onClick={close} />}>
          <CardPicker
            label={label}
            offered={(face) => offered.includes(face)}
            stateOf={(face) => ({ pressed: cards.includes(face) })}
            onPick={(face) => onChange(toggled(cards, face, most))}
          />
        </Sheet>
      )}
    </div>
  );
}

function DoneButton({ onClick }: { readonly onClick: () => void }) {
  const say = useSay();
  return (
    <button type="button" className="button primary" onClick={onClick}>
      {say(DECK_PAGE_WORDS.done)}
    </button>
  );
}
