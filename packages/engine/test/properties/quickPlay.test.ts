/** The quick way through a game is the same game. */
import { expect, test } from 'vitest';
import {
  apply,
  applyOption,
  ChoiceError,
  countOptions,
  hash,
  isOver,
  optionAt,
  PASS,
  type State,
} from '../../src/index.ts';
import { RULESETS, startGame } from './randomGames.ts';

const canOnlyPass = (s: State): boolean => !isOver(s) && countOptions(s) === 1 && optionAt(s, 0) === PASS;

test.each(RULESETS)('%s: skipping empty chances leads where passing in each of them leads', (_, rules) => {
  for (let seed = 0; seed < 10; seed++) {
    const [quick, slow] = [startGame(rules, seed), startGame(rules, seed)];
    for (let n = 0; !isOver(quick); n++) {
      const choice = (n * 7 + seed) % countOptions(quick);
      apply(slow, optionAt(slow, choice));
      while (canOnlyPass(slow)) apply(slow, PASS);
      applyOption(quick, choice, true);
      expect(hash(quick)).toBe(hash(slow));
    }
    expect(isOver(slow)).toBe(true);
  }
});

test('an option that there is not is refused and changes nothing', () => {
  const [, rules] = RULESETS[0] as (typeof RULESETS)[number];
  const s = startGame(rules, 1);
  const before = hash(s);
  for (const i of [-1, 0.5, Number.NaN, countOptions(s), 1e9])
    expect(() => applyOption(s, i), String(i)).toThrow(ChoiceError);
  expect(hash(s)).toBe(before);
});
