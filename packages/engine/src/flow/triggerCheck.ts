/**
 * The trigger check (rulebook b.5): triggered immediates resolve one by one, the turn player's first; then triggered normals are
 * pushed, the turn player's first. A player orders their own. In 8.0 main timing goes before quick timing.
 */

import { actionChoice, chosenAction } from '../script/choice.ts';
import { type Ask, offer, type Routine } from '../script/kernel.ts';
import { type Action, actionAt } from '../script/ruleset.ts';
import { pushFrame, pushTriggered, takeTrigger } from '../state/atoms/flow.ts';
import type { Seat } from '../state/cards.ts';
import { NONE, type State } from '../state/layout.ts';
import { isStageEmpty, triggered, triggeredTotal, turnPlayer } from '../state/queries.ts';
import { beginResolvingTriggered } from './resolve.ts';
import { TRIGGER_CHECK } from './routines.ts';

/** Begins a trigger check, where there is anything to check. */
export function checkTriggers(s: State): void {
  if (triggeredTotal(s) > 0) pushFrame(s, TRIGGER_CHECK, turnPlayer(s), NONE);
}

/** The seat whose triggers are handled next: class by class, the turn player's first. */
function nextSeat(s: State): Seat {
  const first = turnPlayer(s);
  for (const classes of s.rules.triggerClasses)
    for (const seat of SEATS[first] as readonly Seat[])
      for (const triggers of classes) if (hasAny(s, seat, triggers)) return seat;
  return first;
}

const SEATS: readonly (readonly Seat[])[] = [
  [0, 1],
  [1, 0],
];

/** Of that seat's triggers those that come next: one class, within which the player chooses. */
function nextTriggers(s: State, seat: Seat): readonly number[] {
  for (const classes of s.rules.triggerClasses)
    for (const triggers of classes) if (hasAny(s, seat, triggers)) return triggers;
  return NO_TRIGGERS;
}

const NO_TRIGGERS: readonly number[] = [];

function hasAny(s: State, seat: Seat, triggers: readonly number[]): boolean {
  for (const trigger of triggers) if (triggered(s, seat, trigger) > 0) return true;
  return false;
}

/** Triggers of the same action are alike, so their order is no choice. */
const pick: Ask = {
  kind: 'triggerOrder',
  seat: nextSeat,
  offer: (s) => {
    if (triggeredTotal(s) === 0) return;
    const seat = nextSeat(s);
    for (const trigger of nextTriggers(s, seat))
      if (triggered(s, seat, trigger) > 0) offer(s, actionChoice((s.rules.triggers[trigger] as Action).index));
  },
  take: (s, choice) => {
    const action = actionAt(s.rules, chosenAction(choice));
    const seat = nextSeat(s);
    takeTrigger(s, seat, action.trigger);
    if (action.immediate) beginResolvingTriggered(s, action.index, seat);
    else pushNormal(s, action, seat);
  },
};

/** 8.0: a main-timed trigger is dropped where the stage is not empty. */
function pushNormal(s: State, action: Action, seat: Seat): void {
  if (s.rules.switches.triggersByTiming && action.main && !isStageEmpty(s))
    s.sink?.({ type: 'dropped', seat, action: action.index });
  else pushTriggered(s, action.index, seat);
}

export const triggerCheck: Routine = { name: 'triggerCheck', steps: [{ rule: 'b.5', ask: pick }] };
