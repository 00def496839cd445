/** The lesson that the parts of its page belong to. */
import type { Lesson } from '@blackpoker/learn';
import { createContext, useContext } from 'react';

export interface LessonRoom {
  readonly lesson: Lesson;
  /** The solution is played. */
  readonly isShowing: boolean;
  /** From the beginning. */
  readonly again: () => void;
  readonly showMe: () => void;
  readonly skip: () => void;
}

export const LessonContext = createContext<LessonRoom | undefined>(undefined);

export function useLesson(): LessonRoom {
  const room = useContext(LessonContext);
  if (room === undefined) throw new Error('bug: there is no lesson here');
  return room;
}
