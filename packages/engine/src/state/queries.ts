import { CARDS, type Card, lowestCard, numberOf, other, ownerOf, PACK, type Seat, suitOf } from './cards.ts';
import type { UnitRef } from './events.ts';
import * as at from './layout.ts';
import { NONE, type State } from './layout.ts';
import { listOf } from './list.ts';

/** A unit on the field, named by its bottom card. */
export type Unit = Card;
/** A request, on the stage or aside: where its record begins. */
export type Request = number;

// the table
export const turnPlayer = (s: State): Seat => s.bytes[at.TURN_PLAYER] as number;
export const chance = (s: State): Seat => s.bytes[at.CHANCE] as number;
export const hasPassed = (s: State, seat: Seat): boolean => ((s.bytes[at.PASSED] as number) & (1 << seat)) !== 0;
export const allPassed = (s: State): boolean => (s.bytes[at.PASSED] as number) === 3;
export const emptyRoundDone = (s: State): boolean => (s.bytes[at.EMPTY_ROUND] as number) !== 0;
export const isOver = (s: State): boolean => (s.bytes[at.WINNER] as number) !== NONE;
/** The winning seat, DRAWN, or NONE while the game runs. */
export const winner = (s: State): number => s.bytes[at.WINNER] as number;
export const endCause = (s: State): number => s.bytes[at.END_CAUSE] as number;
export const turnCount = (s: State): number => s.words[at.TURNS] as number;
/** Which once-per-turn actions a seat has raised this turn, a bit each. */
export const usedMask = (s: State, seat: Seat): number => s.words[at.USED + seat] as number;
export const isUsed = (s: State, seat: Seat, limit: number): boolean =>
  ((s.words[at.USED + seat] as number) & (1 << limit)) !== 0;

// hand
export const handCount = (s: State, seat: Seat): number => s.bytes[at.HAND_COUNT + seat] as number;
/** The cards of one suit in a hand as a mask, A at bit 0; suit 4: the Jokers. */
export const handMask = (s: State, seat: Seat, suit: number): number => s.words[at.HAND + 5 * seat + suit] as number;
export const isInHand = (s: State, card: Card): boolean => {
  const face = card % PACK;
  const suit = suitOf(card);
  return (handMask(s, ownerOf(card), suit) & (1 << (face - 13 * suit))) !== 0;
};

/** The cards of a hand in the order of the pack. */
export const handCards = (s: State, seat: Seat): Card[] => cardsOfMasks(s, seat, at.HAND);

// pack, rare card, second deck
export const packState = (s: State, seat: Seat): number => s.bytes[at.PACK_STATE + seat] as number;
export const hasClosedPack = (s: State, seat: Seat): boolean =>
  (s.bytes[at.PACK_STATE + seat] as number) === at.PACK_CLOSED;
/** NONE where there is none. */
export const rareCard = (s: State, seat: Seat): Card => s.bytes[at.RARE + seat] as number;
export const lacking = (s: State, seat: Seat): number => s.bytes[at.LACKING + seat] as number;
export const hasSeenLife = (s: State, seat: Seat): boolean => (s.bytes[at.LIFE_SEEN + seat] as number) !== 0;
export const decksAllowed = (s: State, seat: Seat): number => s.bytes[at.DECKS_ALLOWED + seat] as number;
export const usesSecondDeck = (s: State, seat: Seat): boolean => (s.bytes[at.USES_SECOND + seat] as number) !== 0;
/** The cards of one suit in a pack as a mask. */
export const packMask = (s: State, seat: Seat, suit: number): number =>
  s.words[at.PACK_CARDS + 5 * seat + suit] as number;

/** The cards of a set that is kept as five masks, in the order of the pack. */
function cardsOfMasks(s: State, seat: Seat, masks: number): Card[] {
  const cards: Card[] = [];
  for (let suit = 0; suit < 5; suit++)
    for (let rest = s.words[masks + 5 * seat + suit] as number; rest !== 0; rest &= rest - 1)
      cards.push(lowestCard(seat, suit, rest));
  return cards;
}
export const packCards = (s: State, seat: Seat): Card[] => cardsOfMasks(s, seat, at.PACK_CARDS);
export const secondDeckCards = (s: State, seat: Seat): Card[] => cardsOfMasks(s, seat, at.SECOND_DECK);

// life and grave
export const lifeCount = (s: State, seat: Seat): number => s.bytes[at.LIFE_COUNT + seat] as number;
/** Counted from the bottom. */
export const lifeAt = (s: State, seat: Seat, i: number): Card => s.bytes[at.LIFE + PACK * seat + i] as number;
export const topOfLife = (s: State, seat: Seat): Card => lifeAt(s, seat, lifeCount(s, seat) - 1);
export const graveCount = (s: State, seat: Seat): number => s.bytes[at.GRAVE_COUNT + seat] as number;
/** Counted from the bottom. */
export const graveAt = (s: State, seat: Seat, i: number): Card => s.bytes[at.GRAVE + PACK * seat + i] as number;
export const topOfGrave = (s: State, seat: Seat): Card =>
  graveCount(s, seat) === 0 ? NONE : graveAt(s, seat, graveCount(s, seat) - 1);
