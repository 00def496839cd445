/** A quick look at one choice before it is made: does it give a lot away? */
import type { Choice, View } from '@blackpoker/engine';
import { differences, errorOf, isClear, meanOf } from '../judging/compare.ts';
import { judgePosition } from '../judging/judgePosition.ts';
import { JUDGING } from '../judging/settings.ts';
import type { Budget } from '../search/think.ts';
import { explainLines } from './explainLines.ts';
import type { Reason } from './reason.ts';

/** Enough to see a loss of 25 points, in about 20 ms. */
const QUICK = { ...JUDGING, iterations: 200 };
/** From so much lost win chance on a choice is risky. */
const RISKY = 0.25;

export interface ChoiceRisk {
  /** Win chances of the best choice and of this one, 0 to 1. */
  readonly best: number;
  readonly chosen: number;
  /** How much this choice gives away, and the standard error. */
  readonly loss: number;
  readonly error: number;
  /** It clearly gives away 25 points or more. */
  readonly isRisky: boolean;
  /** Of a risky choice: what argues against it (codes such as `exposed`, `loses`, `failsIf`), in the words of its player. */
  readonly dangers: readonly Reason[];
  /** False: time cut it short. */
  readonly isWhole: boolean;
}

const DANGERS: ReadonlySet<Reason['code']> = new Set([
  'exposed',
  'loses',
  'losesTrade',
  'failsIf',
  'isNegated',
] as const);

/**
 * For warnings: compares a whole request (`line`, as it would be submitted) with the best one. The view must be that of the seat that
 * has to choose. A warning should name the danger and not the better move, so that the player still has something to find.
 */
export function choiceRisk(
  view: View,
  line: readonly Choice[],
  budget: Budget = {},
  only?: readonly string[],
): ChoiceRisk {
  const position = judgePosition(view, QUICK, line, budget, only);
  const [top, asked] = [position.lines[0], position.asked];
  if (top === undefined || asked === undefined) throw new Error('bug: a search without a move');
  const less = differences(top.values, asked.values);
  const [loss, error] = top === asked ? [0, 0] : [Math.max(0, meanOf(less)), errorOf(less, 0)];
  const isRisky = loss >= RISKY && isClear(loss, error);
  const reader = { seat: view.viewer, viewer: view.viewer };
  const [, against = []] = isRisky ? explainLines(position.search, [top, asked], reader, position.seed) : [];
  return {
    best: meanOf(top.values),
    chosen: meanOf(asked.values),
    loss,
    error,
    isRisky,
    dangers: against.filter(({ code }) => DANGERS.has(code)),
    isWhole: position.isWhole,
  };
}
