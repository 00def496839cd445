/** Where the buttons and keys of the replay room lead to. */
import { placeOfPly, plyAt, type Timeline } from './timeline.ts';

export const MOVES = ['start', 'backTurn', 'back', 'backChoice', 'nextChoice', 'next', 'nextTurn', 'end'] as const;
export type Move = (typeof MOVES)[number];

/** The place to which a move leads from here; the same place where it leads nowhere. */
export function moved(timeline: Timeline, at: number, move: Move): number {
  const { length, turns } = timeline;
  const ply = plyAt(timeline, at);
  const isWithin = placeOfPly(timeline, ply) < at;
  switch (move) {
    case 'start':
      return 0;
    case 'end':
      return length;
    case 'backTurn':
      return turns.findLast((turn) => turn.at < at)?.at ?? 0;
    case 'nextTurn':
      return turns.find((turn) => turn.at > at)?.at ?? length;
    case 'back':
      return placeOfPly(timeline, isWithin ? ply : ply - 1);
    case 'next':
      return placeOfPly(timeline, ply + 1);
    case 'backChoice':
      return Math.max(0, at - 1);
    case 'nextChoice':
      return Math.min(length, at + 1);
  }
}
