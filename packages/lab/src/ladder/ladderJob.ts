/** Many matches as one job: those of a ladder, in each of its regulations. A unit is a pair of games. */
import type { Batch, Job } from '../job.ts';
import { type MatchSpec, type MatchTotal, matchJob } from '../match/matchJob.ts';
import type { Pairing } from './pairings.ts';

export interface LadderSpec {
  readonly regulations: readonly string[];
  readonly pairings: readonly Pairing[];
  /** 32 hexadecimal digits. Each match is the one that `match` plays with it. */
  readonly seed: string;
}

export interface LadderPart {
  /** Such as `3:WL`: a pair of match 3 of `matchesOf`, as a match writes it; parted by spaces. */
  readonly pairs: string;
}

export interface LadderTotal {
  /** In the order of `matchesOf`. */
  readonly matches: readonly MatchTotal[];
}

/** Every match: the pairings in the first regulation, then those in the next. */
export const matchesOf = ({ regulations, pairings, seed }: LadderSpec): MatchSpec[] =>
  regulations.flatMap((regulation) =>
    pairings.map(({ players, pairs }) => ({ regulation, players, pairs, seed, sprt: null })),
  );

interface Unit {
  readonly match: number;
  readonly pair: number;
}

/** All pairs, the matches mixed so that each is as far as the others: strong players take longer, and the bar should know. */
function unitsOf(matches: readonly MatchSpec[]): Unit[] {
  const units = matches.flatMap(({ pairs }, match) =>
    Array.from({ length: pairs }, (_, pair) => ({ match, pair, place: (pair + 0.5) / pairs })),
  );
  return units.sort((a, b) => a.place - b.place || a.match - b.match);
}

function run(spec: LadderSpec, { first, count }: Batch, onUnit: () => void): LadderPart {
  const matches = matchesOf(spec);
  const played = unitsOf(matches)
    .slice(first, first + count)
    .map((unit) => `${unit.match}:${playPair(matches, unit, onUnit)}`);
  return { pairs: played.join(' ') };
}

function playPair(matches: readonly MatchSpec[], { match, pair }: Unit, onUnit: () => void): string {
  const spec = matches[match];
  if (spec === undefined) throw new Error(`bug: there is no match ${match}`);
  return matchJob.run(spec, { id: 0, first: pair, count: 1 }, onUnit).pairs;
}

function add({ matches }: LadderTotal, { pairs }: LadderPart): void {
  for (const [, match, outcomes = ''] of pairs.matchAll(/(\d+):(\w+)/g)) {
    const total = matches[Number(match)];
    if (total === undefined) throw new Error(`there is no match ${match}`);
    matchJob.add(total, { pairs: outcomes });
  }
}

const MOST_BATCHES = 2000;
const LARGEST_BATCH = 20;

export const ladderJob: Job<LadderSpec, LadderPart, LadderTotal> = {
  name: 'ladder',
  size: (spec) => {
    const units = matchesOf(spec).reduce((sum, { pairs }) => sum + pairs, 0);
    return { units, perBatch: Math.min(LARGEST_BATCH, Math.ceil(units / MOST_BATCHES)) };
  },
  run,
  empty: (spec) => ({ matches: matchesOf(spec).map((match) => matchJob.empty(match)) }),
  add,
  regulations: ({ regulations }) => regulations,
};
