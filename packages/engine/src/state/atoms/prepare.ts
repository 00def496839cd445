/** Atoms of the set-up, and of what frames lay beside the deck: packs, rare cards, second decks. */

import { bitOf, type Card, numberOf, ownerOf, PACK, type Seat, suitOf } from '../cards.ts';
import { markOpen } from '../knowledge.ts';
import type { State } from '../layout.ts';
import * as at from '../layout.ts';
import { listOf } from '../list.ts';
import { lifeAt, lifeCount, rareCard, secondDeckCards } from '../queries.ts';
import {
  addToGrave,
  addToHand,
  addToLife,
  OPEN,
  ownerOnly,
  removeFromList,
  takeTopOfLife,
  tellMoved,
} from './cards.ts';

/** A card of the life that its owner picked, unseen, in no zone. */
function pickFromLife(s: State, card: Card): void {
  const seat = ownerOf(card);
  removeFromList(s, at.LIFE + PACK * seat, lifeCount(s, seat), card);
  s.bytes[at.LIFE_COUNT + seat] = lifeCount(s, seat) - 1;
}

/** A card of the deck is set aside, face down. */
export function setRareCard(s: State, card: Card): void {
  const seat = ownerOf(card);
  pickFromLife(s, card);
  s.bytes[at.RARE + seat] = card;
  s.sink?.({ type: 'prepared', seat, what: 'rare' });
}

/** Cards of the deck that their owner chose for the opening hand. */
export function takeForHand(s: State, seat: Seat, cards: readonly Card[]): void {
  for (const card of cards) {
    pickFromLife(s, card);
    addToHand(s, card);
  }
  s.sink?.({ type: 'prepared', seat, what: 'opening' });
}

export function addToMasks(s: State, masks: number, card: Card): void {
  const cell = masks + 5 * ownerOf(card) + suitOf(card);
  s.words[cell] = (s.words[cell] as number) | bitOf(card);
}

/** The top cards of the life form a pack that nobody has seen. */
export function layPack(s: State, seat: Seat, count: number): void {
  const cards = listOf(count, () => takeTopOfLife(s, seat));
  for (const card of cards) addToMasks(s, at.PACK_CARDS, card);
  s.bytes[at.PACK_STATE + seat] = at.PACK_CLOSED;
  if (s.sink) tellMoved(s, cards, 'life', 'pack', 'put', 0);
}

/** The cards left out of a deck form its pack. */
export function fillPack(s: State, seat: Seat, faces: readonly number[]): void {
  for (const face of faces) addToMasks(s, at.PACK_CARDS, seat * PACK + face);
  s.bytes[at.PACK_STATE + seat] = at.PACK_CLOSED;
}

/** The top cards of the life are left out of the game, unseen. */
export function removeFromGame(s: State, seat: Seat, count: number): void {
  const cards = listOf(count, () => takeTopOfLife(s, seat));
  if (s.sink) tellMoved(s, cards, 'life', 'out', 'put', 0);
}

const ALLOWED = {
  first: at.FIRST_DECK,
  second: at.SECOND_DECK_ALLOWED,
  either: at.FIRST_DECK | at.SECOND_DECK_ALLOWED,
} as const;

/** The second of two decks lies beside the first until one is chosen. */
export function fillSecondDeck(
  s: State,
  seat: Seat,
  faces: readonly number[],
  { mayUse, won, known }: { readonly mayUse: keyof typeof ALLOWED; readonly won?: true; readonly known?: true },
): void {
  for (const face of faces) addToMasks(s, at.SECOND_DECK, seat * PACK + face);
  s.bytes[at.DECKS_ALLOWED + seat] = ALLOWED[mayUse] | (won === true ? at.OTHER_DECK_WON : 0);
  s.bytes[at.LIFE_SEEN + seat] = known === true ? 1 : 0;
}

/** The other one of two decks is used: the second becomes the life, the first lies beside. */
export function swapDecks(s: State, seat: Seat): void {
  const first = listOf(lifeCount(s, seat), (i) => lifeAt(s, seat, i));
  const second = secondDeckCards(s, seat);
  for (let suit = 0; suit < 5; suit++) s.words[at.SECOND_DECK + 5 * seat + suit] = 0;
  for (const card of first) addToMasks(s, at.SECOND_DECK, card);
  s.bytes[at.LIFE_COUNT + seat] = 0;
  for (const card of second) addToLife(s, card);
  s.bytes[at.USES_SECOND + seat] = 1;
}

/** The pack is open: from now on its owner may look at it. */
export function openPack(s: State, seat: Seat): void {
  s.bytes[at.PACK_STATE + seat] = at.PACK_OPEN;
  s.sink?.({ type: 'opened', seat });
}

/** A card of the open pack, shown, to the hand. */
export function takeFromPack(s: State, card: Card): void {
  const cell = at.PACK_CARDS + 5 * ownerOf(card) + suitOf(card);
  s.words[cell] = (s.words[cell] as number) & ~bitOf(card);
  markOpen(s, card);
  addToHand(s, card);
  if (s.sink) tellMoved(s, [card], 'pack', 'hand', 'take', OPEN);
}

/** The rare card is taken away, in no zone. */
export function takeRareCard(s: State, seat: Seat): Card {
  const card = rareCard(s, seat);
  s.bytes[at.RARE + seat] = at.NONE;
  return card;
}

/** The rare card to its owner's hand; `shown`: for all to see. */
export function rareToHand(s: State, seat: Seat, shown: boolean): void {
  const card = takeRareCard(s, seat);
  if (shown) markOpen(s, card);
  addToHand(s, card);
  if (s.sink) tellMoved(s, [card], 'rare', 'hand', 'take', shown ? OPEN : ownerOnly(card));
}

/** The top card of the life is turned over and goes to the grave. Returns its number. */
export function turnTopCard(s: State, seat: Seat): number {
  const card = takeTopOfLife(s, seat);
  markOpen(s, card);
  addToGrave(s, card);
  if (s.sink) tellMoved(s, [card], 'life', 'grave', 'turned', OPEN);
  return numberOf(card);
}
