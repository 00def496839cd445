import { apply, clone, decision, readPosition, rulesetOf, type State } from '@blackpoker/engine';
import { describe, expect, test } from 'vitest';
import { perft } from '../src/perft.ts';
import { call, json } from './harness.ts';

const POSITIONS = {
  'a few cards': '8.0/lite/full turn: A A: life C2 C3 C4 hand S5 H6 field bulwark D4 B: life C2 D7 hand C9 CA field S9',
  'a stage to answer':
    '7.0/standard/full turn: A chance: B A: life C2 C3 field S5 B: life C2 D7 hand C9 D4 H2 stage: A summonSoldier H7',
  'the last life': '8.0/lite/full turn: A A: life C2 hand S5 B: life C2',
};

const read = (text: string): State => readPosition(text, rulesetOf).state;

/** Every sequence on a copy of its own. */
function brute(s: State, depth: number): { total: number; ended: number } {
  if (depth === 0) return { total: 1, ended: 0 };
  let [total, ended] = [0, 0];
  for (const { choice } of decision(s)?.options ?? []) {
    const next = clone(s);
    apply(next, choice);
    if (decision(next) === undefined && depth > 1) ended++;
    else {
      const below = brute(next, depth - 1);
      total += below.total;
      ended += below.ended;
    }
  }
  return { total, ended };
}

describe('perft', () => {
  test.each(
    Object.entries(POSITIONS).flatMap(([name, text]) => [0, 1, 2, 3, 4, 5].map((depth) => ({ name, text, depth }))),
  )('counts $name to depth $depth as trying everything does', ({ text, depth }) => {
    const s = read(text);
    const { total, ended, split } = perft(s, depth);
    expect({ total, ended }).toEqual(brute(s, depth));
    if (depth > 0) expect(split.reduce((sum, { count }) => sum + count, 0)).toBe(total);
  });

  test('names the first choices', async () => {
    const result = await json('perft', '--depth', '2', POSITIONS['a few cards']);
    expect(result.regulation).toBe('8.0/lite/full');
    expect(result.split.map(({ choice }: { choice: string }) => choice)).toContain('setBulwark');
    expect((await call(['perft', '--depth', '2', POSITIONS['a few cards']])).out).toMatch(/total +\d+/);
  });

  test('says where a position is wrong', async () => {
    const { code, err } = await call(['perft', '8.0/lite/full turn: A A: hand S15']);
    expect(code).toBe(1);
    expect(err).toContain('line 1');
  });
});
