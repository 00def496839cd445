/** Atoms that move cards between hand, life, grave and fog. Each makes one observable change and tells the sink. */

import { bitOf, type Card, other, ownerOf, PACK, type Seat, suitOf } from '../cards.ts';
import type { MoveReason, Zone } from '../events.ts';
import { EXACT, forgetLife, markGroup, markOpen, setMark, UNKNOWN, unseen, unseenFromHand } from '../knowledge.ts';
import type { State } from '../layout.ts';
import * as at from '../layout.ts';
import { listOf } from '../list.ts';
import { graveAt, graveBatch, graveCount, handCount, lifeAt, lifeCount, topOfLife } from '../queries.ts';
import { below } from '../rng.ts';

/** Everybody may know the card. */
export const OPEN = 3;
export const ownerOnly = (card: Card): number => 1 << ownerOf(card);

export function tellMoved(s: State, cards: readonly Card[], from: Zone, to: Zone, why: MoveReason, open: number): void {
  const first = cards[0];
  if (s.sink === undefined || first === undefined) return;
  s.sink({ type: 'moved', seat: ownerOf(first), cards: [...cards], count: cards.length, from, to, why, open });
}

/** In an order that tells nothing. */
export const inPackOrder = (cards: readonly Card[]): Card[] => [...cards].sort((a, b) => a - b);

// primitive moves: no event, no knowledge

export function addToHand(s: State, card: Card): void {
  const seat = ownerOf(card);
  const cell = at.HAND + 5 * seat + suitOf(card);
  s.words[cell] = (s.words[cell] as number) | bitOf(card);
  s.bytes[at.HAND_COUNT + seat] = handCount(s, seat) + 1;
}

export function removeFromHand(s: State, card: Card): void {
  const seat = ownerOf(card);
  const cell = at.HAND + 5 * seat + suitOf(card);
  s.words[cell] = (s.words[cell] as number) & ~bitOf(card);
  s.bytes[at.HAND_COUNT + seat] = handCount(s, seat) - 1;
}

export function addToGrave(s: State, card: Card): void {
  const seat = ownerOf(card);
  const count = graveCount(s, seat);
  s.bytes[at.GRAVE + PACK * seat + count] = card;
  s.bytes[at.GRAVE_COUNT + seat] = count + 1;
  if (s.rules.asksGraveTop) s.bytes[at.GRAVE_BATCH + seat] = graveBatch(s, seat) + 1;
}

export function removeFromList(s: State, list: number, count: number, card: Card): void {
  const end = list + count;
  const i = s.bytes.indexOf(card, list);
  if (i < 0 || i >= end) throw new Error(`bug: card ${card} is not in this list`);
  s.bytes.copyWithin(i, i + 1, end);
}

export function removeFromGrave(s: State, card: Card): void {
  const seat = ownerOf(card);
  removeFromList(s, at.GRAVE + PACK * seat, graveCount(s, seat), card);
  s.bytes[at.GRAVE_COUNT + seat] = graveCount(s, seat) - 1;
  s.bytes[at.UNCOVERED] = 1;
}

export function addToLife(s: State, card: Card): void {
  const seat = ownerOf(card);
  const count = lifeCount(s, seat);
  s.bytes[at.LIFE + PACK * seat + count] = card;
  s.bytes[at.LIFE_COUNT + seat] = count + 1;
}

/** The top card of a life is taken away; its owner's marks on it end. */
export function takeTopOfLife(s: State, seat: Seat): Card {
  const card = topOfLife(s, seat);
  s.bytes[at.LIFE_COUNT + seat] = lifeCount(s, seat) - 1;
  setMark(s, seat, card, UNKNOWN);
  return card;
}

// atoms

/** The top card of the life to the hand, unseen by the opponent. */
export function drawCard(s: State, seat: Seat): void {
  if (lifeCount(s, seat) === 0) return;
  const card = takeTopOfLife(s, seat);
  unseen(s, other(seat), card);
  addToHand(s, card);
  if (s.sink) tellMoved(s, [card], 'life', 'hand', 'draw', ownerOnly(card));
}

/**
 * Cards from the top of the life to the grave, as far as there are any; only the one that ends up on top is seen.
 * It is the last move of its step. Returns how many.
 */
export function mill(s: State, seat: Seat, amount: number, why: MoveReason): number {
  const viewer = other(seat);
  const count = Math.min(amount, lifeCount(s, seat));
  const first = graveCount(s, seat);
  for (let i = 0; i < count; i++) {
    const card = takeTopOfLife(s, seat);
    addToGrave(s, card);
    if (i === count - 1 && isShownOnTop(s, seat)) setMark(s, viewer, card, EXACT);
    else unseen(s, viewer, card);
  }
  if (s.sink) tellMilled(s, seat, first, count, why);
  return count;
}

/** Is the last card that went to this grave sure to stay on top of those that went with it? */
const isShownOnTop = (s: State, seat: Seat): boolean => !s.rules.asksGraveTop || graveBatch(s, seat) === 1;

function tellMilled(s: State, seat: Seat, first: number, count: number, why: MoveReason): void {
  const cards = listOf(count, (i) => graveAt(s, seat, first + i));
  const shown = isShownOnTop(s, seat) ? cards.pop() : undefined;
  if (s.sink) tellMoved(s, cards, 'life', 'grave', why, 1 << seat);
  if (shown !== undefined) tellMoved(s, [shown], 'life', 'grave', why, OPEN);
}

/** A card from the hand to the grave, for all to see. */
export function discardCard(s: State, card: Card, why: MoveReason): void {
  removeFromHand(s, card);
  markOpen(s, card);
  addToGrave(s, card);
  if (s.sink) tellMoved(s, [card], 'hand', 'grave', why, OPEN);
}

