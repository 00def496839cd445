import { apply, clone, decision, smallSeed } from '@blackpoker/engine';
import { describe, expect, test } from 'vitest';
import { compareLines, differences, errorOf, meanOf } from '../../src/judging/compare.ts';
import { bestLines } from '../../src/judging/line.ts';
import { Search } from '../../src/search/search.ts';
import { asked, DOWN, QUICK, stateOf } from '../hints/positions.ts';

/** Several keys, payments and targets. */
const CHOICES = `8.0/lite/full
turn: A
A: life C2 D2 H2 S2 C3 C4 C5 C6 C7 C8 D3 D5 | hand S9 S4 H3 H5 CJ | field H10, D6, bulwark D9, bulwark D4
B: life C2 D2 H2 S3 S4 S5 S6 S7 H8 H9 S2 D3 | hand D4 D5 | field D8, D7, bulwark C7`;

function searched(text = DOWN): Search {
  const [seat, seen] = asked(stateOf(text));
  const search = new Search(seen, seat, smallSeed(2), QUICK);
  search.think(200);
  return search;
}

describe('lines that are compared', () => {
  test('each get the same number of tries, in the same worlds', () => {
    const search = searched();
    const lines = bestLines(search, 0, 2);
    const visits = () => lines.map(([first]) => search.root.edges.find(({ label }) => label === first)?.visits ?? 0);
    const before = visits();
    const values = compareLines(search, lines, 4 * 2 * search.worlds.length);
    expect(visits().map((after, i) => after - (before[i] ?? 0))).toEqual(lines.map(() => 4 * search.worlds.length));
    expect(values.map(({ length }) => length)).toEqual(lines.map(() => search.worlds.length));
  });

  test('are whole requests: nothing of them is left to choose', () => {
    const search = searched(CHOICES);
    const lines = bestLines(search, 0, 4);
    expect(Math.max(...lines.map(({ length }) => length))).toBeGreaterThan(2);
    for (const line of lines) {
      const s = clone(search.worlds[0]!);
      for (const choice of line) apply(s, choice, undefined, true);
      expect(decision(s)?.drafting).not.toBe(true);
    }
  });
});

describe('a standard error over worlds', () => {
  test('is that of the mean, with one neutral world more', () => {
    expect(errorOf([0, 1, 0, 1], 0.5)).toBeCloseTo(Math.sqrt(4 * 0.25) / 4);
    expect(errorOf([1, 1, 1, 1], 0.5)).toBeCloseTo(0.5 / 4);
  });

  test('of paired differences leaves out what the worlds have in common', () => {
    const [a, b] = [
      [0.9, 0.1, 0.9, 0.1],
      [0.8, 0.0, 0.8, 0.0],
    ];
    expect(meanOf(differences(a, b))).toBeCloseTo(0.1);
    expect(errorOf(differences(a, b), 0)).toBeLessThan(errorOf(a, 0.5));
  });
});
