/** Two players, the same seeds with seats swapped. A unit is a pair of games; of a two-deck regulation, a pair of series. */

import type { Player } from '@blackpoker/bots';
import {
  DRAWN,
  dealDecks,
  NONE,
  parseSeed,
  type Ruleset,
  rulesetOf,
  type Seed,
  seriesWinner,
} from '@blackpoker/engine';
import { type PlayedGame, playGame, sitDown } from '../game.ts';
import type { Batch, Job } from '../job.ts';
import { playerNamed } from '../players.ts';
import { unitSeed } from '../seeds.ts';
import { playSeries } from '../series.ts';
import { type SprtSpec, sprt } from '../statistics.ts';

export interface MatchSpec {
  readonly regulation: string;
  /** By name. Results are those of the first. */
  readonly players: readonly [string, string];
  /** At most: the test may stop it before. */
  readonly pairs: number;
  /** 32 hexadecimal digits. */
  readonly seed: string;
  readonly sprt: SprtSpec | null;
}

export interface MatchPart {
  /** Two letters for each pair, parted by spaces: W won, L lost, D drawn, S stalled; the first player had seat A in the first. */
  readonly pairs: string;
}

export interface MatchTotal {
  wins: number;
  losses: number;
  /** Stalls count as draws, too. */
  draws: number;
  stalls: number;
  /** How many pairs gave the first player 0, ½, 1, 1½ and 2 points. */
  readonly counts: [number, number, number, number, number];
  readonly sprt: SprtSpec | null;
  isDecided: boolean;
}

type Outcome = 'W' | 'L' | 'D' | 'S';

interface Table {
  readonly rules: Ruleset;
  readonly players: readonly [Player, Player];
  readonly seed: Seed;
}

function tableOf({ regulation, players: [a, b], seed }: MatchSpec): Table {
  const rules = rulesetOf(regulation);
  const parsed = parseSeed(seed);
  if (rules === undefined || parsed === undefined) throw new Error(`no match of ${regulation} with seed ${seed}`);
  return { rules, players: [playerNamed(a), playerNamed(b)], seed: parsed };
}

function playPair({ rules, players: [a, b] }: Table, seed: Seed): string {
  const first = playOne(rules, seed, [a, b], 0);
  const second = playOne(rules, seed, [b, a], 1);
  return outcomeOf(first, 0) + outcomeOf(second, 1);
}

/** The seat that wins, or DRAWN; NONE: a stall. */
function playOne(rules: Ruleset, seed: Seed, players: readonly [Player, Player], again: number): number {
  const series = playSeries(
    rules,
    seed,
    dealDecks(rules, seed),
    (start): PlayedGame => playGame(rules, start.decks, start.seed, sitDown(players, rules, start.seed, again)),
  );
  return seriesWinner(series);
}

/** For who sat at the seat. */
function outcomeOf(winner: number, seat: number): Outcome {
  if (winner === NONE) return 'S';
  return winner === DRAWN ? 'D' : winner === seat ? 'W' : 'L';
}

function run(spec: MatchSpec, { first, count }: Batch, onUnit: () => void): MatchPart {
  const table = tableOf(spec);
  const pairs = Array.from({ length: count }, (_, i) => {
    const pair = playPair(table, unitSeed(table.seed, first + i));
    onUnit();
    return pair;
  });
  return { pairs: pairs.join(' ') };
}

/** In half points. */
const POINTS = { W: 2, L: 0, D: 1, S: 1 } as const;

function add(total: MatchTotal, { pairs }: MatchPart): void {
  for (const pair of pairs.split(' ')) if (!total.isDecided) addPair(total, pair);
}

function addPair(total: MatchTotal, pair: string): void {
  const outcomes = [...pair] as Outcome[];
  for (const outcome of outcomes) {
    if (outcome === 'W') total.wins++;
    else if (outcome === 'L') total.losses++;
    else total.draws++;
    if (outcome === 'S') total.stalls++;
  }
  const points = outcomes.reduce((sum, outcome) => sum + POINTS[outcome], 0);
  total.counts[points as 0 | 1 | 2 | 3 | 4]++;
  total.isDecided = total.sprt !== null && sprt(total.sprt, total.counts).accepted !== null;
}

const MOST_BATCHES = 64;
const LARGEST_BATCH = 100;

export const matchJob: Job<MatchSpec, MatchPart, MatchTotal> = {
  name: 'match',
  size: ({ pairs }) => ({ units: pairs, perBatch: Math.min(LARGEST_BATCH, Math.ceil(pairs / MOST_BATCHES)) }),
  run,
  empty: ({ sprt: test }) => ({
    wins: 0,
    losses: 0,
    draws: 0,
    stalls: 0,
    counts: [0, 0, 0, 0, 0],
    sprt: test,
    isDecided: false,
  }),
  add,
  isEnough: (_spec, { isDecided }) => isDecided,
  regulations: ({ regulation }) => [regulation],
};
