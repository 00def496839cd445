/** Own units that could attack now. */
import { type Choice, canAttack, fieldCount, unitAt, unitChoice } from '@blackpoker/engine';
import type { World } from './world.ts';

export function possibleAttackers({ state, seat }: Pick<World, 'state' | 'seat'>): Choice[] {
  return Array.from({ length: fieldCount(state, seat) }, (_, i) => i)
    .filter((i) => canAttack(state, unitAt(state, seat, i)))
    .map((i) => unitChoice(seat, i));
}
