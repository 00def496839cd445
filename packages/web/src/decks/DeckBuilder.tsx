/** One deck: its name and regulation, its cards, what it violates, what can be made of it, its code. Every change is kept at once. */
import { type Deck, deckProblems, type Ruleset, rulesetOf } from '@blackpoker/engine';
import { useId } from 'react';
import { useSay } from '../app/lang.ts';
import { Icon } from '../kit/Icon.tsx';
import { DeckCards } from './DeckCards.tsx';
import { DeckCode } from './DeckCode.tsx';
import { DeckDock } from './DeckDock.tsx';
import { DeckMenu } from './DeckMenu.tsx';
import { DeckStatisticsPanel } from './DeckStatisticsPanel.tsx';
import { changeDeck, type SavedDeck, seatDeckOf } from './deckShelf.ts';
import { PreparedCards } from './PreparedCards.tsx';
import { RegulationField } from './RegulationField.tsx';
import { regulationToBuildFor } from './regulationToBuildFor.ts';
import { changeShelf } from './savedDecks.ts';
import { DECK_PAGE_WORDS } from './words.ts';

export type ChangeDeck = (changes: Partial<Omit<SavedDeck, 'id'>>) => void;

export function DeckBuilder({ deck }: { readonly deck: SavedDeck }) {
  const say = useSay();
  const rules = rulesetOf(deck.regulation) ?? regulationToBuildFor(deck.regulation);
  const problems = deckProblems(rules, seatDeckOf(deck, rules));
  const change: ChangeDeck = (changes) => changeShelf((shelf) => changeDeck(shelf, deck.id, changes));
  return (
    <section className="deck-builder" aria-label={deck.name}>
      <a className="button quiet deck-back" href="#list">
        <Icon name="back" />
        {say(DECK_PAGE_WORDS.list)}
      </a>
      <div className="deck-panel deck-head">
        <NameField name={deck.name} onChange={(name) => change({ name })} />
        <RegulationField value={rules.id} onChange={(regulation) => change({ regulation })} />
      </div>
      <DeckCards deck={deck} rules={rules} onChange={change} />
      <PreparedCards deck={deck} rules={rules} onChange={change} />
      <DeckCode deck={deck} rules={rules} onChange={change} />
      <DeckStatisticsPanel rules={rules} decks={decksIn(deck, rules)} />
      <DeckMenu deck={deck} rules={rules} />
      <DeckDock deck={deck} rules={rules} problems={problems} />
    </section>
  );
}

const decksIn = ({ first, second }: SavedDeck, { series }: Ruleset): readonly Deck[] =>
  series.decks === 2 ? [first, second] : [first];

interface NameFieldProps {
  readonly name: string;
  readonly onChange: (name: string) => void;
}

function NameField({ name, onChange }: NameFieldProps) {
  const say = useSay();
  const id = useId();
  return (
    <div className="deck-field">
      <label htmlFor={id}>{say(DECK_PAGE_WORDS.name)}</label>
      <input id={id} value={name} maxLength={40} onChange={(event) => onChange(event.currentTarget.value)} />
    </div>
  );
}
