import type { Search } from '../search/search.ts';
import type { Budget } from '../search/think.ts';

/** Iterations between two looks at the clock. */
const BREATH = 32;

export interface Ahead {
  /** Is all of the time over? The comparison that follows asks. */
  readonly isStopped: () => boolean;
  /** Half of the time was over before all iterations were done. */
  readonly isCut: boolean;
}

/** Thinks freely: as many iterations, or half of the time. */
export function thinkAhead(search: Search, iterations: number, budget: Budget): Ahead {
  const start = performance.now();
  const isPast = (part: number): boolean =>
    budget.isStopped?.() === true ||
    (budget.milliseconds !== undefined && performance.now() - start >= part * budget.milliseconds);
  let isCut = false;
  for (let left = iterations; left > 0 && !isCut; left -= BREATH) {
    search.think(Math.min(BREATH, left));
    if (search.isDecided(left - BREATH)) break;
    isCut = left > BREATH && isPast(0.5);
  }
  return { isStopped: () => isPast(1), isCut };
}
