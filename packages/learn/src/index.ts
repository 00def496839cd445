/** The public API of the lessons, the drills and the coach. */

export * from './coach/index.ts';
export { LESSON_GROUPS, type Lesson, type LessonGroup, type LessonStep } from './lesson.ts';
