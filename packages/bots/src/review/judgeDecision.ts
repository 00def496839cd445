/** One decision, judged on what its player could know: the best move and the one played, tried in the same worlds. */
import type { Choice, Seat, State, Text } from '@blackpoker/engine';
import { explainLines } from '../hints/explainLines.ts';
import { lineText } from '../hints/lineText.ts';
import type { Reader } from '../hints/names.ts';
import { purposeOf } from '../hints/purpose.ts';
import type { Reason } from '../hints/reason.ts';
import { differences, errorOf, meanOf } from '../judging/compare.ts';
import { type JudgedPosition, judgePosition, type WeighedLine } from '../judging/judgePosition.ts';
import { JUDGING } from '../judging/settings.ts';
import type { SearchSettings } from '../search/settings.ts';
import { type Grade, gradeOf } from './grade.ts';
import type { Played } from './timeline.ts';

export interface JudgedMove {
  readonly line: readonly Choice[];
  readonly text: Text;
  /** What it is for, in one short sentence. */
  readonly purpose: Text;
  readonly chance: number;
  /** The standard error of the win chance. */
  readonly error: number;
  /** Of a decision that was graded: what argues for and against the move. */
  readonly reasons: readonly Reason[];
}

export interface JudgedDecision {
  readonly index: number;
  readonly turn: number;
  readonly seat: Seat;
  readonly kind: Played['kind'];
  /** The same as `played` if nothing better was found. */
  readonly best: JudgedMove;
  readonly played: JudgedMove;
  /** The win chance of the best move less that of the one played, world by world. */
  readonly loss: number;
  /** The standard error of the loss. */
  readonly error: number;
  readonly grade: Grade | null;
  readonly worlds: number;
  /** How many iterations it was judged with. */
  readonly iterations: number;
}

/** A loss that a quick look finds worth a thorough one: less is never graded. */
const SUSPICIOUS = 0.03;

/**
 * Nothing is graded by a quick look: whatever looks like a mistake is judged again with the iterations of a hint. So a grade and a hint
 * about the same position never contradict each other.
 */
export function judgeDecision(
  played: Played,
  settings: SearchSettings,
  reader: Reader = { seat: played.seat, viewer: played.seat },
): JudgedDecision {
  const judged = judgedWith(played, settings, reader);
  const isQuick = settings.iterations < JUDGING.iterations;
  const isSuspicious = judged.loss >= Math.max(SUSPICIOUS, judged.error);
  return isQuick && isSuspicious ? judgedWith(played, JUDGING, reader) : judged;
}

function judgedWith(played: Played, settings: SearchSettings, reader: Reader): JudgedDecision {
  const { index, turn, seat, kind } = played;
  const position = judgePosition(played.view, settings, played.line);
  const [top, asked] = [position.lines[0], position.asked];
  if (top === undefined || asked === undefined) throw new Error('bug: a search without a move');
  const less = differences(top.values, asked.values);
  const isBetter = top !== asked && meanOf(less) > 0;
  const [loss, error] = isBetter ? [meanOf(less), errorOf(less, 0)] : [0, 0];
  const grade = gradeOf(loss, error);
  const lines = isBetter ? [top, asked] : [asked];
  const moves = judgedMoves(position, lines, reader, grade !== null);
  const [best, last] = [moves[0] as JudgedMove, moves.at(-1) as JudgedMove];
  const { iterations } = settings;
  return { index, turn, seat, kind, best, played: last, loss, error, grade, worlds: asked.values.length, iterations };
}

function judgedMoves(
  { search, seed }: JudgedPosition,
  lines: readonly WeighedLine[],
  reader: Reader,
  isExplained: boolean,
): JudgedMove[] {
  const world = search.worlds[0] as State;
  const reasons = isExplained ? explainLines(search, lines, reader, seed) : [];
  return lines.map(({ line, values }, i) => ({
    line,
    text: lineText(world, line, reader),
    purpose: purposeOf(world, line, reader.seat),
    chance: meanOf(values),
    error: errorOf(values, 0.5),
    reasons: reasons[i] ?? [],
  }));
}
