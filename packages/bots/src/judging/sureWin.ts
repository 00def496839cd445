/** Wins that need no guess: whatever the opponent answers, in every world that is looked at. */
import {
  apply,
  type Choice,
  clone,
  countOptions,
  isOver,
  isStageEmpty,
  kindToAct,
  optionAt,
  PASS,
  type Seat,
  type State,
  seatToAct,
  turnCount,
  winner,
} from '@blackpoker/engine';
import { Dice } from '../dice.ts';
import { policyOption } from '../policy/choose.ts';
import { isOffered } from '../search/search.ts';
import type { Line } from './line.ts';

/** Worlds that are tried, and answers in each of them: what takes more is not called sure. */
const WORLDS = 12;
const MOST_STEPS = 1500;

/** The line wins before the turn is over. Beyond it the seat only passes and attacks with everybody. */
export function isSureWin(worlds: readonly State[], seat: Seat, line: Line): boolean {
  const looked = worlds.slice(0, WORLDS);
  return looked.length > 0 && looked.every((world) => winsIn(world, seat, line));
}

function winsIn(world: State, seat: Seat, line: Line): boolean {
  const s = clone(world);
  for (const choice of line) {
    if (isOver(s) || !isOffered(s, choice)) return false;
    apply(s, choice, undefined, true);
  }
  return holds(s, seat, turnCount(world), { steps: MOST_STEPS });
}

/** Every answer of the opponent is tried, the own choices are fixed. */
function holds(s: State, seat: Seat, turn: number, left: { steps: number }): boolean {
  if (isOver(s)) return winner(s) === seat;
  if (turnCount(s) !== turn || left.steps-- <= 0) return false;
  const choices = seatToAct(s) === seat ? ownChoice(s) : allChoices(s);
  return (
    choices.length > 0 &&
    choices.every((choice) => {
      const next = clone(s);
      apply(next, choice, undefined, true);
      return holds(next, seat, turn, left);
    })
  );
}

const allChoices = (s: State): Choice[] => Array.from({ length: countOptions(s) }, (_, i) => optionAt(s, i));

/** Empty: there is nothing to wait for. */
function ownChoice(s: State): Choice[] {
  const kind = kindToAct(s);
  if (kind === 'chance') return isStageEmpty(s) || !isOffered(s, PASS) ? [] : [PASS];
  return [kind === 'attack' ? optionAt(s, countOptions(s) - 1) : optionAt(s, policyOption(s, DICE, 0))];
}

/** Not thrown: the script is followed without noise. */
const DICE = new Dice(1);
