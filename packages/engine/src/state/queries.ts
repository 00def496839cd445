import { CARDS, type Card, lowestCard, numberOf, other, ownerOf, PACK, type Seat, suitOf } from './cards.ts';
import type { UnitRef } from './events.ts';
import * as at from './layout.ts';
import { NONE, type State } from './layout.ts';

/** A unit on the field, named by its bottom card. */
export type Unit = Card;
/** A request, on the stage or aside: where its record begins. */
export type Request = number;

const byte = (s: State, i: number): number => s.bytes[i] as number;
const word = (s: State, i: number): number => s.words[i] as number;

// the table
export const turnPlayer = (s: State): Seat => byte(s, at.TURN_PLAYER);
export const chance = (s: State): Seat => byte(s, at.CHANCE);
export const hasPassed = (s: State, seat: Seat): boolean => (byte(s, at.PASSED) & (1 << seat)) !== 0;
export const allPassed = (s: State): boolean => byte(s, at.PASSED) === 3;
export const emptyRoundDone = (s: State): boolean => byte(s, at.EMPTY_ROUND) !== 0;
export const isOver = (s: State): boolean => byte(s, at.WINNER) !== NONE;
/** The winning seat, DRAWN, or NONE while the game runs. */
export const winner = (s: State): number => byte(s, at.WINNER);
export const endCause = (s: State): number => byte(s, at.END_CAUSE);
export const turnCount = (s: State): number => word(s, at.TURNS);
/** Which once-per-turn actions a seat has raised this turn, a bit each. */
export const usedMask = (s: State, seat: Seat): number => word(s, at.USED + seat);
export const isUsed = (s: State, seat: Seat, limit: number): boolean => (word(s, at.USED + seat) & (1 << limit)) !== 0;

// hand
export const handCount = (s: State, seat: Seat): number => byte(s, at.HAND_COUNT + seat);
/** The cards of one suit in a hand as a mask, A at bit 0; suit 4: the Jokers. */
export const handMask = (s: State, seat: Seat, suit: number): number => word(s, at.HAND + 5 * seat + suit);
export const isInHand = (s: State, card: Card): boolean => {
  const face = card % PACK;
  const suit = suitOf(card);
  return (handMask(s, ownerOf(card), suit) & (1 << (face - 13 * suit))) !== 0;
};

/** The cards of a hand in the order of the pack. */
export const handCards = (s: State, seat: Seat): Card[] => cardsOfMasks(s, seat, at.HAND);

// pack, rare card, second deck
export const packState = (s: State, seat: Seat): number => byte(s, at.PACK_STATE + seat);
export const hasClosedPack = (s: State, seat: Seat): boolean => byte(s, at.PACK_STATE + seat) === at.PACK_CLOSED;
/** NONE where there is none. */
export const rareCard = (s: State, seat: Seat): Card => byte(s, at.RARE + seat);
export const hasSeenLife = (s: State, seat: Seat): boolean => byte(s, at.LIFE_SEEN + seat) !== 0;
export const decksAllowed = (s: State, seat: Seat): number => byte(s, at.DECKS_ALLOWED + seat);
export const usesSecondDeck = (s: State, seat: Seat): boolean => byte(s, at.USES_SECOND + seat) !== 0;
/** The cards of one suit in a pack as a mask. */
export const packMask = (s: State, seat: Seat, suit: number): number => word(s, at.PACK_CARDS + 5 * seat + suit);

/** The cards of a set that is kept as five masks, in the order of the pack. */
function cardsOfMasks(s: State, seat: Seat, masks: number): Card[] {
  const cards: Card[] = [];
  for (let suit = 0; suit < 5; suit++)
    for (let rest = word(s, masks + 5 * seat + suit); rest !== 0; rest &= rest - 1)
      cards.push(lowestCard(seat, suit, rest));
  return cards;
}
export const packCards = (s: State, seat: Seat): Card[] => cardsOfMasks(s, seat, at.PACK_CARDS);
export const secondDeckCards = (s: State, seat: Seat): Card[] => cardsOfMasks(s, seat, at.SECOND_DECK);

