/**
 * The trigger check (rulebook b.5): triggered immediates resolve one by one, the turn player's first; then triggered normals are
 * pushed, the turn player's first. A player orders their own. In 8.0 main timing goes before quick timing.
 */

import { actionChoice, chosenAction } from '../script/choice.ts';
import { type Ask, offer, type Routine } from '../script/kernel.ts';
import { type Action, actionAt } from '../script/ruleset.ts';
import { pushFrame, pushTriggered, takeTrigger } from '../state/atoms/flow.ts';
import { other, type Seat } from '../state/cards.ts';
import { NONE, type State } from '../state/layout.ts';
import { isStageEmpty, triggered, triggeredTotal, turnPlayer } from '../state/queries.ts';
import { beginResolvingTriggered } from './resolve.ts';
import { TRIGGER_CHECK } from './routines.ts';

/** Begins a trigger check, where there is anything to check. */
export function checkTriggers(s: State): void {
  if (triggeredTotal(s) > 0) pushFrame(s, TRIGGER_CHECK, turnPlayer(s), NONE);
}

/** Which of one seat's triggers come next? The classes in their order; undefined where nothing has triggered. */
function nextClass(s: State): { seat: Seat; matches: (action: Action) => boolean } | undefined {
  const timings = s.rules.switches.triggersByTiming ? [true, false] : [undefined];
  for (const immediate of [true, false])
    for (const seat of [turnPlayer(s), other(turnPlayer(s))])
      for (const main of timings) {
        const matches = (action: Action): boolean =>
          action.immediate === immediate && (main === undefined || action.main === main);
        if (s.rules.triggers.some((action, i) => triggered(s, seat, i) > 0 && matches(action)))
          return { seat, matches };
      }
  return undefined;
}

/** Triggers of the same action are alike, so their order is no choice. */
const pick: Ask = {
  kind: 'triggerOrder',
  seat: (s) => nextClass(s)?.seat ?? turnPlayer(s),
  offer: (s) => {
    const found = nextClass(s);
    if (found === undefined) return;
    for (const [i, action] of s.rules.triggers.entries())
      if (triggered(s, found.seat, i) > 0 && found.matches(action)) offer(s, actionChoice(action.index));
  },
  take: (s, choice) => {
    const action = actionAt(s.rules, chosenAction(choice));
    const seat = pick.seat(s);
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
