import { FORMATS, isOver, type Position, REGULATIONS, regulationId, rulesetOf, type State } from '@blackpoker/engine';
import { describe, expect, test } from 'vitest';
import { winChance } from '../../src/value/value.ts';
import { playerNamed, startGame, step } from '../harness.ts';
import { life, mirrored, positionsOf, rulesNamed, seat, setUp } from './positions.ts';

const chanceOfA = (id: string, position: Position): number => winChance(setUp(rulesNamed(id), position), 0);

test('what the seats get adds up to 1, whoever sits where', () => {
  for (const id of ['8.0/lite/full', '8.0/master/full'])
    for (const position of positionsOf(rulesNamed(id), 4)) {
      const s = setUp(rulesNamed(id), position);
      expect(winChance(s, 0) + winChance(s, 1)).toBe(1);
      expect(chanceOfA(id, mirrored(position))).toBe(winChance(s, 1));
    }
});

describe.each(FORMATS.map((format) => `8.0/${format}/full`))('%s', (id) => {
  const army = ['SK', 'HQ', 'S9'].map((card) => ({ as: 'soldier', cards: [card] }) as const);
  const wall = { as: 'bulwark', cards: ['S3'] } as const;

  test('who has everything wins', () => {
    const A = seat({ life: life(20), hand: ['SA', 'CK', 'S10', 'CJ'], field: [...army, wall] });
    const B = seat({ life: life(4) });
    expect(chanceOfA(id, { turn: 'A', chance: 'A', A, B })).toBeGreaterThan(0.97);
    expect(chanceOfA(id, { turn: 'B', chance: 'B', A, B })).toBeGreaterThan(0.85);
  });

  test('more life, more soldiers and more bulwarks are better', () => {
    const A = seat({ life: life(15), field: [wall] });
    const B = seat({ life: life(15), field: [wall] });
    const even = chanceOfA(id, { turn: 'A', chance: 'A', A, B });
    const better = (own: Partial<typeof A>): number =>
      chanceOfA(id, { turn: 'A', chance: 'A', A: { ...A, ...own }, B });
    expect(better({ life: life(19) })).toBeGreaterThan(even);
    expect(better({ field: [wall, ...army] })).toBeGreaterThan(even + 0.1);
    expect(better({ field: [wall, { as: 'bulwark', cards: ['H3'] }] })).toBeGreaterThan(even);
  });
});

test('a finished game is 1 for who won it and 0 for who lost', () => {
  const rules = rulesNamed('8.0/lite/entry20');
  const random = playerNamed('random');
  const s = startGame(rules, 1);
  const minds = [random.sitDown(rules, 0, [1, 2, 3, 4]), random.sitDown(rules, 1, [5, 6, 7, 8])] as const;
  while (!isOver(s)) step(s, minds);
  expect([winChance(s, 0), winChance(s, 1)].sort()).toEqual([0, 1]);
});

test('it can judge any regulation', () => {
  for (const regulation of REGULATIONS) {
    const rules = rulesetOf(regulationId(regulation));
    if (rules === undefined) throw new Error(`no ruleset of ${regulationId(regulation)}`);
    const s: State = startGame(rules, 3);
    expect(winChance(s, 0)).toBeGreaterThan(0.02);
    expect(winChance(s, 1)).toBeGreaterThan(0.02);
  }
});
