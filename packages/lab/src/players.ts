/** The players of the lab, by name. */
import { actionChoice, type Choice, DONE, indexOfAction, makeRng, PASS, randomBelow } from '@blackpoker/engine';
import type { Player, Question } from './player.ts';
import { PlayerError } from './playerError.ts';
import { WITHOUT, without } from './without.ts';

export { without };

/** Takes each option with equal chance. */
const random: Player = {
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
const first: Player = {
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

/** Bots join here. */
const PLAYERS: readonly Player[] = [random, first];

export const PLAYER_NAMES: readonly string[] = PLAYERS.map(({ name }) => name);

/** Such as `random`, or `random-without-counter`: the same player, who may not request Counter. Throws a PlayerError. */
export function playerNamed(name: string): Player {
  const [base = '', ...forbidden] = name.split(WITHOUT);
  const player = PLAYERS.find((each) => each.name === base);
  if (player === undefined)
    throw new PlayerError(
      `there is no player "${base}": the players are ${PLAYER_NAMES.join(', ')}, and any of them with ${WITHOUT}ACTION`,
    );
  return forbidden.reduce(without, player);
}
