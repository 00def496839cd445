/** The game behind a lesson: gone on with where it was left, begun again as often as the learner likes. */
import { type Choice, parseRecord, rulesetOf } from '@blackpoker/engine';
import { type Lesson, lessonSetup } from '@blackpoker/learn';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { GameHost } from '../host/gameHost.ts';
import { startGame } from '../host/localHost.ts';
import { loadProgress, useProgress } from './progress.ts';

export interface Attempt {
  readonly host: GameHost;
  /** The solution is played in it. */
  readonly isShowing: boolean;
}

export function useLessonHost(lesson: Lesson) {
  const [attempt, setAttempt] = useState<Attempt>();
  const current = useRef<GameHost>(undefined);
  const begin = useCallback(
    async (choices: readonly Choice[], isShowing: boolean): Promise<void> => {
      const host = startGame({ ...lessonSetup(lesson), choices });
      current.current?.close();
      current.current = host;
      const isOpen = await host.opened.then(
        () => true,
        () => false,
      );
      if (isOpen && current.current === host) setAttempt({ host, isShowing });
    },
    [lesson],
  );
  useEffect(() => {
    let isWanted = true;
    void loadProgress().then(() => (isWanted ? begin(choicesLeft(lesson), false) : undefined));
    return () => {
      isWanted = false;
      current.current?.close();
      current.current = undefined;
    };
  }, [lesson, begin]);
  return { attempt, again: () => void begin([], false), showMe: () => void begin([], true) };
}

/** What had been chosen when the lesson was left; nothing if it had not been begun, or was another one then. */
function choicesLeft(lesson: Lesson): readonly Choice[] {
  const { record } = useProgress.getState().lesson[lesson.id] ?? {};
  if (record === undefined) return [];
  try {
    const { position, choices } = parseRecord(record, rulesetOf);
    return position === lesson.position ? choices : [];
  } catch {
    return [];
  }
}
