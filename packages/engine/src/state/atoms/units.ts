/** Atoms that change the field. */
import { type Card, numberOf, other, ownerOf, PACK, type Seat } from '../cards.ts';
import type { MoveReason, Zone } from '../events.ts';
import { EXACT, markGroup, markOf, markOpen, setMark, unseen, unseenFromHand } from '../knowledge.ts';
import * as at from '../layout.ts';
import { NONE, removeCell, type State } from '../layout.ts';
import {
  cardAbove,
  fieldCount,
  isAttacker,
  isDriven,
  kindOf,
  lifeCount,
  positionOf,
  stageAt,
  stageCount,
  type Unit,
  unitAt,
  unitCards,
  unitRef,
} from '../queries.ts';
import {
  addToGrave,
  addToHand,
  addToLife,
  inPackOrder,
  OPEN,
  removeFromHand,
  takeTopOfLife,
  tellMoved,
} from './cards.ts';
import { fileTrigger } from './flow.ts';
import { endFogEffects } from './fog.ts';

const SOLDIER = 0;

function addUnit(s: State, card: Card, flags: number): void {
  const seat = ownerOf(card);
  const count = fieldCount(s, seat);
  s.bytes[at.FIELD + PACK * seat + count] = card;
  s.bytes[at.FIELD_COUNT + seat] = count + 1;
  s.bytes[at.FLAGS + card] = flags;
}

function removeUnit(s: State, unit: Unit): void {
  const seat = ownerOf(unit);
  const list = at.FIELD + PACK * seat;
  const count = fieldCount(s, seat);
  const position = positionOf(s, unit);
  if (position === NONE) throw new Error(`bug: unit ${unit} is not on the field`);
  removeCell(s, list + position, list + count);
  s.bytes[at.FIELD_COUNT + seat] = count - 1;
}

/** A card that lies face up (a key card, a card from grave or life) enters as a soldier of the kind that it is. */
export function enterAsSoldier(s: State, card: Card, from: Zone, driven = false): void {
  markOpen(s, card);
  addUnit(s, card, SOLDIER | at.FLAG_NEW | (driven ? at.FLAG_DRIVEN : 0));
  if (s.sink) tellMoved(s, [card], from, 'field', 'enter', OPEN);
}

/** A card enters as a bulwark. What the opponent knew of it is still known. */
export function enterAsBulwark(s: State, card: Card, from: Zone, driven = false): void {
  addUnit(s, card, at.FLAG_BULWARK | at.FLAG_NEW | (driven ? at.FLAG_DRIVEN : 0));
  const seat = ownerOf(card);
  const seen = markOf(s, other(seat), card) === EXACT;
  if (s.sink) tellMoved(s, [card], from, 'field', 'lay', seen ? OPEN : 1 << seat);
}

/** A card of the hand is laid down as a bulwark, unseen. */
export function layFromHand(s: State, card: Card): void {
  unseenFromHand(s, ownerOf(card));
  removeFromHand(s, card);
  enterAsBulwark(s, card, 'hand');
}

/** The top card of the life is laid down as a bulwark, unseen. */
export function layFromLife(s: State, seat: Seat, driven: boolean): void {
  const card = takeTopOfLife(s, seat);
  unseen(s, other(seat), card);
  enterAsBulwark(s, card, 'life', driven);
}

/** Set-up: the top card of the life enters as a bulwark, face down, or as a soldier, face up; both charged. */
export function presetUnit(s: State, seat: Seat, bulwark: boolean): void {
  if (lifeCount(s, seat) === 0) return;
  if (bulwark) layFromLife(s, seat, false);
  else enterAsSoldier(s, takeTopOfLife(s, seat), 'life');
}

/** A key card is laid on a soldier, which becomes (or stays) equipped. */
export function layUpon(s: State, unit: Unit, card: Card): void {
  let top = unit;
  while (cardAbove(s, top) !== NONE) top = cardAbove(s, top);
  s.bytes[at.ABOVE + top] = card;
  s.bytes[at.FLAGS + card] = at.FLAG_NEW;
  if (s.sink) tellMoved(s, [card], 'stage', 'field', 'enter', OPEN);
}

/** Nothing points at this unit any more: it is no longer the unit that it was. */
function forgetUnit(s: State, unit: Unit): void {
  for (let i = 0; i < stageCount(s); i++) loseTarget(s, stageAt(s, i), unit);
  loseTarget(s, at.ASIDE, unit);
  endUnitEffects(s, unit);
}

