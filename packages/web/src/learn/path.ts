/** The way through the lessons: parts in their order, the whole games between them, and what comes next. */
import type { Text } from '@blackpoker/engine';
import { LESSONS, type Lesson, type LessonGroup } from '@blackpoker/learn';
import type { LessonProgress } from './learnStore.ts';
import { LEARN_WORDS } from './words.ts';

/** A whole game that belongs to the path; its progress is kept like that of a lesson. */
export interface PathGame {
  readonly id: 'game-first' | 'game-second';
  readonly title: Text;
  readonly note: Text;
  readonly href: string;
}

const FIRST_GAME: PathGame = {
  id: 'game-first',
  title: LEARN_WORDS.gameFirst,
  note: LEARN_WORDS.gameFirstNote,
  href: '/t/new?game=first',
};
const SECOND_GAME: PathGame = {
  id: 'game-second',
  title: LEARN_WORDS.gameSecond,
  note: LEARN_WORDS.gameSecondNote,
  href: '/t/new?game=second',
};

export interface PathPart {
  readonly group: LessonGroup;
  readonly title: Text;
  readonly note: Text;
  readonly lessons: readonly Lesson[];
  /** Played after this part. */
  readonly game?: PathGame;
}

const part = (group: LessonGroup, note: Text, game?: PathGame): PathPart => ({
  group,
  title: LEARN_WORDS[group],
  note,
  lessons: LESSONS.filter((lesson) => lesson.group === group),
  ...(game && { game }),
});

export const LITE_PARTS: readonly PathPart[] = [
  part('first', LEARN_WORDS.firstNote, FIRST_GAME),
  part('costs', LEARN_WORDS.costsNote),
  part('stage', LEARN_WORDS.stageNote),
  part('spells', LEARN_WORDS.spellsNote),
  part('endgame', LEARN_WORDS.endgameNote, SECOND_GAME),
];

export const MORE_PARTS: readonly PathPart[] = (['standard', 'pro', 'master', 'frames'] as const).map((group) =>
  part(group, LEARN_WORDS.oneMinute),
);

type Progress = Readonly<Record<string, LessonProgress>>;

const isDone = (progress: LessonProgress | undefined): boolean => progress !== undefined && progress.state !== 'begun';

export const doneIn = ({ lessons }: PathPart, progress: Progress): number =>
  lessons.filter(({ id }) => isDone(progress[id])).length;

/** Where somebody goes on: a lesson with its place in its part, or a whole game. */
export type NextStop =
  | { readonly lesson: Lesson; readonly place: number; readonly of: number; readonly game?: undefined }
  | { readonly game: PathGame; readonly lesson?: undefined };

/** The first that is not done; undefined: all of Lite is. */
export function nextStop(progress: Progress): NextStop | undefined {
  for (const { lessons, game } of LITE_PARTS) {
    const place = lessons.findIndex(({ id }) => !isDone(progress[id]));
    const lesson = lessons[place];
    if (lesson !== undefined) return { lesson, place: place + 1, of: lessons.length };
    if (game !== undefined && !isDone(progress[game.id])) return { game };
  }
  return undefined;
}

/** What the button at the end of a lesson leads to. */
export function stopAfter(id: string): { readonly href: string; readonly game?: PathGame } | undefined {
  for (const { lessons, game } of [...LITE_PARTS, ...MORE_PARTS]) {
    const place = lessons.findIndex((lesson) => lesson.id === id);
    const after = lessons[place + 1];
    if (place < 0) continue;
    if (after !== undefined) return { href: lessonAddress(after.id) };
    if (game !== undefined) return { href: game.href, game };
    return { href: lessonAddress(firstAfter(id) ?? '') };
  }
  return undefined;
}

/** The first lesson of the next part. */
function firstAfter(id: string): string | undefined {
  const all = [...LITE_PARTS, ...MORE_PARTS].flatMap(({ lessons }) => lessons);
  return all[all.findIndex((lesson) => lesson.id === id) + 1]?.id;
}

export const lessonAddress = (id: string): string => (id === '' ? '/learn' : `/learn/${id}`);
