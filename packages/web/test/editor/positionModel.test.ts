import { fromPosition, hash, readPosition, rulesetOf, toPosition } from '@blackpoker/engine';
import { describe, expect, test } from 'vitest';
import { normalised, readTable, rulesOf, type Table, tableText } from '../../src/editor/positionModel.ts';
import { DOCUMENTED, PUZZLES, playedTables, RULINGS } from './positions.ts';

/** Model, text, model: the same. */
function expectRoundTrip(table: Table): void {
  expect(readTable(tableText(table))).toEqual(table);
  expect(normalised(table.position)).toEqual(table.position);
}

/** The model says what the text says. */
function expectSameState(text: string): void {
  const table = readTable(text);
  const said = readPosition(text, rulesetOf).state;
  expect(toPosition(fromPosition(rulesOf(table), table.position).state)).toEqual(toPosition(said));
  expectRoundTrip(table);
}

test.each(DOCUMENTED)('a documented position\n%s', expectSameState);
test.each(PUZZLES)('a puzzle\n%s', expectSameState);

test('there are such positions', () => {
  expect(DOCUMENTED.length).toBeGreaterThan(3);
  expect(PUZZLES.length).toBeGreaterThan(40);
  expect(RULINGS.length).toBeGreaterThan(300);
});

test('the boards of all rulings', () => {
  for (const table of RULINGS) expectRoundTrip(table);
});

test('random games', () => {
  for (const table of playedTables()) {
    expectRoundTrip(table);
    const again = fromPosition(rulesOf(table), readTable(tableText(table)).position).state;
    expect(hash(again)).toBe(hash(fromPosition(rulesOf(table), table.position).state));
  }
});

describe('the normal form', () => {
  const read = (rest: string) => readTable(`8.0/standard/full / turn: A / ${rest}`).position;

  test('units and requests bear the names of their places', () => {
    const position = read('A: field wall=bulwark C8, x=S5 / stage: r=A twist D5 -> x, B counter C9 -> r / combat: x');
    expect(position.A.field.map(({ unit }) => unit)).toEqual(['A1', 'A2']);
    expect(position.stage?.map(({ target }) => target)).toEqual(['A2', '#0']);
    expect(position.combat?.attackers).toEqual(['A2']);
  });

  test('what lies without order is in the order of the pack', () => {
    expect(read('A: hand CA S9 HK').A.hand).toEqual(['S9', 'HK', 'CA']);
    expect(read('A: life CA S9 HK').A.life).toEqual(['CA', 'S9', 'HK']);
  });

  test('what says nothing is left out', () => {
    const position = read('A: field S5 / modifiers: A1 +0 / force: A +0');
    expect(position).not.toHaveProperty('modifiers');
    expect(position).not.toHaveProperty('force');
  });
});
