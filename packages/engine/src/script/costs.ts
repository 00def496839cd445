/** Costs: B drives an own charged bulwark, L takes 1 damage, D discards a card, S moves an own character to the grave. */
import type { Seat } from '../state/cards.ts';
import type { State } from '../state/layout.ts';
import { chargedBulwarks, fieldCount, handCount, hasMagician, lifeCount } from '../state/queries.ts';
import type { Action, CostLetter } from './ruleset.ts';

/** A magician makes its controller's quick magic cheaper: 6.1 and 7.0 waive all of the cost, 8.0 only D (rulebook f 39 to f 43). */
const isCheaper = (s: State, by: Seat, action: Action): boolean =>
  action.quickMagic && s.rules.magicianWaives !== 'nothing' && hasMagician(s, by);

/** How many of a cost letter this seat has to pay for the action now. */
export function due(s: State, by: Seat, action: Action, letter: CostLetter): number {
  const printed = letter === 'B' ? action.b : letter === 'L' ? action.l : letter === 'D' ? action.d : action.s;
  if (printed === 0 || !isCheaper(s, by, action)) return printed;
  return letter === 'D' || s.rules.magicianWaives === 'all' ? 0 : printed;
}

/** Are there enough distinct things for all of the cost and the key cards? */
export function canPay(s: State, by: Seat, action: Action): boolean {
  const { fromHand } = action.pattern;
  const hand = handCount(s, by);
  if (hand < fromHand) return false;
  const enoughD = hand >= fromHand + action.d;
  const enough = lifeCount(s, by) >= action.l && fieldCount(s, by) >= action.s && canPayB(s, by, action.b);
  if (enough && enoughD) return true;
  return (enough || s.rules.magicianWaives === 'all') && isCheaper(s, by, action);
}

const canPayB = (s: State, by: Seat, b: number): boolean => b === 0 || chargedBulwarks(s, by) >= b;
