/** Decks that nobody has to put together card by card. */
import {
  type Deck,
  dealDecks,
  deckProblems,
  FULL_DECK,
  isTwoDecks,
  makeRng,
  numberOf,
  PACK,
  type Ruleset,
  type SeatDeck,
  type Seed,
  shuffled,
} from '@blackpoker/engine';

/** Of a whole pack, where a deck may have every card. */
const USUAL = 40;

export interface Decks {
  readonly first: Deck;
  readonly second: Deck;
}

export const inPackOrder = (faces: Iterable<number>): Deck => [...faces].sort((a, b) => a - b);

const asDecks = (deck: SeatDeck): Decks => (isTwoDecks(deck) ? deck : { first: deck, second: [] });

/** A deck that the regulation allows, or two. */
export function randomDecks(rules: Ruleset, seed: Seed): Decks {
  const { deck, series } = rules;
  const isFree = deck.kind === 'built' && series.decks === 1 && deck.max === PACK;
  if (!isFree) return pick(asDecks(dealDecks(rules, seed)[0]));
  return { first: inPackOrder(shuffled(makeRng(seed), FULL_DECK).slice(0, USUAL)), second: [] };
}

const pick = ({ first, second }: Decks): Decks => ({ first, second });

/** The deck that a new one begins with: what is fixed; all cards; of two decks spades and hearts against the rest. */
export function firstDecks({ deck, series }: Ruleset): Decks {
  if (series.decks === 2)
    return { first: FULL_DECK.filter(isOfFirstHalf), second: FULL_DECK.filter((f) => !isOfFirstHalf(f)) };
  return { first: deck.kind === 'fixed' ? deck.faces : FULL_DECK, second: [] };
}

/** A deck to start from: aces, which attack at once, high soldiers and both Jokers. */
export function exampleDecks(rules: Ruleset): Decks {
  const first = FULL_DECK.filter((face) => numberOf(face) < 2 || numberOf(face) > 5);
  return rules.series.decks === 1 && isAllowed(rules, first) ? { first, second: [] } : firstDecks(rules);
}

const FIRST_JOKER = 52;
const isOfFirstHalf = (face: number): boolean => face < PACK / 2 - 1 || face === FIRST_JOKER;

/** The card goes in, or out; it is never in both decks. */
export function toggleCard(decks: Decks, which: keyof Decks, face: number): Decks {
  const other = which === 'first' ? 'second' : 'first';
  const isIn = decks[which].includes(face);
  const without = (deck: Deck): Deck => deck.filter((card) => card !== face);
  if (isIn) return { ...decks, [which]: without(decks[which]) };
  return { ...decks, [which]: inPackOrder([...decks[which], face]), [other]: without(decks[other]) };
}

/** All of these cards go in; where all are in already, they go out. */
export function toggleCards(decks: Decks, which: keyof Decks, faces: Deck): Decks {
  const missing = faces.filter((face) => !decks[which].includes(face));
  return (missing.length === 0 ? faces : missing).reduce((now, face) => toggleCard(now, which, face), decks);
}

export const isAllowed = (rules: Ruleset, deck: SeatDeck): boolean => deckProblems(rules, deck).length === 0;
