/** From a leaf on: both sides play as a scripted player would, with some noise, up to the end of the opponent's next turn. */
import { applyOption, isOver, isStageEmpty, type Seat, type State, turnCount, winner } from '@blackpoker/engine';
import type { Dice } from '../dice.ts';
import { policyOption } from '../policy/choose.ts';

export interface RolloutSettings {
  /** It ends when so many turns have begun, counted from the root, and the stage is empty. */
  readonly turns: number;
  readonly noise: number;
  /** And after so many choices in any case. */
  readonly longest: number;
}

/** Plays on in place. */
export function rollOut(s: State, rootTurn: number, dice: Dice, { turns, noise, longest }: RolloutSettings): void {
  for (let n = 0; n < longest && !isOver(s); n++) {
    if (turnCount(s) >= rootTurn + turns && isStageEmpty(s)) return;
    applyOption(s, policyOption(s, dice, noise), true);
  }
}

/** A finished game for a seat: 1, 0, or a half; undefined while it runs. */
export function result(s: State, seat: Seat): number | undefined {
  if (!isOver(s)) return undefined;
  const won = winner(s);
  return won === seat ? 1 : won > 1 ? 0.5 : 0;
}
