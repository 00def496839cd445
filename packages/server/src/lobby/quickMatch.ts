/** Who plays whom in a quick match. */
import type { ClockTerms } from '@blackpoker/protocol';
import { clockOf, type GameRow } from './gameRow.ts';
import { NEW_STRENGTH } from './glicko.ts';

/** Somebody who waits: a row of `games` of the kind quick. */
export interface Waiting {
  readonly game: string;
  readonly user: string;
  readonly since: number;
  readonly rating: number;
  /** Regulation, options and rated or not: as text, equal where they can play each other. */
  readonly pool: string;
  readonly clock: ClockTerms;
}

export const waitingOf = (row: GameRow): Waiting => ({
  game: row.id,
  user: row.creator_id ?? '',
  since: row.created_at,
  rating: row.creator_rating ?? NEW_STRENGTH.rating,
  pool: `${row.regulation} ${row.options} ${row.rated}`,
  clock: clockOf(row),
});

const FIRST_RANGE = 100;
const FAST_UNTIL = 300;
const FAST_MS = 300;
const SLOW_MS = 3000;
const WIDEST = 600;

/** How far apart two ratings may be after so long a wait: as Showdown does it. */
export function ratingRange(waited: number): number {
  const fast = FIRST_RANGE + waited / FAST_MS;
  if (fast <= FAST_UNTIL) return fast;
  const slowly = waited - (FAST_UNTIL - FIRST_RANGE) * FAST_MS;
  return Math.min(WIDEST, FAST_UNTIL + slowly / SLOW_MS);
}

/** After so long a wait the opponent of a moment ago will do, and sooner where nobody else waits. */
const SAME_AGAIN_MS = 60_000;
const ONLY_TWO_MS = 3_000;

/** Pairs of users who are not to meet (`never`), or not again so soon (`recent`). */
export interface Apart {
  readonly never: ReadonlySet<string>;
  readonly recent: ReadonlySet<string>;
}

/** Those who wait in a pool, and how they are paired. */
interface Round {
  readonly now: number;
  readonly apart: Apart;
  readonly sameAgain: number;
}

/** The same for both orders. */
export const pairKey = (one: string, two: string): string => [one, two].sort().join(' ');

function fits(one: Waiting, two: Waiting, { now, apart: { never, recent }, sameAgain }: Round): boolean {
  const key = pairKey(one.user, two.user);
  if (one.user === two.user || one.pool !== two.pool || never.has(key)) return false;
  if (!clocksFit(one.clock, two.clock)) return false;
  const shortest = now - Math.max(one.since, two.since);
  if (recent.has(key) && shortest < sameAgain) return false;
  const longest = now - Math.min(one.since, two.since);
  return Math.abs(one.rating - two.rating) <= ratingRange(longest);
}

const MOST_TIMES = 2;

/** The same kind, and no part of one more than twice that of the other. Whoever waits longer has their clock. */
function clocksFit(one: ClockTerms, two: ClockTerms): boolean {
  if (one.kind !== two.kind) return false;
  const theirs = timesOf(two);
  return timesOf(one).every((time, i) => isAlike(time, theirs[i] ?? time));
}

function timesOf(clock: ClockTerms): readonly number[] {
  if (clock.kind === 'live') return [clock.bank, clock.increment, clock.free];
  return clock.kind === 'days' ? [clock.days] : [];
}

const isAlike = (one: number, two: number): boolean => Math.max(one, two) <= MOST_TIMES * Math.min(one, two);

/** Who has waited longest chooses first, and takes who is nearest in rating. In each pair the first has waited longer. */
export function pairsAmong(waiting: readonly Waiting[], now: number, apart: Apart): [Waiting, Waiting][] {
  const left = [...waiting].sort((one, two) => one.since - two.since);
  const pairs: [Waiting, Waiting][] = [];
  for (let first = left.shift(); first !== undefined; first = left.shift()) {
    const { pool } = first;
    const isCrowded = waiting.filter((each) => each.pool === pool).length > 2;
    const partner = nearest(first, left, { now, apart, sameAgain: isCrowded ? SAME_AGAIN_MS : ONLY_TWO_MS });
    if (partner === undefined) continue;
    pairs.push([first, partner]);
    left.splice(left.indexOf(partner), 1);
  }
  return pairs;
}

function nearest(one: Waiting, others: readonly Waiting[], round: Round): Waiting | undefined {
  const distance = ({ rating }: Waiting): number => Math.abs(rating - one.rating);
  return others
    .filter((other) => fits(one, other, round))
    .reduce<Waiting | undefined>((best, each) => (best && distance(best) <= distance(each) ? best : each), undefined);
}
