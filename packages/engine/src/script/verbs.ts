/** The verbs that the book is written in: one for each verb of the rules. `s` is the state; "you" is the action's controller. */

import { mill } from '../state/atoms/cards.ts';
import { fileTrigger, goTo, keyToHand, releaseKey, removeRequest, setTarget, targetRef } from '../state/atoms/flow.ts';
import { putInFog } from '../state/atoms/fog.ts';
import { endCombat, enterAsBulwark, enterAsSoldier, layUpon, unitToGrave } from '../state/atoms/units.ts';
import { type Card, type Seat, suitOf } from '../state/cards.ts';
import { NONE, type State } from '../state/layout.ts';
import { listOf } from '../state/list.ts';
import {
  actionOf,
  attackerCount,
  controllerOf,
  fieldCount,
  findRequest,
  frameRoutine,
  isSoldier,
  keyAt,
  keyCount,
  type Request,
  requestId,
  targetOf,
  thisRequest,
  topFrame,
  turnPlayer,
  type Unit,
  unitAt,
} from '../state/queries.ts';
import type { Ask, Routine, Step } from './kernel.ts';
import { actionAt, type Text } from './ruleset.ts';

export {
  discardCard,
  discardTogether,
  drawCard,
  lookAtHand,
  lookThroughLife,
  mill,
  putUnderLife,
  removeFromGrave,
  shuffleLife,
  takeFromGrave,
  takeFromLife,
  takeTopShown,
  takeTurnedOver,
  turnOver,
} from '../state/atoms/cards.ts';
export { giveTurn, setSlot, takePicks } from '../state/atoms/flow.ts';
export { clearFog } from '../state/atoms/fog.ts';
export { openPack, rareToHand, takeFromPack } from '../state/atoms/prepare.ts';
export {
  addForce,
  addModifier,
  designateAttacker,
  designateBlocker,
  endTurnEffects,
  enterAsSoldier,
  layFromHand,
  layFromLife,
  reveal,
  setDriven,
  splitIntoBulwarks,
  turnIntoBulwark,
  turnIntoSoldier,
  unitToHand,
  unitToLife,
} from '../state/atoms/units.ts';
export { type Card, isSameCard, numberOf, ownerOf } from '../state/cards.ts';
export { NONE, type State } from '../state/layout.ts';
export {
  actionOf,
  blockedBy,
  fieldCount,
  hasNumber,
  isAttacker,
  isBulwark,
  isCharged,
  isDriven,
  isEquipped,
  isSoldier,
  keyAt,
  keyCount,
  keySum,
  lifeAt,
  lifeCount,
  me,
  opponent,
  rareCard,
  size,
  slot,
  thisRequest,
  turnPlayer,
  type Unit,
  unitAt,
  unitCards,
} from '../state/queries.ts';

// clauses

/** A clause that is carried out. */
export const does = (say: Text, act: (s: State) => void): Step => ({ say, act });
/** A clause that asks. */
export const asks = (say: Text, ask: Ask): Step => ({ say, ask });
/** The clause before it, continued. */
export const also = (act: (s: State) => void): Step => ({ act });
export const alsoAsks = (ask: Ask): Step => ({ ask });
/** A rule that another step already carries out: shown, not run. */
export const note = (say: Text): Step => ({ say, act: () => undefined });

/** Nothing further of this effect happens: its last step, with which every resolution ends, is next. */
export function stop(s: State): void {
  const { steps } = s.rules.routines[frameRoutine(s, topFrame(s))] as Routine;
  goTo(s, steps.length - 1);
}

// key cards and targets of this action

export const key = (s: State): Card => keyAt(s, thisRequest(s), 0);
export const targetUnit = (s: State): Unit => targetOf(s, thisRequest(s));
export const targetPlayer = (s: State): Seat => targetOf(s, thisRequest(s));
export const targetRequest = (s: State): Request => findRequest(s, targetOf(s, thisRequest(s)));

