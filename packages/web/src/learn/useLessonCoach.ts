/** Puts the sentence of the step at hand into the coach's place. */
import { useEffect } from 'react';
import { useTable, useTableState } from '../table/state/useTable.ts';
import { lessonNote } from './lessonNote.ts';
import { useLesson } from './lessonRoom.ts';
import { LESSON_WORDS } from './words.ts';

export function useLessonCoach(): void {
  const table = useTable();
  const { lesson, again } = useLesson();
  const shown = useTableState((state) => state.shown);
  const world = useTableState((state) => state.world);
  const draft = useTableState((state) => state.draft);
  const askedWhy = useTableState((state) => state.askedWhy);
  // biome-ignore lint/correctness/useExhaustiveDependencies: these are what the note is made of
  useEffect(() => {
    const takeBack = [
      { label: LESSON_WORDS.takeBack, onUse: () => void table.undo() },
      { label: LESSON_WORDS.startOver, onUse: again },
    ];
    table.set({ coach: lessonNote(lesson, table.state, takeBack) });
  }, [table, lesson, shown, world, draft, askedWhy]);
}
