/** The best choices with their purpose, win chance and reasons: a function of what the seat may know. */
import type { Choice, Seat, Text, UnitRef, View } from '@blackpoker/engine';
import { errorOf, meanOf } from '../judging/compare.ts';
import { judgePosition } from '../judging/judgePosition.ts';
import { JUDGING } from '../judging/settings.ts';
import type { SearchSettings } from '../search/settings.ts';
import type { Budget } from '../search/think.ts';
import { attackersOf } from './attackers.ts';
import { explainLines } from './explainLines.ts';
import { lineText } from './lineText.ts';
import { purposeOf } from './purpose.ts';
import type { Reason } from './reason.ts';

export interface HintMove {
  /** The whole request, choice by choice. */
  readonly line: readonly Choice[];
  readonly text: Text;
  /** What it is for, in one short sentence. */
  readonly purpose: Text;
  /** Of an Attack: who is to attack. */
  readonly attackers: readonly UnitRef[];
  /** The win chance and its standard error. */
  readonly chance: number;
  readonly error: number;
  readonly reasons: readonly Reason[];
}

export interface Hint {
  readonly seat: Seat;
  /** At most three, the highest win chance first. */
  readonly moves: readonly HintMove[];
  /** In how many worlds that agree with the view each move was tried. */
  readonly worlds: number;
  /** False: time cut it short, so that a review may come to other figures. */
  readonly isWhole: boolean;
}

/** The view must be that of the seat that has to choose. `only`: ids of the only actions that it may suggest; undefined: all. */
export function hint(
  view: View,
  settings: SearchSettings = JUDGING,
  budget: Budget = {},
  only?: readonly string[],
): Hint {
  const { viewer } = view;
  const { search, seed, lines, isWhole } = judgePosition(view, settings, undefined, budget, only);
  const [world] = search.worlds;
  if (world === undefined || lines.length === 0) throw new Error('bug: a search without a move');
  const reader = { seat: viewer, viewer };
  const reasons = explainLines(search, lines, reader, seed);
  const moves = lines.map(({ line, values }, i): HintMove => {
    const [chance, error] = [meanOf(values), errorOf(values, 0.5)];
    const attackers = attackersOf(search, line, viewer);
    return {
      line,
      text: lineText(world, line, reader),
      purpose: purposeOf(world, line, viewer, attackers),
      attackers,
      chance,
      error,
      reasons: reasons[i] ?? [],
    };
  });
  return { seat: viewer, moves, worlds: lines[0]?.values.length ?? 0, isWhole };
}