function loseTarget(s: State, request: number, unit: Unit): void {
  if (s.bytes[request + at.REQUEST_TARGET_KIND] !== at.TARGET_UNIT || s.bytes[request + at.REQUEST_TARGET] !== unit)
    return;
  s.bytes[request + at.REQUEST_TARGET_KIND] = at.TARGET_LOST;
  s.bytes[request + at.REQUEST_TARGET] = NONE;
}

/** Size changes and combat roles of a unit end. */
function endUnitEffects(s: State, unit: Unit): void {
  s.words[at.MODIFIER + unit] = 0;
  endFogEffects(s, unit);
  dropRoles(s, unit);
}

function dropRoles(s: State, unit: Unit): void {
  if (isAttacker(s, unit)) releaseBlockersOf(s, unit);
  s.bytes[at.BLOCKS + unit] = NONE;
  s.bytes[at.FLAGS + unit] = (s.bytes[at.FLAGS + unit] as number) & ~at.FLAG_ATTACKER;
}

function releaseBlockersOf(s: State, attacker: Unit): void {
  const seat = other(ownerOf(attacker));
  for (let i = 0; i < fieldCount(s, seat); i++) {
    const unit = unitAt(s, seat, i);
    if (s.bytes[at.BLOCKS + unit] === attacker) s.bytes[at.BLOCKS + unit] = NONE;
  }
}

/** The unit leaves the field; its cards are handed back, bottom first, in no zone. */
function takeOffField(s: State, unit: Unit): Card[] {
  const cards = unitCards(s, unit);
  forgetUnit(s, unit);
  removeUnit(s, unit);
  for (const card of cards) {
    s.bytes[at.ABOVE + card] = NONE;
    s.bytes[at.FLAGS + card] = 0;
  }
  return cards;
}

/**
 * A unit to its owner's grave, for all to see. What that triggers is filed; `hold`: Next Generations are not, and the number of them
 * is returned.
 */
export function unitToGrave(s: State, unit: Unit, why: MoveReason, hold = false): number {
  const seat = ownerOf(unit);
  const kind = kindOf(s, unit);
  let held = 0;
  for (const card of takeOffField(s, unit)) {
    const triggers = s.rules.fieldToGrave[kind * 14 + numberOf(card)] as number;
    if (triggers !== 0) held += fileTriggers(s, seat, triggers, hold ? s.rules.nextGeneration : NONE);
    markOpen(s, card);
    addToGrave(s, card);
    if (s.sink) tellMoved(s, [card], 'field', 'grave', why, OPEN);
  }
  return held;
}

/** Files each trigger of a mask but the one that is held back; returns how many are held back. */
function fileTriggers(s: State, seat: Seat, triggers: number, heldBack: number): number {
  let held = 0;
  for (let rest = triggers; rest !== 0; rest &= rest - 1) {
    const trigger = 31 - Math.clz32(rest & -rest);
    if (trigger === heldBack) held++;
    else fileTrigger(s, seat, trigger);
  }
  return held;
}

/** A unit back to its owner's hand. */
export function unitToHand(s: State, unit: Unit): void {
  const seat = ownerOf(unit);
  const viewer = other(seat);
  for (const card of takeOffField(s, unit)) {
    const seen = markOf(s, viewer, card) === EXACT;
    unseen(s, viewer, card);
    addToHand(s, card);
    if (s.sink) tellMoved(s, [card], 'field', 'hand', 'return', seen ? OPEN : 1 << seat);
  }
}

/** A unit face-down on top of its owner's life, the first card of `order` uppermost. The other seat knows the set. */
export function unitToLife(s: State, unit: Unit, order: readonly Card[]): void {
  const seat = ownerOf(unit);
  takeOffField(s, unit);
  for (let i = order.length - 1; i >= 0; i--) addToLife(s, order[i] as Card);
  for (const card of order) setMark(s, seat, card, EXACT);
  markGroup(s, other(seat), order, false);
  if (s.sink) tellMoved(s, inPackOrder(order), 'field', 'life', 'put', OPEN);
}

export function setDriven(s: State, unit: Unit, driven: boolean, cost = false): void {
  const cell = at.FLAGS + unit;
  const flags = s.bytes[cell] as number;
  if (((flags & at.FLAG_DRIVEN) !== 0) === driven) return;
  s.bytes[cell] = flags ^ at.FLAG_DRIVEN;
  if (s.sink)
    s.sink(driven ? { type: 'driven', unit: unitRef(s, unit), cost } : { type: 'charged', unit: unitRef(s, unit) });
}

export function addModifier(s: State, unit: Unit, by: number): void {
  s.words[at.MODIFIER + unit] = (s.words[at.MODIFIER + unit] as number) + by;
  s.sink?.({ type: 'resized', unit: unitRef(s, unit), by });
}

