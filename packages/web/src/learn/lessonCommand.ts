/** Commands that a lesson adds: `lesson`, `show`, `again`, `skip`. */
import type { Lang } from '@blackpoker/engine';
import type { Table } from '../table/state/tableStore.ts';
import type { LessonRoom } from './lessonRoom.ts';
import { LESSON_WORDS } from './words.ts';

const NAMES: Readonly<Record<string, 'lesson' | 'show' | 'again' | 'skip'>> = {
  lesson: 'lesson',
  レッスン: 'lesson',
  show: 'show',
  お手本: 'show',
  again: 'again',
  最初から: 'again',
  skip: 'skip',
  とばす: 'skip',
};

/** Undefined: it is a command of the table. */
export function lessonCommand(
  room: LessonRoom,
  table: Table,
  line: string,
  lang: Lang,
): Promise<readonly string[]> | undefined {
  const name = NAMES[line.trim().toLowerCase()];
  return name === undefined ? undefined : COMMANDS[name](room, table, lang);
}

type Command = (room: LessonRoom, table: Table, lang: Lang) => Promise<readonly string[]>;

const COMMANDS: Readonly<Record<(typeof NAMES)[string], Command>> = {
  lesson: async (_room, { state }, lang) => [
    ...(state.coach === undefined ? [] : [state.coach.text[lang]]),
    LESSON_WORDS.commands[lang],
  ],
  show: async (_room, { host }, lang) => ((await host.showNext?.()) === true ? [] : [LESSON_WORDS.offPath[lang]]),
  again: async ({ again }) => {
    again();
    return [];
  },
  skip: async ({ skip }) => {
    skip();
    return [];
  },
};
