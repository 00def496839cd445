/** The best choices with their chances and reasons: a function of what the seat may know, the seed and the settings. */
import type { Choice, Seat, Seed, Text, View } from '@blackpoker/engine';
import { Search } from '../search/search.ts';
import type { SearchSettings } from '../search/settings.ts';
import type { Budget } from '../search/think.ts';
import { thinkAhead } from './ahead.ts';
import { type Clue, typeClue, zoneClue } from './clues.ts';
import { compareLines, errorOf, meanOf } from './compare.ts';
import { explainLines } from './explainLines.ts';
import { bestLines, type Line } from './line.ts';
import { lineText } from './lineText.ts';
import type { Reason } from './reason.ts';
import { isSureWin } from './sureWin.ts';

export interface HintMove {
  /** The whole request, choice by choice. */
  readonly line: readonly Choice[];
  readonly text: Text;
  /** The chance of winning and its standard error. */
  readonly chance: number;
  readonly error: number;
  readonly reasons: readonly Reason[];
}

export interface Hint {
  readonly seat: Seat;
  /** The first tier: where to look; the second: what kind of thing to do. The third are the moves. */
  readonly zone: Clue;
  readonly type: Clue;
  /** At most three, best first. */
  readonly moves: readonly HintMove[];
  /** In how many worlds that agree with the view each move was tried. */
  readonly worlds: number;
}

const MOVES = 3;

/** `seat` must be the one that the view asks. Half of the iterations look for moves, half compare the best ones in the same worlds. */
export function hint(view: View, seat: Seat, seed: Seed, settings: SearchSettings, budget: Budget = {}): Hint {
  const search = new Search(view, seat, seed, settings);
  const isStopped = thinkAhead(search, settings.iterations / 2, budget);
  const found = bestLines(search, seat, MOVES);
  const values = compareLines(search, found, settings.iterations / 2, isStopped);
  const isSure = found.map((line) => isSureWin(search.worlds, seat, line));
  const order = orderOf(search, values, isSure);
  const lines = order.map((i) => found[i] as Line);
  const ranked = order.map((i) => values[i] ?? []);
  return described(search, seat, seed, lines, ranked);
}

/** The search has seen its favourite win nearly always: then nothing else is better, however few the tries that compare, and it stays first. */
const SURE = 0.97;

/** A sure win first; then by what the tries gave; chances that differ by less than half a point are the same, and there the order of the search stands. */
function orderOf(search: Search, values: readonly (readonly number[])[], isSure: readonly boolean[]): number[] {
  const order = values.map((_, i) => i);
  const favourite = (search.ranked()[0]?.mean ?? 0) >= SURE ? order.splice(0, 1) : [];
  const all = [...favourite, ...order.sort((a, b) => inSteps(values[b]) - inSteps(values[a]))];
  return all.sort((a, b) => Number(isSure[b]) - Number(isSure[a]));
}
const inSteps = (values: readonly number[] = []): number => Math.round(200 * meanOf(values));

function described(
  search: Search,
  seat: Seat,
  seed: Seed,
  lines: readonly Line[],
  values: readonly (readonly number[])[],
): Hint {
  const reader = { seat, viewer: seat };
  const reasons = explainLines(search, lines, values, reader, seed);
  const [world] = search.worlds;
  const [best] = lines;
  if (world === undefined || best === undefined) throw new Error('bug: a search without a move');
  const moves = lines.map((line, i): HintMove => {
    const own = values[i] ?? [];
    const [chance, error] = [meanOf(own), errorOf(own, 0.5)];
    return { line, text: lineText(world, line, reader), chance, error, reasons: reasons[i] ?? [] };
  });
  return { seat, zone: zoneClue(world, best), type: typeClue(world, best), moves, worlds: values[0]?.length ?? 0 };
}
