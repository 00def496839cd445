/** Through whose eyes a replay is seen. */
import { type Seat, SPECTATOR, type State, seatToAct, type View, type Viewer, view } from '@blackpoker/engine';
import type { Timeline } from './timeline.ts';

export const PERSPECTIVES = ['A', 'B', 'open', 'watch'] as const;
export type Perspective = (typeof PERSPECTIVES)[number];

export const viewerOf = (perspective: Perspective): Viewer =>
  perspective === 'A' ? 0 : perspective === 'B' ? 1 : SPECTATOR;

/** Whose side lies at the bottom; `own`: of the person who played here. */
export const bottomOf = (perspective: Perspective, own: Seat = 0): Seat =>
  perspective === 'A' ? 0 : perspective === 'B' ? 1 : own;

/** What may be looked at: all of a finished game; of one that may go on, only what the person there may know anyway. */
export function allowedPerspectives({ isFinished }: Timeline, own: Seat | undefined): readonly Perspective[] {
  if (isFinished) return PERSPECTIVES;
  return own === undefined ? ['watch'] : [own === 0 ? 'A' : 'B', 'watch'];
}

/**
 * The table as this perspective shows it. Open: each side as its own player sees it. `reader`: for whom it is labelled, so that a
 * player reads "you" and somebody who watches A and B.
 */
export function viewFor(s: State, perspective: Perspective, reader: Viewer = SPECTATOR): View {
  if (perspective !== 'open') return { ...view(s, viewerOf(perspective)), viewer: reader };
  const [a, b] = [view(s, 0), view(s, 1)];
  return { ...(seatToAct(s) === 1 ? b : a), viewer: reader, seats: [a.seats[0], b.seats[1]] };
}

/** May this perspective know what the seat could choose from? */
export const seesOptions = (perspective: Perspective, seat: Seat): boolean =>
  perspective === 'open' || viewerOf(perspective) === seat;
