import type { Lesson } from '../lesson.ts';
import { COSTS } from './costs.ts';
import { ENDGAME } from './endgame.ts';
import { FIRST_STEPS } from './firstSteps.ts';
import { ONE_MINUTE } from './oneMinute.ts';
import { SPELLS } from './spells.ts';
import { STAGE } from './stage.ts';

/** The lessons of Lite, in the order of the path. */
export const LITE_LESSONS: readonly Lesson[] = [...FIRST_STEPS, ...COSTS, ...STAGE, ...SPELLS, ...ENDGAME];

/** All of them. */
export const LESSONS: readonly Lesson[] = [...LITE_LESSONS, ...ONE_MINUTE];
