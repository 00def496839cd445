import {
  applyOption,
  fromPosition,
  isOver,
  kindToAct,
  type Position,
  type PositionRequest,
  type PositionSeat,
  type Ruleset,
  rulesetOf,
  type State,
  toPosition,
} from '@blackpoker/engine';
import { Dice } from '../../src/dice.ts';
import { policyOption } from '../../src/policy/choose.ts';
import { startGame } from '../harness.ts';

export function rulesNamed(id: string): Ruleset {
  const rules = rulesetOf(id);
  if (rules === undefined) throw new Error(`no regulation ${id}`);
  return rules;
}

/** Positions of a game between scripted players, wherever somebody holds the chance. */
export function positionsOf(rules: Ruleset, seed: number): Position[] {
  const s = startGame(rules, seed);
  const dice = new Dice(seed);
  const found: Position[] = [];
  for (let n = 0; n < 400 && !isOver(s); n++) {
    if (kindToAct(s) === 'chance') found.push(toPosition(s));
    applyOption(s, policyOption(s, dice, 1.5), true);
  }
  return found;
}

export const setUp = (rules: Ruleset, position: Position): State => fromPosition(rules, position).state;

const swapped = (name: string): string => (name === 'A' ? 'B' : name === 'B' ? 'A' : name);
const swapKeys = <T>(record: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [swapped(name), value]));
const swapRequest = (request: PositionRequest): PositionRequest => ({
  ...request,
  by: swapped(request.by),
  ...(typeof request.target === 'string' && { target: swapped(request.target) }),
});

/** The same table, with the players on each other's seats. */
export function mirrored(position: Position): Position {
  const { turn, chance, stage, used, passed, force, A, B, ...rest } = position;
  return {
    ...rest,
    turn: swapped(turn),
    chance: swapped(chance),
    ...(stage !== undefined && { stage: stage.map(swapRequest) }),
    ...(used !== undefined && { used: swapKeys(used) }),
    ...(passed !== undefined && { passed: passed.map(swapped) }),
    ...(force !== undefined && { force: swapKeys(force) }),
    A: B,
    B: A,
  };
}

const EMPTY: PositionSeat = { life: [], hand: [], grave: [], field: [] };
export const seat = (parts: Partial<PositionSeat>): PositionSeat => ({ ...EMPTY, ...parts });
/** So many cards of life: ♢A to ♢10, ♣A to ♣10, then ♡. */
export const life = (count: number): string[] =>
  Array.from({ length: count }, (_, i) => `${'DCH'[Math.floor(i / 10)]}${i % 10 === 0 ? 'A' : 1 + (i % 10)}`);
