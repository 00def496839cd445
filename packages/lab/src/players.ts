/** The players of the lab, by name. */
import { PLAYERS, type Player, withIterations } from '@blackpoker/bots';
import { PlayerError } from './playerError.ts';
import { WITHOUT, without } from './without.ts';

export { without };

export const PLAYER_NAMES: readonly string[] = PLAYERS.map(({ name }) => name);

/**
 * Such as `random`; `ismcts@300`, a player that searches, with so many iterations; or `random-without-counter`, the same player, who
 * may not request Counter. Throws a PlayerError.
 */
export function playerNamed(name: string): Player {
  const [base = '', ...forbidden] = name.split(WITHOUT);
  const player = PLAYERS.find((each) => each.name === base) ?? withBudget(base);
  if (player === undefined)
    throw new PlayerError(
      `there is no player "${base}": the players are ${PLAYER_NAMES.join(', ')}, those that search with @ITERATIONS, and any of them with ${WITHOUT}ACTION`,
    );
  return forbidden.reduce(without, player);
}

function withBudget(name: string): Player | undefined {
  const [, kind = '', iterations = ''] = /^(\w+)@([1-9]\d{0,6})$/.exec(name) ?? [];
  return withIterations(kind, Number(iterations));
}
