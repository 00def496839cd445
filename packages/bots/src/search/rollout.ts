/** From a leaf on: both sides play as a scripted player would, with some noise, up to the end of the opponent's next turn. */
import {
  applyOption,
  type Choice,
  isOver,
  isStageEmpty,
  type Seat,
  type State,
  seatToAct,
  turnCount,
  winner,
} from '@blackpoker/engine';
import type { Dice } from '../dice.ts';
import { policyOption } from '../policy/choose.ts';
import { PLAIN } from '../policy/style.ts';

/** The requests that a seat may not make; undefined: neither. */
export interface RestrictedSeat {
  readonly seat: Seat | undefined;
  readonly forbidden: ReadonlySet<Choice>;
}

export interface RolloutSettings {
  /** It ends when so many turns have begun, counted from the root, and the stage is empty. */
  readonly turns: number;
  readonly noise: number;
  /** And after so many choices in any case. */
  readonly longest: number;
  /** A seat that may not make some requests. */
  readonly restricted?: RestrictedSeat | undefined;
}

/** Plays on in place. */
export function rollOut(s: State, rootTurn: number, dice: Dice, settings: RolloutSettings): void {
  const { turns, noise, longest, restricted } = settings;
  for (let n = 0; n < longest && !isOver(s); n++) {
    if (turnCount(s) >= rootTurn + turns && isStageEmpty(s)) return;
    const isRestricted = restricted?.seat === undefined || restricted.seat === seatToAct(s);
    const forbidden = isRestricted ? restricted?.forbidden : undefined;
    applyOption(s, policyOption(s, dice, noise, PLAIN, forbidden), true);
  }
}

/** A finished game for a seat: 1, 0, or a half; undefined while it runs. */
export function result(s: State, seat: Seat): number | undefined {
  if (!isOver(s)) return undefined;
  const won = winner(s);
  return won === seat ? 1 : won > 1 ? 0.5 : 0;
}
