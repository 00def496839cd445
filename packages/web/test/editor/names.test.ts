import { expect, test } from 'vitest';
import { selectionTitle, unitStates, unitTitle } from '../../src/editor/names.ts';
import { readTable, rulesOf } from '../../src/editor/positionModel.ts';
import { targetsOf } from '../../src/editor/targets.ts';

const table = readTable(`8.0/standard/full / turn: A / A: life C2 | field bulwark C8, S5+S8 driven new S8
  fog up H5 -> A2 / B: life C2 | field D8 / stage: A twist D5 -> A2, B counter C10 -> #0 / combat: A2 vs B1
  modifiers: A2 +3`);
const { position } = table;
const rules = rulesOf(table);

test('units say all that holds for them', () => {
  const [wall, knight] = position.A.field;
  expect(unitTitle(knight!, 'en')).toBe('A2 5 of spades and 8 of spades');
  expect(unitStates(position, knight!, 'en')).toEqual(['Driven', 'New this turn', 'Attacker', '+3']);
  expect(unitStates(position, knight!, 'ja')).toEqual(['ドライブ', '出たばかり', 'アタッカー', '+3']);
  expect(unitStates(position, wall!, 'en')).toEqual(['Bulwark']);
  expect(unitStates(position, position.B.field[0]!, 'en')).toEqual(['Blocks A2']);
});

test('what is open has a title', () => {
  const title = (at: Parameters<typeof selectionTitle>[2]) => selectionTitle(rules, position, at, 'en');
  expect(title({ type: 'pile', seat: 'A', pile: 'life' })).toBe('Life of A');
  expect(title({ type: 'row', seat: 'B', as: 'bulwark' })).toBe('Bulwarks of B');
  expect(title({ type: 'unit', seat: 'A', index: 1 })).toBe('A2 ♠5+♠8');
  expect(title({ type: 'request', seat: 'B', index: 1 })).toBe('#1 Counter');
  expect(title({ type: 'fog', seat: 'A', index: 0 })).toBe('Up');
});

test('what a request can point at', () => {
  expect(targetsOf(rules, position, 0)).toEqual(['A1', 'A2', 'B1']);
  expect(targetsOf(rules, position, 1)).toEqual(['#0']);
});
