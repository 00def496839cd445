/** Resolution (rulebook b.6). The frame's request is NONE for a triggered immediate action, which has no key cards and no target. */
import type { Routine } from '../script/kernel.ts';
import { actionAt, type ResolvedTrigger } from '../script/ruleset.ts';
import { isTargetLegal } from '../script/targets.ts';
import { leaveStage } from '../script/verbs.ts';
import { fileTrigger, popFrame, pushFrame, setSlot } from '../state/atoms/flow.ts';
import type { Seat } from '../state/cards.ts';
import { NONE, type State } from '../state/layout.ts';
import {
  actionOf,
  attackerCount,
  controllerOf,
  frameRequest,
  isOver,
  me,
  type Request,
  requestId,
  slot,
  thisRequest,
  topFrame,
  turnPlayer,
} from '../state/queries.ts';
import { RESOLVE } from './routines.ts';
import { winCheck } from './winCheck.ts';

/** Begins to resolve a request on top of the stage or aside. */
export function beginResolving(s: State, r: Request): void {
  pushFrame(s, RESOLVE, controllerOf(s, r), requestId(s, r));
  setSlot(s, 0, actionOf(s, r));
}

/** Begins to resolve a triggered immediate action. */
export function beginResolvingTriggered(s: State, action: number, by: Seat): void {
  pushFrame(s, RESOLVE, by, NONE);
  setSlot(s, 0, action);
}

/** 2, 3: the target is checked; then the effect runs. */
function checkTarget(s: State): void {
  const index = slot(s, 0);
  const action = actionAt(s.rules, index);
  const id = frameRequest(s, topFrame(s));
  const by = me(s);
  const legal = id === NONE || isTargetLegal(s, thisRequest(s));
  if (s.sink) s.sink({ type: legal ? 'resolving' : 'fizzled', seat: by, action: index, request: id });
  if (legal) pushFrame(s, action.routine, by, id);
}

/** 4, 5: the request leaves the stage; key cards that the effect did not place go to the grave. 6: win check. 7: what it triggers. */
function finish(s: State): void {
  const index = slot(s, 0);
  const r = thisRequest(s);
  if (r !== NONE) leaveStage(s, r);
  if (s.sink) s.sink({ type: 'resolved', seat: me(s), action: index, request: frameRequest(s, topFrame(s)) });
  winCheck(s, index);
  if (isOver(s)) return;
  fileResolved(s, index);
  popFrame(s);
}

/** 8.0: what is triggered by this action having resolved. */
function fileResolved(s: State, action: number): void {
  const triggers = s.rules.whenResolved[action] as readonly ResolvedTrigger[];
  for (let i = 0; i < triggers.length; i++) {
    const { trigger, needsAttacker } = triggers[i] as ResolvedTrigger;
    if (!needsAttacker || attackerCount(s) > 0) fileTrigger(s, turnPlayer(s), trigger);
  }
}

export const resolve: Routine = {
  name: 'resolve',
  steps: [
    { rule: 'b.6 2-3', act: checkTarget },
    { rule: 'b.6 4-7', act: finish },
  ],
};
