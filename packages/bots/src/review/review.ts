/** A finished game looked at again: each decision by what its player could know, what it cost, the swings, and the luck. */
import { type GameRecord, rulesetOf, type Seat, type Seed, SPECTATOR, seedText, type Viewer } from '@blackpoker/engine';
import { errorOf, meanOf } from '../judging/compare.ts';
import type { SearchSettings } from '../search/settings.ts';
import { gameAccuracy } from './accuracy.ts';
import { clearLoss, GRADES, type Grade } from './grade.ts';
import { type JudgedDecision, judgeDecision } from './judgeDecision.ts';
import { type LuckEvent, luckOf } from './luck.ts';
import { type LevelGuess, type LevelLoss, playsLike } from './playsLike.ts';
import { endOf, type Swing, swingsOf } from './swings.ts';
import { type Timeline, timelineOf } from './timeline.ts';

export interface ReviewSettings {
  /** Iterations are for each decision; see `judgeDecision` for fewer than a hint has. */
  readonly search: SearchSettings;
  /** For the luck alone: what is judged follows from the positions. */
  readonly seed: Seed;
  /** What each level loses; empty: no level is guessed. */
  readonly levels: readonly LevelLoss[];
  /** The reader: a seat reads "you" and "the opponent"; a spectator (the default) reads A and B. */
  readonly viewer?: Viewer | undefined;
  /** Passes that were made for a player, by the number of the choice: they are nobody's decision. */
  readonly automatic?: readonly number[] | undefined;
  /** Decisions of the same game that were judged before; those with at least as many iterations are taken over. */
  readonly known?: readonly JudgedDecision[] | undefined;
}

export interface SeatReview {
  /** Free decisions: something else could have been chosen, and the player was asked. */
  readonly decisions: number;
  readonly grades: Readonly<Record<Grade, number>>;
  /** The mean of what a decision lost, and its standard error; null: there was none. */
  readonly loss: number | null;
  readonly lossError: number | null;
  /** From 0 to 100. */
  readonly accuracy: number | null;
  readonly playsLike: LevelGuess | null;
}

/** Grows whenever decisions are judged in another way, so that a kept review of the old way is not mixed with new ones. */
export const REVIEW_VERSION = 2;

export interface Review {
  readonly version: typeof REVIEW_VERSION;
  readonly regulation: string;
  readonly seed: string;
  readonly iterations: number;
  /** False: it was stopped, and speaks of the first decisions only. */
  readonly complete: boolean;
  readonly turns: number;
  /** For A: 1, ½ or 0; null: the record ends before the game does. */
  readonly result: number | null;
  readonly decisions: readonly JudgedDecision[];
  readonly seats: readonly [SeatReview, SeatReview];
  readonly swings: readonly Swing[];
  readonly luck: {
    /** For A, in chance of winning, with the standard error. */
    readonly total: number;
    readonly error: number;
    readonly events: readonly LuckEvent[];
  };
}

export interface ReviewProgress {
  readonly done: number;
  readonly total: number;
  readonly decision: JudgedDecision;
}

/**
 * One step for each decision, so that whoever calls can do other things in between. `next(true)` stops it: the rest is left out, and
 * the review says so.
 */
export function* reviewSteps(
  record: GameRecord,
  settings: ReviewSettings,
): Generator<ReviewProgress, Review, boolean | undefined> {
  const rules = rulesetOf(record.regulation, record.options);
  if (rules === undefined) throw new Error(`there is no regulation ${record.regulation}`);
  const { viewer = SPECTATOR, automatic = [], search } = settings;
  const timeline = timelineOf(record, rules, viewer, automatic);
  const decisions: JudgedDecision[] = [];
  const total = timeline.played.length;
  const known = knownDecisions(settings);
  for (const played of timeline.played) {
    const { index, seat } = played;
    const decision = known.get(index) ?? judgeDecision(played, search, { seat, viewer });
    decisions.push(decision);
    if ((yield { done: decisions.length, total, decision }) === true) break;
  }
  return summedUp(record, settings, timeline, decisions);
}

const knownDecisions = ({ known = [], search }: ReviewSettings): ReadonlyMap<number, JudgedDecision> =>
  new Map(known.filter(({ iterations }) => iterations >= search.iterations).map((each) => [each.index, each]));

function summedUp(
  record: GameRecord,
  { search, seed, levels }: ReviewSettings,
  timeline: Timeline,
  decisions: readonly JudgedDecision[],
): Review {
  const complete = decisions.length === timeline.played.length;
  const last = complete ? Number.POSITIVE_INFINITY : (decisions.at(-1)?.index ?? 0);
  return {
    version: REVIEW_VERSION,
    regulation: record.regulation,
    seed: seedText(seed),
    iterations: search.iterations,
    complete,
    turns: timeline.turns,
    result: endOf(0, timeline) ?? null,
    decisions,
    seats: [seatReview(0, decisions, levels), seatReview(1, decisions, levels)],
    swings: swingsOf(decisions, complete ? timeline : { ...timeline, isOver: false }),
    luck: luckReview(record, timeline, seed, last),
  };
}

function seatReview(seat: Seat, decisions: readonly JudgedDecision[], levels: readonly LevelLoss[]): SeatReview {
  const own = decisions.filter((decision) => decision.seat === seat);
  const losses = own.map(({ loss }) => loss);
  const steps = own.map(({ best, loss, error }) => ({ chance: best.chance, loss: clearLoss(loss, error) }));
  const [loss, error] = [meanOf(losses), errorOf(losses, 0)];
  const isEmpty = own.length === 0;
  return {
    decisions: own.length,
    grades: gradeCounts(own),
    loss: isEmpty ? null : loss,
    lossError: isEmpty ? null : error,
    accuracy: gameAccuracy(steps) ?? null,
    playsLike: playsLike(own.length, loss, error, levels) ?? null,
  };
}

function gradeCounts(own: readonly JudgedDecision[]): Record<Grade, number> {
  const count = (grade: Grade): number => own.filter((decision) => decision.grade === grade).length;
  const [inaccuracy = 0, mistake = 0, blunder = 0] = GRADES.map(count);
  return { inaccuracy, mistake, blunder };
}

/** Up to this choice. */
function luckReview(record: GameRecord, timeline: Timeline, seed: Seed, last: number): Review['luck'] {
  const events = [...luckOf(record, timeline, seed)].filter(({ index }) => index < last);
  const total = events.reduce((sum, { luck }) => sum + luck, 0);
  return { total, error: Math.hypot(...events.map(({ error }) => error)), events };
}
