/** Hints and warnings for a learner who has not met every action. */

import { choiceRisk, hint, JUDGING } from '@blackpoker/bots';
import { actionAt, chosenAction, PASS, readPosition, rulesetOf, view } from '@blackpoker/engine';
import { expect, test } from 'vitest';

const TABLE =
  '8.0/lite/full / turn: A / A: life D9 C8 C5 H4 C7 C6 S8 D4 | hand H3 S5 D6 H8 C9 | field bulwark S9, D3 / B: life C7 D5 | hand H4 H2 | field S3';
const MET = ['end', 'attack', 'setBulwark', 'summonSoldier'];

test('a hint suggests only actions that were met', () => {
  const { state } = readPosition(TABLE, rulesetOf);
  const idsOf = (only?: readonly string[]): string[] =>
    hint(view(state, 0), { ...JUDGING, iterations: 600 }, {}, only).moves.flatMap(({ line: [first = PASS] }) =>
      first === PASS ? [] : [actionAt(state.rules, chosenAction(first)).id],
    );
  expect(idsOf().some((id) => !MET.includes(id))).toBe(true);
  expect(idsOf(MET).filter((id) => !MET.includes(id))).toEqual([]);
});

test('a win that was not met is not suggested, either', () => {
  const throwWins = '8.0/lite/full / turn: A / A: life D9 C8 | hand S5 C9 / B: life C7 D5 H4 H2';
  const { state } = readPosition(throwWins, rulesetOf);
  const [best] = hint(view(state, 0), JUDGING, {}, MET).moves;
  expect(MET).toContain(actionAt(state.rules, chosenAction(best?.line[0] ?? PASS)).id);
});

test('a choice is compared with those that were met', () => {
  const { state } = readPosition(TABLE, rulesetOf);
  const whole = choiceRisk(view(state, 0), [PASS]);
  const known = choiceRisk(view(state, 0), [PASS], {}, MET);
  expect(known.best).toBeLessThan(whole.best);
});
