import { expect, test } from 'vitest';
import { maximise } from '../../src/loops/simplex.ts';

test('the most of two mixtures that share a stock, and what more of it would be worth', () => {
  // 3x + 5y with x ≤ 4, 2y ≤ 12, 3x + 2y ≤ 18: 36 at x = 2, y = 6.
  const best = maximise(
    [3, 5],
    [
      [1, 0, 3],
      [0, 2, 2],
    ],
    [4, 12, 18],
  );
  expect(best.isBounded && best.most).toBeCloseTo(36);
  expect(best.isBounded && best.worth.map((worth) => Math.round(2 * worth))).toEqual([0, 3, 2]);
});

test('what makes up for itself has no bound: how often each is taken', () => {
  // The first takes 2 of a thing and gains; the second gives 3 back and takes 1 of another; the third gives that back.
  const best = maximise(
    [1, 0, 0, 0],
    [
      [2, 0],
      [-3, 1],
      [0, -1],
      [1, 1],
    ],
    [1, 1],
  );
  expect(best.isBounded).toBe(false);
  const times = best.isBounded ? [] : best.times;
  const [a = 0, b = 0, c = 0, d = 0] = times;
  expect(a).toBeGreaterThan(0);
  expect(2 * a - 3 * b + d).toBeLessThanOrEqual(1e-9);
  expect(b - c + d).toBeLessThanOrEqual(1e-9);
});

test('it ends where many mixtures are equally good', () => {
  // Beale's example, in which the largest gain first goes round in circles.
  const best = maximise(
    [0.75, -20, 0.5, -6],
    [
      [0.25, 0.5, 0],
      [-8, -12, 0],
      [-1, -0.5, 1],
      [9, 3, 0],
    ],
    [0, 0, 1],
  );
  expect(best.isBounded && best.most).toBeCloseTo(1.25);
});
