import { expect, test } from 'vitest';
import {
  addDeck,
  changeDeck,
  chooseDeck,
  chosenDeck,
  type DeckShelf,
  duplicateDeck,
  EMPTY_SHELF,
  freshName,
  readShelf,
  removeDeck,
  type SavedDeck,
  seatDeckOf,
} from '../../src/decks/deckShelf.ts';

const REGULATION = '7.0/lite/constructed40';
const deck = (id: string, name = id): SavedDeck => ({
  id,
  name,
  regulation: REGULATION,
  first: [0, 1, 2],
  second: [3],
  opening: [],
  rare: undefined,
});
const names = ({ decks }: DeckShelf): string[] => decks.map(({ name }) => name);
const shelf = addDeck(addDeck(EMPTY_SHELF, deck('a')), deck('b'));

test('a deck is added, renamed, duplicated and deleted', () => {
  const renamed = changeDeck(shelf, 'a', { name: 'Walls' });
  expect(names(renamed)).toEqual(['Walls', 'b']);
  expect(names(duplicateDeck(renamed, 'a', 'c', 'Walls 2'))).toEqual(['Walls', 'Walls 2', 'b']);
  expect(names(removeDeck(renamed, 'b'))).toEqual(['Walls']);
});

test('a copy is a deck of its own', () => {
  const copied = changeDeck(duplicateDeck(shelf, 'a', 'c', 'c'), 'c', { first: [9] });
  expect(copied.decks.map(({ first }) => first)).toEqual([[0, 1, 2], [9], [0, 1, 2]]);
});

test('one deck is for a regulation, until it is deleted', () => {
  const set = chooseDeck(shelf, REGULATION, 'b');
  expect(chosenDeck(set, REGULATION)?.id).toBe('b');
  expect(chosenDeck(chooseDeck(set, REGULATION, 'a'), REGULATION)?.id).toBe('a');
  expect(chosenDeck(chooseDeck(set, REGULATION, undefined), REGULATION)).toBeUndefined();
  expect(removeDeck(set, 'b').chosen).toEqual({});
});

test('names do not come twice by themselves', () => {
  expect(freshName(shelf, 'new')).toBe('new');
  expect(freshName(shelf, 'a')).toBe('a 2');
  expect(freshName(addDeck(shelf, deck('c', 'a 2')), 'a')).toBe('a 3');
});

test('one deck is brought, or two', () => {
  expect(seatDeckOf(deck('a'), { series: { decks: 1, wins: 1 } })).toEqual([0, 1, 2]);
  expect(seatDeckOf(deck('a'), { series: { decks: 2, wins: 2 } })).toEqual({
    first: [0, 1, 2],
    second: [3],
    mayUse: 'either',
  });
});

test('what was kept is read back', () => {
  const kept = chooseDeck(changeDeck(shelf, 'a', { opening: [1, 2], rare: 53 }), REGULATION, 'a');
  expect(readShelf(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
});

test.each([undefined, null, 7, 'x', [], {}, { decks: 7 }])('nothing can be read out of %j', (value) => {
  expect(readShelf(value)).toEqual(EMPTY_SHELF);
});

test('what is damaged is left out, the rest is kept', () => {
  const damaged = {
    decks: [{ ...deck('a'), first: [0, 'x', 99, -1, 0, 5], rare: 99 }, { id: 'b' }, null],
    chosen: { [REGULATION]: 'a', other: 'gone', odd: 7 },
  };
  expect(readShelf(damaged)).toEqual({
    decks: [{ ...deck('a'), first: [0, 5] }],
    chosen: { [REGULATION]: 'a' },
  });
});
