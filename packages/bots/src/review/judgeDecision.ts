/** One decision, judged on what its player could know: the best move and the one played, tried in the same worlds. */
import { type Choice, makeRng, type Seat, type Seed, SPECTATOR, type State, type Text } from '@blackpoker/engine';
import { thinkAhead } from '../hints/ahead.ts';
import { compareLines, differences, errorOf, meanOf, type Values } from '../hints/compare.ts';
import { explainLines } from '../hints/explainLines.ts';
import { bestLines, isSameLine, type Line } from '../hints/line.ts';
import { lineText } from '../hints/lineText.ts';
import type { Reason } from '../hints/reason.ts';
import { Search } from '../search/search.ts';
import type { SearchSettings } from '../search/settings.ts';
import { type Grade, gradeOf } from './grade.ts';
import type { Played } from './timeline.ts';

export interface JudgedMove {
  readonly line: readonly Choice[];
  readonly text: Text;
  readonly chance: number;
  /** The standard error of the chance. */
  readonly error: number;
  /** Of a decision that was graded: what speaks for and against the move. */
  readonly reasons: readonly Reason[];
}

export interface JudgedDecision {
  readonly index: number;
  readonly turn: number;
  readonly seat: Seat;
  readonly kind: Played['kind'];
  /** The same where nothing better was found. */
  readonly best: JudgedMove;
  readonly played: JudgedMove;
  /** The chance of the best move less that of the one played, world by world; below 0 where the search misjudged. */
  readonly loss: number;
  /** The standard error of the loss. */
  readonly error: number;
  readonly grade: Grade | null;
  readonly worlds: number;
}

/** Half of the iterations look for the best move; the other half is shared by it and the one played, so that each gets a quarter. */
export function judgeDecision(played: Played, seed: Seed, settings: SearchSettings): JudgedDecision {
  const { index, turn, seat, kind, line } = played;
  const search = new Search(played.view, seat, seed, settings);
  thinkAhead(search, settings.iterations / 2, {});
  const better = bestLines(search, seat, 1).filter((found) => !isSameLine(found, line));
  const lines = [...better, line];
  const values = compareLines(search, lines, (settings.iterations / 4) * lines.length);
  const less = lines.length === 1 ? [] : differences(values[0] ?? [], values[1] ?? []);
  const [loss, error] = lines.length === 1 ? [0, 0] : [meanOf(less), errorOf(less, 0)];
  const grade = gradeOf(loss, error);
  const [first, last] = judgedMoves(search, lines, values, seat, grade === null ? undefined : seed);
  const worlds = values[0]?.length ?? 0;
  return { index, turn, seat, kind, best: loss > 0 ? first : last, played: last, loss, error, grade, worlds };
}

/** The first and the last of the lines; with reasons where there is a seed for them. */
function judgedMoves(
  search: Search,
  lines: readonly Line[],
  values: Values,
  seat: Seat,
  seed: Seed | undefined,
): readonly [JudgedMove, JudgedMove] {
  const reader = { seat, viewer: SPECTATOR };
  const reasons = seed === undefined ? [] : explainLines(search, lines, values, reader, seed);
  const judged = (i: number): JudgedMove => {
    const [line = [], results = []] = [lines[i], values[i]];
    const text = lineText(search.worlds[0] as State, line, reader);
    return { line, text, chance: meanOf(results), error: errorOf(results, 0.5), reasons: reasons[i] ?? [] };
  };
  return [judged(0), judged(lines.length - 1)];
}

/** A seed of its own for each decision. */
export function seedFor([a, b, c, d]: Seed, index: number): Seed {
  const rng = makeRng([a, b, c ^ index, d]);
  return [rng(), rng(), rng(), rng()];
}
