/** The search for loops over many positions. A unit is one search: of a made-up position with some actions, or of a random game’s. */
import { type Action, type Position, parseSeed, type Ruleset, rulesetOf } from '@blackpoker/engine';
import type { Batch, Job } from '../job.ts';
import { unitSeed } from '../seeds.ts';
import { type Effect, effectOf, strongest } from './effects.ts';
import { best, type Finding } from './finding.ts';
import { crowdedPosition, richPosition } from './madeUpPositions.ts';
import { randomPosition } from './positions.ts';
import { type SearchOutcome, searchRounds } from './search.ts';

export interface LoopsSpec {
  readonly regulation: string;
  /** The most requests of a round. */
  readonly depth: number;
  /** The most choices that one search tries. */
  readonly choices: number;
  /** Positions of random games. */
  readonly positions: number;
  /** 32 hexadecimal digits. */
  readonly seed: string;
}

export interface LoopsTotal {
  choices: number;
  /** How many searches tried everything that many requests deep. */
  depths: number[];
  /** Rounds that work only if the unseen cards lie well. */
  lucky: number;
  findings: readonly Finding[];
  effects: readonly Effect[];
}

export interface Search {
  readonly position: Position;
  /** The actions to be used; all of them unless told. */
  readonly focus?: readonly string[];
}

/** The searches of made-up positions: everything at once, each action alone, each pair of actions. */
export function madeUpSearches(rules: Ruleset): Search[] {
  const ids = rules.direct.filter(isUsable).map(({ id }) => id);
  const alone = ids.map((id) => [id]);
  const pairs = ids.flatMap((a, i) => ids.slice(i + 1).map((b) => [a, b]));
  const [rich, crowded] = [richPosition(rules), crowdedPosition(rules)];
  return [
    { position: rich },
    ...[...alone, ...pairs].map((focus) => ({ position: rich, focus })),
    { position: crowded },
    ...alone.map((focus) => ({ position: crowded, focus })),
  ];
}

const isUsable = ({ id, onlyOpponentsTurn }: Action): boolean => id !== 'end' && !onlyOpponentsTurn;

const emptyTotal = (): LoopsTotal => ({
  choices: 0,
  depths: [],
  lucky: 0,
  findings: [],
  effects: [],
});

function rulesOf({ regulation }: LoopsSpec): Ruleset {
  const rules = rulesetOf(regulation);
  if (rules === undefined) throw new Error(`there is no regulation ${regulation}`);
  return rules;
}

function searchAt(rules: Ruleset, spec: LoopsSpec, unit: number): Search {
  const madeUp = madeUpSearches(rules);
  const seed = parseSeed(spec.seed);
  if (seed === undefined) throw new Error(`no seed ${spec.seed}`);
  return madeUp[unit] ?? { position: randomPosition(rules, unitSeed(seed, unit - madeUp.length)) };
}

/** One unit of the job. */
export function searchUnit(rules: Ruleset, spec: LoopsSpec, unit: number, total: LoopsTotal): void {
  const { position, focus } = searchAt(rules, spec, unit);
  const effects: Effect[] = [];
  const outcome = searchRounds(rules, position, spec, focus, (actions, start, end) =>
    effects.push(effectOf(actions, start, end)),
  );
  addOutcome(total, outcome, effects);
}

function addOutcome(total: LoopsTotal, { findings, choices, depth, lucky }: SearchOutcome, effects: Effect[]): void {
  addTotal(total, {
    choices,
    depths: Array.from({ length: depth + 1 }, (_, i) => (i === depth ? 1 : 0)),
    lucky,
    findings,
    effects: strongest(effects),
  });
}

function addTotal(total: LoopsTotal, part: LoopsTotal): void {
  total.choices += part.choices;
  total.lucky += part.lucky;
  for (const [depth, count] of part.depths.entries()) total.depths[depth] = (total.depths[depth] ?? 0) + count;
  total.findings = best([...total.findings, ...part.findings]);
  total.effects = strongest([...total.effects, ...part.effects]);
}

function run(spec: LoopsSpec, { first, count }: Batch, onUnit: () => void): LoopsTotal {
  const rules = rulesOf(spec);
  const total = emptyTotal();
  for (let unit = first; unit < first + count; unit++) {
    searchUnit(rules, spec, unit, total);
    onUnit();
  }
  return total;
}

const PER_BATCH = 8;

export const loopsJob: Job<LoopsSpec, LoopsTotal> = {
  name: 'loops',
  size: (spec) => ({ units: madeUpSearches(rulesOf(spec)).length + spec.positions, perBatch: PER_BATCH }),
  run,
  empty: emptyTotal,
  add: addTotal,
  regulations: ({ regulation }) => [regulation],
};
