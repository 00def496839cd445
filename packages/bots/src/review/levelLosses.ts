/** What each level loses by a decision, on average, as a review of its games against itself measures it (docs/strength.md). */
import type { LevelLoss } from './playsLike.ts';

/** Weakest first. Levels that the measure does not tell apart stand as one: 1 and 2 as 2, 3 and 4 as 4, 6 and 7 as 7. */
export const LEVEL_LOSSES: readonly LevelLoss[] = [
  { level: 2, loss: 0.0617 },
  { level: 4, loss: 0.0436 },
  { level: 5, loss: 0.0351 },
  { level: 7, loss: 0.0271 },
  { level: 8, loss: 0.0113 },
];
