/** Decks: what a regulation asks of them, and where they come from when nobody builds one. */
import type { DeckRule, Ruleset } from './script/ruleset.ts';
import { PACK } from './state/cards.ts';
import { makeRng, type Rng, type Seed, shuffled } from './state/rng.ts';

/** The faces of a deck. */
export type Deck = readonly number[];

/** What a player brings to a two-deck regulation, and which of the two this game may use. */
export interface TwoDecks {
  readonly first: Deck;
  readonly second: Deck;
  readonly mayUse: 'first' | 'second' | 'either';
  /** The one that may not be used has won a game, and is retired. */
  readonly won?: true;
  /** Their owner has been able to look at one of two random decks, and so knows both. */
  readonly known?: true;
}

export type SeatDeck = Deck | TwoDecks;

export const isTwoDecks = (deck: SeatDeck): deck is TwoDecks => !Array.isArray(deck);
/** One deck or two, as a list. */
export const decksOf = (deck: SeatDeck): readonly Deck[] => (isTwoDecks(deck) ? [deck.first, deck.second] : [deck]);

/** All 54 cards. */
export const FULL_DECK: Deck = Array.from({ length: PACK }, (_, face) => face);

export type DeckProblem =
  | { readonly code: 'notAFace'; readonly face: number }
  | { readonly code: 'twice'; readonly face: number }
  | { readonly code: 'tooFew'; readonly n: number; readonly min: number }
  | { readonly code: 'tooMany'; readonly n: number; readonly max: number }
  | { readonly code: 'missing'; readonly face: number }
  | { readonly code: 'extra'; readonly face: number }
  | { readonly code: 'random' }
  | { readonly code: 'needsTwo' }
  | { readonly code: 'needsOne' }
  | { readonly code: 'inBoth'; readonly face: number };

/** Every condition that a deck violates; none: it can be played. */
export function deckProblems({ deck: rule, series }: Ruleset, deck: SeatDeck): DeckProblem[] {
  if (series.decks === 2 && !isTwoDecks(deck)) return [{ code: 'needsTwo' }];
  if (series.decks === 1 && isTwoDecks(deck)) return [{ code: 'needsOne' }];
  const [first = [], second = []] = decksOf(deck);
  const both = second.filter((face) => first.includes(face)).map((face): DeckProblem => ({ code: 'inBoth', face }));
  return [...decksOf(deck).flatMap((one) => problemsOf(one, rule, series.decks === 2)), ...both];
}

function problemsOf(deck: Deck, rule: DeckRule, half: boolean): DeckProblem[] {
  const bad = deck.filter((face) => !Number.isInteger(face) || face < 0 || face >= PACK);
  const twice = [...new Set(deck.filter((face, i) => deck.indexOf(face) !== i))];
  return [
    ...bad.map((face): DeckProblem => ({ code: 'notAFace', face })),
    ...twice.map((face): DeckProblem => ({ code: 'twice', face })),
    ...(rule.kind === 'fixed' ? differences(deck, rule.faces) : []),
    ...(rule.kind === 'random' && !half
      ? differences(deck, FULL_DECK)
          .slice(0, 1)
          .map((): DeckProblem => ({ code: 'random' }))
      : []),
    ...(rule.kind === 'built' || half ? sizeProblems(deck, rule) : []),
  ];
}

function differences(deck: Deck, fixed: Deck): DeckProblem[] {
  return [
    ...fixed.filter((face) => !deck.includes(face)).map((face): DeckProblem => ({ code: 'missing', face })),
    ...deck.filter((face) => !fixed.includes(face)).map((face): DeckProblem => ({ code: 'extra', face })),
  ];
}

function sizeProblems(deck: Deck, { min, max }: DeckRule): DeckProblem[] {
  if (deck.length < min) return [{ code: 'tooFew', n: deck.length, min }];
  return deck.length > max ? [{ code: 'tooMany', n: deck.length, max }] : [];
}

/** In the order of the pack: the order in which a deck is given means nothing. */
export const inOrder = (deck: Deck): Deck => [...deck].sort((a, b) => a - b);

/** Two halves of the 54 cards, at random. */
function halves(rng: Rng): TwoDecks {
  const cards = shuffled(rng, FULL_DECK);
  return { first: inOrder(cards.slice(0, PACK / 2)), second: inOrder(cards.slice(PACK / 2)), mayUse: 'either' };
}

/**
 * Decks for both seats when nobody builds one, drawn from the seed: fixed decks as they are, random halves, and for built decks
 * as many cards as are allowed. (Random 40 leaves cards out of the whole pack while the game is set up.)
 */
export function dealDecks({ deck, series }: Ruleset, seed: Seed): [SeatDeck, SeatDeck] {
  const [a, b, c, d] = seed;
  const rng = makeRng([a ^ 0x6465636b, b, c, d]);
  const one = (): SeatDeck => {
    if (series.decks === 2) return halves(rng);
    if (deck.kind === 'fixed') return deck.faces;
    return deck.kind === 'random' || deck.max === PACK
      ? FULL_DECK
      : inOrder(shuffled(rng, FULL_DECK).slice(0, deck.max));
  };
  return [one(), one()];
}
