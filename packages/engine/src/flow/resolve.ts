/** Resolution (rulebook b.6). The frame's request is NONE for a triggered immediate action, which has no key cards and no target. */
import type { Step } from '../script/kernel.ts';
import type { ResolvedTrigger } from '../script/ruleset.ts';
import { isTargetLegal } from '../script/targets.ts';
import { leaveStage, stop } from '../script/verbs.ts';
import { fileTrigger, popFrame, pushFrame } from '../state/atoms/flow.ts';
import type { Seat } from '../state/cards.ts';
import { NONE, type State } from '../state/layout.ts';
import {
  actionOf,
  attackerCount,
  controllerOf,
  frameRequest,
  frameRoutine,
  isOver,
  me,
  type Request,
  requestId,
  thisRequest,
  topFrame,
  turnPlayer,
} from '../state/queries.ts';
import { FIRST_EFFECT } from './routines.ts';
import { winCheck } from './winCheck.ts';

/** Begins to resolve a request on top of the stage or aside. 2, 3: where its target is illegal, nothing of the effect happens. */
export function beginResolving(s: State, r: Request): void {
  const action = actionOf(s, r);
  const by = controllerOf(s, r);
  const id = requestId(s, r);
  const legal = isTargetLegal(s, r);
  pushFrame(s, FIRST_EFFECT + action, by, id);
  if (s.sink) s.sink({ type: legal ? 'resolving' : 'fizzled', seat: by, action, request: id });
  if (!legal) stop(s);
}

/** Begins to resolve a triggered immediate action. */
export function beginResolvingTriggered(s: State, action: number, by: Seat): void {
  pushFrame(s, FIRST_EFFECT + action, by, NONE);
  if (s.sink) s.sink({ type: 'resolving', seat: by, action, request: NONE });
}

/** 4, 5: the request leaves the stage; key cards that the effect did not place go to the grave. 6: win check. 7: what it triggers. */
function finishResolving(s: State): void {
  const frame = topFrame(s);
  const action = frameRoutine(s, frame) - FIRST_EFFECT;
  const r = thisRequest(s);
  if (r !== NONE) leaveStage(s, r);
  if (s.sink) s.sink({ type: 'resolved', seat: me(s), action, request: frameRequest(s, frame) });
  winCheck(s, action);
  if (isOver(s)) return;
  fileResolved(s, action);
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

/** The last step of every effect. */
export const finish: Step = { rule: 'b.6 4-7', act: finishResolving };
