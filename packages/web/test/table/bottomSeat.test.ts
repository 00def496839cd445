import { expect, it } from 'vitest';
import { fromAbove } from '../../src/table/state/bottomSeat.ts';

it('what belongs to A and B stands as they sit, the far side first', () => {
  expect(fromAbove(['A', 'B'], 0)).toEqual(['B', 'A']);
  expect(fromAbove(['A', 'B'], 1)).toEqual(['A', 'B']);
});
