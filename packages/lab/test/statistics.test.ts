import { makeRng, type Rng } from '@blackpoker/engine';
import { describe, expect, test } from 'vitest';
import { eloOf, type PairCounts, pairScore, scoreInterval, scoreOfElo, sprt, wilson, Z95, zOf } from '../src/index.ts';

describe('intervals of proportions', () => {
  test('are those of the textbook', () => {
    // Newcombe 1998, table I, method 3.
    expect(wilson(81, 263).low).toBeCloseTo(0.2553, 4);
    expect(wilson(81, 263).high).toBeCloseTo(0.3662, 4);
    expect(wilson(15, 148).low).toBeCloseTo(0.0624, 4);
    expect(wilson(15, 148).high).toBeCloseTo(0.1605, 4);
    expect(wilson(0, 20)).toEqual({ low: 0, high: expect.closeTo(0.1611, 4) });
    expect(wilson(29, 29)).toEqual({ low: expect.closeTo(0.883, 4), high: 1 });
  });

  test('of nothing is everything', () => expect(wilson(0, 0)).toEqual({ low: 0, high: 1 }));

  test('know the quantiles of the normal distribution', () => {
    for (const [miss, z] of [
      [0.5, 0.67448975],
      [0.1, 1.64485363],
      [0.05, Z95],
      [0.01, 2.5758293],
      [0.05 / 40, 3.22721843],
      [1e-6, 4.89163848],
    ] as const)
      expect(zOf(miss)).toBeCloseTo(z, 6);
  });
});

describe('Elo', () => {
  test('follows the logistic curve', () => {
    expect(eloOf(0.5)).toBe(0);
    expect(eloOf(0.75)).toBeCloseTo(190.8485, 4);
    expect(eloOf(10 / 11)).toBeCloseTo(400, 10);
    expect([eloOf(0), eloOf(1)]).toEqual([Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]);
  });

  test('goes both ways', () => {
    for (const elo of [-300, -20, 0, 1, 150]) expect(eloOf(scoreOfElo(elo))).toBeCloseTo(elo, 9);
  });
});

describe('the score over pairs', () => {
  test('is the share of the points', () => {
    expect(pairScore([10, 0, 0, 0, 30]).score).toBe(0.75);
    expect(pairScore([1, 2, 3, 4, 5])).toMatchObject({ pairs: 15, score: (0.5 + 1.5 + 3 + 5) / 15 });
  });

  test('has the variance between pairs, with half a pair of each kind beside them', () => {
    // 10.5, 0.5, 0.5, 0.5 and 30.5 of 42.5 pairs.
    const mean = (0.5 * 0.25 + 0.5 * 0.5 + 0.5 * 0.75 + 30.5) / 42.5;
    const square = (0.5 * 0.0625 + 0.5 * 0.25 + 0.5 * 0.5625 + 30.5) / 42.5;
    expect(pairScore([10, 0, 0, 0, 30]).variance).toBeCloseTo(square - mean ** 2, 12);
  });

  test('of pairs that are swapped luck is much surer than that of as many single games', () => {
    const width = (counts: PairCounts): number => {
      const { low, high } = scoreInterval(pairScore(counts));
      return high - low;
    };
    expect(width([2, 0, 496, 0, 2])).toBeLessThan(width([125, 0, 250, 0, 125]) / 4);
  });

  test('is never certain, and never leaves 0 to 1', () => {
    for (const counts of [
      [0, 0, 50, 0, 0],
      [50, 0, 0, 0, 0],
      [0, 0, 0, 0, 50],
    ] as const) {
      const { low, high } = scoreInterval(pairScore(counts));
      expect(high - low).toBeGreaterThan(0.01);
      expect([low >= 0, high <= 1]).toEqual([true, true]);
    }
    expect(scoreInterval(pairScore([0, 0, 0, 0, 0]))).toEqual({ low: 0, high: 1 });
  });
});

