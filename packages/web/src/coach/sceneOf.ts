/** What the coach looks at, read off a table: what is shown, what has happened, and what the person is pointing at. */
import { actionAt, chosenPosition, type GameEvent } from '@blackpoker/engine';
import type { Intent, Scene } from '@blackpoker/learn';
import type { Draft } from '../table/draft/draft.ts';
import { planOf } from '../table/planning/plan.ts';
import type { World } from '../table/planning/world.ts';
import type { TableState } from '../table/state/tableState.ts';

/** Undefined: nobody who learns looks at this table now. */
export function sceneOf(
  { shown, world, draft, busy }: TableState,
  events: readonly GameEvent[],
  watched: Pick<Intent, 'looked' | 'idle'>,
): Scene | undefined {
  const seat = shown?.viewer;
  if (shown === undefined || (seat !== 0 && seat !== 1)) return undefined;
  const isAsked = world !== undefined && !busy && shown.end === undefined;
  return {
    view: shown.view,
    seat,
    id: shown.id,
    asked: isAsked ? world.asked.kind : undefined,
    events,
    meaningful: shown.meaningful,
    intent: isAsked ? { ...intentOf(world, draft), ...watched } : {},
  };
}

function intentOf(world: World, { wishes, attackers, picks }: Draft): Intent {
  const plan = wishes && planOf(world, wishes);
  const picked = attackers ?? (world.asked.kind === 'attack' ? picks : undefined);
  return {
    ...(plan && { action: actionAt(world.state.rules, plan.action).id, keys: plan.parts.keys, life: plan.parts.L }),
    ...(picked && { attackers: picked.map(chosenPosition) }),
  };
}
