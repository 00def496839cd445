/** What had better not be overlooked in a request that can be made. */
import {
  type Choice,
  explain,
  playerChoice,
  type Reason,
  requestChoice,
  type TargetRef,
  unitChoice,
} from '@blackpoker/engine';
import type { Plan } from './plan.ts';
import type { World } from './world.ts';

export function warningsOf({ state, seat }: World, { action, parts }: Plan): Reason[] {
  const target = parts.target && targetChoice(parts.target);
  return explain(state, seat, action, { keys: parts.keys, ...(target !== undefined && { target }) }).filter(
    ({ code }) => code === 'NUMBER_LOW' || code === 'SELF_KILL',
  );
}

function targetChoice(target: TargetRef): Choice | undefined {
  switch (target.type) {
    case 'unit':
      return unitChoice(target.unit.seat, target.unit.position);
    case 'request':
      return requestChoice(target.request);
    case 'player':
      return playerChoice(target.seat);
    case 'lost':
      return undefined;
  }
}
