import {
  applyOption,
  type Choice,
  countOptions,
  type Decision,
  dealDecks,
  decision,
  isOver,
  newGame,
  optionAt,
  type Ruleset,
  type Seat,
  type State,
  seatToAct,
  smallSeed,
  view,
  winner,
} from '@blackpoker/engine';
import type { Mind, Player, Question } from '../src/index.ts';
import { PLAYERS } from '../src/index.ts';

export function playerNamed(name: string): Player {
  const player = PLAYERS.find((each) => each.name === name);
  if (player === undefined) throw new Error(`no player ${name}`);
  return player;
}

export function questionOf(s: State, seat: Seat): Question {
  const pending = (): Decision => {
    const asked = decision(s);
    if (asked === undefined) throw new Error('nothing is asked');
    return asked;
  };
  return {
    rules: s.rules,
    seat,
    count: countOptions(s),
    optionAt: (i) => optionAt(s, i),
    decision: pending,
    view: () => view(s, seat),
  };
}

export const startGame = (rules: Ruleset, seed: number): State =>
  newGame(rules, dealDecks(rules, smallSeed(seed)), smallSeed(seed));

/** One choice of whoever is asked. */
export function step(s: State, minds: readonly [Mind, Mind]): Choice {
  const count = countOptions(s);
  const seat = seatToAct(s) === 0 ? 0 : 1;
  const choice = count === 1 ? optionAt(s, 0) : minds[seat].choose(questionOf(s, seat));
  for (let i = 0; i < count; i++)
    if (optionAt(s, i) === choice) {
      applyOption(s, i, true);
      return choice;
    }
  throw new Error(`${s.rules.id}: choice ${choice} is not offered`);
}

/** The seat that wins; undefined: no end within so many decisions. */
export function playOut(
  rules: Ruleset,
  seed: number,
  players: readonly [Player, Player],
  longest = 3000,
): number | undefined {
  const s = startGame(rules, seed);
  const minds = [
    players[0].sitDown(rules, 0, smallSeed(2 * seed)),
    players[1].sitDown(rules, 1, smallSeed(2 * seed + 1)),
  ] as const;
  for (let n = 0; n < longest && !isOver(s); n++) step(s, minds);
  return isOver(s) ? winner(s) : undefined;
}

/** How many of these games the first player wins, seats changing. */
export function winsOf(rules: Ruleset, a: Player, b: Player, games: number): number {
  let wins = 0;
  for (let g = 0; g < games; g++) {
    const seat = g & 1;
    const won = playOut(rules, g >> 1, seat === 0 ? [a, b] : [b, a]);
    if (won === seat) wins++;
  }
  return wins;
}
