/** Where the chance of winning changed most, as a seat saw it: by its own choice, or by what came after it. */
import type { Seat, Text } from '@blackpoker/engine';
import type { JudgedDecision } from './judgeDecision.ts';
import type { Timeline } from './timeline.ts';

export interface Swing {
  readonly seat: Seat;
  /** The decision from which it is counted, by the number of its first choice in the record, and the turn. */
  readonly index: number;
  readonly turn: number;
  /** Its own choice: from the best move to the one played. Events: from the move played to the seat's next decision, or to the end. */
  readonly by: 'choice' | 'events';
  readonly from: number;
  readonly to: number;
  /** The standard error of the change. */
  readonly error: number;
  /** What happened, as the seat saw it. */
  readonly told: readonly Text[];
}

const MOST_SWINGS = 6;
const LEAST_CHANGE = 0.05;
/** The last things that happened are the most telling. */
const MOST_TOLD = 3;

/** The largest first. Only changes that are clear, above two standard errors. */
export function swingsOf(decisions: readonly JudgedDecision[], timeline: Timeline): Swing[] {
  return [0, 1]
    .flatMap((seat) => changesOf(seat, decisions, timeline))
    .filter(({ from, to, error }) => Math.abs(to - from) >= LEAST_CHANGE && Math.abs(to - from) > 2 * error)
    .sort((a, b) => Math.abs(b.to - b.from) - Math.abs(a.to - a.from) || a.index - b.index)
    .slice(0, MOST_SWINGS);
}

function changesOf(seat: Seat, decisions: readonly JudgedDecision[], timeline: Timeline): Swing[] {
  const own = decisions.filter((decision) => decision.seat === seat);
  return own.flatMap((decision, i) => [ownChange(decision), ...laterChange(decision, own[i + 1], timeline)]);
}

function ownChange({ seat, index, turn, best, played, error }: JudgedDecision): Swing {
  return { seat, index, turn, by: 'choice', from: best.chance, to: played.chance, error, told: [played.text] };
}

function laterChange(decision: JudgedDecision, next: JudgedDecision | undefined, timeline: Timeline): Swing[] {
  const { seat, index, turn, played } = decision;
  const to = next === undefined ? endOf(seat, timeline) : next.best.chance;
  if (to === undefined) return [];
  const error = Math.hypot(played.error, next?.best.error ?? 0);
  const last = next?.index ?? Number.POSITIVE_INFINITY;
  const told = timeline.happenings
    .filter((happening) => happening.index >= index && happening.index < last)
    .flatMap((happening) => happening.told[seat === 0 ? 0 : 1] ?? [])
    .slice(-MOST_TOLD);
  return [{ seat, index, turn, by: 'events', from: played.chance, to, error, told }];
}

/** 1, ½ or 0; undefined while the game runs. */
export function endOf(seat: Seat, { isOver, winner }: Timeline): number | undefined {
  if (!isOver) return undefined;
  return winner === undefined ? 0.5 : Number(winner === seat);
}
