import { type Choice, optionAt, type State } from '@blackpoker/engine';
import type { Dice } from '../dice.ts';
import { rateOptions } from './rate.ts';
import { PLAIN, type Style } from './style.ts';

const ratings = new Float64Array(256);

/** The place of the option that is rated best, each rating shaken by this much, among those that are not forbidden; if all are forbidden, the first. */
export function policyOption(
  s: State,
  dice: Dice,
  noise: number,
  style: Style = PLAIN,
  forbidden?: ReadonlySet<Choice>,
): number {
  const count = rateOptions(s, ratings, style);
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) {
    const rating = (ratings[i] as number) + (noise === 0 ? 0 : noise * dice.normal());
    if (rating > most && forbidden?.has(optionAt(s, i)) !== true) {
      most = rating;
      best = i;
    }
  }
  return best;
}