/** Several cards from the hand to the grave together: one of them is seen. */
export function discardTogether(s: State, seat: Seat, cards: readonly Card[]): void {
  if (cards.length === 0) return;
  if (cards.length > 1) unseenFromHand(s, seat);
  for (const card of cards) {
    removeFromHand(s, card);
    addToGrave(s, card);
  }
  const hidden = [...cards];
  const shown = isShownOnTop(s, seat) ? hidden.pop() : undefined;
  if (s.sink) tellMoved(s, hidden, 'hand', 'grave', 'discard', 1 << seat);
  if (shown === undefined) return;
  setMark(s, other(seat), shown, EXACT);
  if (s.sink) tellMoved(s, [shown], 'hand', 'grave', 'discard', OPEN);
}

/** A card of the life that its owner picked, shown, to the hand. The life must be shuffled afterwards. */
export function takeFromLife(s: State, card: Card): void {
  const seat = ownerOf(card);
  removeFromList(s, at.LIFE + PACK * seat, lifeCount(s, seat), card);
  s.bytes[at.LIFE_COUNT + seat] = lifeCount(s, seat) - 1;
  markOpen(s, card);
  addToHand(s, card);
  if (s.sink) tellMoved(s, [card], 'life', 'hand', 'take', OPEN);
}

/** The top card of the life, shown, to the hand. */
export function takeTopShown(s: State, seat: Seat): void {
  const card = takeTopOfLife(s, seat);
  markOpen(s, card);
  addToHand(s, card);
  if (s.sink) tellMoved(s, [card], 'life', 'hand', 'take', OPEN);
}

/** A card of the grave, shown, to the hand. */
export function takeFromGrave(s: State, card: Card): void {
  removeFromGrave(s, card);
  markOpen(s, card);
  addToHand(s, card);
  if (s.sink) tellMoved(s, [card], 'grave', 'hand', 'take', OPEN);
}

/** The top cards of the life are turned over for all to see, and lie where they are. */
export function turnOver(s: State, seat: Seat, amount: number): void {
  const count = Math.min(amount, lifeCount(s, seat));
  const cards = listOf(count, (i) => lifeAt(s, seat, lifeCount(s, seat) - 1 - i));
  for (const card of cards) markOpen(s, card);
  if (s.sink && count > 0) s.sink({ type: 'shown', seat, cards, count, open: OPEN });
}

/** One of the cards that were turned over leaves the life, in no zone. */
export function takeTurnedOver(s: State, card: Card): void {
  const seat = ownerOf(card);
  removeFromList(s, at.LIFE + PACK * seat, lifeCount(s, seat), card);
  s.bytes[at.LIFE_COUNT + seat] = lifeCount(s, seat) - 1;
}

/** Cards from the top of the life to its bottom, the first named uppermost. Their owner knows the order, the other seat the set. */
export function putUnderLife(s: State, seat: Seat, cards: readonly Card[]): void {
  const list = at.LIFE + PACK * seat;
  const count = lifeCount(s, seat);
  for (const card of cards) removeFromList(s, list, count, card);
  s.bytes.copyWithin(list + cards.length, list, list + count - cards.length);
  for (const [i, card] of cards.entries()) s.bytes[list + cards.length - 1 - i] = card;
  for (const card of cards) setMark(s, seat, card, EXACT);
  markGroup(s, other(seat), cards, true);
  if (s.sink) tellMoved(s, inPackOrder(cards), 'life', 'life', 'put', OPEN);
}

export function shuffleLife(s: State, seat: Seat): void {
  forgetLife(s, seat);
  const list = at.LIFE + PACK * seat;
  for (let i = lifeCount(s, seat) - 1; i > 0; i--) {
    const j = below(s, i + 1);
    const swapped = s.bytes[list + i] as number;
    s.bytes[list + i] = s.bytes[list + j] as number;
    s.bytes[list + j] = swapped;
  }
  s.sink?.({ type: 'shuffled', seat });
}

/** Among the cards that went to the grave together, this one lies on top. */
export function putOnTopOfGrave(s: State, card: Card): void {
  const seat = ownerOf(card);
  removeFromGrave(s, card);
  s.bytes[at.GRAVE_BATCH + seat] = 0;
  const count = graveCount(s, seat);
  s.bytes[at.GRAVE + PACK * seat + count] = card;
  s.bytes[at.GRAVE_COUNT + seat] = count + 1;
  markOpen(s, card);
  s.sink?.({ type: 'shown', seat, cards: [card], count: 1, open: OPEN });
}

export const closeGraveBatch = (s: State, seat: Seat): void => {
  s.bytes[at.GRAVE_BATCH + seat] = 0;
};

/** A player looks through their own life. How many cards that are is not for the other to hear. */
export function lookThroughLife(s: State, seat: Seat): void {
  s.bytes[at.LIFE_SEEN + seat] = 1;
  s.sink?.({ type: 'looked', seat });
}

/** One seat looks at the other's hand. */
export function lookAtHand(s: State, viewer: Seat): void {
  const seat = other(viewer);
  const cards: Card[] = [];
  for (let card = seat * PACK; card < (seat + 1) * PACK; card++) {
    if (((s.words[at.HAND + 5 * seat + suitOf(card)] as number) & bitOf(card)) === 0) continue;
    setMark(s, viewer, card, EXACT);
    cards.push(card);
  }
  if (s.sink && cards.length > 0) s.sink({ type: 'shown', seat, cards, count: cards.length, open: 1 << viewer });
}
