/** Changes what is kept of a lesson, or of a whole game of the path, and what the first page shows of it. */
import type { LessonProgress } from './learnStore.ts';
import { changeProgress, useProgress } from './progress.ts';

const NEW: LessonProgress = {
  state: 'begun',
  step: 0,
  wins: 0,
  fails: 0,
  shown: 0,
  skipped: 0,
  seconds: 0,
  when: 0,
};

export async function changeLesson(id: string, change: (before: LessonProgress) => LessonProgress): Promise<void> {
  await changeProgress('lesson', id, (before = NEW) => ({ ...change(before), when: Date.now() }));
  // It knows all lessons, which a whole game does without.
  const { keepSummary } = await import('./homeSummary.ts');
  keepSummary(useProgress.getState().lesson);
}