// life and grave
export const lifeCount = (s: State, seat: Seat): number => byte(s, at.LIFE_COUNT + seat);
/** Counted from the bottom. */
export const lifeAt = (s: State, seat: Seat, i: number): Card => byte(s, at.LIFE + PACK * seat + i);
export const topOfLife = (s: State, seat: Seat): Card => lifeAt(s, seat, lifeCount(s, seat) - 1);
export const graveCount = (s: State, seat: Seat): number => byte(s, at.GRAVE_COUNT + seat);
/** Counted from the bottom. */
export const graveAt = (s: State, seat: Seat, i: number): Card => byte(s, at.GRAVE + PACK * seat + i);
export const topOfGrave = (s: State, seat: Seat): Card =>
  graveCount(s, seat) === 0 ? NONE : graveAt(s, seat, graveCount(s, seat) - 1);
export const graveBatch = (s: State, seat: Seat): number => byte(s, at.GRAVE_BATCH + seat);

// field
export const fieldCount = (s: State, seat: Seat): number => byte(s, at.FIELD_COUNT + seat);
export const unitAt = (s: State, seat: Seat, position: number): Unit => byte(s, at.FIELD + PACK * seat + position);
export const cardAbove = (s: State, card: Card): Card => byte(s, at.ABOVE + card);
const flags = (s: State, card: Card): number => byte(s, at.FLAGS + card);
export const isBulwark = (s: State, unit: Unit): boolean => (flags(s, unit) & at.FLAG_BULWARK) !== 0;
export const isSoldier = (s: State, unit: Unit): boolean => (flags(s, unit) & at.FLAG_BULWARK) === 0;
export const isDriven = (s: State, unit: Unit): boolean => (flags(s, unit) & at.FLAG_DRIVEN) !== 0;
export const isCharged = (s: State, unit: Unit): boolean => (flags(s, unit) & at.FLAG_DRIVEN) === 0;
export const isAttacker = (s: State, unit: Unit): boolean => (flags(s, unit) & at.FLAG_ATTACKER) !== 0;
export const isChargedBulwark = (s: State, unit: Unit): boolean =>
  (flags(s, unit) & (at.FLAG_BULWARK | at.FLAG_DRIVEN)) === at.FLAG_BULWARK;
export const isNewCard = (s: State, card: Card): boolean => (flags(s, card) & at.FLAG_NEW) !== 0;
/** The attacker that this unit blocks, or NONE. */
export const blockedBy = (s: State, unit: Unit): Unit => byte(s, at.BLOCKS + unit);
export const isEquipped = (s: State, unit: Unit): boolean => cardAbove(s, unit) !== NONE;
/** No card of it was on the field before this turn (rulebook f 68). */
export function isNew(s: State, unit: Unit): boolean {
  for (let card = unit; card !== NONE; card = cardAbove(s, card)) if (!isNewCard(s, card)) return false;
  return true;
}
/** Bottom first. */
export function unitCards(s: State, unit: Unit): Card[] {
  const cards: Card[] = [];
  for (let card = unit; card !== NONE; card = cardAbove(s, card)) cards.push(card);
  return cards;
}
export function hasNumber(s: State, unit: Unit, number: number): boolean {
  for (let card = unit; card !== NONE; card = cardAbove(s, card)) if (numberOf(card) === number) return true;
  return false;
}
/** The printed numbers of a unit's cards, together. */
function printedSize(s: State, unit: Unit): number {
  let sum = 0;
  for (let card = unit; card !== NONE; card = cardAbove(s, card)) sum += numberOf(card);
  return sum;
}
export const modifier = (s: State, unit: Unit): number => word(s, at.MODIFIER + unit);
export const forceOf = (s: State, seat: Seat): number => word(s, at.FORCE + seat);
/** A soldier's size with everything that changes it this turn. */
export const size = (s: State, unit: Unit): number =>
  printedSize(s, unit) + modifier(s, unit) + forceOf(s, ownerOf(unit));