/** This action's key card of that suit (0 to 3 for ♠ ♡ ♢ ♣). */
export function keyOfSuit(s: State, suit: number): Card {
  const r = thisRequest(s);
  for (let i = 0; i < keyCount(s, r); i++) if (suitOf(keyAt(s, r, i)) === suit) return keyAt(s, r, i);
  throw new Error('bug: no key card of that suit');
}

// verbs

/** Put the key card into play as a soldier, face up and charged. */
export function playKeyAsSoldier(s: State): void {
  const card = key(s);
  releaseKey(s, thisRequest(s), card);
  enterAsSoldier(s, card, 'stage');
}

/** Put the key card into play as a bulwark, face down and charged. */
export function playKeyAsBulwark(s: State): void {
  const card = key(s);
  releaseKey(s, thisRequest(s), card);
  enterAsBulwark(s, card, 'stage');
}

/** Lay the key card on a soldier. */
export function layKeyUpon(s: State, unit: Unit): void {
  const card = key(s);
  releaseKey(s, thisRequest(s), card);
  layUpon(s, unit, card);
}

export function returnKeysToHand(s: State): void {
  const r = thisRequest(s);
  while (keyCount(s, r) > 0) keyToHand(s, r, keyAt(s, r, 0));
}

function fogIndex(s: State, id: string): number {
  const { fogs } = s.rules;
  for (let i = 0; i < fogs.length; i++) if (fogs[i]?.id === id) return i;
  throw new Error(`bug: no fog ${id} in ${s.rules.id}`);
}

/** Put the key cards into your fog as a sign of the effect. */
export function putKeysInFog(s: State, fog: string, target: Unit = NONE): void {
  const r = thisRequest(s);
  const index = fogIndex(s, fog);
  while (keyCount(s, r) > 0) {
    const card = keyAt(s, r, 0);
    releaseKey(s, r, card);
    putInFog(s, card, index, target);
  }
}

/** Damage: cards from the top of the life to the grave, as far as there are any. */
export function dealDamage(s: State, seat: Seat, amount: number): void {
  if (amount <= 0) return;
  const dealt = mill(s, seat, amount, 'damage');
  s.sink?.({ type: 'damaged', seat, amount, dealt });
}

/** Move a unit to its owner's grave. */
export const destroy = (s: State, unit: Unit): void => {
  unitToGrave(s, unit, 'destroy');
};

/** A request leaves the stage, resolved or negated. With a Damage Judgement the combat ends (rulebook f 89). */
export function leaveStage(s: State, r: Request): void {
  const action = actionAt(s.rules, actionOf(s, r));
  removeRequest(s, r);
  if (action.id === 'damageJudgement') endCombat(s);
}

/** Negate: the request leaves the stage without effect, its key cards go to the grave. */
export function negate(s: State, r: Request): void {
  if (s.sink) s.sink({ type: 'negated', seat: controllerOf(s, r), action: actionOf(s, r), request: requestId(s, r) });
  leaveStage(s, r);
}

/** 6.1 and 7.0: an effect raises an action that players cannot raise; it is handled at the trigger check that follows. */
export function raise(s: State, id: string): void {
  const action = s.rules.byId.get(id);
  if (action !== undefined) fileTrigger(s, turnPlayer(s), action.trigger);
}

export const hasAttackers = (s: State): boolean => attackerCount(s) > 0;

/** Point a request at something else. */
export function retarget(s: State, r: Request, kind: number, target: number): void {
  setTarget(s, r, kind, target);
  if (s.sink) s.sink({ type: 'retargeted', request: requestId(s, r), target: targetRef(s, r) });
}

/** All units of a seat, as they stand now: for effects that change the row while they go through it. */
export const unitsOf = (s: State, seat: Seat): Unit[] => listOf(fieldCount(s, seat), (i) => unitAt(s, seat, i));
export const soldiersOf = (s: State, seat: Seat): Unit[] => unitsOf(s, seat).filter((unit) => isSoldier(s, unit));

/** Does something to each unit of a seat; the row itself must stay as it is. */
export function forEachUnit(s: State, seat: Seat, act: (s: State, unit: Unit) => void): void {
  for (let i = 0; i < fieldCount(s, seat); i++) act(s, unitAt(s, seat, i));
}
