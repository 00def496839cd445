/** A lesson as the game behind a table: the opponent answers by itself, and nothing moves on after the end. */
import { PASS } from '@blackpoker/engine';
import type { GameUpdate } from '@blackpoker/host';
import { LESSONS, lessonOf, lessonSetup } from '@blackpoker/learn';
import { describe, expect, test } from 'vitest';
import { openLesson } from '../../src/host/lessonGame.ts';
import type { LocalGame } from '../../src/host/localGame.ts';

interface Opened {
  readonly game: LocalGame;
  readonly updates: GameUpdate[];
  readonly latest: () => GameUpdate;
}

async function opened(id: string): Promise<Opened> {
  const updates: GameUpdate[] = [];
  const game = await openLesson(lessonSetup(lessonOf(id)!), id, (update) => updates.push(update));
  return { game, updates, latest: () => updates.at(-1)! };
}

describe.each(LESSONS.map(({ id }) => id))('%s', (id) => {
  test('is done by showing the solution, and stops there', async () => {
    const { game, updates, latest } = await opened(id);
    expect(latest().lesson).toEqual({ step: 0, outcome: 'running' });
    for (let i = 0; i < 20 && latest().lesson?.outcome === 'running'; i++) expect(game.showNext()).toBe(true);
    const { lesson, asked, thinking } = latest();
    expect({ outcome: lesson?.outcome, soft: lesson?.soft, asked, thinking }).toEqual({
      outcome: 'done',
      soft: undefined,
      asked: false,
      thinking: false,
    });
    const count = updates.length;
    expect([game.showNext(), game.undo(), game.submit(latest().id, [PASS]).ok]).toEqual([false, false, false]);
    expect(updates.length).toBe(count);
  });
});
