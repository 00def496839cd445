/**
 * The one judgement of a position, for hints, reviews and warnings alike: the same view and settings give the same figures, whoever
 * asks. Half of the iterations look for moves, the other half compares the best of them in the same worlds.
 */
import { rulesetOf, type Seed, type View } from '@blackpoker/engine';
import { forbiddenRequests } from '../players/restrictedPlayer.ts';
import { Search } from '../search/search.ts';
import type { SearchSettings } from '../search/settings.ts';
import type { Budget } from '../search/think.ts';
import { thinkAhead } from './ahead.ts';
import { compareLines, meanOf } from './compare.ts';
import { bestLines, isSameLine, type Line } from './line.ts';
import { JUDGING } from './settings.ts';
import { isSureWin } from './sureWin.ts';
import { seedOfView } from './viewSeed.ts';

/** A whole request, and its win chance world by world. */
export interface WeighedLine {
  readonly line: Line;
  readonly values: readonly number[];
}

export interface JudgedPosition {
  readonly search: Search;
  readonly seed: Seed;
  /** At most three, the highest win chance first. */
  readonly lines: readonly WeighedLine[];
  /** The line that was asked about; one of `lines` if the search likes it. */
  readonly asked: WeighedLine | undefined;
  /** False: time cut it short, and with more time the figures may be others. */
  readonly isWhole: boolean;
}

const MOST_LINES = 3;

/**
 * The view must be that of the seat that has to choose. `asked`: a line of this seat to weigh as well, which changes no figure of the
 * others. `only`: ids of the only actions that either player requests, for a learner who has not met the others.
 */
export function judgePosition(
  view: View,
  settings: SearchSettings = JUDGING,
  asked?: Line,
  budget: Budget = {},
  only?: readonly string[],
): JudgedPosition {
  const seed = seedOfView(view);
  const search = new Search(view, view.viewer, seed, settings, forbiddenIn(view, only), true);
  const { isStopped, isCut } = thinkAhead(search, settings.iterations / 2, budget);
  const found = bestLines(search, view.viewer, MOST_LINES);
  const half = settings.iterations / 2;
  const lines = weigh(search, found, half, isStopped);
  const same = lines.find(({ line }) => asked !== undefined && isSameLine(line, asked));
  const missing = asked === undefined || same !== undefined ? [] : [asked];
  const [more] = weigh(search, missing, half / MOST_LINES, isStopped);
  return { search, seed, lines: lines.toSorted(byChance), asked: same ?? more, isWhole: !isCut && !isStopped() };
}

function forbiddenIn({ regulation, options }: View, only: readonly string[] | undefined) {
  const rules = only && rulesetOf(regulation, options);
  return rules && only && forbiddenRequests(rules, { only });
}

/** A line that wins by force is worth 1 in every world, however well the opponent did in some tries. */
function weigh(search: Search, lines: readonly Line[], iterations: number, isStopped: () => boolean): WeighedLine[] {
  if (lines.length === 0) return [];
  const values = compareLines(search, lines, iterations, isStopped);
  return lines.map((line, i) => {
    const own = values[i] ?? [];
    return { line, values: isSureWin(search.worlds, search.seat, line) ? own.map(() => 1) : own };
  });
}

const byChance = (a: WeighedLine, b: WeighedLine): number => meanOf(b.values) - meanOf(a.values);
