/** Why each of some lines is good or bad: facts from the worlds that they were tried in. */
import { makeRng, type Seed } from '@blackpoker/engine';
import { Dice } from '../dice.ts';
import type { WeighedLine } from '../judging/judgePosition.ts';
import { isSameLine, type Line } from '../judging/line.ts';
import { isSureWin } from '../judging/sureWin.ts';
import type { Search } from '../search/search.ts';
import { idleLine } from './idle.ts';
import type { Reader } from './names.ts';
import { damageReasons, fateReasons, heirReasons, stageReasons, tradeReasons, unitReasons } from './outcomeReasons.ts';
import { blockerReasons, costReasons, counterReasons, rankReasons, secretReasons } from './positionReasons.ts';
import type { Reason, Scene, Tried } from './reason.ts';
import { type Outcome, tryOut } from './trial.ts';

/** More would not be read. */
const MOST_REASONS = 5;

/** The most telling first. */
const FINDERS: readonly ((tried: Tried, scene: Scene) => Reason[])[] = [
  fateReasons,
  secretReasons,
  stageReasons,
  unitReasons,
  damageReasons,
  tradeReasons,
  heirReasons,
  counterReasons,
  costReasons,
  blockerReasons,
];

/** `lines` best first; their values may be of fewer worlds than there are. */
export function explainLines(search: Search, lines: readonly WeighedLine[], reader: Reader, seed: Seed): Reason[][] {
  const looked = search.worlds.slice(0, lines[0]?.values.length ?? 0);
  const [world] = looked;
  if (world === undefined) return lines.map(() => []);
  const { seat } = reader;
  const throws = diceFor(looked.length, seed);
  const outcomesOf = (line: Line): Outcome[] =>
    looked.map((each, i) => tryOut(each, search.root, seat, line, new Dice(throws[i] ?? 1)));
  const nothing = idleLine(world, seat);
  const idle = nothing === undefined ? [] : outcomesOf(nothing);
  const tried = lines.map(({ line, values }): Tried => {
    const isIdle = nothing !== undefined && isSameLine(line, nothing);
    return {
      line,
      values,
      outcomes: isIdle ? idle : outcomesOf(line),
      isSureWin: isSureWin(looked, seat, line),
    };
  });
  const scene: Scene = { seat, reader, worlds: looked, tried, idle };
  return tried.map((each) => reasonsOf(each, scene));
}

const reasonsOf = (tried: Tried, scene: Scene): Reason[] => [
  ...rankReasons(tried, scene),
  ...FINDERS.flatMap((find) => find(tried, scene)).slice(0, MOST_REASONS),
];

/** The same dice for all lines in one world: what differs is the line. */
function diceFor(count: number, seed: Seed): number[] {
  const rng = makeRng(seed);
  return Array.from({ length: count }, rng);
}
