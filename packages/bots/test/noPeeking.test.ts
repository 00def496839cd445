/** A player knows what its seat may know, and nothing else. */
import {
  countOptions,
  isOver,
  makeRng,
  plainRuleset,
  type Rng,
  type State,
  sample,
  seatToAct,
  smallSeed,
  view,
} from '@blackpoker/engine';
import { expect, test } from 'vitest';
import * as bots from '../src/index.ts';
import { playerNamed, questionOf, startGame, step } from './harness.ts';

type Exported = Omit<typeof bots, 'judgeWindow'>;
/** Exported functions, by name, that take or give a State: all but one, whose fairness `passing/fairness` shows. */
type Peeking = {
  [K in keyof Exported]: Exported[K] extends (...args: infer Taken) => infer Given
    ? [Extract<Taken[number] | Given, State>] extends [never]
      ? never
      : K
    : never;
}[keyof Exported];

test('no player that the package exports takes or gives a State', () => {
  const none: [Peeking] extends [never] ? true : false = true;
  expect(none).toBe(true);
  expect(Object.values(bots).filter((each) => typeof each === 'function').length).toBeGreaterThan(0);
});

/** Decisions of a game between two scripted players, and for each another state that looks the same to who is asked. */
function* pairs(format: 'lite' | 'master', seed: number, rng: Rng): Generator<[State, State, number]> {
  const rules = plainRuleset('8.0', format);
  const s = startGame(rules, seed);
  const script = playerNamed('heuristic');
  const minds = [script.sitDown(rules, 0, smallSeed(1)), script.sitDown(rules, 1, smallSeed(2))] as const;
  for (let n = 0; !isOver(s) && n < 400; n++) {
    const seat = seatToAct(s);
    if (countOptions(s) > 1) yield [s, sample(view(s, seat), rng), n];
    step(s, minds);
  }
}

const EVERY: Readonly<Record<string, number>> = { level7: 9, level8: 25, ismcts: 9, flat: 7, greedy: 5 };

test.each(bots.PLAYERS.map(({ name }) => name))('%s: equal views and the same seed give the same choice', (name) => {
  const rng = makeRng(smallSeed(9));
  let compared = 0;
  for (const format of ['lite', 'master'] as const)
    for (const [s, other, n] of pairs(format, 3, rng)) {
      if (n % (EVERY[name] ?? 3) !== 0) continue;
      const seat = seatToAct(s);
      const mind = () => playerNamed(name).sitDown(s.rules, seat, smallSeed(n));
      expect(mind().choose(questionOf(other, seat))).toBe(mind().choose(questionOf(s, seat)));
      compared++;
    }
  expect(compared).toBeGreaterThan(3);
});
