/** Puts the sentence of the step at hand into the coach's place. */
import { useEffect } from 'react';
import type { CoachAction } from '../table/state/coachNote.ts';
import { usePrompt, useTable, useTableState } from '../table/state/useTable.ts';
import { lessonNote, stepShown } from './lessonNote.ts';
import { useLesson } from './lessonRoom.ts';
import { LESSON_WORDS } from './words.ts';

/** `actions`: buttons beside the sentence. */
export function useLessonCoach(actions: readonly CoachAction[] = []): void {
  useFreshStart();
  const table = useTable();
  const { lesson, again } = useLesson();
  const prompt = usePrompt();
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
    const note = lessonNote(lesson, table.state, prompt, takeBack);
    table.set({ coach: note && { ...note, actions: note.actions ?? actions } });
  }, [table, lesson, shown, world, draft, prompt, askedWhy]);
}

/** Cards that were chosen for the step before are in the way of the next one. */
function useFreshStart(): void {
  const table = useTable();
  const { lesson } = useLesson();
  const step = useTableState((state) => stepShown(lesson, state));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step is what it waits for
  useEffect(() => {
    const { draft } = table.state;
    if (draft.selected.length > 0 && draft.wishes === undefined) table.act({ type: 'clear' });
  }, [table, step]);
}
