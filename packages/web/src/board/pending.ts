/** Whom a game waits for, as far as a viewer may know: a request that somebody is putting together still looks like a chance. */
import { kindToAct, makeRng, type Seat, sample, seatToAct, smallSeed, type View } from '@blackpoker/engine';

export interface Pending {
  readonly seat: Seat;
  /** Otherwise it is a choice that something on the table asks for. */
  readonly isChance: boolean;
}

const known = new WeakMap<View, Pending>();

/** Any state that agrees with the view waits for the same. */
export function pendingOf(view: View): Pending {
  const pending = known.get(view) ?? findPending(view);
  known.set(view, pending);
  return pending;
}

function findPending(view: View): Pending {
  if (view.draft !== undefined) return { seat: view.chance, isChance: true };
  const state = sample(view, makeRng(smallSeed(1)));
  const kind = kindToAct(state);
  if (kind === undefined || kind === 'chance') return { seat: view.chance, isChance: true };
  return { seat: seatToAct(state), isChance: false };
}
