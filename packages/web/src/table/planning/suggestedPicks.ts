/** What the table lays out before the person has picked anything: low cards to discard, an order as it is. */
import { type Choice, chosenCard } from '@blackpoker/engine';
import { cardWorth } from './autoFill.ts';
import { questionOf } from './question.ts';
import type { World } from './world.ts';

export function suggestedPicks(world: World): readonly Choice[] {
  const { kind, style, candidates, most } = questionOf(world);
  if (style === 'order') return candidates;
  return kind === 'discard' ? cheapest(world, candidates).slice(0, most) : [];
}

function cheapest(world: World, candidates: readonly Choice[]): Choice[] {
  const worth = (choice: Choice): number => {
    const [isHigh = 0, , number = 0] = cardWorth(world, chosenCard(choice));
    return 100 * isHigh + number;
  };
  return [...candidates].sort((a, b) => worth(a) - worth(b));
}
