/** The cards of a deck, or of two, to be put in and taken out. */
import { type Deck, FULL_DECK, type Ruleset, suitOf, type Text } from '@blackpoker/engine';
import { useState } from 'react';
import { useLang, useSay } from '../app/lang.ts';
import { SUIT_NAMES } from '../cards/words.ts';
import { freshSeed } from '../host/setupParams.ts';
import { Choices } from '../kit/Choices.tsx';
import { CardPicker } from './CardPicker.tsx';
import type { ChangeDeck } from './DeckBuilder.tsx';
import { type Decks, firstDecks, randomDecks, toggleCard, toggleCards } from './deckMaking.ts';
import type { SavedDeck } from './deckShelf.ts';
import { DECK_PAGE_WORDS } from './words.ts';

interface DeckCardsProps {
  readonly deck: SavedDeck;
  readonly rules: Ruleset;
  readonly onChange: ChangeDeck;
}

type Which = keyof Decks;

export function DeckCards({ deck, rules, onChange }: DeckCardsProps) {
  const say = useSay();
  const two = rules.series.decks === 2;
  const [asked, setAsked] = useState<Which>('first');
  const which = two ? asked : 'first';
  const { first, second } = deck;
  const decks: Decks = two ? { first, second } : { first, second: [] };
  const put = ({ first: one, second: other }: Decks) => onChange(two ? { first: one, second: other } : { first: one });
  return (
    <section className="deck-panel" aria-labelledby="deck-cards">
      <h2 id="deck-cards">{say(DECK_PAGE_WORDS.cards)}</h2>
      <p className="deck-note">{useRuleText(rules)}</p>
      {two && <WhichDeck decks={decks} which={which} onChange={setAsked} />}
      <DeckTools rules={rules} decks={decks} which={which} onChange={put} />
      <CardPicker
        label={say(DECK_PAGE_WORDS.cards)}
        stateOf={(face) => ({
          pressed: decks[which].includes(face),
          ...(decks[otherOf(which)].includes(face) && {
            tag: say(DECK_PAGE_WORDS.inOther),
            note: say(DECK_PAGE_WORDS.inOtherLong),
          }),
        })}
        onPick={(face) => put(toggleCard(decks, which, face))}
        beside={(suit, faces) => (
          <SuitButton suit={suit} deck={decks[which]} onPick={() => put(toggleCards(decks, which, faces))} />
        )}
      />
    </section>
  );
}

const otherOf = (which: Which): Which => (which === 'first' ? 'second' : 'first');

const RULES: Readonly<Record<Ruleset['deck']['kind'], Text>> = {
  built: DECK_PAGE_WORDS.builtRule,
  fixed: DECK_PAGE_WORDS.fixedRule,
  random: DECK_PAGE_WORDS.randomRule,
};

function useRuleText({ deck }: Ruleset): string {
  const say = useSay();
  return say(RULES[deck.kind], { min: deck.min, max: deck.max });
}

interface WhichDeckProps {
  readonly decks: Decks;
  readonly which: Which;
  readonly onChange: (which: Which) => void;
}

function WhichDeck({ decks, which, onChange }: WhichDeckProps) {
  const say = useSay();
  const options = (['first', 'second'] as const).map((value) => ({
    value,
    label: say(DECK_PAGE_WORDS[value]),
    note: say(DECK_PAGE_WORDS.count, { n: decks[value].length }),
  }));
  return <Choices legend={say(DECK_PAGE_WORDS.whichDeck)} options={options} value={which} onChange={onChange} />;
}

interface DeckToolsProps {
  readonly rules: Ruleset;
  readonly decks: Decks;
  readonly which: Which;
  readonly onChange: (decks: Decks) => void;
}

function DeckTools({ rules, decks, which, onChange }: DeckToolsProps) {
  const say = useSay();
  const two = rules.series.decks === 2;
  const rest = FULL_DECK.filter((face) => !decks[otherOf(which)].includes(face));
  const fixed = rules.deck.kind === 'fixed' && rules.deck.max < FULL_DECK.length;
  const tools: readonly (readonly [Text, Decks | (() => Decks)])[] = [
    ...(fixed ? [[DECK_PAGE_WORDS.fixed, firstDecks(rules)] as const] : []),
    [two ? DECK_PAGE_WORDS.restHere : DECK_PAGE_WORDS.all, { ...decks, [which]: rest }],
    [DECK_PAGE_WORDS.clear, { ...decks, [which]: [] }],
    ...(rules.deck.kind === 'built' ? [[DECK_PAGE_WORDS.random, () => randomDecks(rules, freshSeed())] as const] : []),
  ];
  return (
    <div className="deck-tools">
      {tools.map(([text, made]) => (
        <button
          key={text.en}
          type="button"
          className="button"
          onClick={() => onChange(typeof made === 'function' ? made() : made)}
        >
          {say(text)}
        </button>
      ))}
    </div>
  );
}

interface SuitButtonProps {
  readonly suit: number;
  readonly deck: Deck;
  readonly onPick: () => void;
}

const SIGNS = ['♠', '♡', '♢', '♣', 'Joker'];

function SuitButton({ suit, deck, onPick }: SuitButtonProps) {
  const say = useSay();
  const lang = useLang();
  const name = SUIT_NAMES[suit]?.[lang] ?? SIGNS[suit] ?? '';
  return (
    <button type="button" className="deck-suit" onClick={onPick}>
      <span aria-hidden="true">{SIGNS[suit]}</span>
      <span className="sr-only">{say(DECK_PAGE_WORDS.wholeSuit, { suit: name })}</span>
      <span>{deck.filter((face) => suitOf(face) === suit).length}</span>
    </button>
  );
}
