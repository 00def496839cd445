import { expect, test } from 'vitest';
import { arrowPath } from '../../src/board/arrowPath.ts';
import { moved, without } from '../../src/board/order.ts';
import { nextSpot } from '../../src/board/roving.ts';
import { parseThing, type Thing, thingKey } from '../../src/board/things.ts';
import { cardName } from '../../src/cards/cardName.ts';
import { RANKS } from '../../src/cards/shapes.ts';

const THINGS: readonly Thing[] = [
  { type: 'card', card: 107 },
  { type: 'unit', seat: 1, position: 12 },
  { type: 'request', request: 3 },
  { type: 'player', seat: 0 },
  { type: 'pile', seat: 1, pile: 'grave' },
];

test('every thing has a key that names it again', () => {
  for (const thing of THINGS) expect(parseThing(thingKey(thing))).toEqual(thing);
  for (const key of ['', 'card', 'card:', 'card:x', 'pile:0:nowhere', 'other:1'])
    expect(parseThing(key)).toBeUndefined();
});

test('arrow keys go to what lies there, across rows of unequal length', () => {
  const spots = [0, 1, 2].map((x) => ({ x: x * 50, y: 0 })).concat([{ x: 0, y: 70 }]);
  expect(nextSpot(spots, 0, 'ArrowRight')).toBe(1);
  expect(nextSpot(spots, 0, 'ArrowLeft')).toBeUndefined();
  expect(nextSpot(spots, 2, 'ArrowDown')).toBe(3);
  expect(nextSpot(spots, 3, 'ArrowUp')).toBe(0);
  expect(nextSpot(spots, 1, 'End')).toBe(3);
  expect(nextSpot(spots, 1, 'x')).toBeUndefined();
  expect(nextSpot([], 0, 'Home')).toBeUndefined();
});

test('a row from right to left is walked as it is seen', () => {
  const spots = [2, 1, 0].map((x) => ({ x: x * 50, y: 0 }));
  expect(nextSpot(spots, 0, 'ArrowLeft')).toBe(1);
  expect(nextSpot(spots, 2, 'ArrowRight')).toBe(1);
});

test('an order is changed step by step', () => {
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b', 'c'], 0, -1)).toEqual(['a', 'b', 'c']);
  expect(without(['a', 'b'], 'a')).toEqual(['b']);
});

test('an arrow begins and ends at the edges that face each other', () => {
  const { line, head } = arrowPath(
    { left: 0, top: 0, right: 100, bottom: 40 },
    { left: 200, top: 200, right: 260, bottom: 290 },
  );
  expect(line).toMatch(/^M84 40Q/);
  expect(head).toMatch(/^M224 200L/);
});

test('cards are spoken in both languages', () => {
  expect([0, 23, 37, 53].map((card) => cardName(card, 'ja'))).toEqual([
    'スペードA',
    'ハートJ',
    'ダイヤQ',
    'ジョーカー',
  ]);
  expect([0, 9, 51].map((card) => cardName(card, 'en'))).toEqual(['ace of spades', '10 of spades', 'king of clubs']);
});

test('there is a shape for every rank', () => {
  expect(RANKS.slice(1).every((rank) => rank !== undefined)).toBe(true);
  expect(RANKS).toHaveLength(14);
});
