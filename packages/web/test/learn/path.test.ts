import { expect, test } from 'vitest';
import { LITE_PARTS, lessonAddress } from '../../src/learn/path.ts';
import { AFTER_FIRST_GAME } from '../../src/learn/summary.ts';

test('the first game leads to the first lesson of the next part', () => {
  const place = LITE_PARTS.findIndex(({ game }) => game?.id === 'game-first');
  const [next] = LITE_PARTS[place + 1]?.lessons ?? [];
  expect(AFTER_FIRST_GAME).toBe(lessonAddress(next?.id ?? ''));
});
