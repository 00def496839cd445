import type { Position } from '@blackpoker/engine';
import { describe, expect, test } from 'vitest';
import { FEATURE_COUNT, FEATURE_NAMES, writeFeatures } from '../../src/value/features.ts';
import { life, mirrored, positionsOf, rulesNamed, seat, setUp } from './positions.ts';

function featuresOf(id: string, position: Position): Uint8ClampedArray {
  const out = new Uint8ClampedArray(FEATURE_COUNT);
  writeFeatures(setUp(rulesNamed(id), position), out);
  return out;
}

/** Those that are not 0, by name. */
const told = (id: string, position: Position): Record<string, number> =>
  Object.fromEntries(
    [...featuresOf(id, position)]
      .map((value, i) => [FEATURE_NAMES[i] ?? '', value] as const)
      .filter(([, value]) => value !== 0),
  );

describe.each(['8.0/lite/full', '8.0/master/full', '7.0/pro/full', '6.1/standard/regular', '8.0/pro/strategy'])(
  '%s',
  (id) => {
    test('a table looks the same from either seat', () => {
      const positions = [1, 2, 3].flatMap((seed) => positionsOf(rulesNamed(id), seed));
      expect(positions.length).toBeGreaterThan(60);
      for (const position of positions) expect(featuresOf(id, mirrored(position))).toEqual(featuresOf(id, position));
    });
  },
);

test('the turn makes the difference', () => {
  const A = seat({ life: life(20), hand: ['S9'], field: [{ as: 'soldier', cards: ['H7'] }] });
  const B = seat({ life: life(9), hand: ['CK', 'C4'], field: [{ as: 'bulwark', cards: ['S7'], driven: true }] });
  const mine = told('8.0/lite/full', { turn: 'A', chance: 'A', A, B });
  const theirs = told('8.0/lite/full', { turn: 'B', chance: 'B', A, B });
  expect(mine).toMatchObject({
    'turn player: life': 20,
    'turn player: life below 24': 4,
    'turn player: highest of ♠A-10 in hand': 9,
    'turn player: size of charged soldiers': 7,
    'other: life': 9,
    'other: life below 11': 2,
    'other: J, Q, K in hand': 1,
    'other: highest of ♣A-10 in hand': 4,
    'other: driven bulwarks': 1,
    'other: bulwarks that match a soldier': 1,
    'power now': 7,
    'damage now that cannot be blocked': 7,
  });
  expect(theirs).toMatchObject({ 'other: life': 20, 'turn player: life': 9, 'power against me next turn': 7 });
  expect(theirs).not.toHaveProperty('power now');
});

test('blockers stand in the way of the largest, and what is left may win', () => {
  const soldiers = ['S9', 'H6', 'S3'].map((card) => ({ as: 'soldier', cards: [card] }) as const);
  const A = seat({ life: life(20), field: soldiers });
  const walls = [{ as: 'bulwark', cards: ['S2'] }] as const;
  const strong = told('8.0/lite/full', { turn: 'A', chance: 'A', A, B: seat({ life: life(9), field: walls }) });
  expect(strong).toMatchObject({ 'power now': 18, 'damage now that cannot be blocked': 9, 'damage now wins': 1 });
  const used = { A: ['attack'] };
  const later = told('8.0/lite/full', { turn: 'A', chance: 'A', used, A, B: seat({ life: life(9), field: [] }) });
  expect(later).toMatchObject({ 'has attacked': 1 });
  expect(later).not.toHaveProperty('power now');
});

test('an attack that is going on says what falls', () => {
  const A = seat({
    life: life(20),
    field: [
      { unit: 'a', as: 'soldier', cards: ['S9'], driven: true },
      { unit: 'b', as: 'soldier', cards: ['H6'], driven: true },
    ],
  });
  const B = seat({ life: life(6), field: [{ unit: 'w', as: 'bulwark', cards: ['S9'] }] });
  const combat = { attackers: ['a', 'b'], blocks: { a: ['w'] } };
  const used = { A: ['attack'] };
  const stage = [{ action: 'damageJudgement', by: 'A', keys: [] }];
  expect(told('8.0/lite/full', { turn: 'A', chance: 'A', stage, combat, used, A, B })).toMatchObject({
    'attackers, unblocked': 6,
    'attackers, unblocked, win': 1,
    'attackers, blocked': 9,
    'attackers that fall': 10,
    'blockers that fall': 1,
    'damageJudgement on the stage': 1,
  });
});