export function positionOf(s: State, unit: Unit): number {
  const seat = ownerOf(unit);
  for (let i = 0; i < fieldCount(s, seat); i++) if (unitAt(s, seat, i) === unit) return i;
  return NONE;
}
export const unitRef = (s: State, unit: Unit): UnitRef => ({ seat: ownerOf(unit), position: positionOf(s, unit) });
export function chargedBulwarks(s: State, seat: Seat): number {
  let count = 0;
  for (let i = 0; i < fieldCount(s, seat); i++) if (isChargedBulwark(s, unitAt(s, seat, i))) count++;
  return count;
}
export function attackerCount(s: State): number {
  let count = 0;
  const seat = turnPlayer(s);
  for (let i = 0; i < fieldCount(s, seat); i++) if (isAttacker(s, unitAt(s, seat, i))) count++;
  return count;
}

// kinds of character
export const KINDS = ['soldier', 'hero', 'ace', 'magician', 'equipped', 'bulwark'] as const;
export type Kind = (typeof KINDS)[number];
export const KIND_MAGICIAN = 3;
const KIND_EQUIPPED = 4;
const KIND_BULWARK = 5;
const KIND_BY_NUMBER = Uint8Array.from({ length: 14 }, (_, n) => (n === 0 ? 3 : n === 1 ? 2 : n <= 10 ? 0 : 1));
/** The cards decide the kind (rulebook b.2). */
export function kindOf(s: State, unit: Unit): number {
  if (isBulwark(s, unit)) return KIND_BULWARK;
  if (isEquipped(s, unit)) return KIND_EQUIPPED;
  return KIND_BY_NUMBER[numberOf(unit)] as number;
}

// fog
export const fogCount = (s: State, seat: Seat): number => byte(s, at.FOG_COUNT + seat);
const fogCell = (s: State, seat: Seat, i: number, cell: number): number =>
  byte(s, at.FOG + (seat * at.FOG_CAPACITY + i) * at.FOG_SIZE + cell);
export const fogCard = (s: State, seat: Seat, i: number): Card => fogCell(s, seat, i, at.FOG_CARD);
/** Index into the ruleset's fogs, or -1 where its effect has ended. */
export const fogEffect = (s: State, seat: Seat, i: number): number => fogCell(s, seat, i, at.FOG_EFFECT) - 1;
export const fogTarget = (s: State, seat: Seat, i: number): Unit => fogCell(s, seat, i, at.FOG_TARGET);

// stage
export const stageCount = (s: State): number => byte(s, at.STAGE_COUNT);
export const isStageEmpty = (s: State): boolean => byte(s, at.STAGE_COUNT) === 0;
/** Counted from the bottom. */
export const stageAt = (_s: State, i: number): Request => at.STAGE + i * at.REQUEST_SIZE;
export const topOfStage = (s: State): Request => stageAt(s, stageCount(s) - 1);
export const requestId = (s: State, r: Request): number => byte(s, r + at.REQUEST_ID);
export const actionOf = (s: State, r: Request): number => byte(s, r + at.REQUEST_ACTION);
export const controllerOf = (s: State, r: Request): Seat => byte(s, r + at.REQUEST_BY);
export const keyCount = (s: State, r: Request): number => byte(s, r + at.REQUEST_KEY_COUNT);
export const keyAt = (s: State, r: Request, i: number): Card => byte(s, r + at.REQUEST_KEYS + i);
export const targetKind = (s: State, r: Request): number => byte(s, r + at.REQUEST_TARGET_KIND);
export const targetOf = (s: State, r: Request): number => byte(s, r + at.REQUEST_TARGET);
export const heldTriggers = (s: State, r: Request): number => byte(s, r + at.REQUEST_HELD);
const isAside = (s: State, id: number): boolean => byte(s, at.ASIDE + at.REQUEST_ID) === id;
/** The request of that id, or NONE where it has left. */
export function findRequest(s: State, id: number): Request {
  for (let i = stageCount(s) - 1; i >= 0; i--) if (requestId(s, stageAt(s, i)) === id) return stageAt(s, i);
  return isAside(s, id) ? at.ASIDE : NONE;
}
export function isOnStage(s: State, id: number): boolean {
  const r = findRequest(s, id);
  return r !== NONE && r !== at.ASIDE;
}
export function requestKeys(s: State, r: Request): Card[] {
  return Array.from({ length: keyCount(s, r) }, (_, i) => keyAt(s, r, i));
}
/** The sum of a request's key cards' numbers. */
export function keySum(s: State, r: Request): number {
  let sum = 0;
  for (let i = 0; i < keyCount(s, r); i++) sum += numberOf(keyAt(s, r, i));
  return sum;
}

