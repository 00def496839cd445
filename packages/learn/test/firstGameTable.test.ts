import {
  cardsInGame,
  fieldCount,
  handCount,
  hash,
  lifeCount,
  numberOf,
  readPosition,
  rulesetOf,
  type State,
} from '@blackpoker/engine';
import { describe, expect, test } from 'vitest';
import { FIRST_GAME_POSITION, firstGameTable } from '../src/index.ts';

const read = (text: string): State => readPosition(text, rulesetOf).state;
const counts = (s: State): number[] =>
  [0, 1].flatMap((seat) => [lifeCount(s, seat), handCount(s, seat), fieldCount(s, seat)]);

describe('the first game', () => {
  test('begins with a headstart, which shrinks with each win', () => {
    expect(counts(read(FIRST_GAME_POSITION))).toEqual([14, 5, 2, 9, 4, 2]);
    expect([0, 1, 2, 9].map((wins) => counts(read(firstGameTable(5, wins))))).toEqual([
      [14, 5, 2, 9, 4, 2],
      [12, 5, 2, 10, 5, 2],
      [12, 5, 2, 12, 5, 2],
      [12, 5, 2, 12, 5, 2],
    ]);
  });

  test('has number cards only, and another table for each seed', () => {
    const tables = Array.from({ length: 50 }, (_, seed) => read(firstGameTable(seed, 0)));
    const numbers = tables.flatMap((s) => [...cardsInGame(s, 0), ...cardsInGame(s, 1)].map(numberOf));
    expect([Math.min(...numbers), Math.max(...numbers)]).toEqual([2, 9]);
    expect(new Set(tables.map(hash)).size).toBe(50);
  });
});
