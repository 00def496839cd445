/** What a position at the end of a rollout is worth to a seat: 0 lost, 1 won. */
import { fieldCount, handCount, lifeCount, other, type Seat, type State, unitAt } from '@blackpoker/engine';
import { unitWorth } from '../policy/worth.ts';
import { sigmoid } from '../value/net.ts';
import { winChance } from '../value/value.ts';
import { result } from './rollout.ts';
import type { SearchSettings } from './settings.ts';

export function judge(s: State, seat: Seat, leaf: SearchSettings['leaf']): number {
  const over = result(s, seat);
  if (over !== undefined) return over;
  return leaf === 'random' ? 0.5 : leaf === 'simple' ? simpleChance(s, seat) : winChance(s, seat);
}

/** A plain count, frozen with the yardstick that uses it. */
function simpleChance(s: State, seat: Seat): number {
  const foe = other(seat);
  const mine = lifeCount(s, seat);
  const theirs = lifeCount(s, foe);
  const life = Math.log((mine + 1) / (theirs + 1));
  return sigmoid(1.6 * life + 0.12 * (material(s, seat) - material(s, foe)));
}

function material(s: State, seat: Seat): number {
  let sum = 1.2 * handCount(s, seat);
  for (let i = 0; i < fieldCount(s, seat); i++) sum += unitWorth(s, unitAt(s, seat, i));
  return sum;
}
