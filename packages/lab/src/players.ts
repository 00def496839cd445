/** The players of the lab, by name. */
import { AND, ONLY, PLAYERS, type Player, restrictedPlayer, WITHOUT, withIterations } from '@blackpoker/bots';
import { ACTION_ENTRIES, FRAME_ACTION_ENTRIES, indexOfAction, type Ruleset } from '@blackpoker/engine';
import { PlayerError } from './playerError.ts';

export const PLAYER_NAMES: readonly string[] = PLAYERS.map(({ name }) => name);

/**
 * Such as `random`; `ismcts@300`, a player that searches, with so many iterations; `random-without-counter`, the same player, who
 * may not request Counter; or `random-only-end+attack`, who may request nothing else. Throws a PlayerError.
 */
export function playerNamed(name: string): Player {
  const [left = '', ...forbidden] = name.split(WITHOUT);
  const [base = '', ...lists] = left.split(ONLY);
  const player = PLAYERS.find((each) => each.name === base) ?? withBudget(base);
  if (player === undefined)
    throw new PlayerError(
      `there is no player "${base}": the players are ${PLAYER_NAMES.join(', ')}, those that search with @ITERATIONS, and any of them with ${WITHOUT}ACTION or ${ONLY}ACTION${AND}ACTION`,
    );
  return without(lists.reduce(only, player), ...forbidden);
}

const ACTION_IDS = [...ACTION_ENTRIES, ...FRAME_ACTION_ENTRIES].map(({ id }) => id);

/** A player who may request only the actions of a list, joined by `+`. */
function only(player: Player, list: string): Player {
  const actions = list.split(AND);
  checkIds(actions);
  return restrictedPlayer(player, { only: actions });
}

/** A player who may not request some actions. It cannot sit down if the regulation does not let anybody request them. */
export function without(player: Player, ...actions: readonly string[]): Player {
  if (actions.length === 0) return player;
  checkIds(actions);
  const { name, sitDown } = restrictedPlayer(player, { without: actions });
  return {
    name,
    sitDown: (rules, seat, seed) => {
      for (const action of actions) checkRequested(rules, action);
      return sitDown(rules, seat, seed);
    },
  };
}

function checkIds(actions: readonly string[]): void {
  const unknown = actions.find((action) => !ACTION_IDS.includes(action));
  if (unknown !== undefined) throw new PlayerError(`there is no action "${unknown}" to restrict a player by`);
}

function checkRequested(rules: Ruleset, id: string): void {
  if (rules.actions[indexOfAction(rules, id)]?.direct !== true)
    throw new PlayerError(`nobody requests ${id} in ${rules.id}, so nobody can play without it`);
}

function withBudget(name: string): Player | undefined {
  const [, kind = '', iterations = ''] = /^(\w+)@([1-9]\d{0,6})$/.exec(name) ?? [];
  return withIterations(kind, Number(iterations));
}
