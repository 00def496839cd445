import { fromPosition, parsePosition, rulesetOf, seedText, smallSeed } from '@blackpoker/engine';
import { expect, test } from 'vitest';
import { type LoopsSpec, type LoopsTotal, loopsJob, madeUpSearches, searchUnit } from '../../src/loops/loopsJob.ts';
import { loopsResult } from '../../src/loops/loopsResult.ts';
import { crowdedPosition, richPosition } from '../../src/loops/madeUpPositions.ts';
import { randomPosition } from '../../src/loops/positions.ts';
import { runJob } from '../../src/runJob.ts';
import { dig, lite, rally, sting, volley } from './madeUp.ts';

const spec = (regulation: string, more: Partial<LoopsSpec> = {}): LoopsSpec => ({
  regulation,
  depth: 3,
  choices: 300,
  positions: 4,
  seed: seedText(smallSeed(1)),
  ...more,
});

const IDS = [
  '8.0/lite/entry20',
  '8.0/master/full',
  '8.0/pro/strategy',
  '7.0/master/random40+preset2+pack',
  '6.1/master/randomHalf',
];

test.each(IDS)('positions of %s can be set up and hold no card twice', (id) => {
  const rules = rulesetOf(id)!;
  for (const position of [richPosition(rules), crowdedPosition(rules), randomPosition(rules, smallSeed(3))])
    expect(() => fromPosition(rules, position)).not.toThrow();
  expect(richPosition(rules).A.hand.length).toBeGreaterThan(5);
});

test('the made-up position is made of the cards of the regulation’s deck', () => {
  const { A, B } = richPosition(rulesetOf('8.0/lite/entry20')!);
  for (const { life, hand, grave, field } of [A, B])
    expect([...life, ...hand, ...grave, ...field.flatMap(({ cards }) => cards)]).toHaveLength(20);
});

test('a random position is one of the turn player’s chances with an empty stage, the same for the same seed', () => {
  const rules = rulesetOf('8.0/master/full')!;
  const position = randomPosition(rules, smallSeed(5));
  expect(position.chance).toBe(position.turn);
  expect(position.stage).toBeUndefined();
  expect(randomPosition(rules, smallSeed(5))).toEqual(position);
  expect(randomPosition(rules, smallSeed(6))).not.toEqual(position);
});

test('all actions, each alone, each pair', () => {
  const rules = rulesetOf('8.0/lite/full')!;
  const all = madeUpSearches(rules).flatMap(({ focus, position }) =>
    JSON.stringify(position) === JSON.stringify(richPosition(rules)) ? [focus] : [],
  );
  const alone = all.filter((focus) => focus?.length === 1).length;
  expect(all).toHaveLength(1 + alone + (alone * (alone - 1)) / 2);
  expect(all).toContainEqual(['twist', 'throwing']);
  expect(all.flat()).not.toContain('end');
});

test('batches add up to the same, however they are cut and whoever works on them', async () => {
  const small = spec('8.0/lite/entry20', { choices: 60 });
  const inThreads = await runJob(loopsJob, small, { workers: 2 });
  const { units } = loopsJob.size(small);
  const atOnce = loopsJob.empty(small);
  loopsJob.add(
    atOnce,
    loopsJob.run(small, { id: 0, first: 0, count: units }, () => undefined),
  );
  expect(inThreads).toEqual(atOnce);
  expect(atOnce.depths.reduce((sum, count) => sum + count, 0)).toBe(units);
});

/** The units in which the given actions are at work. */
function searchOf(rules: ReturnType<typeof lite>, some: LoopsSpec, ...ids: readonly string[]): LoopsTotal {
  const total = loopsJob.empty(some);
  for (const [unit, { focus }] of madeUpSearches(rules).entries())
    if (focus?.every((id) => ids.includes(id))) searchUnit(rules, some, unit, total);
  return total;
}

test('a loop of two made-up actions is reported with its shortest sequence, its proof and its answers', () => {
  const rules = lite(volley, rally());
  const some = spec('8.0/lite/full');
  const { findings, mixture } = loopsResult(rules, some, searchOf(rules, some, 'volley', 'rally'));
  const [loop] = findings;
  expect(loop).toMatchObject({ kind: 'free', actions: ['volley', 'rally'], damage: 2, answers: [] });
  expect(loop?.notation).toEqual([expect.stringMatching(/^volley \(A\d\)$/), 'rally']);
  expect(loop && parsePosition(loop.position).position.turn).toBe('A');
  expect(loop && loop.rounds * loop.damage).toBeGreaterThanOrEqual(40);
  expect(mixture).toHaveProperty('mixture.life', 0);
});

test('a loop of three actions that no pair shows is found by what its parts do', () => {
  const rules = lite(sting, dig, rally());
  const some = spec('8.0/lite/full', { choices: 2000 });
  const total = searchOf(rules, some, 'sting', 'dig', 'rally');
  expect(total.findings.some(({ kind }) => kind === 'free')).toBe(false);
  const [loop] = loopsResult(rules, some, total).findings;
  expect(loop).toMatchObject({ kind: 'free', actions: ['sting', 'dig', 'rally'] });
});

test('printed rules: no loop, and every finding says what it takes', () => {
  const rules = rulesetOf('8.0/lite/full')!;
  const some = spec('8.0/lite/full', { choices: 150 });
  const total = loopsJob.run(some, { id: 0, first: 0, count: loopsJob.size(some).units }, () => undefined);
  const result = loopsResult(rules, some, total);
  expect(result.findings.map(({ kind }) => kind)).not.toContain('free');
  expect(result.findings.map(({ kind }) => kind)).not.toContain('life');
  expect(result.mixture).toHaveProperty('worth');
  expect(result.findings[0]).toMatchObject({ actions: ['throwing'], damage: 13, answers: ['counter'] });
});
