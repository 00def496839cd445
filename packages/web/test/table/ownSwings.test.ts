import type { Review } from '@blackpoker/bots';
import { SPECTATOR } from '@blackpoker/engine';
import { expect, it } from 'vitest';
import { ownSwings } from '../../src/table/state/ownSwings.ts';

const swing = (seat: number, index: number): Review['swings'][number] => ({
  seat,
  index,
  turn: 1,
  by: 'events',
  from: 0.5,
  to: 0.2,
  error: 0.01,
  told: [],
});

it('are the largest that the person saw, at most three', () => {
  const swings = [swing(1, 1), swing(0, 2), swing(0, 3), swing(0, 4), swing(0, 5)];
  expect(ownSwings({ swings }, 0).map(({ index }) => index)).toEqual([2, 3, 4]);
  expect(ownSwings({ swings }, SPECTATOR).map(({ index }) => index)).toEqual([1, 2, 3]);
});
