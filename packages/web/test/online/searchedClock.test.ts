/** In a quick match clocks are alike, and the one that is played with is told where it is another one. */
import type { Player, RoomStatus } from '@blackpoker/protocol';
import { afterEach, expect, test } from 'vitest';
import { CLOCK_CHOICES } from '../../src/online/clockWords.ts';
import { noteSearch, takeOtherClock } from '../../src/online/searchedClock.ts';

const [, five, ten] = CLOCK_CHOICES.map(({ terms }) => terms);
const ANN: Player = { id: 'ann', name: 'Ann', kind: 'guest' };
const LEVEL: Player = { name: 'Beginner', kind: 'level', level: 1 };

const begun = (clock = ten!, other = ANN): Pick<RoomStatus, 'state' | 'players' | 'terms'> => ({
  state: 'playing',
  players: [ANN, other],
  terms: { regulation: '8.0/lite/entry20', options: { graveTop: 'last' }, clock, rated: false, wins: 1 },
});

afterEach(() => noteSearch(undefined));

test('another clock is told once', () => {
  noteSearch(five);
  expect(takeOtherClock(begun())).toEqual(ten);
  expect(takeOtherClock(begun())).toBeUndefined();
});

test('the same clock is not', () => {
  noteSearch(five);
  expect(takeOtherClock(begun(five))).toBeUndefined();
});

test('a bot that is played meanwhile has nothing to do with it', () => {
  noteSearch(five);
  expect(takeOtherClock(begun({ kind: 'none' }, LEVEL))).toBeUndefined();
  expect(takeOtherClock(begun())).toEqual(ten);
});

test('nothing is told to who has not searched, or has ended it', () => {
  expect(takeOtherClock(begun())).toBeUndefined();
  noteSearch(five);
  noteSearch(undefined);
  expect(takeOtherClock(begun())).toBeUndefined();
});
