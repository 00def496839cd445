/** The public API of the lessons and the coach; `./drills` draws drills. */

export * from './coach/index.ts';
export { DRILL_KINDS, DRILL_TITLES, type DrillKind } from './drills/drillKinds.ts';
export { FIRST_GAME_POSITION, firstGameTable } from './firstGameTable.ts';
export { LESSON_GROUPS, type Lesson, type LessonGroup, type LessonStep } from './lesson.ts';
export { LessonRun } from './lessonRun.ts';
export { LESSONS, LITE_LESSONS } from './lessons/lessons.ts';
export { lessonOf, lessonSetup, offeredActions, shownStep } from './path.ts';
export type { PageFacts } from './predicate.ts';
