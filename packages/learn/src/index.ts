/** The public API of the lessons, the drills and the coach. */
export { LESSON_GROUPS, type Lesson, type LessonGroup, type LessonStep } from './lesson.ts';