// triggers
export const triggeredTotal = (s: State): number => byte(s, at.TRIGGERED_TOTAL);
export const triggered = (s: State, seat: Seat, trigger: number): number =>
  byte(s, at.TRIGGERED + seat * at.TRIGGER_KINDS + trigger);

// draft
export const draftAction = (s: State): number => byte(s, at.DRAFT_ACTION);
export const draftKeyCount = (s: State): number => byte(s, at.DRAFT_KEY_COUNT);
export const draftKey = (s: State, i: number): Card => byte(s, at.DRAFT_KEYS + i);
export const draftPaid = (s: State, letter: number): number => byte(s, at.DRAFT_PAID + letter);
export const draftPayment = (s: State, letter: number, i: number): number =>
  byte(s, at.DRAFT_PAYMENT + letter * at.MAX_PAYMENT + i);
export const draftTargetKind = (s: State): number => byte(s, at.DRAFT_TARGET_KIND);
export const draftTarget = (s: State): number => byte(s, at.DRAFT_TARGET);
export function isDraftKey(s: State, card: Card): boolean {
  for (let i = 0; i < draftKeyCount(s); i++) if (draftKey(s, i) === card) return true;
  return false;
}

// picks
export const pickCount = (s: State): number => byte(s, at.PICK_COUNT);
export const pickAt = (s: State, i: number): Card => byte(s, at.PICKS + i);
export function isPicked(s: State, card: Card): boolean {
  for (let i = 0; i < pickCount(s); i++) if (pickAt(s, i) === card) return true;
  return false;
}

// frames
export const frameCount = (s: State): number => byte(s, at.FRAME_COUNT);
/** Where the frame at that depth begins, 0 being the core flow. */
export const frameAt = (depth: number): number => at.FRAMES + depth * at.FRAME_SIZE;
export const topFrame = (s: State): number => at.FRAMES + (byte(s, at.FRAME_COUNT) - 1) * at.FRAME_SIZE;
export const frameRoutine = (s: State, frame: number): number => byte(s, frame + at.FRAME_ROUTINE);
export const frameStep = (s: State, frame: number): number => byte(s, frame + at.FRAME_STEP);
export const frameMe = (s: State, frame: number): Seat => byte(s, frame + at.FRAME_ME);
export const frameRequest = (s: State, frame: number): number => byte(s, frame + at.FRAME_REQUEST);
/** Whose routine runs: "you" of the text that is being carried out. */
export const me = (s: State): Seat => frameMe(s, topFrame(s));
export const opponent = (s: State): Seat => other(me(s));
/** The request that is being carried out, or NONE for a triggered action, which has neither key cards nor target. */
export function thisRequest(s: State): Request {
  const id = frameRequest(s, topFrame(s));
  return id === NONE ? NONE : findRequest(s, id);
}
export const slot = (s: State, i: number): number => byte(s, topFrame(s) + at.FRAME_SLOTS + i);

export const ALL_CARDS: readonly Card[] = Array.from({ length: CARDS }, (_, card) => card);

/** Every card of a seat that is in the game, wherever it lies. */
export function cardsInGame(s: State, seat: Seat): Card[] {
  const cards = [...handCards(s, seat), ...packCards(s, seat), ...secondDeckCards(s, seat)];
  for (let i = 0; i < lifeCount(s, seat); i++) cards.push(lifeAt(s, seat, i));
  for (let i = 0; i < graveCount(s, seat); i++) cards.push(graveAt(s, seat, i));
  for (let i = 0; i < fieldCount(s, seat); i++) cards.push(...unitCards(s, unitAt(s, seat, i)));
  for (let i = 0; i < fogCount(s, seat); i++) cards.push(fogCard(s, seat, i));
  if (rareCard(s, seat) !== NONE) cards.push(rareCard(s, seat));
  for (let i = 0; i < stageCount(s); i++)
    if (controllerOf(s, stageAt(s, i)) === seat) cards.push(...requestKeys(s, stageAt(s, i)));
  if (requestId(s, at.ASIDE) !== NONE && controllerOf(s, at.ASIDE) === seat) cards.push(...requestKeys(s, at.ASIDE));
  return cards;
}
