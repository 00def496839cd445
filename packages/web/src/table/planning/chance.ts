/** What a person can do with the chance: each action of the list with the key cards for it. Worked out once for each view. */
import { type Action, type Card, type Choice, choiceParts, chosenAction } from '@blackpoker/engine';
import { type KeySet, keySets } from './keySets.ts';
import type { World } from './world.ts';

export interface OfferedAction {
  readonly action: Action;
  readonly keySets: readonly KeySet[];
}

const known = new WeakMap<World, readonly OfferedAction[]>();

export function offeredActions(world: World): readonly OfferedAction[] {
  const before = known.get(world);
  if (before !== undefined) return before;
  const found = world.asked.kind === 'chance' ? workOut(world) : [];
  known.set(world, found);
  return found;
}

function workOut({ state, asked }: World): OfferedAction[] {
  return asked.options.flatMap(({ choice }) => {
    const action = isAction(choice) ? state.rules.actions[chosenAction(choice)] : undefined;
    return action === undefined ? [] : [{ action, keySets: keySets(state, action.index) }];
  });
}

const isAction = (choice: Choice): boolean => choiceParts(choice).type === 'action';

/** Of how many ways to request something now this card is a part. */
export function usesOf(world: World, card: Card): number {
  return offeredActions(world).reduce(
    (sum, { keySets: sets }) => sum + sets.filter(({ cards }) => cards.includes(card)).length,
    0,
  );
}
