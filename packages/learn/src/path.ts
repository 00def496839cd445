/** Which lessons there are, and what a table needs to know to play one. */
import { dealDecks, parseSeed, rulesetOf } from '@blackpoker/engine';
import type { GameSetup, LessonStatus } from '@blackpoker/host';
import type { Lesson } from './lesson.ts';
import { LESSONS, LITE_LESSONS } from './lessons/lessons.ts';
import { LESSON_SEED, readLesson, regulationOf } from './moment.ts';
import { isOfPage, type PageFacts, parsePredicate } from './predicate.ts';

/** Undefined: there is no such lesson. */
export const lessonOf = (id: string): Lesson | undefined => LESSONS.find((lesson) => lesson.id === id);

/** The game that a lesson is: it begins from the position, and the lesson plays the other seat. */
export function lessonSetup(lesson: Lesson): GameSetup {
  const regulation = regulationOf(lesson);
  const rules = rulesetOf(regulation);
  const seed = parseSeed(LESSON_SEED);
  if (rules === undefined || seed === undefined) throw new Error(`${lesson.id}: there is no regulation ${regulation}`);
  const seats = [{ kind: 'person' }, { kind: 'script' }] as const;
  return {
    regulation,
    options: rules.options,
    seed: LESSON_SEED,
    decks: dealDecks(rules, seed),
    seats: readLesson(lesson).seat === 0 ? seats : [seats[1], seats[0]],
    position: lesson.position,
    lesson: lesson.id,
    actions: offeredActions(lesson),
  };
}

/** The actions that the table shows as chips: those of this solution and of the lessons before it; undefined: all. */
export function offeredActions(lesson: Lesson): readonly string[] | undefined {
  if (lesson.offer !== undefined) return lesson.offer;
  const place = LITE_LESSONS.findIndex(({ id }) => id === lesson.id);
  if (place < 0) return undefined;
  const rules = rulesetOf(regulationOf(lesson));
  const words = LITE_LESSONS.slice(0, place + 1).flatMap(({ play = '' }) => play.split(' '));
  return [...new Set(words)].filter((word) => rules?.byId.has(word) === true);
}

/** The step whose sentence the page shows: some steps end by what only the page knows. */
export function shownStep(lesson: Lesson, { step }: LessonStatus, page: PageFacts): number {
  const until = lesson.steps[step]?.until ?? 'goal';
  if (until === 'goal' || step === lesson.steps.length - 1) return step;
  const predicate = parsePredicate(until);
  const isOver = isOfPage(predicate) && predicate.some((all) => all.every(({ ofPage }) => ofPage?.(page) === true));
  return isOver ? step + 1 : step;
}
