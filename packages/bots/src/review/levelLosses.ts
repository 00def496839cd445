/** What each level loses by a decision, on average, as a review of its games against itself measures it. */
import type { LevelLoss } from './playsLike.ts';

/** Weakest first. Empty until it is measured: then no level is guessed. */
export const LEVEL_LOSSES: readonly LevelLoss[] = [];
