/** The one of two decks that is not in use: rulebook c.3. */
import { expect, test } from 'vitest';
import {
  addGame,
  DRAWN,
  fromPosition,
  newGame,
  newSeries,
  nextGame,
  parsePosition,
  smallSeed,
  view,
} from '../../src/index.ts';
import { rulesOf } from '../harness/setUp.ts';

test('a second deck that a position lays is there in the views', () => {
  const rules = rulesOf('6.1/lite/randomHalf');
  const { position } = parsePosition(`${rules.id} turn: A A: life C2 D2 second S5 H7 B: life C2 second S5`);
  const s = fromPosition(rules, position).state;
  for (const viewer of [0, 1]) for (const side of view(s, viewer).seats) expect(side.second).toBeDefined();
});

test('after a drawn game no deck has won: the one that is not in use is not retired', () => {
  const rules = rulesOf('6.1/lite/randomHalf');
  const series = addGame(newSeries(rules, smallSeed(1)), { winner: DRAWN, used: ['first', 'first'] });
  const { decks, seed } = nextGame(series)!;
  const s = newGame(rules, decks, seed);
  expect(view(s, 0).seats.map(({ second }) => second?.retired)).toEqual([false, false]);
});
