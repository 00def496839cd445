import { LANGS, smallSeed } from '@blackpoker/engine';
import { describe, expect, test } from 'vitest';
import { type Review, type ReviewProgress, reviewSteps } from '../../src/review/review.ts';
import { REVIEWING } from '../../src/review/settings.ts';
import { scriptedGame } from './games.ts';

const record = scriptedGame('8.0/lite/entry20', 6);
const settings = {
  search: { ...REVIEWING, iterations: 128, worlds: 16 },
  seed: smallSeed(7),
  levels: [
    { level: 1, loss: 0.1 },
    { level: 2, loss: 0 },
  ],
};

/** `most`: after so many decisions it is stopped. */
function reviewed(most = Number.POSITIVE_INFINITY): { found: Review; progress: ReviewProgress[] } {
  const progress: ReviewProgress[] = [];
  const steps = reviewSteps(record, settings);
  for (let step = steps.next(); ; step = steps.next(progress.length >= most)) {
    if (step.done === true) return { found: step.value, progress };
    progress.push(step.value);
  }
}

const { found, progress } = reviewed();

describe('the review of a game', () => {
  test('that was stopped goes on to the same end', () => {
    const known = reviewed(3).found.decisions;
    const steps = reviewSteps(record, { ...settings, known });
    let step = steps.next();
    while (step.done !== true) step = steps.next();
    expect(step.value).toEqual(found);
  });

  test('is the same again', () => {
    expect(reviewed().found).toEqual(found);
  });

  test('is plain data', () => {
    expect(JSON.parse(JSON.stringify(found))).toEqual(found);
  });

  test('tells of each decision as it goes', () => {
    expect(progress.map(({ done }) => done)).toEqual(found.decisions.map((_, i) => i + 1));
    expect(progress.every(({ total }) => total === found.decisions.length)).toBe(true);
    expect(found.complete).toBe(true);
  });

  test('counts for each seat what it graded', () => {
    for (const [seat, { decisions, grades }] of found.seats.entries()) {
      const own = found.decisions.filter((decision) => decision.seat === seat);
      expect(decisions).toBe(own.length);
      expect(grades.blunder).toBe(own.filter(({ grade }) => grade === 'blunder').length);
    }
  });

  test('finds that the one who plays at random loses more', () => {
    const [a, b] = found.seats;
    expect(b.loss).toBeGreaterThan(a.loss ?? 1);
    expect(b.accuracy).toBeLessThan(a.accuracy ?? 0);
    const guesses = [a, b].map(({ decisions, playsLike }) => [decisions >= 40, playsLike !== null]);
    expect(guesses.every(([isEnough, isGuessed]) => isEnough === isGuessed)).toBe(true);
  });

  test('grades nothing that is not clear', () => {
    for (const { grade, loss, error } of found.decisions)
      if (grade !== null) expect(loss).toBeGreaterThan(Math.max(0.03, 2 * error));
  });

  test('tells the largest swings first, in words', () => {
    const sizes = found.swings.map(({ from, to }) => Math.abs(to - from));
    expect(found.swings.length).toBeGreaterThan(0);
    expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
    for (const { told } of found.swings)
      for (const text of told) for (const lang of LANGS) expect(text[lang]).not.toMatch(/[{}]|^$/);
  });
});

test('a review that is stopped speaks of what it saw', () => {
  const { found: part } = reviewed(3);
  expect(part.complete).toBe(false);
  expect(part.decisions).toEqual(found.decisions.slice(0, 3));
  const last = part.decisions[2]?.index ?? 0;
  expect(part.luck.events).toEqual(found.luck.events.filter(({ index }) => index < last));
});
