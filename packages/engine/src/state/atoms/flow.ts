/** Atoms of the flow: turn, chance, stage, triggers, draft, picks and frames. */

import type { Card, Seat } from '../cards.ts';
import type { TargetRef } from '../events.ts';
import { markOpen } from '../knowledge.ts';
import * as at from '../layout.ts';
import { clearDraft, clearFrame, clearRequest, copyRequest, NONE, removeCell, type State } from '../layout.ts';
import { listOf } from '../list.ts';
import {
  actionOf,
  controllerOf,
  findRequest,
  frameAt,
  heldTriggers,
  keyAt,
  keyCount,
  pickCount,
  type Request,
  rareCard,
  requestId,
  requestKeys,
  stageAt,
  stageCount,
  targetKind,
  targetOf,
  topFrame,
  topOfStage,
  triggered,
  triggeredKinds,
  triggeredTotal,
  turnCount,
  unitRef,
} from '../queries.ts';
import { addToGrave, addToHand, OPEN, removeFromHand, tellMoved } from './cards.ts';
import { takeRareCard } from './prepare.ts';

// turn and chance

export function giveChance(s: State, seat: Seat): void {
  if (s.bytes[at.CHANCE] === seat) return;
  s.bytes[at.CHANCE] = seat;
  s.sink?.({ type: 'chance', seat });
}

export function recordPass(s: State, seat: Seat): void {
  s.bytes[at.PASSED] = (s.bytes[at.PASSED] as number) | (1 << seat);
  s.sink?.({ type: 'passed', seat });
}

export const clearPasses = (s: State): void => {
  s.bytes[at.PASSED] = 0;
};

export const setEmptyRound = (s: State, done: boolean): void => {
  s.bytes[at.EMPTY_ROUND] = done ? 1 : 0;
};

/** The turn begins for this seat: once-per-turn actions are available again. */
export function giveTurn(s: State, seat: Seat): void {
  s.bytes[at.TURN_PLAYER] = seat;
  s.words[at.TURNS] = turnCount(s) + 1;
  s.words[at.USED] = 0;
  s.words[at.USED + 1] = 0;
  setEmptyRound(s, false);
  s.sink?.({ type: 'turn', seat, turn: turnCount(s) });
}

export const markUsed = (s: State, seat: Seat, limit: number): void => {
  s.words[at.USED + seat] = (s.words[at.USED + seat] as number) | (1 << limit);
};

/** The game is over: a seat has won, or DRAWN. */
export function endGame(s: State, winner: number, cause: number): void {
  s.bytes[at.WINNER] = winner;
  s.bytes[at.END_CAUSE] = cause;
  s.bytes[at.FRAME_COUNT] = 0;
  s.sink?.({ type: 'won', seat: winner === at.DRAWN ? undefined : winner, action: cause === NONE ? undefined : cause });
}

// requests

function freshId(s: State): number {
  let id = s.bytes[at.NEXT_REQUEST_ID] as number;
  while (findRequest(s, id) !== NONE) id = (id + 1) % NONE;
  s.bytes[at.NEXT_REQUEST_ID] = (id + 1) % NONE;
  return id;
}

function writeRequest(s: State, r: Request, action: number, by: Seat): void {
  const id = freshId(s);
  clearRequest(s, r);
  s.bytes[r + at.REQUEST_ID] = id;
  s.bytes[r + at.REQUEST_ACTION] = action;
  s.bytes[r + at.REQUEST_BY] = by;
}

/** Step 1 of raising: the action is announced. Until it is pushed or has resolved, its request lies aside. */
export const announce = (s: State, action: number, by: Seat): void => writeRequest(s, at.ASIDE, action, by);

/** Step 3: a card of the hand, or the rare card, becomes a key card of the request that lies aside. */
export function putKey(s: State, card: Card): void {
  const count = keyCount(s, at.ASIDE);
  const by = controllerOf(s, at.ASIDE);
  const isRare = rareCard(s, by) === card;
  if (isRare) takeRareCard(s, by);
  else removeFromHand(s, card);
  markOpen(s, card);
  s.bytes[at.ASIDE + at.REQUEST_KEYS + count] = card;
  s.bytes[at.ASIDE + at.REQUEST_KEY_COUNT] = count + 1;
  if (s.sink) tellMoved(s, [card], isRare ? 'rare' : 'hand', 'stage', 'key', OPEN);
}