export function addForce(s: State, seat: Seat, by: number): void {
  s.words[at.FORCE + seat] = (s.words[at.FORCE + seat] as number) + by;
  s.sink?.({ type: 'forced', seat, by });
}

/** A soldier of one card becomes a bulwark: the same unit, at the outer end of the row, without what befell it as a soldier. */
export function turnIntoBulwark(s: State, unit: Unit): void {
  release(s, unit);
  endUnitEffects(s, unit);
  removeUnit(s, unit);
  addUnit(s, unit, (s.bytes[at.FLAGS + unit] as number) | at.FLAG_BULWARK);
  s.sink?.({ type: 'turnedUnit', unit: unitRef(s, unit), into: 'bulwark', cards: [unit], count: 1, open: OPEN });
}

/** A soldier of several cards becomes one bulwark for each, in that order outwards: none of them is the unit that it was. */
export function splitIntoBulwarks(s: State, unit: Unit, order: readonly Card[]): void {
  release(s, unit);
  const driven = isDriven(s, unit) ? at.FLAG_DRIVEN : 0;
  const fresh = order.map((card) => (s.bytes[at.FLAGS + card] as number) & at.FLAG_NEW);
  takeOffField(s, unit);
  for (const [i, card] of order.entries()) addUnit(s, card, at.FLAG_BULWARK | driven | (fresh[i] as number));
  markGroup(s, other(ownerOf(unit)), order, false);
  if (!s.sink) return;
  s.sink({
    type: 'turnedUnit',
    unit: unitRef(s, order[0] as Card),
    into: 'bulwark',
    cards: inPackOrder(order),
    count: order.length,
    open: OPEN,
  });
}

/** A bulwark turns face up and becomes a soldier: the same unit. */
export function turnIntoSoldier(s: State, unit: Unit): void {
  release(s, unit);
  endUnitEffects(s, unit);
  s.bytes[at.FLAGS + unit] = (s.bytes[at.FLAGS + unit] as number) & ~at.FLAG_BULWARK;
  markOpen(s, unit);
  s.sink?.({ type: 'turnedUnit', unit: unitRef(s, unit), into: 'soldier', cards: [unit], count: 1, open: OPEN });
}

/** A bulwark is turned over for all to see. */
export function reveal(s: State, unit: Unit): void {
  markOpen(s, unit);
  s.sink?.({ type: 'shown', seat: ownerOf(unit), cards: [unit], count: 1, open: OPEN });
}

// combat

export function designateAttacker(s: State, unit: Unit): void {
  s.bytes[at.FLAGS + unit] = (s.bytes[at.FLAGS + unit] as number) | at.FLAG_ATTACKER;
  if (s.sink) s.sink({ type: 'attacks', unit: unitRef(s, unit) });
}

export function designateBlocker(s: State, unit: Unit, attacker: Unit): void {
  s.bytes[at.BLOCKS + unit] = attacker;
  if (s.sink) s.sink({ type: 'blocks', unit: unitRef(s, unit), attacker: unitRef(s, attacker) });
}

/** An attacker or blocker that stays on the field is one no more. */
function release(s: State, unit: Unit): void {
  if (!isAttacker(s, unit) && s.bytes[at.BLOCKS + unit] === NONE) return;
  dropRoles(s, unit);
  s.sink?.({ type: 'released', unit: unitRef(s, unit) });
}

/** Roles end when the Damage Judgement has left the stage (rulebook f 89). */
export function endCombat(s: State): void {
  for (let seat = 0; seat < 2; seat++) {
    for (let i = 0; i < fieldCount(s, seat); i++) {
      const unit = unitAt(s, seat, i);
      s.bytes[at.BLOCKS + unit] = NONE;
      s.bytes[at.FLAGS + unit] = (s.bytes[at.FLAGS + unit] as number) & ~at.FLAG_ATTACKER;
    }
  }
}

/** What lasts "until the end of this turn" ends, and nothing counts as having entered this turn. */
export function endTurnEffects(s: State): void {
  for (let seat = 0; seat < 2; seat++) {
    s.words[at.FORCE + seat] = 0;
    for (let i = 0; i < fieldCount(s, seat); i++) {
      const unit = unitAt(s, seat, i);
      s.words[at.MODIFIER + unit] = 0;
      for (let card = unit; card !== NONE; card = cardAbove(s, card))
        s.bytes[at.FLAGS + card] = (s.bytes[at.FLAGS + card] as number) & ~at.FLAG_NEW;
    }
  }
  endFogEffects(s);
}
