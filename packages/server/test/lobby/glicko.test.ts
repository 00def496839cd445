import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NEW_STRENGTH, rested, strengthAfter } from '../../src/lobby/glicko.ts';
import { moves } from '../../src/lobby/rating.ts';
import { RATING_GROUPS, ratingGroupOf } from '../../src/lobby/ratingGroup.ts';

describe('Glicko-2', () => {
  test('computes the worked example of the paper', () => {
    const of = (rating: number, deviation: number) => ({ rating, deviation, volatility: 0.06 });
    const after = strengthAfter(of(1500, 200), [
      { against: of(1400, 30), score: 1 },
      { against: of(1550, 100), score: 0 },
      { against: of(1700, 300), score: 0 },
    ]);
    expect(after.rating).toBeCloseTo(1464.06, 1);
    expect(after.deviation).toBeCloseTo(151.52, 1);
    expect(after.volatility).toBeCloseTo(0.05999, 4);
  });

  test('one game between two newcomers', () => {
    const won = strengthAfter(NEW_STRENGTH, [{ against: NEW_STRENGTH, score: 1 }]);
    const lost = strengthAfter(NEW_STRENGTH, [{ against: NEW_STRENGTH, score: 0 }]);
    const drawn = strengthAfter(NEW_STRENGTH, [{ against: NEW_STRENGTH, score: 0.5 }]);
    expect(won.rating - 1500).toBeCloseTo(162.2, 0);
    expect(won.rating + lost.rating).toBeCloseTo(3000, 6);
    expect(drawn.rating).toBeCloseTo(1500, 6);
    expect(won.deviation).toBeLessThan(350);
  });

  test('a time without games makes a rating less sure, and never less than a new one', () => {
    const known = { rating: 1700, deviation: 60, volatility: 0.06 };
    const YEAR = 365 * 86_400_000;
    expect(rested(known, 0)).toEqual(known);
    expect(rested(known, YEAR).deviation).toBeCloseTo(96.25, 1);
    expect(rested(known, 1000 * YEAR)).toEqual({ ...known, deviation: 350 });
    const [soon, late] = [0, YEAR].map((idle) => strengthAfter(rested(known, idle), [{ against: known, score: 1 }]));
    expect(late!.rating).toBeGreaterThan(soon!.rating);
  });

  const WORST = { rating: 0, deviation: 30, volatility: 0.03 };
  test('gives numbers, whatever is played, and moves towards the result', () => {
    const strength = fc.record({
      rating: fc.double({ min: 0, max: 4000, noNaN: true }),
      deviation: fc.double({ min: 30, max: 350, noNaN: true }),
      volatility: fc.double({ min: 0.03, max: 0.12, noNaN: true }),
    });
    fc.assert(
      fc.property(strength, strength, fc.constantFrom(0, 0.5, 1), (mine, theirs, score) => {
        const after = strengthAfter(mine, [{ against: theirs, score }]);
        for (const value of Object.values(after)) expect(Number.isFinite(value)).toBe(true);
        expect(after.deviation).toBeLessThanOrEqual(350);
        if (score === 1) expect(after.rating).toBeGreaterThanOrEqual(mine.rating);
        if (score === 0) expect(after.rating).toBeLessThanOrEqual(mine.rating);
      }),
      { examples: [[WORST, WORST, 0]] },
    );
  });
});

test('who moves: people by people, programs by everybody, guests never', () => {
  expect(moves(['account', 'account'])).toEqual([true, true]);
  expect(moves(['account', 'bot'])).toEqual([false, true]);
  expect(moves(['bot', 'account'])).toEqual([true, false]);
  expect(moves(['bot', 'bot'])).toEqual([true, true]);
  expect(moves(['guest', 'account'])).toEqual([false, false]);
  expect(moves(['deleted', 'account'])).toEqual([false, false]);
});

test('a group is edition and format', () => {
  expect(ratingGroupOf('8.0/lite/entry20')).toBe('8.0/lite');
  expect(ratingGroupOf('7.0/master/random40+preset2+pack')).toBe('7.0/master');
  expect(RATING_GROUPS).toHaveLength(16);
});
