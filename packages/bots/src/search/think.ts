/** Thinking about one decision, within a budget. */
import { type Choice, countOptions, type Rng, type Seat, type Seed, sample, type View } from '@blackpoker/engine';
import type { Found } from './search.ts';
import { Search } from './search.ts';
import type { SearchSettings } from './settings.ts';

export interface Budget {
  /** Milliseconds after which it answers with what it has; undefined: as many iterations as the settings say. */
  readonly milliseconds?: number;
  /** Asked now and then: true ends the thinking. */
  readonly isStopped?: () => boolean;
}

/** Iterations between two looks at the clock. */
const BREATH = 32;

/** `seat` must be the one that the view asks; it does not make forbidden requests. The same view, seed and settings give the same answer where time does not cut it short. */
export function think(
  view: View,
  seat: Seat,
  seed: Seed,
  settings: SearchSettings,
  budget: Budget = {},
  forbidden?: ReadonlySet<Choice>,
): Found {
  const search = new Search(view, seat, seed, settings, forbidden);
  const until = budget.milliseconds === undefined ? undefined : now() + budget.milliseconds;
  for (let left = settings.iterations; left > 0; left -= BREATH) {
    search.think(Math.min(BREATH, left));
    if (search.isDecided(left - BREATH)) break;
    if ((until !== undefined && now() >= until) || budget.isStopped?.() === true) break;
  }
  return search.found();
}

const now = (): number => performance.now();

/** The options of a view's pending decision: the same in every world that agrees with it. */
export function optionsOf(view: View, rng: Rng): Choice[] {
  const s = sample(view, rng);
  return Array.from({ length: countOptions(s) }, (_, i) => s.options[i] as Choice);
}
