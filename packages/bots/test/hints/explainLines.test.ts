import { actionChoice, indexOfAction, smallSeed, unitChoice } from '@blackpoker/engine';
import { describe, expect, test } from 'vitest';
import { explainLines } from '../../src/hints/explainLines.ts';
import { lineText } from '../../src/hints/lineText.ts';
import type { Reason } from '../../src/hints/reason.ts';
import { compareLines } from '../../src/judging/compare.ts';
import type { Line } from '../../src/judging/line.ts';
import { Search } from '../../src/search/search.ts';
import { asked, DOWN, QUICK, stateOf } from './positions.ts';

const [seat, seen] = asked(stateOf(DOWN));
const search = new Search(seen, seat, smallSeed(1), QUICK);
const reader = { seat, viewer: seat };
const world = search.worlds[0]!;
const action = (id: string): number => actionChoice(indexOfAction(world.rules, id));
const lines: readonly Line[] = [[action('down'), unitChoice(1, 0)], [action('end')]];
const values = compareLines(search, lines, 256);
const weighed = lines.map((line, i) => ({ line, values: values[i] ?? [] }));
const [down = [], end = []] = explainLines(search, weighed, reader, smallSeed(1));
const find = (reasons: readonly Reason[], code: string): Reason | undefined =>
  reasons.find((each) => each.code === code);

describe('Down upon the only blocker', () => {
  test('is told with what nobody had to choose', () => {
    expect(lineText(world, lines[0]!, reader)).toEqual({
      ja: 'ダウン ♠9 → 相手の♢8（D：♡3）',
      en: 'Down ♠9 → their ♢8 (D: ♡3)',
    });
  });

  test('kills it, and says in how many worlds', () => {
    const worlds = search.worlds.length;
    expect(find(down, 'kills')).toEqual({
      code: 'kills',
      params: { cards: 'D8', seat: 1, position: 0, n: worlds, of: worlds, p: 100, error: 0 },
      text: {
        ja: `想定${worlds}通りのすべてで、相手の♢8を倒します。`,
        en: `Destroys their ♢8 in all ${worlds} imagined deals.`,
      },
    });
  });

  test('the end of the turn kills nothing', () => {
    expect(find(end, 'kills')).toBeUndefined();
  });
});
