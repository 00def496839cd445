/** The win chance over a game, as data for the graph and its table: one row for each ply. */
import type { JudgedDecision } from '@blackpoker/bots';
import type { Seat } from '@blackpoker/engine';
import { placeOfPly, plyAt, type Timeline } from './timeline.ts';

/** The win chance of the player whom the graph is about, as A and as B could see it; undefined: not known yet. */
export type Chances = readonly [number | undefined, number | undefined];

export interface GraphRow {
  readonly ply: number;
  /** The place before it. */
  readonly at: number;
  readonly turn: number;
  readonly seat: number;
  /** What the review says of it; undefined: there was nothing to decide, or it is not reviewed. */
  readonly judged: JudgedDecision | undefined;
  readonly chances: Chances;
}

/** `hero`: the seat whose win chance it is. */
export function graphRows(timeline: Timeline, decisions: readonly JudgedDecision[], hero: Seat = 0): GraphRow[] {
  const judgedAt = new Map(decisions.map((judged) => [plyAt(timeline, judged.index), judged]));
  let chances: Chances = [undefined, undefined];
  return timeline.plies.map(({ index, turn, seat }) => {
    const judged = judgedAt.get(index);
    if (judged !== undefined) chances = withChance(chances, judged, hero);
    return { ply: index, at: placeOfPly(timeline, index), turn, seat, judged, chances };
  });
}

function withChance([a, b]: Chances, { seat, best }: JudgedDecision, hero: Seat): Chances {
  const chance = seat === hero ? best.chance : 1 - best.chance;
  return seat === 0 ? [chance, b] : [a, chance];
}

/** A point of a line: both from 0 to 1, the win chance counted from below. */
export interface GraphPoint {
  readonly x: number;
  readonly y: number;
}

/** The line of one seat's estimate: where that seat decided, and the end of the game, if it is known. */
export function graphLine(rows: readonly GraphRow[], seat: 0 | 1, result: number | null): GraphPoint[] {
  const points = rows.flatMap(({ ply, judged, chances }) => {
    const y = chances[seat];
    return judged?.seat === seat && y !== undefined ? [{ x: ply / rows.length, y }] : [];
  });
  return result === null ? points : [...points, { x: 1, y: result }];
}
