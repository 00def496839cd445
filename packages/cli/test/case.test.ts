import { EDITIONS, FORMATS, plainRuleset, smallSeed } from '@blackpoker/engine';
import { describe, expect, test } from 'vitest';
import { makeCase } from '../src/casemaking/makeCase.ts';
import { rulesetNamed } from '../src/command.ts';
import type { ConformanceCase } from '../src/conformance/case.ts';
import { runCase } from '../src/conformance/run.ts';
import { call } from './harness.ts';

const SEEDS = [1, 2, 3, 4];
const failures = (made: ConformanceCase) => runCase(JSON.parse(JSON.stringify(made))).map(({ failure }) => failure);
const cardsOf = (side: ConformanceCase['given']['A']): number =>
  side.life.length + side.hand.length + side.grave.length + side.field.flatMap(({ cards }) => cards).length;

describe.each(EDITIONS.flatMap((edition) => FORMATS.map((format) => ({ edition, format }))))(
  'cases of $edition $format',
  ({ edition, format }) => {
    const rules = plainRuleset(edition, format);

    test.each(SEEDS)('a whole game of seed %i plays as written', (seed) => {
      const made = makeCase({ rules, seed: smallSeed(seed), from: 0, steps: Number.MAX_SAFE_INTEGER });
      expect(made).toMatchObject({ editions: [edition], formats: [format] });
      expect(made.then?.bulwarksInOrder).toBe(true);
      expect(made.then?.winner).not.toBeNull();
      expect([cardsOf(made.given.A), cardsOf(made.given.B)]).toEqual([54, 54]);
      expect(failures(made)).toEqual([undefined]);
    });

    test.each(SEEDS)('stretches of the game of seed %i play as written', (seed) => {
      for (const [from, steps] of [
        [17 * seed, 1],
        [40 + 9 * seed, 12],
        [150 + 31 * seed, 25],
        [100_000, 5],
      ] as const)
        expect(failures(makeCase({ rules, seed: smallSeed(seed), from, steps }))).toEqual([undefined]);
    });
  },
);

describe.each(['7.0/master/full+preset4', '7.0p/standard/regular+preset2', '8.0/pro/regular'])('cases of %s', (id) => {
  test.each(SEEDS)('a whole game of seed %i plays as written', (seed) => {
    const made = makeCase({ rules: rulesetNamed(id), seed: smallSeed(seed), from: 0, steps: 1000 });
    expect(made.why).toContain(id);
    expect(failures(made)).toEqual([undefined]);
  });
});

describe('cases that were wrong once', () => {
  test.each([
    ['the order of cards that Recruit puts under the life', '6.1', 1009],
    ['units that entered during the case and pay S', '7.0', 5084],
    ['units that entered during the case and pay S', '8.0', 5100],
  ] as const)('%s (%s, seed %i)', (_, edition, seed) => {
    const rules = plainRuleset(edition, 'master');
    const made = makeCase({ rules, seed: smallSeed(seed), from: 0, steps: Number.MAX_SAFE_INTEGER });
    expect(failures(made)).toEqual([undefined]);
  });
});

describe('the case command', () => {
  test('writes a list of one case', async () => {
    const { code, out } = await call(['case', '--seed', '3', '--format', 'lite', '--from', '30', '--steps', '9']);
    const cases = JSON.parse(out);
    expect(code).toBe(0);
    expect(cases).toHaveLength(1);
    const fields = ['id', 'title', 'why', 'confidence', 'editions', 'formats', 'given', 'when', 'then'];
    expect(Object.keys(cases[0])).toEqual(fields);
    expect(cases[0].when.length).toBeLessThanOrEqual(9);
  });

  test('writes the same case for the same seed', async () => {
    const args = ['case', '--seed', '3', '--edition', '7.0', '--steps', '40'];
    expect(await call(args)).toEqual(await call(args));
  });
});
