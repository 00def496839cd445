/** Elo of many players out of all their matches: a Bradley-Terry fit. */
import { type PairCounts, pairScore, Z95 } from '../statistics.ts';

export interface Rating {
  readonly player: string;
  readonly elo: number;
  /** The 95 % interval of the difference to the player who is 0. */
  readonly low: number;
  readonly high: number;
}

export interface PlayedMatch {
  readonly players: readonly [string, string];
  /** How many pairs gave the first player 0, ½, 1, 1½ and 2 points. */
  readonly pairs: PairCounts;
}

/** A match as the fit sees it: which of the players, and the points of the first. */
interface Meeting {
  readonly a: number;
  readonly b: number;
  readonly games: number;
  readonly points: number;
  /** How much the points vary, as a multiple of what independent games would: the games of a pair share their luck. */
  readonly looseness: number;
}

const NATURAL = Math.LN10 / 400;
/** Ratings are thought to lie about a common middle with this deviation: who has won everything is not infinitely strong. */
const PRIOR_ELO = 1000;
const PRIOR = 1 / (PRIOR_ELO * NATURAL) ** 2;

/** The likeliest ratings, with `zero` at 0. Where results do not fit a single scale, the intervals tell only of luck. */
export function ratings(players: readonly string[], matches: readonly PlayedMatch[], zero: string): Rating[] {
  const meetings = matches.map((match) => meetingOf(players, match));
  const strengths = fit(players.length, meetings);
  const spread = covariance(strengths, meetings);
  const base = players.indexOf(zero);
  return players.map((player, i) => {
    const elo = (at(strengths, i) - at(strengths, base)) / NATURAL;
    const half = (Z95 * Math.sqrt(Math.max(0, differenceVariance(spread, i, base)))) / NATURAL;
    return { player, elo, low: elo - half, high: elo + half };
  });
}

function meetingOf(players: readonly string[], { players: [a, b], pairs: counts }: PlayedMatch): Meeting {
  const { pairs, score, variance } = pairScore(counts);
  const games = 2 * pairs;
  const share = (games * score + THOUGHT_GAMES / 2) / (games + THOUGHT_GAMES);
  return {
    a: players.indexOf(a),
    b: players.indexOf(b),
    games,
    points: games * score,
    looseness: (2 * variance) / (share * (1 - share)),
  };
}

/** The games that `pairScore` adds for its variance: half a pair of each of five kinds. */
const THOUGHT_GAMES = 5;

const ROUNDS = 100;
const EXACT = 1e-10;
/** A longer step of Newton's method might jump over the top. */
const LONGEST_STEP = 1;

/** Newton's method; the likelihood has a single top. */
function fit(count: number, meetings: readonly Meeting[]): number[] {
  let strengths: number[] = Array.from({ length: count }, () => 0);
  for (let round = 0; round < ROUNDS; round++) {
    const step = solve(information(strengths, meetings), slope(strengths, meetings));
    const longest = Math.max(...step.map(Math.abs));
    const scale = Math.min(1, LONGEST_STEP / Math.max(longest, EXACT));
    strengths = strengths.map((strength, i) => strength + scale * at(step, i));
    if (longest < EXACT) break;
  }
  return strengths;
}

const expected = (strengths: readonly number[], { a, b }: Meeting): number =>
  1 / (1 + Math.exp(at(strengths, b) - at(strengths, a)));

function slope(strengths: readonly number[], meetings: readonly Meeting[]): number[] {
  const sums = strengths.map((strength) => -PRIOR * strength);
  for (const meeting of meetings) {
    const more = meeting.points - meeting.games * expected(strengths, meeting);
    sums[meeting.a] = at(sums, meeting.a) + more;
    sums[meeting.b] = at(sums, meeting.b) - more;
  }
  return sums;
}

const information = (strengths: readonly number[], meetings: readonly Meeting[]): number[][] =>
  spreadOver(strengths.length, meetings, (meeting) => independentVariance(strengths, meeting));

/** Of the points, if the games had nothing to do with each other. */
function independentVariance(strengths: readonly number[], meeting: Meeting): number {
  const share = expected(strengths, meeting);
  return meeting.games * share * (1 - share);
}

/** How the strengths would vary if everything were played again. */
function covariance(strengths: readonly number[], meetings: readonly Meeting[]): number[][] {
  const inverse = inverseOf(information(strengths, meetings));
  const noise = spreadOver(
    strengths.length,
    meetings,
    (meeting) => meeting.looseness * independentVariance(strengths, meeting),
  );
  return product(product(inverse, noise), inverse);
}

/** A matrix in which each meeting weighs on the difference of its two players, and the prior on each player. */
function spreadOver(count: number, meetings: readonly Meeting[], weigh: (meeting: Meeting) => number): number[][] {
  const matrix = Array.from({ length: count }, (_, i) =>
    Array.from({ length: count }, (__, j) => (i === j ? PRIOR : 0)),
  );
  for (const meeting of meetings) {
    const { a, b } = meeting;
    const weight = weigh(meeting);
    put(matrix, a, a, weight);
    put(matrix, b, b, weight);
    put(matrix, a, b, -weight);
    put(matrix, b, a, -weight);
  }
  return matrix;
}

function differenceVariance(spread: readonly (readonly number[])[], i: number, j: number): number {
  return cell(spread, i, i) + cell(spread, j, j) - 2 * cell(spread, i, j);
}

// small matrices

type Matrix = readonly (readonly number[])[];

const at = (list: readonly number[], i: number): number => list[i] ?? 0;
const cell = (matrix: Matrix, i: number, j: number): number => at(matrix[i] ?? [], j);
const product = (a: Matrix, b: Matrix): number[][] =>
  a.map((row) => b.map((_, j) => row.reduce((sum, x, k) => sum + x * cell(b, k, j), 0)));

function put(matrix: readonly number[][], i: number, j: number, more: number): void {
  const row = matrix[i];
  if (row !== undefined) row[j] = at(row, j) + more;
}

const inverseOf = (matrix: Matrix): number[][] =>
  matrix.map((_, i) =>
    solve(
      matrix,
      matrix.map((__, j) => (i === j ? 1 : 0)),
    ),
  );

/** Gauss's elimination. The matrix is symmetric and positive definite, so that no rows have to be swapped. */
function solve(matrix: Matrix, right: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, at(right, i)]);
  for (const [i, pivot] of rows.entries())
    for (const [j, row] of rows.entries()) {
      const factor = i === j ? 0 : at(row, i) / at(pivot, i);
      for (let k = i; k <= rows.length; k++) row[k] = at(row, k) - factor * at(pivot, k);
    }
  return rows.map((row, i) => at(row, rows.length) / at(row, i));
}
