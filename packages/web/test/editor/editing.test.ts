/** Changes of a position, as taps make them. */
import { makeRng, type Position, smallSeed } from '@blackpoker/engine';
import { describe, expect, test } from 'vitest';
import { type Destination, placesOf, putCard, toggleAt, withoutCard } from '../../src/editor/cardPlaces.ts';
import * as history from '../../src/editor/history.ts';
import {
  addFog,
  addRequest,
  blockedBy,
  changeUnit,
  fillLife,
  moveRequest,
  moveUnit,
  removeRequest,
  removeUnit,
  setAttacker,
  setBlock,
  setForce,
  setModifier,
  setPackState,
  setPassed,
  setUsed,
  shuffleLife,
} from '../../src/editor/positionEdits.ts';
import { normalised, readTable, rulesOf, tableText } from '../../src/editor/positionModel.ts';
import { dealtTable, EXAMPLES, emptyTable } from '../../src/editor/startPositions.ts';
import { swapSides } from '../../src/editor/swapSides.ts';

const BOARD = `8.0/standard/full
turn: A  chance: B
A: life C2 D2 | hand S6 H9 | grave D9
   field bulwark S9, S5+S8 driven, HK
   fog up H5 -> A2
B: life C2 D2 H2
   field bulwark D4, D8
stage: A twist D5 -> A2, B counter C10 -> #0
combat: A2 vs B2, A3
modifiers: A3 +3
passed: A
`;
const table = readTable(BOARD);
const rules = rulesOf(table);
const board = table.position;

/** What the text says after a change; every change leaves something that can be written and read. */
function textAfter(position: Position): string {
  const text = tableText({ regulation: table.regulation, position: normalised(position) });
  expect(readTable(text).position).toEqual(normalised(position));
  return text;
}

describe('cards', () => {
  const hand: Destination = { type: 'pile', seat: 'A', pile: 'hand' };

  test('a tap puts a card there, a second one takes it off the table', () => {
    const once = toggleAt(board, hand, 'SA');
    expect(textAfter(once)).toContain('hand SA S6 H9');
    expect(textAfter(toggleAt(once, hand, 'SA'))).toBe(textAfter(board));
  });

  test('a card lies in one place only', () => {
    const moved = putCard(board, hand, 'D9');
    expect(placesOf(moved, 'A').get('D9')).toBe('hand');
    expect(textAfter(moved)).not.toContain('grave');
    expect(textAfter(moved)).toContain('hand S6 H9 D9');
  });

  test('the other player has cards of their own', () => {
    expect(placesOf(board, 'A').get('D4')).toBeUndefined();
    expect(placesOf(board, 'B').get('D4')).toBe('field');
    expect(placesOf(board, 'B').get('C10')).toBe('stage');
  });

  test('first tapped lies on top', () => {
    const life: Destination = { type: 'pile', seat: 'B', pile: 'life' };
    expect(textAfter(['SK', 'SQ'].reduce((now, code) => putCard(now, life, code), board))).toContain(
      'life C2 D2 H2 SK SQ',
    );
  });

  test('a unit, a soldier with more cards, a fog, key cards', () => {
    expect(textAfter(putCard(board, { type: 'row', seat: 'B', as: 'bulwark' }, 'S2'))).toContain('D8, bulwark S2');
    expect(textAfter(putCard(board, { type: 'unit', seat: 'B', index: 1 }, 'D9'))).toContain('D8+D9');
    expect(textAfter(putCard(board, { type: 'fog', seat: 'A', index: 0 }, 'H6'))).toContain('fog up H5 H6 -> A2');
    expect(textAfter(putCard(board, { type: 'request', seat: 'B', index: 1 }, 'C9'))).toContain('counter C10 C9 -> #0');
    expect(textAfter(putCard(board, { type: 'pile', seat: 'A', pile: 'rare' }, 'JK1'))).toContain('rare JK1');
  });

  test('a card that is put upon a unit leaves the unit that it was, and the others keep their targets', () => {
    const moved = putCard(board, { type: 'unit', seat: 'A', index: 1 }, 'S9');
    expect(textAfter(moved)).toContain('field S5+S8+S9 driven, HK');
    expect(textAfter(moved)).toContain('combat: A1 vs B2, A2');
    expect(textAfter(moved)).toContain('fog up H5 -> A1');
  });

  test('a unit without cards is gone, and what pointed at it has lost it', () => {
    const gone = ['S5', 'S8'].reduce((now, code) => withoutCard(now, 'A', code), board);
    const text = textAfter(gone);
    expect(text).toContain('field bulwark S9, HK');
    expect(text).toContain('A twist D5 -> lost');
    expect(text).toContain('fog up H5\n');
    expect(text).toContain('combat: A2\n');
    expect(text).toContain('modifiers: A2 +3');
  });
});