export const graveBatch = (s: State, seat: Seat): number => s.bytes[at.GRAVE_BATCH + seat] as number;

// field
export const fieldCount = (s: State, seat: Seat): number => s.bytes[at.FIELD_COUNT + seat] as number;
export const unitAt = (s: State, seat: Seat, position: number): Unit =>
  s.bytes[at.FIELD + PACK * seat + position] as number;
export const cardAbove = (s: State, card: Card): Card => s.bytes[at.ABOVE + card] as number;
const flags = (s: State, card: Card): number => s.bytes[at.FLAGS + card] as number;
export const isBulwark = (s: State, unit: Unit): boolean => (flags(s, unit) & at.FLAG_BULWARK) !== 0;
export const isSoldier = (s: State, unit: Unit): boolean => (flags(s, unit) & at.FLAG_BULWARK) === 0;
export const isDriven = (s: State, unit: Unit): boolean => (flags(s, unit) & at.FLAG_DRIVEN) !== 0;
export const isCharged = (s: State, unit: Unit): boolean => (flags(s, unit) & at.FLAG_DRIVEN) === 0;
export const isAttacker = (s: State, unit: Unit): boolean => (flags(s, unit) & at.FLAG_ATTACKER) !== 0;
export const isChargedBulwark = (s: State, unit: Unit): boolean =>
  (flags(s, unit) & (at.FLAG_BULWARK | at.FLAG_DRIVEN)) === at.FLAG_BULWARK;
export const isNewCard = (s: State, card: Card): boolean => (flags(s, card) & at.FLAG_NEW) !== 0;
/** The attacker that this unit blocks, or NONE. */
export const blockedBy = (s: State, unit: Unit): Unit => s.bytes[at.BLOCKS + unit] as number;
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
export const modifier = (s: State, unit: Unit): number => s.words[at.MODIFIER + unit] as number;
export const forceOf = (s: State, seat: Seat): number => s.words[at.FORCE + seat] as number;
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
export function hasMagician(s: State, seat: Seat): boolean {
  for (let i = 0; i < fieldCount(s, seat); i++) if (kindOf(s, unitAt(s, seat, i)) === KIND_MAGICIAN) return true;
  return false;
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
const KIND_MAGICIAN = 3;
const KIND_EQUIPPED = 4;
const KIND_BULWARK = 5;
const KIND_BY_NUMBER = Uint8Array.from({ length: 14 }, (_, n) => (n === 0 ? 3 : n === 1 ? 2 : n <= 10 ? 0 : 1));
/** The cards decide the kind (rulebook b.2). */
export function kindOf(s: State, unit: Unit): number {
  if (isBulwark(s, unit)) return KIND_BULWARK;
  if (isEquipped(s, unit)) return KIND_EQUIPPED;
  return KIND_BY_NUMBER[numberOf(unit)] as number;
}
/** The same for who sees only the cards of a face-up unit. */
export function kindOfCards(cards: readonly Card[]): number {
  const [first] = cards;
  return cards.length > 1 || first === undefined ? KIND_EQUIPPED : (KIND_BY_NUMBER[numberOf(first)] as number);
}

// fog
export const fogCount = (s: State, seat: Seat): number => s.bytes[at.FOG_COUNT + seat] as number;
const fogCell = (s: State, seat: Seat, i: number, cell: number): number =>
  s.bytes[at.FOG + (seat * at.FOG_CAPACITY + i) * at.FOG_SIZE + cell] as number;
export const fogCard = (s: State, seat: Seat, i: number): Card => fogCell(s, seat, i, at.FOG_CARD);
/** Index into the ruleset's fogs, or -1 where its effect has ended. */
export const fogEffect = (s: State, seat: Seat, i: number): number => fogCell(s, seat, i, at.FOG_EFFECT) - 1;
export const fogTarget = (s: State, seat: Seat, i: number): Unit => fogCell(s, seat, i, at.FOG_TARGET);

// stage
export const stageCount = (s: State): number => s.bytes[at.STAGE_COUNT] as number;
export const isStageEmpty = (s: State): boolean => (s.bytes[at.STAGE_COUNT] as number) === 0;
/** Counted from the bottom. */
export const stageAt = (_s: State, i: number): Request => at.STAGE + i * at.REQUEST_SIZE;
export const topOfStage = (s: State): Request => stageAt(s, stageCount(s) - 1);
export const requestId = (s: State, r: Request): number => s.bytes[r + at.REQUEST_ID] as number;
export const actionOf = (s: State, r: Request): number => s.bytes[r + at.REQUEST_ACTION] as number;
export const controllerOf = (s: State, r: Request): Seat => s.bytes[r + at.REQUEST_BY] as number;
export const keyCount = (s: State, r: Request): number => s.bytes[r + at.REQUEST_KEY_COUNT] as number;
export const keyAt = (s: State, r: Request, i: number): Card => s.bytes[r + at.REQUEST_KEYS + i] as number;
export const targetKind = (s: State, r: Request): number => s.bytes[r + at.REQUEST_TARGET_KIND] as number;
export const targetOf = (s: State, r: Request): number => s.bytes[r + at.REQUEST_TARGET] as number;
export const heldTriggers = (s: State, r: Request): number => s.bytes[r + at.REQUEST_HELD] as number;
const isAside = (s: State, id: number): boolean => (s.bytes[at.ASIDE + at.REQUEST_ID] as number) === id;
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
  return listOf(keyCount(s, r), (i) => keyAt(s, r, i));
}
/** The sum of a request's key cards' numbers. */
export function keySum(s: State, r: Request): number {
  let sum = 0;
  for (let i = 0; i < keyCount(s, r); i++) sum += numberOf(keyAt(s, r, i));
  return sum;
}

