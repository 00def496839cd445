import type { RoomStatus } from '@blackpoker/protocol';
import { expect, test } from 'vitest';
import { declinedOffers } from '../../src/online/atTable/useDeclined.ts';

const room = (changes: Partial<RoomStatus>): RoomStatus =>
  ({ state: 'playing', offers: [], paused: false, openHands: undefined, next: undefined, ...changes }) as RoomStatus;

const ASKED = room({
  offers: [
    { what: 'draw', by: 0 },
    { what: 'pause', by: 0 },
    { what: 'openHands', by: 1 },
  ],
});

const seen = (status: RoomStatus, withTable = false) => ({ status, withTable, at: 0 });

test('an offer that is gone, and that nothing has come of, was declined', () => {
  expect(declinedOffers(ASKED, seen(ASKED), 0)).toEqual([]);
  expect(declinedOffers(ASKED, seen(room({})), 0)).toEqual(['draw', 'pause']);
  expect(declinedOffers(ASKED, seen(room({})), 1)).toEqual(['openHands']);
});

test('one that was taken, has lapsed, or ended with the game was not', () => {
  expect(declinedOffers(ASKED, seen(room({ paused: true })), 0)).toEqual(['draw']);
  expect(declinedOffers(ASKED, seen(room({ openHands: 60 })), 1)).toEqual([]);
  expect(declinedOffers(ASKED, seen(room({}), true), 0)).toEqual([]);
  expect(declinedOffers(ASKED, seen(room({ state: 'over' })), 0)).toEqual([]);
});
