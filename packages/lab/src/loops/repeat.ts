/** A round, made again and again. */
import {
  fromPosition,
  lifeCount,
  other,
  type Position,
  type Ruleset,
  type State,
  turnPlayer,
  winner,
} from '@blackpoker/engine';
import { replay, type Step } from './steps.ts';

export interface Repetition {
  /** How often the same steps could be made, one round after the other. */
  readonly rounds: number;
  /** It went on until the opponent had lost, or for as long as anybody looked. */
  readonly isEndless: boolean;
}

/** More rounds than any life lasts. */
const MOST_ROUNDS = 60;

export function repeated(rules: Ruleset, position: Position, steps: readonly Step[]): Repetition {
  const { state } = fromPosition(rules, position);
  const me = turnPlayer(state);
  let rounds = 0;
  while (rounds < MOST_ROUNDS && makeRound(state, steps)) rounds++;
  const isWon = winner(state) === me;
  return { rounds: isWon ? rounds + 1 : rounds, isEndless: isWon || rounds === MOST_ROUNDS };
}

/** Makes a round in place. Could it be made, and did it hurt? */
export function makeRound(state: State, steps: readonly Step[]): boolean {
  const them = other(turnPlayer(state));
  const life = lifeCount(state, them);
  return replay(state, steps) === 'done' && lifeCount(state, them) < life;
}