/** Pairs of a player with a known score; `luck` is what the shuffles add for one seat and take from the other. */
function playPairs(rng: Rng, pairs: number, score: number, luck: number): PairCounts {
  const counts: [number, number, number, number, number] = [0, 0, 0, 0, 0];
  const chance = (): number => rng() / 0x100000000;
  const wins = (share: number): 0 | 2 => (chance() < share ? 2 : 0);
  for (let i = 0; i < pairs; i++) {
    const lucky = chance() < 0.5 ? luck : -luck;
    counts[(wins(score + lucky) + wins(score - lucky)) as 0 | 2 | 4]++;
  }
  return counts;
}

describe('the interval of a score', () => {
  test.each([
    { pairs: 20, score: 0.5, luck: 0 },
    { pairs: 20, score: 0.5, luck: 0.3 },
    { pairs: 20, score: 0.9, luck: 0.1 },
    { pairs: 50, score: 0.97, luck: 0 },
    { pairs: 200, score: 0.7, luck: 0.25 },
    { pairs: 200, score: 0.5, luck: 0 },
  ])('holds the true one 19 times out of 20: $pairs pairs, $score, luck $luck', ({ pairs, score, luck }) => {
    const rng = makeRng([pairs, 7, 0, 0]);
    const trials = 2000;
    const hits = Array.from({ length: trials }).filter(() => {
      const { low, high } = scoreInterval(pairScore(playPairs(rng, pairs, score, luck)));
      return low <= score && score <= high;
    });
    expect(hits.length / trials).toBeGreaterThan(0.915);
  });
});

describe('the sequential test', () => {
  const test0to35 = { elo0: 0, elo1: 35, alpha: 0.05, beta: 0.05 };

  test('has the bounds of Wald, and the ratio of the normal approximation', () => {
    const { lower, upper, llr } = sprt(test0to35, [20, 0, 60, 0, 40]);
    expect(upper).toBeCloseTo(Math.log(19), 12);
    expect(lower).toBeCloseTo(-Math.log(19), 12);
    const { score, variance } = pairScore([20, 0, 60, 0, 40]);
    const far = (elo: number): number => (score - scoreOfElo(elo)) ** 2 / (2 * variance);
    expect(llr).toBeCloseTo(120 * (far(0) - far(35)), 9);
  });

  test('says nothing after a few pairs, and what is plain after some more', () => {
    expect(sprt(test0to35, [0, 0, 0, 0, 10]).accepted).toBeNull();
    expect(sprt(test0to35, [0, 0, 0, 0, 40]).accepted).toBe('elo1');
    expect(sprt(test0to35, [40, 0, 0, 0, 0]).accepted).toBe('elo0');
    expect(sprt(test0to35, [20, 0, 60, 0, 20]).accepted).toBeNull();
  });

  test.each([
    { elo: 0, luck: 0, wrong: 'elo1' },
    { elo: 35, luck: 0, wrong: 'elo0' },
    { elo: 0, luck: 0.35, wrong: 'elo1' },
    { elo: 35, luck: 0.35, wrong: 'elo0' },
  ] as const)('is seldom wrong: Elo $elo, luck $luck', ({ elo, luck, wrong }) => {
    const rng = makeRng([elo, 9, luck * 100, 0]);
    const trials = 200;
    const said = Array.from({ length: trials }, () => decide(rng, scoreOfElo(elo), luck));
    expect(said).not.toContain(null);
    expect(said.filter((each) => each === wrong).length / trials).toBeLessThan(0.09);
  });

  /** Pair by pair until it is decided. */
  function decide(rng: Rng, score: number, luck: number) {
    const counts: [number, number, number, number, number] = [0, 0, 0, 0, 0];
    for (let pairs = 0; pairs < 10_000; pairs++) {
      for (const [i, count] of playPairs(rng, 1, score, luck).entries()) counts[i as 0] += count;
      const { accepted } = sprt(test0to35, counts);
      if (accepted !== null) return accepted;
    }
    return null;
  }
});
