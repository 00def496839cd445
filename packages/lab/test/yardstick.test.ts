/** A person who has just learned the rules, as `naive` plays, can beat the first level and has a hard time with the second. */
import { seedText, smallSeed } from '@blackpoker/engine';
import { expect, test } from 'vitest';
import { matchJob } from '../src/match/matchJob.ts';

test.each([
  ['level1', 0.5, 0.7],
  ['level2', 0.3, 0.45],
])('naive against %s in Entry 20 scores between %d and %d', (level, low, high) => {
  const pairs = 200;
  const players = ['naive', level] as const;
  const spec = { regulation: '8.0/lite/entry20', players, pairs, seed: seedText(smallSeed(1)), sprt: null };
  const total = matchJob.empty(spec);
  matchJob.add(
    total,
    matchJob.run(spec, { id: 0, first: 0, count: pairs }, () => {}),
  );
  const score = (total.wins + total.draws / 2) / (2 * pairs);
  expect(score).toBeGreaterThanOrEqual(low);
  expect(score).toBeLessThanOrEqual(high);
});
