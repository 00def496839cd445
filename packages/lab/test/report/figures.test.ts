import { describe, expect, test } from 'vitest';
import {
  difference,
  mean,
  meanShare,
  momentsOf,
  quantile,
  rareShare,
  ratioMean,
  ratioShare,
  share,
} from '../../src/report/figures.ts';
import { addRatio, noMoments, noRatio } from '../../src/report/tally.ts';

const near = (value: number) => expect.closeTo(value, 4);

describe('shares', () => {
  test('have Wilson’s interval', () => {
    expect(share(5, 10)).toEqual({ value: 0.5, low: near(0.2366), high: near(0.7634), n: 10 });
    expect(share(0, 0)).toBeNull();
  });

  test('what never happened is at most 3 in n', () => {
    expect(rareShare(0, 10_000)).toEqual({ value: 0, low: 0, high: 0.0003, n: 10_000 });
    expect(rareShare(0, 2)).toMatchObject({ high: 1 });
    expect(rareShare(3, 100)).toEqual(share(3, 100));
    expect(rareShare(0, 0)).toBeNull();
  });
});

describe('means', () => {
  test('have Student’s interval', () => {
    // 2, 4, 4, 4, 5, 5, 7, 9: mean 5, s² = 32/7, t(7) = 2.3646
    const figure = mean(momentsOf({ 2: 1, 4: 3, 5: 2, 7: 1, 9: 1 }));
    const half = 2.3646 * Math.sqrt(32 / 7 / 8);
    expect(figure?.value).toBe(5);
    expect(figure?.low).toBeCloseTo(5 - half, 2);
    expect(figure?.high).toBeCloseTo(5 + half, 2);
    expect(mean(noMoments())).toBeNull();
  });

  test('of shares are kept in ten-thousandths', () => {
    expect(meanShare({ n: 2, sum: 10_000, squares: 50_000_000 })).toMatchObject({ value: 0.5, low: 0.5, high: 0.5 });
  });
});

describe('quantiles', () => {
  const hundred = Object.fromEntries(Array.from({ length: 100 }, (_, i) => [i + 1, 1]));

  test('are values, with the interval of the order statistics', () => {
    expect(quantile(hundred, 0.5)).toEqual({ value: 50, low: 40, high: 61, n: 100 });
    expect(quantile(hundred, 0.05)).toMatchObject({ value: 5, low: 1, high: 11 });
    expect(quantile(hundred, 0.95)).toMatchObject({ value: 95, low: 90, high: 100 });
    expect(quantile({ 3: 1000 }, 0.5)).toMatchObject({ value: 3, low: 3, high: 3 });
    expect(quantile({}, 0.5)).toBeNull();
  });
});

describe('quotients of sums over games', () => {
  const ratio = (games: readonly (readonly [number, number])[]) => {
    const sums = noRatio();
    for (const [part, whole] of games) addRatio(sums, part, whole);
    return sums;
  };

  test('what hangs together in a game is worth no more than the game', () => {
    // 100 games with ten opportunities each, all used or none: as sure as 100 throws of a coin, not 1000.
    const together = ratioShare(ratio(Array.from({ length: 100 }, (_, i) => [i % 2 === 0 ? 10 : 0, 10])));
    const coins = share(50, 100);
    expect(together?.value).toBe(0.5);
    expect(together?.low).toBeCloseTo(coins?.low ?? 0, 2);
    expect(together?.n).toBe(1000);
    const apart = ratioShare(ratio(Array.from({ length: 100 }, () => [5, 10])));
    expect((apart?.high ?? 1) - (apart?.low ?? 0)).toBeLessThan(0.2);
  });

  test('what was always so in 20 games is not certain', () => {
    const always = ratioShare(ratio(Array.from({ length: 20 }, () => [3, 3])));
    expect(always).toMatchObject({ value: 1, high: 1, low: share(20, 20)?.low });
    expect(ratioShare(noRatio())).toBeNull();
  });

  test('means of one for each of the other', () => {
    const options = ratioMean(
      ratio([
        [10, 5],
        [30, 10],
        [8, 5],
      ]),
    );
    expect(options?.value).toBeCloseTo(48 / 20);
    // residuals −2, 6, −4: variance 56 · 3/2 / 20²
    expect((options?.high ?? 0) - (options?.value ?? 0)).toBeCloseTo((1.96 * Math.sqrt(56 * 1.5)) / 20, 3);
    expect(ratioMean(noRatio())).toBeNull();
  });
});

describe('differences', () => {
  test('of shares are Newcombe’s: 48/80 and 56/70', () => {
    const found = difference(share(48, 80), share(56, 70));
    expect(found).toEqual({ value: near(0.2), low: near(0.0524), high: near(0.3339), clear: true });
  });

  test('of means are Welch’s', () => {
    const a = { value: 5, low: 4, high: 6, n: 9 };
    const b = { value: 6, low: 5.25, high: 6.75, n: 9 };
    expect(difference(a, b)).toEqual({ value: 1, low: -0.25, high: 2.25, clear: false });
    expect(difference(a, null)).toBeNull();
    expect(difference(null, b)).toBeNull();
  });
});
