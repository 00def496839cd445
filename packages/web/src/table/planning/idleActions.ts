/** Actions that can be requested although nothing would come of them: an attack without attackers, a bulwark without a card. */
import { type Action, handCount } from '@blackpoker/engine';
import { possibleAttackers } from './attackers.ts';
import type { World } from './world.ts';

export type IdleReason = 'noAttackers' | 'noCards';

/** Undefined: it would do something. */
export function idleReason(world: Pick<World, 'state' | 'seat'>, { id }: Action): IdleReason | undefined {
  if (id === 'attack' && possibleAttackers(world).length === 0) return 'noAttackers';
  return id === 'setBulwark' && handCount(world.state, world.seat) === 0 ? 'noCards' : undefined;
}
