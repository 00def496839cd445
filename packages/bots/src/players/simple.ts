/** Players that do not think: random, and the first option that does something. */
import { actionChoice, type Choice, DONE, indexOfAction, makeRng, PASS, randomBelow } from '@blackpoker/engine';
import type { Player, Question } from '../player.ts';

/** Takes each option with equal chance. */
export const random: Player = {
  name: 'random',
  sitDown: (_rules, _seat, seed) => {
    const rng = makeRng(seed);
    return { choose: ({ count, optionAt }) => optionAt(randomBelow(rng, count)) };
  },
};

/**
 * Takes the first option that does something: neither a pass, nor the end of a list, nor the end of the turn while there is anything
 * else; and the end of the turn before a pass. What can be requested uses something up, so its turns and its games end.
 */
export const first: Player = {
  name: 'first',
  sitDown: (rules) => {
    const end = actionChoice(indexOfAction(rules, 'end'));
    return { choose: (question) => firstOf(question, end) };
  },
};

function firstOf({ count, optionAt }: Question, end: Choice): Choice {
  let ending = optionAt(0);
  for (let i = 0; i < count; i++) {
    const choice = optionAt(i);
    if (choice !== PASS && choice !== DONE && choice !== end) return choice;
    if (choice === end) ending = end;
  }
  return ending;
}
