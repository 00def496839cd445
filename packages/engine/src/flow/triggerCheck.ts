/**
 * The trigger check (rulebook b.5): triggered immediates resolve one by one, the turn player's first; then triggered normals are
 * pushed, the turn player's first. A player orders their own. In 8.0 main timing goes before quick timing.
 */

import { actionChoice, chosenAction } from '../script/choice.ts';
import { type Ask, offer, type Routine } from '../script/kernel.ts';
import { type Action, actionAt, type TriggerClass } from '../script/ruleset.ts';
import { pushFrame, pushTriggered, setSlot, takeTrigger } from '../state/atoms/flow.ts';
import { other, type Seat } from '../state/cards.ts';
import { NONE, type State } from '../state/layout.ts';
import { isStageEmpty, slot, triggeredKinds, triggeredTotal, turnPlayer } from '../state/queries.ts';
import { beginResolvingTriggered } from './resolve.ts';
import { TRIGGER_CHECK } from './routines.ts';

/** Begins a trigger check, where there is anything to check. */
export function checkTriggers(s: State): void {
  if (triggeredTotal(s) > 0) pushFrame(s, TRIGGER_CHECK, turnPlayer(s), NONE);
}

/**
 * The classes in the order in which they are handled: immediates of the turn player, then of the other, then normals likewise; in 8.0
 * each split into main and quick. A class is gone through until it is empty; then the next of the same speed follows, and so round,
 * until that speed has none left. Slot 0 holds the class that is being gone through.
 */
function currentClass(s: State): number {
  const count = s.rules.triggerClasses.length;
  const half = count / 2;
  const now = slot(s, 0);
  const speed = now < half ? 0 : half;
  for (let i = 0; i < half; i++) {
    const index = speed + ((now - speed + i) % half);
    if (hasAny(s, index)) return index;
  }
  for (let index = 0; index < count; index++) if (hasAny(s, index)) return index;
  return NONE;
}

const classAt = (s: State, index: number): TriggerClass => s.rules.triggerClasses[index] as TriggerClass;
const seatOf = (s: State, index: number): Seat =>
  classAt(s, index).ofTurnPlayer ? turnPlayer(s) : other(turnPlayer(s));

function hasAny(s: State, index: number): boolean {
  const { kinds, ofTurnPlayer } = classAt(s, index);
  const first = turnPlayer(s);
  return (triggeredKinds(s, ofTurnPlayer ? first : other(first)) & kinds) !== 0;
}

/** Triggers of the same action are alike, so their order is no choice. */
const pick: Ask = {
  kind: 'triggerOrder',
  seat: (s) => seatOf(s, currentClass(s)),
  offer: (s) => {
    if (triggeredTotal(s) === 0) return;
    const index = currentClass(s);
    const seat = seatOf(s, index);
    for (let rest = triggeredKinds(s, seat) & classAt(s, index).kinds; rest !== 0; rest &= rest - 1)
      offer(s, actionChoice((s.rules.triggers[31 - Math.clz32(rest & -rest)] as Action).index));
  },
  take: (s, choice) => {
    const action = actionAt(s.rules, chosenAction(choice));
    const index = currentClass(s);
    const seat = seatOf(s, index);
    setSlot(s, 0, index);
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
