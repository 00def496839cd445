/** A lesson in the game's worker. Its game is not kept: the learner's progress is (learn/), and the position is always the same. */
import { SMART_PASSING } from '@blackpoker/bots';
import type { GameSetup, GameUpdate } from '@blackpoker/host';
import { LocalGame } from './localGame.ts';

/** Throws if there is no such lesson. Only here are the lessons read: a worker is one file, but its parts run when they are asked for. */
export async function openLesson(
  setup: GameSetup,
  id: string,
  onUpdate: (update: GameUpdate) => void,
): Promise<LocalGame> {
  const { LessonRun, lessonOf } = await import('@blackpoker/learn');
  const { drillOf } = await import('@blackpoker/learn/drills');
  const lesson = lessonOf(id) ?? drillOf(id);
  if (lesson === undefined) throw new Error(`there is no lesson ${id}`);
  const game = new LocalGame({
    setup,
    lesson: new LessonRun(lesson),
    passing: { ...SMART_PASSING, mode: lesson.passing ?? 'smart' },
    askBot: () => Promise.reject(new Error('bug: a lesson has no bots')),
    onUpdate,
  });
  game.start();
  return game;
}
