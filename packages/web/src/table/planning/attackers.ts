/** Who could attack, and whether declaring an attack would come to anything. */
import { type Action, type Choice, canAttack, fieldCount, unitAt, unitChoice } from '@blackpoker/engine';
import type { World } from './world.ts';

/** Own units that could attack now. */
export function possibleAttackers({ state, seat }: Pick<World, 'state' | 'seat'>): Choice[] {
  return Array.from({ length: fieldCount(state, seat) }, (_, i) => i)
    .filter((i) => canAttack(state, unitAt(state, seat, i)))
    .map((i) => unitChoice(seat, i));
}

/** An attack can be declared, but there is nobody to attack with. */
export const isIdleAttack = (world: Pick<World, 'state' | 'seat'>, { id }: Action): boolean =>
  id === 'attack' && possibleAttackers(world).length === 0;
