/** Costs: B drives an own charged bulwark, L takes 1 damage, D discards a card, S moves an own character to the grave. */
import type { Seat } from '../state/cards.ts';
import type { State } from '../state/layout.ts';
import { chargedBulwarks, fieldCount, handCount, KIND_MAGICIAN, kindOf, lifeCount, unitAt } from '../state/queries.ts';
import type { Action, CostLetter } from './ruleset.ts';

export function hasMagician(s: State, seat: Seat): boolean {
  for (let i = 0; i < fieldCount(s, seat); i++) if (kindOf(s, unitAt(s, seat, i)) === KIND_MAGICIAN) return true;
  return false;
}

/** A magician makes its controller's quick magic cheaper: 6.1 and 7.0 waive all of the cost, 8.0 only D (rulebook f 39 to f 43). */
export function isWaived(s: State, by: Seat, action: Action, letter: CostLetter): boolean {
  if (action.type !== 'quickMagic' || s.rules.magicianWaives === 'nothing') return false;
  if (s.rules.magicianWaives === 'D' && letter !== 'D') return false;
  return hasMagician(s, by);
}

/** How many of a cost letter this seat has to pay for the action now. */
export function due(s: State, by: Seat, action: Action, letter: CostLetter): number {
  const printed = letter === 'B' ? action.b : letter === 'L' ? action.l : letter === 'D' ? action.d : action.s;
  return printed === 0 || isWaived(s, by, action, letter) ? 0 : printed;
}

/** Are there enough distinct things for all of the cost and the key cards? */
export function canPay(s: State, by: Seat, action: Action): boolean {
  if (action.l > 0 && lifeCount(s, by) < due(s, by, action, 'L')) return false;
  if (handCount(s, by) < action.pattern.count + (action.d > 0 ? due(s, by, action, 'D') : 0)) return false;
  if (action.b > 0 && chargedBulwarks(s, by) < due(s, by, action, 'B')) return false;
  return action.s === 0 || fieldCount(s, by) >= due(s, by, action, 'S');
}
