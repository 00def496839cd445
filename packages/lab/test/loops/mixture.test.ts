import { type Position, plainRuleset, type Ruleset } from '@blackpoker/engine';
import { expect, test } from 'vitest';
import { type Effect, effectOf, RESOURCES, strongest } from '../../src/loops/effects.ts';
import { richPosition } from '../../src/loops/madeUpPositions.ts';
import { findMixture } from '../../src/loops/mixture.ts';
import { searchRounds } from '../../src/loops/search.ts';
import { BOARD, board, dig, lite, rally, sting, volley } from './madeUp.ts';

function measured(rules: Ruleset, ...positions: readonly Position[]): Effect[] {
  const effects: Effect[] = [];
  for (const position of positions)
    searchRounds(rules, position, { depth: 1, choices: 5000 }, undefined, (actions, start, end) =>
      effects.push(effectOf(actions, start, end)),
    );
  return effects;
}

const changes = ({ change }: Effect) =>
  Object.fromEntries(RESOURCES.map((each, i) => [each, change[i]]).filter(([, count]) => count !== 0));

const effectsOf = (id: string, effects: readonly Effect[]) => effects.filter(({ actions }) => actions.join() === id);

test('what a request does is measured', () => {
  const hand = board('A: life C2 C3 C4 hand S5 CJ D4 field bulwark H2 B: life C2 C3 C4 C5 C6 C7 C8');
  const effects = measured(plainRuleset('8.0', 'lite'), hand);
  expect(effectsOf('throwing', effects).map(({ damage }) => damage)).toEqual([5]);
  expect(effectsOf('throwing', effects).map(changes)).toEqual([{ spades: -1, clubs: -1, grave: 2 }]);
  expect(effectsOf('summonSoldier', effects).map(changes)).toContainEqual({
    diamonds: -1,
    life: -1,
    soldierCards: 1,
    chargedSoldiers: 1,
    chargedBulwarks: -1,
    grave: 1,
  });
  expect(effectsOf('setBulwark', effects).map(changes)).toContainEqual({
    spades: -1,
    life: -1,
    bulwarks: 1,
    chargedBulwarks: 1,
    grave: 1,
    rights: -1,
  });
});

/** Two positions, in one of which there is something to charge. */
const DRIVEN = board('A: life C2 C3 hand S5 field bulwark H2 driven, bulwark H3 driven B: life C2 C3 C4 C5 C6 C7');

test('actions that make up for each other are a mixture', () => {
  const answer = findMixture(measured(lite(volley, rally()), BOARD, DRIVEN));
  expect(answer).toEqual({
    mixture: {
      parts: expect.arrayContaining([
        { actions: ['rally'], times: 1 },
        { actions: ['volley'], times: 2 },
      ]),
      damage: 4,
      life: 0,
    },
  });
});

test('three actions that make up for each other', () => {
  const graves = board('A: life C2 C3 hand S5 grave S7 field bulwark H2, bulwark H3 driven B: life C2 C3 C4 C5 C6 C7');
  const answer = findMixture(measured(lite(sting, dig, rally()), graves));
  const parts = 'mixture' in answer ? answer.mixture.parts : [];
  expect(parts.flatMap(({ actions }) => actions).sort()).toEqual(['dig', 'rally', 'sting']);
});

test('a mixture that takes life is none, unless life counts for nothing', () => {
  const effects = measured(lite(volley, rally('L')), BOARD, DRIVEN);
  expect(findMixture(effects)).toHaveProperty('worth');
  expect(findMixture(effects, 'life')).toEqual({
    mixture: { parts: expect.anything(), damage: 4, life: 1 },
  });
});

test('where there is none, nothing does more damage than what it takes is worth', () => {
  const effects = measured(plainRuleset('8.0', 'master'), richPosition(plainRuleset('8.0', 'master')));
  const answer = findMixture(effects);
  const worth = 'worth' in answer ? answer.worth : {};
  expect(effects.some(({ damage }) => damage > 0)).toBe(true);
  for (const { damage, change } of effects) {
    const taken = RESOURCES.reduce((sum, each, i) => sum - (change[i] ?? 0) * (worth[each] ?? 0), 0);
    expect(damage).toBeLessThanOrEqual(taken + 1e-6);
  }
});

test('effects that others outdo can be left out', () => {
  const weak: Effect = { actions: ['a'], damage: 1, change: RESOURCES.map(() => -1) };
  const strong: Effect = { actions: ['b'], damage: 2, change: RESOURCES.map(() => -1) };
  const other: Effect = { actions: ['c'], damage: 0, change: RESOURCES.map((_, i) => (i === 3 ? 1 : 0)) };
  expect(strongest([weak, strong, other]).map(({ actions }) => actions[0])).toEqual(['c', 'b']);
});
