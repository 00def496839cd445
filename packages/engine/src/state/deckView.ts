/** What is told of a deck beside what lies on the table: packs, second decks, and what was left out of it. */
import { cardOf, PACK, type Seat } from './cards.ts';
import { FIRST_DECK, NO_PACK, OTHER_DECK_WON, PACK_OPEN, SECOND_DECK_ALLOWED, type State } from './layout.ts';
import { listOf } from './list.ts';
import {
  cardsInGame,
  decksAllowed,
  hasSeenLife,
  lacking,
  packCards,
  packState,
  secondDeckCards,
  usesSecondDeck,
} from './queries.ts';
import type { SeatView, SecondDeckView } from './viewTypes.ts';

/** Fixed decks are known to all, built ones to their builder; random ones, and what a position left of a fixed one, to an owner who has looked through the life. */
const knowsDeck = (s: State, seat: Seat, own: boolean): boolean =>
  isWholeDeck(s, seat) || (own && (s.rules.deck.kind === 'built' || hasSeenLife(s, seat)));

const isWholeDeck = (s: State, seat: Seat): boolean => s.rules.deck.kind === 'fixed' && lacking(s, seat) === 0;

/** What is not in the deck is known to whoever knows the deck; what is in a pack taken from the deck, to its owner once they have looked. */
export function packView(s: State, seat: Seat, own: boolean, mayLook: boolean): SeatView['pack'] {
  if (packState(s, seat) === NO_PACK) return undefined;
  const opened = packState(s, seat) === PACK_OPEN;
  const cards = packCards(s, seat);
  const built = s.rules.deck.kind === 'built';
  return {
    opened,
    count: own || !built ? cards.length : undefined,
    cards: mayLook && (opened || built || hasSeenLife(s, seat)) ? cards : [],
  };
}

const BOTH_DECKS = FIRST_DECK | SECOND_DECK_ALLOWED;

export function secondView(s: State, seat: Seat, own: boolean, mayLook: boolean): SecondDeckView | undefined {
  const allowed = decksAllowed(s, seat);
  if (allowed === 0) return undefined;
  return {
    cards: mayLook && knowsDeck(s, seat, own) ? secondDeckCards(s, seat) : [],
    retired: (allowed & OTHER_DECK_WON) !== 0,
    bound: (allowed & BOTH_DECKS) !== BOTH_DECKS,
    isFirst: own ? usesSecondDeck(s, seat) : undefined,
  };
}

/** Cards of a seat's pack that are not in this game, for whoever knows the deck. */
export function outView(s: State, seat: Seat, own: boolean): SeatView['out'] {
  if (!knowsDeck(s, seat, own)) return [];
  if (isWholeDeck(s, seat) && s.rules.deck.faces.length === PACK) return [];
  const here = new Set(cardsInGame(s, seat));
  return listOf(PACK, (face) => cardOf(seat, face)).filter((card) => !here.has(card));
}