/** Step 4, and Change Target. */
export function setTarget(s: State, r: Request, kind: number, target: number): void {
  s.bytes[r + at.REQUEST_TARGET_KIND] = kind;
  s.bytes[r + at.REQUEST_TARGET] = target;
}

export const holdTriggers = (s: State, r: Request, count: number): void => {
  s.bytes[r + at.REQUEST_HELD] = heldTriggers(s, r) + count;
};

export function targetRef(s: State, r: Request): TargetRef | undefined {
  switch (targetKind(s, r)) {
    case at.TARGET_UNIT:
      return { type: 'unit', unit: unitRef(s, targetOf(s, r)) };
    case at.TARGET_REQUEST:
      return { type: 'request', request: targetOf(s, r) };
    case at.TARGET_PLAYER:
      return { type: 'player', seat: targetOf(s, r) };
    case at.TARGET_LOST:
      return { type: 'lost' };
    default:
      return undefined;
  }
}

export function tellRequested(s: State): void {
  if (s.sink === undefined) return;
  const r = at.ASIDE;
  const cards = requestKeys(s, r);
  const by = controllerOf(s, r);
  s.sink({
    type: 'requested',
    seat: by,
    request: requestId(s, r),
    action: actionOf(s, r),
    cards,
    count: cards.length,
    open: OPEN,
    target: targetRef(s, r),
  });
}

/** The request that lies aside goes on top of the stage. */
export function pushAside(s: State): void {
  const top = stageAt(s, stageCount(s));
  copyRequest(s, top, at.ASIDE);
  clearAside(s);
  s.bytes[at.STAGE_COUNT] = stageCount(s) + 1;
  tellPushed(s, top);
}

/** A triggered action of normal speed goes on top of the stage. */
export function pushTriggered(s: State, action: number, by: Seat): void {
  const top = stageAt(s, stageCount(s));
  writeRequest(s, top, action, by);
  s.bytes[at.STAGE_COUNT] = stageCount(s) + 1;
  tellPushed(s, top);
}

function tellPushed(s: State, r: Request): void {
  if (s.sink) s.sink({ type: 'pushed', request: requestId(s, r), action: actionOf(s, r), seat: controllerOf(s, r) });
}

function clearAside(s: State): void {
  clearRequest(s, at.ASIDE);
  s.bytes[at.ASIDE + at.REQUEST_ID] = NONE;
}

/** A key card that the effect has placed: it will not go to the grave with the rest. */
export function releaseKey(s: State, r: Request, card: Card): void {
  const count = keyCount(s, r);
  for (let i = 0; i < count; i++) {
    if (keyAt(s, r, i) !== card) continue;
    removeCell(s, r + at.REQUEST_KEYS + i, r + at.REQUEST_KEYS + count);
    s.bytes[r + at.REQUEST_KEYS + count - 1] = 0;
    s.bytes[r + at.REQUEST_KEY_COUNT] = count - 1;
    return;
  }
  throw new Error(`bug: ${card} is not a key card of this request`);
}

export function keyToHand(s: State, r: Request, card: Card): void {
  releaseKey(s, r, card);
  addToHand(s, card);
  if (s.sink) tellMoved(s, [card], 'stage', 'hand', 'return', OPEN);
}

/** A request leaves the stage (or the place aside), and what key cards it still has go to the grave. */
export function removeRequest(s: State, r: Request): void {
  const by = controllerOf(s, r);
  const keys = keyCount(s, r);
  for (let i = 0; i < keys; i++) addToGrave(s, keyAt(s, r, i));
  if (s.sink && keys > 0) tellMoved(s, requestKeys(s, r), 'stage', 'grave', 'key', OPEN);
  for (let i = heldTriggers(s, r); i > 0; i--) fileTrigger(s, by, s.rules.nextGeneration);
  loseTargetsAt(s, requestId(s, r));
  if (r === at.ASIDE) return clearAside(s);
  const top = topOfStage(s);
  for (let next = r; next < top; next += at.REQUEST_SIZE) copyRequest(s, next, next + at.REQUEST_SIZE);
  clearRequest(s, top);
  s.bytes[at.STAGE_COUNT] = stageCount(s) - 1;
}

/** Requests that point at this one have lost their target for good. */
function loseTargetsAt(s: State, id: number): void {
  for (let i = 0; i < stageCount(s); i++) {
    const r = stageAt(s, i);
    if (targetKind(s, r) === at.TARGET_REQUEST && targetOf(s, r) === id) setTarget(s, r, at.TARGET_LOST, NONE);
  }
}

