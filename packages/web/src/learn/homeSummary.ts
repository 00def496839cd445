/** What the first page has to know of the lessons, kept where it can read it at once: it must not load them. */
import type { LessonProgress } from './learnStore.ts';
import { nextStop } from './path.ts';
import { LEARN_SUMMARY, type LearnSummary } from './summary.ts';

export function keepSummary(progress: Readonly<Record<string, LessonProgress>>): void {
  if (Object.keys(progress).length === 0) return;
  const next = nextStop(progress);
  const summary: LearnSummary =
    next?.lesson !== undefined
      ? { id: next.lesson.id, place: next.place, of: next.of }
      : { id: next?.game?.id ?? '', place: 0, of: 0 };
  try {
    localStorage.setItem(LEARN_SUMMARY, JSON.stringify(summary));
  } catch {
    // Storage is denied: the first page offers the lessons as to a newcomer.
  }
}
