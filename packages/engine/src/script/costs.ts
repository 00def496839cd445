/** Costs: B drives an own charged bulwark, L takes 1 damage, D discards a card, S moves an own character to the grave. */
import type { Seat } from '../state/cards.ts';
import type { State } from '../state/layout.ts';
import { fieldCount, handCount, isChargedBulwark, KIND_MAGICIAN, kindOf, lifeCount, unitAt } from '../state/queries.ts';
import type { Action, CostLetter } from './ruleset.ts';

/** What a seat can pay with: looked at once, asked for many actions. */
export interface Means {
  hand: number;
  life: number;
  chargedBulwarks: number;
  units: number;
  magician: boolean;
}

const means: Means = { hand: 0, life: 0, chargedBulwarks: 0, units: 0, magician: false };

/** Looks at a seat. The same object is filled each time: use it before the next look. */
export function takeStock(s: State, seat: Seat): Means {
  means.hand = handCount(s, seat);
  means.life = lifeCount(s, seat);
  means.units = fieldCount(s, seat);
  means.chargedBulwarks = 0;
  means.magician = false;
  const looksForMagician = s.rules.magicianWaives !== 'nothing';
  for (let i = 0; i < means.units; i++) {
    const unit = unitAt(s, seat, i);
    if (isChargedBulwark(s, unit)) means.chargedBulwarks++;
    else if (looksForMagician && kindOf(s, unit) === KIND_MAGICIAN) means.magician = true;
  }
  return means;
}

/** A magician makes its controller's quick magic cheaper: 6.1 and 7.0 waive all of the cost, 8.0 only D (rulebook f 39 to f 43). */
const paysNothing = (s: State, action: Action, stock: Means): boolean =>
  stock.magician && action.quickMagic && s.rules.magicianWaives === 'all';
const paysNoD = (action: Action, stock: Means): boolean => stock.magician && action.quickMagic;

/** How many of a cost letter this seat has to pay for the action now. */
export function due(s: State, by: Seat, action: Action, letter: CostLetter): number {
  const stock = takeStock(s, by);
  if (letter === 'D') return paysNoD(action, stock) ? 0 : action.d;
  if (paysNothing(s, action, stock)) return 0;
  return letter === 'B' ? action.b : letter === 'L' ? action.l : action.s;
}

/** Are there enough distinct things for all of the cost and the key cards? */
export function canPay(s: State, action: Action, stock: Means): boolean {
  if (stock.hand < action.pattern.fromHand + (paysNoD(action, stock) ? 0 : action.d)) return false;
  const enough = stock.life >= action.l && stock.chargedBulwarks >= action.b && stock.units >= action.s;
  return enough || paysNothing(s, action, stock);
}
