/** How many of the puzzles a player solves. */
import {
  apply,
  type Choice,
  type Decision,
  decision,
  optionAt,
  type Seed,
  type State,
  seatToAct,
  smallSeed,
  view,
} from '@blackpoker/engine';
import type { Player, Question } from '../../src/player.ts';
import { AnswerSheet, isAsked, optionsOf, PUZZLES, type Puzzle, seatOf, setUp } from './puzzle.ts';

/** Does the player choose what is right, up to the end of an answer? */
export function solves(player: Player, puzzle: Puzzle, seed: Seed): boolean {
  const s = setUp(puzzle);
  const seat = seatOf(puzzle);
  const mind = player.sitDown(s.rules, seat, seed);
  const sheet = new AnswerSheet(puzzle);
  while (!sheet.isComplete) {
    if (!isAsked(s, seat)) return false;
    const options = optionsOf(s);
    const choice = mind.choose(questionOf(s, options));
    if (!sheet.isRight(s, choice)) return false;
    sheet.take(s, choice);
    apply(s, choice, undefined, true);
  }
  return true;
}

const questionOf = (s: State, options: readonly Choice[]): Question => ({
  rules: s.rules,
  seat: seatToAct(s),
  count: options.length,
  optionAt: (i) => optionAt(s, i),
  decision: () => decision(s) as Decision,
  view: () => view(s, seatToAct(s)),
});

export interface Solved {
  /** 0 to 1. */
  readonly rate: number;
  /** Ids of those that were not solved every time, with how often they were. */
  readonly failed: readonly { readonly id: string; readonly solved: number }[];
}

/** Each puzzle is tried with so many seeds. */
export function solveRate(player: Player, seeds = 1, puzzles: readonly Puzzle[] = PUZZLES): Solved {
  const each = puzzles.map((puzzle) => ({
    id: puzzle.id,
    solved: Array.from({ length: seeds }, (_, i) => smallSeed(i + 1)).filter((seed) => solves(player, puzzle, seed))
      .length,
  }));
  const total = each.reduce((sum, { solved }) => sum + solved, 0);
  return { rate: total / (seeds * puzzles.length), failed: each.filter(({ solved }) => solved < seeds) };
}
