/** The report as a job: mirror games of each regulation, then for each of its actions a match without it. */
import { dealDecks, newSeries, nextGame, parseSeed, type Ruleset, rulesetOf, type Seed } from '@blackpoker/engine';
import { playGame, sitDown } from '../game.ts';
import type { Batch, Job } from '../job.ts';
import { type MatchSpec, matchJob } from '../match/matchJob.ts';
import { playerNamed, without } from '../players.ts';
import { unitSeed } from '../seeds.ts';
import { GameWatch } from './gameWatch.ts';
import { addTally, count, entry, noMirror, type RegulationTally, type ReportTally } from './tally.ts';

/** Plain data. */
export interface ReportSpec {
  readonly regulations: readonly string[];
  readonly player: string;
  /** Mirror games of each regulation. */
  readonly games: number;
  /** Pairs of the match without each action that players can raise. */
  readonly pairs: number;
  /** 32 hexadecimal digits. */
  readonly seed: string;
}

/** A stretch of units of one kind: mirror games, or pairs without an action. */
interface Section {
  readonly rules: Ruleset;
  readonly action: string | undefined;
  readonly first: number;
  readonly units: number;
}

const UNITS_PER_BATCH = 100;

export const reportJob: Job<ReportSpec, ReportTally> = {
  name: 'report',
  size: (spec) => ({
    units: sectionsOf(spec).reduce((sum, { units }) => sum + units, 0),
    perBatch: UNITS_PER_BATCH,
  }),
  run: runBatch,
  empty: () => ({}),
  add: addTally,
  regulations: ({ regulations }) => regulations,
};

export function rulesOf(id: string): Ruleset {
  const rules = rulesetOf(id);
  if (rules === undefined) throw new Error(`there is no regulation ${id}`);
  return rules;
}

function sectionsOf({ regulations, games, pairs }: ReportSpec): Section[] {
  let first = 0;
  const section = (rules: Ruleset, action: string | undefined, units: number): Section => {
    first += units;
    return { rules, action, first: first - units, units };
  };
  return regulations
    .map(rulesOf)
    .flatMap((rules) => [section(rules, undefined, games), ...rules.direct.map(({ id }) => section(rules, id, pairs))]);
}

export function runSeed({ seed }: ReportSpec): Seed {
  const parsed = parseSeed(seed);
  if (parsed === undefined) throw new Error(`this is no seed: ${seed}`);
  return parsed;
}

const noRegulation = (): RegulationTally => ({ restricted: {} });

/** A batch may lie in several sections. */
function runBatch(spec: ReportSpec, batch: Batch, onUnit: () => void): ReportTally {
  const tally: ReportTally = {};
  for (const { rules, action, first, units } of sectionsOf(spec)) {
    const from = Math.max(0, batch.first - first);
    const to = Math.min(units, batch.first + batch.count - first);
    if (from >= to) continue;
    const of = entry(tally, rules.id, noRegulation);
    const part = { id: 0, first: from, count: to - from };
    if (action === undefined) addMirror(of, spec, rules, part, onUnit);
    else addWithout(of, matchSpec(spec, rules, action), action, part, onUnit);
  }
  return tally;
}

/** Of a two-deck regulation a mirror game is the first game of a series. */
function addMirror(tally: RegulationTally, spec: ReportSpec, rules: Ruleset, part: Batch, onUnit: () => void): void {
  const player = playerNamed(spec.player);
  const mirror = tally.mirror ?? noMirror();
  tally.mirror = mirror;
  for (let number = part.first; number < part.first + part.count; number++) {
    const seed = unitSeed(runSeed(spec), number);
    const start = nextGame(newSeries(rules, seed, dealDecks(rules, seed)));
    if (start === undefined) throw new Error('bug: a series is over before it begins');
    const watch = new GameWatch(rules, mirror);
    const minds = watch.listen(sitDown([player, player], rules, start.seed));
    watch.finish(playGame(rules, start.decks, start.seed, minds, watch), number);
    onUnit();
  }
}

/** The match `PLAYER-without-ACTION PLAYER`. */
const matchSpec = ({ player, pairs, seed }: ReportSpec, { id }: Ruleset, action: string): MatchSpec => ({
  regulation: id,
  players: [without(playerNamed(player), action).name, player],
  pairs,
  seed,
  sprt: null,
});

function addWithout(tally: RegulationTally, match: MatchSpec, action: string, part: Batch, onUnit: () => void): void {
  const total = matchJob.empty(match);
  matchJob.add(total, matchJob.run(match, part, onUnit));
  const counts = entry(tally.restricted, action, () => ({}));
  for (const [halfPoints, pairs] of total.counts.entries()) count(counts, halfPoints, pairs);
}
