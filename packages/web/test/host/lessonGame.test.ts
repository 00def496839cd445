/** A lesson as the game behind a table: the opponent answers by itself, and nothing moves on after the end. */
import { type Choice, PASS, parseRecord, rulesetOf } from '@blackpoker/engine';
import type { GameUpdate } from '@blackpoker/host';
import { LESSONS, lessonOf, lessonSetup } from '@blackpoker/learn';
import { drawDrill, drillOf } from '@blackpoker/learn/drills';
import { describe, expect, test } from 'vitest';
import { openLesson } from '../../src/host/lessonGame.ts';
import type { LocalGame } from '../../src/host/localGame.ts';

interface Opened {
  readonly game: LocalGame;
  readonly updates: GameUpdate[];
  readonly latest: () => GameUpdate;
}

async function opened(id: string, made: readonly Choice[] = []): Promise<Opened> {
  const updates: GameUpdate[] = [];
  const setup = { ...lessonSetup((lessonOf(id) ?? drillOf(id))!), choices: made };
  const game = await openLesson(setup, id, (update) => updates.push(update));
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

describe('a mistake', () => {
  test('that fails stops the game, and can be taken back', async () => {
    const { game, latest } = await opened('size');
    expect(game.submit(latest().id, choices('size', 'A: attack A: pass')).ok).toBe(true);
    expect(game.submit(latest().id, choices('size', 'A: attack A: pass B: pass A: yes A: no').slice(3)).ok).toBe(true);
    expect(latest()).toMatchObject({ lesson: { outcome: 'failed' }, asked: false, canUndo: true });
    expect([game.undo(), game.undo()]).toEqual([true, true]);
    expect(latest()).toMatchObject({ lesson: { step: 0, outcome: 'running' }, asked: true, canUndo: false });
  });

  test('after which nothing can win is said at once, and can be taken back', async () => {
    const { game, latest } = await opened('lethal');
    expect(game.submit(latest().id, choices('lethal', 'A: setBulwark A: S2')).ok).toBe(true);
    expect(latest()).toMatchObject({ lesson: { outcome: 'unreachable' }, asked: false, canUndo: true });
    expect(game.undo()).toBe(true);
    expect(latest()).toMatchObject({ lesson: { outcome: 'running' }, asked: true });
  });
});

test('a lesson goes on where it was left', async () => {
  const { game, latest } = await opened('cost-d', choices('cost-d', 'A: up A: pass B: pass'));
  expect(latest().lesson).toEqual({ step: 1, outcome: 'running' });
  for (let i = 0; i < 10 && latest().lesson?.outcome === 'running'; i++) expect(game.showNext()).toBe(true);
  expect(latest().lesson?.outcome).toBe('done');
});

test('a drill is played like a lesson', async () => {
  const drill = drawDrill('drill-block', 3, 0);
  const { game, latest } = await opened(drill.id);
  for (let i = 0; i < 10 && latest().lesson?.outcome === 'running'; i++) expect(game.showNext()).toBe(true);
  expect(latest().lesson?.outcome).toBe('done');
});

/** A line from the position of a lesson, in the notation of records. */
function choices(id: string, line: string): readonly Choice[] {
  const { regulation, position = '' } = lessonSetup(lessonOf(id)!);
  const text = `blackpoker: 1\nregulation: ${regulation}\nseed: 1\nposition: ${position}\n\n${line}`;
  return parseRecord(text, rulesetOf).choices;
}
