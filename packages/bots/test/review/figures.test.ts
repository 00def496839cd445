import { describe, expect, test } from 'vitest';
import { accuracyOf, gameAccuracy } from '../../src/review/accuracy.ts';
import { clearLoss, gradeOf } from '../../src/review/grade.ts';
import { playsLike } from '../../src/review/playsLike.ts';

describe('a grade', () => {
  test.each([
    [0.02, null],
    [0.03, 'inaccuracy'],
    [0.069, 'inaccuracy'],
    [0.07, 'mistake'],
    [0.15, 'blunder'],
    [0.9, 'blunder'],
    [-0.2, null],
  ])('of a loss of %d is %s', (loss, grade) => {
    expect(gradeOf(loss, 0.001)).toBe(grade);
  });

  test('needs a loss above two standard errors', () => {
    expect(gradeOf(0.2, 0.1)).toBeNull();
    expect(gradeOf(0.2, 0.099)).toBe('blunder');
    expect(clearLoss(0.2, 0.1)).toBe(0);
  });
});

describe('accuracy', () => {
  test('is 100 where nothing was lost, and falls with the loss', () => {
    expect(accuracyOf(0)).toBe(100);
    expect(accuracyOf(10)).toBeCloseTo(64.58, 1);
    expect(accuracyOf(100)).toBe(0);
  });

  test('of a game lies between its worst and its best decision', () => {
    const steps = [0, 0.1, 0, 0.3].map((loss, i) => ({ chance: 0.5 + 0.1 * i, loss }));
    const accuracy = gameAccuracy(steps) ?? Number.NaN;
    expect(accuracy).toBeLessThan(100);
    expect(accuracy).toBeGreaterThan(accuracyOf(30));
  });

  test('counts a tense moment more than a quiet one', () => {
    const chances = [0.9, 0.9, 0.9, 0.9, 0.9, 0.9, 0.2, 0.8, 0.1, 0.7];
    const lostAt = (at: number) => gameAccuracy(chances.map((chance, i) => ({ chance, loss: i === at ? 0.1 : 0 })));
    expect(lostAt(8)).toBeLessThan(lostAt(2) ?? 0);
  });

  test('is unknown without a decision', () => {
    expect(gameAccuracy([])).toBeUndefined();
  });
});

describe('plays like', () => {
  const table = [
    { level: 1, loss: 0.06 },
    { level: 2, loss: 0.04 },
    { level: 3, loss: 0.01 },
  ];

  test('is the level that loses as much', () => {
    expect(playsLike(40, 0.041, 0.012, table)).toEqual({ level: 2, low: 1, high: 2 });
    expect(playsLike(40, 0, 0.001, table)?.level).toBe(3);
    expect(playsLike(40, 0.5, 0.001, table)?.level).toBe(1);
  });

  test('is not guessed without a table, or from fewer than 40 decisions', () => {
    expect(playsLike(40, 0.04, 0.01, [])).toBeUndefined();
    expect(playsLike(39, 0.041, 0.012, table)).toBeUndefined();
  });
});