describe('units', () => {
  test('are driven, turned into bulwarks, moved and removed', () => {
    expect(textAfter(changeUnit(board, 'B', 1, { driven: true }))).toContain('D8 driven');
    expect(textAfter(changeUnit(board, 'B', 1, { as: 'bulwark' }))).toContain('bulwark D8');
    expect(textAfter(changeUnit(board, 'A', 1, { new: ['S8'] }))).toContain('S5+S8 driven new S8');
    const moved = textAfter(moveUnit(board, 'A', 1, 0));
    expect(moved).toContain('field S5+S8 driven, bulwark S9, HK');
    expect(moved).toContain('twist D5 -> A1');
    expect(textAfter(removeUnit(board, 'A', 0))).toContain('twist D5 -> A1');
  });

  test('attack and block', () => {
    expect(textAfter(setAttacker(board, 'A2', false))).toContain('combat: A3\n');
    const peace = setAttacker(setAttacker(board, 'A2', false), 'A3', false);
    expect(textAfter(peace)).not.toContain('combat');
    expect(textAfter(setAttacker(peace, 'A3', true))).toContain('combat: A3');
    expect(blockedBy(board, 'B2')).toBe('A2');
    expect(textAfter(setBlock(board, 'B2', 'A3'))).toContain('combat: A2, A3 vs B2');
    expect(textAfter(setBlock(board, 'B2', undefined))).toContain('combat: A2, A3\n');
    expect(textAfter(setBlock(board, 'B1', 'A2'))).toContain('combat: A2 vs B2 B1, A3');
  });

  test('have modifiers', () => {
    expect(textAfter(setModifier(board, 'A3', -2))).toContain('modifiers: A3 -2');
    expect(textAfter(setModifier(board, 'A3', 0))).not.toContain('modifiers');
  });
});

describe('stage, fog and flow', () => {
  test('a request is added, moved and removed', () => {
    const up = rules.byId.get('up')!;
    expect(textAfter(addRequest(board, 'B', up))).toContain('B counter C10 -> #0, B up');
    expect(textAfter(moveRequest(board, 0, 1))).toContain('stage: B counter C10 -> #1, A twist D5 -> A2');
    expect(textAfter(removeRequest(board, 0))).toContain('stage: B counter C10 -> lost');
  });

  test('a fog is added', () => {
    expect(textAfter(addFog(board, 'B', 'down'))).toContain('fog down');
  });

  test('who has passed and used what', () => {
    expect(textAfter(setPassed(board, 'B', true))).toContain('passed: A, B');
    expect(textAfter(setPassed(board, 'A', false))).not.toContain('passed');
    const used = setUsed(board, 'A', 'setBulwark', true);
    expect(textAfter(used)).toContain('used: A setBulwark');
    expect(textAfter(setUsed(used, 'A', 'setBulwark', false))).toBe(textAfter(board));
    expect(textAfter(setForce(board, 'B', 4))).toContain('force: B +4');
  });

  test('a pack is there, open or closed', () => {
    expect(textAfter(setPackState(board, 'A', 'closed'))).toContain('   pack\n');
    expect(textAfter(setPackState(setPackState(board, 'A', 'closed'), 'A', 'open'))).toContain('   opened\n');
    expect(textAfter(setPackState(setPackState(board, 'A', 'closed'), 'A', 'none'))).toBe(textAfter(board));
  });
});

describe('life at random', () => {
  const rng = () => makeRng(smallSeed(5));

  test('the rest of the deck goes into the life', () => {
    const filled = fillLife(rules, board, 'A', rng());
    expect(placesOf(filled, 'A').size).toBe(54);
    expect(filled.A.life).toHaveLength(54 - placesOf(board, 'A').size + board.A.life.length);
    expect(fillLife(rules, board, 'A', rng())).toEqual(filled);
  });

  test('no more than a deck has', () => {
    const small = rulesOf({ regulation: '7.0/lite/constructed40', position: board });
    expect(placesOf(fillLife(small, board, 'B', rng()), 'B').size).toBe(40);
    const entry = rulesOf(emptyTable('8.0/lite/entry20'));
    expect(fillLife(entry, emptyTable(entry.id).position, 'A', rng()).A.life).toHaveLength(20);
  });

  test('shuffling keeps the cards', () => {
    const mixed = shuffleLife(fillLife(rules, board, 'A', rng()), 'A', makeRng(smallSeed(9))).A.life;
    expect([...mixed].sort()).toEqual([...fillLife(rules, board, 'A', rng()).A.life].sort());
  });
});

test('sides swapped twice are as before', () => {
  const swapped = swapSides(board);
  expect(textAfter(swapped)).toContain('stage: B twist D5 -> B2, A counter C10 -> #0');
  expect(textAfter(swapped)).toContain('combat: B2 vs A2, B3');
  expect(normalised(swapSides(swapped))).toEqual(board);
});

test('undo and redo', () => {
  const one = history.change(history.begin(1), 2);
  expect(history.undo(one)).toEqual({ past: [], now: 1, future: [2] });
  expect(history.redo(history.undo(one))).toEqual(one);
  expect(history.change(history.undo(one), 3)).toEqual({ past: [1], now: 3, future: [] });
  expect(history.undo(history.begin(1))).toEqual(history.begin(1));
});

test('positions to begin with', () => {
  expect(EXAMPLES.map(({ text }) => tableText(readTable(text)))).toEqual(EXAMPLES.map(({ text }) => text));
  const dealt = dealtTable(rulesOf(emptyTable('8.0/pro/strategy')), smallSeed(1));
  expect(dealt.position.A.rare).toBeDefined();
  expect(placesOf(dealt.position, 'B').size).toBe(54);
});