// triggers

export function fileTrigger(s: State, seat: Seat, trigger: number): void {
  const cell = at.TRIGGERED + seat * at.TRIGGER_KINDS + trigger;
  s.bytes[cell] = (s.bytes[cell] as number) + 1;
  s.bytes[at.TRIGGERED_KINDS + seat] = triggeredKinds(s, seat) | (1 << trigger);
  s.bytes[at.TRIGGERED_TOTAL] = triggeredTotal(s) + 1;
  if (s.sink) s.sink({ type: 'triggered', seat, action: s.rules.triggers[trigger]?.index ?? NONE });
}

export function takeTrigger(s: State, seat: Seat, trigger: number): void {
  const left = triggered(s, seat, trigger) - 1;
  s.bytes[at.TRIGGERED + seat * at.TRIGGER_KINDS + trigger] = left;
  if (left === 0) s.bytes[at.TRIGGERED_KINDS + seat] = triggeredKinds(s, seat) & ~(1 << trigger);
  s.bytes[at.TRIGGERED_TOTAL] = triggeredTotal(s) - 1;
}

// draft

/** The cells of the draft are clear while there is none. */
export const beginDraft = (s: State, action: number): void => {
  s.bytes[at.DRAFT_ACTION] = action;
};

/** `hadParts`: it named more than the action. */
export const endDraft = (s: State, hadParts: boolean): void => {
  if (hadParts) clearDraft(s);
  else s.bytes[at.DRAFT_ACTION] = 0;
};

export function draftAddKey(s: State, card: Card): void {
  const count = s.bytes[at.DRAFT_KEY_COUNT] as number;
  s.bytes[at.DRAFT_KEYS + count] = card;
  s.bytes[at.DRAFT_KEY_COUNT] = count + 1;
}

export function draftAddPayment(s: State, letter: number, what: number): void {
  const count = s.bytes[at.DRAFT_PAID + letter] as number;
  s.bytes[at.DRAFT_PAYMENT + letter * at.MAX_PAYMENT + count] = what;
  s.bytes[at.DRAFT_PAID + letter] = count + 1;
}

export function draftSetTarget(s: State, kind: number, target: number): void {
  s.bytes[at.DRAFT_TARGET_KIND] = kind;
  s.bytes[at.DRAFT_TARGET] = target;
}

// picks

export function addPick(s: State, card: Card): void {
  s.bytes[at.PICKS + pickCount(s)] = card;
  s.bytes[at.PICK_COUNT] = pickCount(s) + 1;
}

/** The picks are handed over, and the list is empty again. */
export function takePicks(s: State): readonly Card[] {
  const count = pickCount(s);
  if (count === 0) return NO_CARDS;
  const cards = listOf(count, (i) => s.bytes[at.PICKS + i] as number);
  s.bytes.fill(0, at.PICKS, at.PICKS + count);
  s.bytes[at.PICK_COUNT] = 0;
  return cards;
}

const NO_CARDS: readonly Card[] = [];

// frames

/** The cells above the top frame are clear. */
export function pushFrame(s: State, routine: number, me: Seat, request: number): void {
  const depth = s.bytes[at.FRAME_COUNT] as number;
  if (depth === at.MAX_FRAMES) throw new Error('bug: too many frames');
  const frame = frameAt(depth);
  s.bytes[frame + at.FRAME_ROUTINE] = routine;
  s.bytes[frame + at.FRAME_STEP] = 0;
  s.bytes[frame + at.FRAME_ME] = me;
  s.bytes[frame + at.FRAME_REQUEST] = request;
  s.bytes[at.FRAME_COUNT] = depth + 1;
}

export function popFrame(s: State): void {
  const depth = (s.bytes[at.FRAME_COUNT] as number) - 1;
  clearFrame(s, frameAt(depth));
  s.bytes[at.FRAME_COUNT] = depth;
}

/** The same for a frame that is known already. */
export const goToIn = (s: State, frame: number, step: number): void => {
  s.bytes[frame + at.FRAME_STEP] = step;
};

export const goTo = (s: State, step: number): void => {
  s.bytes[topFrame(s) + at.FRAME_STEP] = step;
};

export const setSlot = (s: State, i: number, value: number): void => {
  s.bytes[topFrame(s) + at.FRAME_SLOTS + i] = value;
};
