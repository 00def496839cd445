import { LESSON_GROUPS, LESSONS, type LessonGroup } from '@blackpoker/learn';
import type { LessonProgress } from './learnStore.ts';

/** The groups of which every lesson is done. */
export function groupsDone(progress: Readonly<Record<string, LessonProgress>>): ReadonlySet<LessonGroup> {
  const isDone = (id: string): boolean => (progress[id]?.state ?? 'begun') !== 'begun';
  const isGroupDone = (group: LessonGroup): boolean => {
    const lessons = LESSONS.filter((lesson) => lesson.group === group);
    return lessons.length > 0 && lessons.every(({ id }) => isDone(id));
  };
  return new Set(LESSON_GROUPS.filter(isGroupDone));
}
