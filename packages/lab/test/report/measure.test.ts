import { describe, expect, test } from 'vitest';
import { rulesOf } from '../../src/report/job.ts';
import { makeReport } from '../../src/report/measure.ts';
import { METRICS } from '../../src/report/report.ts';
import { shortSeed } from '../../src/report/shortSeed.ts';
import { addRatio, noAction, noMirror, type ReportTally } from '../../src/report/tally.ts';
import { reportOf, specOf } from './harness.ts';

const ONE = '8.0/lite/entry20';
const spec = specOf([ONE]);

/** As if in each of 100 games the action had been possible. */
function tallyWith(pairs: Record<string, number>): ReportTally {
  const mirror = { ...noMirror(), games: 100, decided: 100, firstWins: 60, examples: { quiet: [3] } };
  const possible = noAction();
  addRatio(possible.perOpportunity, 1, 2);
  mirror.actions = { counter: possible };
  return { [ONE]: { mirror, restricted: { counter: pairs, search: pairs } } };
}

describe('a report', () => {
  test('win contribution is 50 % minus the score without the action', () => {
    const { regulations } = makeReport(spec, tallyWith({ 0: 300, 2: 500, 4: 200 }));
    const counter = regulations[0]?.actions.find(({ id }) => id === 'counter')?.contribution;
    expect(counter?.value).toBeCloseTo(0.05);
    expect(counter).toMatchObject({ n: 1000, clear: true });
    // sd of a pair about 0.35: 0.05 ± 1.96 · 0.35 / √1000, and wider with Bonferroni for 14 actions (z 2.91)
    expect(counter?.low).toBeCloseTo(0.05 - 0.0216, 2);
    expect((counter?.adjusted.high ?? 0) - 0.05).toBeCloseTo(((counter?.high ?? 0) - 0.05) * (2.914 / 1.96), 3);
  });

  test('a contribution that only the plain interval makes out is not marked', () => {
    const { regulations } = makeReport(spec, tallyWith({ 0: 280, 2: 500, 4: 220 }));
    const counter = regulations[0]?.actions.find(({ id }) => id === 'counter')?.contribution;
    expect(counter?.low).toBeGreaterThan(0);
    expect(counter?.adjusted.low).toBeLessThan(0);
    expect(counter?.clear).toBe(false);
  });

  test('what could never be requested has no contribution', () => {
    const { regulations } = makeReport(spec, tallyWith({ 2: 9 }));
    expect(regulations[0]?.actions.find(({ id }) => id === 'search')).toMatchObject({
      perOpportunity: null,
      contribution: null,
    });
  });

  test('has every metric, every action of the list, and the seeds of its examples', () => {
    const { regulations } = makeReport(spec, tallyWith({}));
    expect(Object.keys(regulations[0]?.metrics ?? {})).toEqual([...METRICS]);
    expect(regulations[0]?.actions.map(({ id }) => id)).toEqual(rulesOf(ONE).direct.map(({ id }) => id));
    expect(regulations[0]?.metrics.firstWins?.value).toBe(0.6);
    expect(regulations[0]?.examples.quiet).toEqual([{ game: 3, seed: expect.stringMatching(/^[0-9a-f]{32}$/) }]);
  });

  test('is JSON, and the same for the same seed', () => {
    const small = specOf([ONE], { games: 10, pairs: 1 });
    const text = JSON.stringify(reportOf(small));
    expect(JSON.stringify(reportOf(small))).toBe(text);
    expect(JSON.parse(text)).toEqual(reportOf(small));
    expect(text).not.toBe(JSON.stringify(reportOf({ ...small, seed: '00000008000000000000000000000000' })));
  });
});

describe('two regulations', () => {
  const report = reportOf(specOf(['8.0/lite/entry20', '7.0/standard/full'], { games: 20, pairs: 1 }));
  const [first, second] = report.regulations;
  const [comparison] = report.comparisons;

  test('differ by the second minus the first', () => {
    const { turnsMean } = comparison?.metrics ?? {};
    expect(turnsMean?.value).toBeCloseTo(
      (second?.metrics.turnsMean?.value ?? 0) - (first?.metrics.turnsMean?.value ?? 0),
    );
    expect(turnsMean?.clear).toBe(true);
  });

  test('match their actions by id, and say where one is missing', () => {
    const ids = comparison?.actions.map(({ id }) => id) ?? [];
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(expect.arrayContaining(second?.actions.map(({ id }) => id) ?? []));
    expect(comparison?.actions.find(({ id }) => id === 'throwing')?.onlyIn).toBeUndefined();
    expect(comparison?.actions.find(({ id }) => id === 'deathLance')).toEqual({
      id: 'deathLance',
      onlyIn: '7.0/standard/full',
      perGame: null,
      perOpportunity: null,
      contribution: null,
    });
  });
});

test('a seed is written as one would type it', () => {
  expect(shortSeed('00000001000000000000000000000000')).toBe('1');
  expect(shortSeed('00000000000000010000000000000000')).toBe('4294967296');
  expect(shortSeed('0123456789abcdef0123456789abcdef')).toBe('0123456789abcdef0123456789abcdef');
});
