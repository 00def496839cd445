import { REGULATIONS, ruleset, smallSeed } from '@blackpoker/engine';
import { expect, test } from 'vitest';
import { readTable, rulesOf } from '../../src/editor/positionModel.ts';
import { type ProblemCode, positionProblems } from '../../src/editor/positionProblems.ts';
import { dealtTable, EXAMPLES, emptyTable } from '../../src/editor/startPositions.ts';
import { PROBLEM_WORDS } from '../../src/editor/words.ts';
import { playedTables } from './positions.ts';

function codesOf(text: string): ProblemCode[] {
  const table = readTable(text);
  return positionProblems(rulesOf(table), table.position).map(({ code }) => code);
}
const lives = 'A: life C2 D2 | field bulwark S2, S5, S6 driven / B: life C2 D2 | field H5, H6';
const lite = (rest: string): string => `8.0/lite/full / turn: A / ${lives} / ${rest}`;

const CASES: readonly (readonly [text: string, codes: readonly ProblemCode[]])[] = [
  [lite(''), []],
  ['8.0/lite/full / turn: A', ['noLife', 'noLife']],
  ['8.0/lite/entry20 / turn: A / A: life SA S2 / B: life SK', ['notInDeck']],
  ['8.0/lite/full / turn: A / A: life SA | field JK1 / B: life SK', ['noSuchKind']],
  ['8.0/lite/full / turn: A / A: life SA | rare S2 / B: life SK', ['noSuchZone']],
  ['8.0/standard/rarePack / turn: A / A: life SA | rare S2 | pack S3 / B: life SK', []],
  [lite('stage: A up H5 -> A2'), []],
  [lite('stage: A up S9 -> A2'), ['keysDoNotFit']],
  [lite('stage: A up -> A2'), ['keysDoNotFit']],
  [lite('stage: A setBulwark'), ['immediate']],
  ['8.0/lite/full / turn: A / A: life SA | field S5 | fog up H5 -> A1 / B: life SK', []],
  ['8.0/lite/full / turn: A / A: life SA | field S5 | fog up HK -> A1 / B: life SK', ['fogCards']],
  ['8.0/lite/full / turn: A / A: life SA | fog down / B: life SK', ['fogCards']],
  [lite('combat: A2 vs B1'), []],
  [lite('combat: B1'), ['wrongAttacker']],
  [lite('combat: A1'), ['bulwarkAttacks']],
  [lite('combat: A2 vs A3'), ['ownBlocker', 'drivenBlocker']],
  [lite('passed: A'), ['holderPassed']],
  [lite('stage: A twist D5 -> A2 / chance: B / emptyRound: yes'), ['roundNotEmpty']],
];

test.each(CASES)('%s: %j', (text, codes) => {
  expect(codesOf(text)).toEqual(codes);
});

test('more cards than a deck has', () => {
  const table = dealtTable(rulesOf(emptyTable('8.0/lite/full')), smallSeed(1));
  const small = rulesOf(emptyTable('7.0/lite/constructed40'));
  expect(positionProblems(small, table.position).map(({ code }) => code)).toEqual(['tooManyCards', 'tooManyCards']);
});

test('what the engine refuses stops the game, in both languages', () => {
  const { position } = readTable(lite('stage: A counter C5 -> lost'));
  const mixed = { ...position, A: { ...position.A, field: [{ as: 'soldier', cards: ['S5', 'H6'] } as const] } };
  const [first] = positionProblems(rulesOf(emptyTable('8.0/lite/full')), mixed);
  expect(first).toEqual({
    code: 'setUp',
    stops: true,
    text: {
      ja: '装備兵のカードは同じスートです（A.field[0]）',
      en: 'the cards of an equipped soldier are of one suit (A.field[0])',
    },
  });
});

test('all is said without gaps', () => {
  for (const text of CASES.map(([one]) => one)) {
    const table = readTable(text);
    for (const { text: said } of positionProblems(rulesOf(table), table.position))
      expect(said.ja + said.en).not.toMatch(/[{}]/);
  }
  expect(Object.keys(PROBLEM_WORDS).length).toBeGreaterThan(10);
});

test('the examples and every deal have no problem', () => {
  for (const { text } of EXAMPLES) expect(codesOf(text)).toEqual([]);
  for (const regulation of REGULATIONS) {
    const { position } = dealtTable(ruleset(regulation), smallSeed(2));
    expect(positionProblems(ruleset(regulation), position)).toEqual([]);
  }
});

test('nor has any position of a real game', () => {
  for (const table of playedTables())
    expect({ table, problems: positionProblems(rulesOf(table), table.position) }).toEqual({ table, problems: [] });
});
