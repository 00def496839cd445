import { expect, test } from 'vitest';
import { nextFace, SUIT_ROWS } from '../../src/decks/pickerKeys.ts';

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 12, 13],
  ['ArrowLeft', 13, 12],
  ['ArrowLeft', 0, undefined],
  ['ArrowDown', 3, 16],
  ['ArrowDown', 45, 53],
  ['ArrowUp', 53, 40],
  ['ArrowUp', 3, undefined],
  ['Home', 20, 13],
  ['End', 20, 25],
  ['Enter', 20, undefined],
])('%s from %i leads to %s', (key, face, next) => {
  expect(nextFace(SUIT_ROWS, face, key)).toBe(next);
});

test('only among the cards that are offered', () => {
  expect(nextFace([[2, 5], [14]], 5, 'ArrowRight')).toBe(14);
  expect(nextFace([[2, 5], [14]], 5, 'ArrowDown')).toBe(14);
});