// triggers
export const triggeredTotal = (s: State): number => s.bytes[at.TRIGGERED_TOTAL] as number;
/** Which triggers wait for a seat, a bit each. */
export const triggeredKinds = (s: State, seat: Seat): number => s.bytes[at.TRIGGERED_KINDS + seat] as number;
export const triggered = (s: State, seat: Seat, trigger: number): number =>
  s.bytes[at.TRIGGERED + seat * at.TRIGGER_KINDS + trigger] as number;

// draft
export const draftAction = (s: State): number => s.bytes[at.DRAFT_ACTION] as number;
export const draftKeyCount = (s: State): number => s.bytes[at.DRAFT_KEY_COUNT] as number;
export const draftKey = (s: State, i: number): Card => s.bytes[at.DRAFT_KEYS + i] as number;
export const draftPaid = (s: State, letter: number): number => s.bytes[at.DRAFT_PAID + letter] as number;
export const draftPayment = (s: State, letter: number, i: number): number =>
  s.bytes[at.DRAFT_PAYMENT + letter * at.MAX_PAYMENT + i] as number;
export const draftTargetKind = (s: State): number => s.bytes[at.DRAFT_TARGET_KIND] as number;
export const draftTarget = (s: State): number => s.bytes[at.DRAFT_TARGET] as number;
export function isDraftKey(s: State, card: Card): boolean {
  for (let i = 0; i < draftKeyCount(s); i++) if (draftKey(s, i) === card) return true;
  return false;
}

// picks
export const pickCount = (s: State): number => s.bytes[at.PICK_COUNT] as number;
export const pickAt = (s: State, i: number): Card => s.bytes[at.PICKS + i] as number;
export function isPicked(s: State, card: Card): boolean {
  for (let i = 0; i < pickCount(s); i++) if (pickAt(s, i) === card) return true;
  return false;
}

// frames
export const frameCount = (s: State): number => s.bytes[at.FRAME_COUNT] as number;
/** Where the frame at that depth begins, 0 being the core flow. */
export const frameAt = (depth: number): number => at.FRAMES + depth * at.FRAME_SIZE;
export const topFrame = (s: State): number => at.FRAMES + ((s.bytes[at.FRAME_COUNT] as number) - 1) * at.FRAME_SIZE;
export const frameRoutine = (s: State, frame: number): number => s.bytes[frame + at.FRAME_ROUTINE] as number;
export const frameStep = (s: State, frame: number): number => s.bytes[frame + at.FRAME_STEP] as number;
export const frameMe = (s: State, frame: number): Seat => s.bytes[frame + at.FRAME_ME] as number;
export const frameRequest = (s: State, frame: number): number => s.bytes[frame + at.FRAME_REQUEST] as number;
/** Whose routine runs: "you" of the text that is being carried out. */
export const me = (s: State): Seat => frameMe(s, topFrame(s));
export const opponent = (s: State): Seat => other(me(s));
/** The request that is being carried out, or NONE for a triggered action, which has neither key cards nor target. */
export function thisRequest(s: State): Request {
  const id = frameRequest(s, topFrame(s));
  return id === NONE ? NONE : findRequest(s, id);
}
export const slot = (s: State, i: number): number => s.bytes[topFrame(s) + at.FRAME_SLOTS + i] as number;

export const ALL_CARDS: readonly Card[] = listOf(CARDS, (card) => card);

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
