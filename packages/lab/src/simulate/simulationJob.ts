/** Random games of one or more regulations. A unit is a game, or of a two-deck regulation a series. */
import { dealDecks, parseSeed, type Ruleset, rulesetOf, type SeatDeck, type Seed } from '@blackpoker/engine';
import type { Batch, Job } from '../job.ts';
import { unitSeed } from '../seeds.ts';
import { parseUnit } from './gameLine.ts';
import { type PlayedUnit, playUnit } from './playUnit.ts';
import { addUnit, emptySimulation, type Simulation } from './simulation.ts';

export interface SimulationSpec {
  readonly regulations: readonly string[];
  /** Of each regulation. */
  readonly games: number;
  /** 32 hexadecimal digits. */
  readonly seed: string;
  /** The costly checks are made at every so many choices; 0: nothing is checked. */
  readonly every: number;
  /** What A and B bring; null: as the seed deals it. */
  readonly decks: readonly [SeatDeck | null, SeatDeck | null];
}

export interface SimulationPart {
  /** The batch's units as text, parted by spaces. */
  readonly games: string;
  /** Of its units, by number in the batch, and of its games. */
  readonly violations: readonly UnitViolation[];
}

interface UnitViolation extends UnitProblem {
  readonly unit: number;
}
type UnitProblem = PlayedUnit['problems'][number];

export interface SimulationTotal {
  readonly games: number;
  readonly rows: readonly SimulationRow[];
  /** Units that were added. */
  units: number;
}

export interface SimulationRow {
  readonly regulation: string;
  readonly result: Simulation;
}

const MOST_BATCHES = 64;
const LARGEST_CHECKED = 25;
const LARGEST_UNCHECKED = 500;
/** A run with so many violations has found what it was looking for. */
const MOST_VIOLATIONS = 1000;

/** A regulation's place among the units of a run. */
interface Stretch {
  readonly rules: Ruleset;
  readonly first: number;
  readonly units: number;
}

function rulesOf(id: string): Ruleset {
  const rules = rulesetOf(id);
  if (rules === undefined) throw new Error(`there is no regulation ${id}`);
  return rules;
}

/** A series has at least two games. More than are needed may be played: they are not counted. */
const unitsFor = ({ series }: Ruleset, games: number): number => (series.decks === 2 ? Math.ceil(games / 2) : games);

function stretchesOf(regulations: readonly string[], games: number): Stretch[] {
  let first = 0;
  return regulations.map((id) => {
    const rules = rulesOf(id);
    const stretch = { rules, first, units: unitsFor(rules, games) };
    first += stretch.units;
    return stretch;
  });
}

function stretchAt(stretches: readonly Stretch[], unit: number): Stretch {
  const found = stretches.find(({ first, units }) => unit < first + units);
  if (found === undefined) throw new Error(`bug: there is no unit ${unit}`);
  return found;
}

/** The seed and the decks of a regulation's unit, by its number. */
export function startOfUnit(
  rules: Ruleset,
  { seed, decks: [a, b] }: Pick<SimulationSpec, 'seed' | 'decks'>,
  number: number,
): { readonly seed: Seed; readonly decks: [SeatDeck, SeatDeck] } {
  const run = parseSeed(seed);
  if (run === undefined) throw new Error(`"${seed}" is no seed`);
  const own = unitSeed(run, number);
  const [dealtA, dealtB] = dealDecks(rules, own);
  return { seed: own, decks: [a ?? dealtA, b ?? dealtB] };
}

function size({ regulations, games, every }: SimulationSpec) {
  const last = stretchesOf(regulations, games).at(-1);
  const units = last === undefined ? 0 : last.first + last.units;
  const largest = every === 0 ? LARGEST_UNCHECKED : LARGEST_CHECKED;
  return { units, perBatch: Math.min(largest, Math.ceil(units / MOST_BATCHES)) };
}

function run(spec: SimulationSpec, { first, count }: Batch, onUnit: () => void): SimulationPart {
  const stretches = stretchesOf(spec.regulations, spec.games);
  const lines: string[] = [];
  const violations: UnitViolation[] = [];
  for (let unit = 0; unit < count; unit++) {
    const stretch = stretchAt(stretches, first + unit);
    const { seed, decks } = startOfUnit(stretch.rules, spec, first + unit - stretch.first);
    const { line, problems } = playUnit(stretch.rules, seed, decks, spec.every);
    lines.push(line);
    violations.push(...problems.map((problem) => ({ unit, ...problem })));
    onUnit();
  }
  return { games: lines.join(' '), violations };
}

function add(total: SimulationTotal, { games, violations }: SimulationPart): void {
  const stretches = stretchesOf(
    total.rows.map(({ regulation }) => regulation),
    total.games,
  );
  for (const [unit, text] of games.split(' ').entries()) {
    const stretch = stretchAt(stretches, total.units++);
    const row = total.rows[stretches.indexOf(stretch)];
    if (row === undefined) throw new Error('bug: a regulation without a row');
    const before = row.result.games;
    addUnit(row.result, stretch.rules, parseUnit(text), total.games);
    for (const { unit: of, ...problem } of violations)
      if (of === unit && before < total.games) row.result.violations.push({ ...problem, game: before + problem.game });
  }
}

const isDone = ({ rows, games }: SimulationTotal): boolean =>
  rows.every(({ result }) => result.games >= games) ||
  rows.reduce((sum, { result }) => sum + result.violations.length, 0) >= MOST_VIOLATIONS;

export const simulationJob: Job<SimulationSpec, SimulationPart, SimulationTotal> = {
  name: 'simulate',
  size,
  run,
  empty: ({ regulations, games }) => ({
    games,
    rows: regulations.map((regulation) => ({ regulation, result: emptySimulation(rulesOf(regulation)) })),
    units: 0,
  }),
  add,
  isEnough: (_spec, total) => isDone(total),
  regulations: ({ regulations }) => regulations,
};
