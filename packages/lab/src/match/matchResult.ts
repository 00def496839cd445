import { eloOf, type PairCounts, pairScore, type Sprt, scoreInterval, sprt } from '../statistics.ts';
import type { MatchSpec, MatchTotal } from './matchJob.ts';

/** What a match has shown, as data: of the first player, with 95 % intervals. */
export interface MatchResult {
  readonly regulation: string;
  readonly players: readonly [string, string];
  readonly seed: string;
  /** Of a two-deck regulation a series counts as a game. */
  readonly games: number;
  readonly wins: number;
  readonly losses: number;
  readonly draws: number;
  readonly stalls: number;
  readonly score: number;
  readonly low: number;
  readonly high: number;
  /** Null: infinite, since the score is 0 or 1. */
  readonly elo: number | null;
  /** Null: −∞. */
  readonly eloLow: number | null;
  /** Null: +∞. */
  readonly eloHigh: number | null;
  /** How many pairs gave 0, ½, 1, 1½ and 2 points. */
  readonly pairs: PairCounts;
  readonly sprt?: Sprt;
}

const finite = (x: number): number | null => (Number.isFinite(x) ? x : null);

export function matchResult({ regulation, players, seed, sprt: test }: MatchSpec, total: MatchTotal): MatchResult {
  const { wins, losses, draws, stalls, counts } = total;
  const score = pairScore(counts);
  const { low, high } = scoreInterval(score);
  return {
    regulation,
    players,
    seed,
    games: wins + losses + draws,
    wins,
    losses,
    draws,
    stalls,
    score: score.score,
    low,
    high,
    elo: finite(eloOf(score.score)),
    eloLow: finite(eloOf(low)),
    eloHigh: finite(eloOf(high)),
    pairs: counts,
    ...(test !== null && { sprt: sprt(test, counts) }),
  };
}
