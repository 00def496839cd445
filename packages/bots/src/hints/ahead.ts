import type { Search } from '../search/search.ts';
import type { Budget } from '../search/think.ts';

/** Iterations between two looks at the clock. */
const BREATH = 32;

/**
 * Thinks freely, up to so many iterations or half of the time. Gives a way to ask whether all of the time is over, which the
 * comparison that follows should heed.
 */
export function thinkAhead(search: Search, iterations: number, budget: Budget): () => boolean {
  const start = performance.now();
  const isPast = (part: number): boolean =>
    budget.isStopped?.() === true ||
    (budget.milliseconds !== undefined && performance.now() - start >= part * budget.milliseconds);
  for (let left = iterations; left > 0; left -= BREATH) {
    search.think(Math.min(BREATH, left));
    if (search.isDecided(left - BREATH) || isPast(0.5)) break;
  }
  return () => isPast(1);
}
