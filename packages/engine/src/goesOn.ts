/** Which choices of one seat belong together: nothing is learned between them. */
import { kindToAct, seatToAct } from './game.ts';
import type { DecisionKind } from './script/kernel.ts';
import type { Seat } from './state/cards.ts';
import type { State } from './state/layout.ts';
import { isOver } from './state/queries.ts';

/** Parts of a request that was begun with another choice. */
const PARTS: ReadonlySet<DecisionKind> = new Set<DecisionKind>(['key', 'payB', 'payD', 'payS', 'target', 'setCard']);
/** Questions that are put again and again, one thing after the other. */
const CHAINS: ReadonlySet<DecisionKind> = new Set<DecisionKind>([
  'attack',
  'block',
  'discard',
  'takeLife',
  'order',
  'opening',
]);

/** Does the pending decision go on with what this seat has just chosen? */
export function goesOn(s: State, seat: Seat, last: DecisionKind): boolean {
  const kind = kindToAct(s);
  if (isOver(s) || kind === undefined || seatToAct(s) !== seat) return false;
  return PARTS.has(kind) || (CHAINS.has(kind) && kind === last);
}
