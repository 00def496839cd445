import type { Card, Seat } from './cards.ts';

export type Zone = 'life' | 'hand' | 'grave' | 'field' | 'fog' | 'stage' | 'pack' | 'rare' | 'out';

/** A unit as everybody at the table can point at it: whose, and which place in the row. */
export interface UnitRef {
  readonly seat: Seat;
  readonly position: number;
}

/** What a request points at. */
export type TargetRef =
  | { readonly type: 'unit'; readonly unit: UnitRef }
  | { readonly type: 'request'; readonly request: number }
  | { readonly type: 'player'; readonly seat: Seat }
  | { readonly type: 'lost' };

export type MoveReason =
  | 'damage'
  | 'cost'
  | 'discard'
  | 'draw'
  | 'key'
  | 'enter'
  | 'lay'
  | 'return'
  | 'take'
  | 'mill'
  | 'destroy'
  | 'put'
  | 'turned'
  | 'fog';

/**
 * What happens at the table, in order. `open` says who may know the identity of `cards`: a bit for each seat, 3 for everybody.
 * Actions and requests are public. Give a seat only `eventFor(event, seat)`.
 */
export type GameEvent =
  | {
      readonly type: 'moved';
      readonly seat: Seat;
      readonly cards: readonly Card[];
      readonly count: number;
      readonly from: Zone;
      readonly to: Zone;
      readonly why: MoveReason;
      readonly open: number;
    }
  | {
      readonly type: 'shown';
      readonly seat: Seat;
      readonly cards: readonly Card[];
      readonly count: number;
      readonly open: number;
    }
  | { readonly type: 'shuffled'; readonly seat: Seat }
  | { readonly type: 'looked'; readonly seat: Seat }
  | { readonly type: 'opened'; readonly seat: Seat }
  | { readonly type: 'prepared'; readonly seat: Seat; readonly what: 'deck' | 'rare' | 'opening' }
  | { readonly type: 'chance'; readonly seat: Seat }
  | { readonly type: 'passed'; readonly seat: Seat }
  | {
      readonly type: 'requested';
      readonly seat: Seat;
      readonly request: number;
      readonly action: number;
      readonly cards: readonly Card[];
      readonly count: number;
      readonly open: number;
      readonly target: TargetRef | undefined;
    }
  | { readonly type: 'pushed'; readonly request: number; readonly action: number; readonly seat: Seat }
  | { readonly type: 'triggered'; readonly seat: Seat; readonly action: number }
  | { readonly type: 'dropped'; readonly seat: Seat; readonly action: number }
  | { readonly type: 'resolving'; readonly seat: Seat; readonly action: number; readonly request: number }
  | { readonly type: 'resolved'; readonly seat: Seat; readonly action: number; readonly request: number }
  | { readonly type: 'fizzled'; readonly seat: Seat; readonly action: number; readonly request: number }
  | { readonly type: 'negated'; readonly seat: Seat; readonly action: number; readonly request: number }
  | { readonly type: 'retargeted'; readonly request: number; readonly target: TargetRef | undefined }
  | { readonly type: 'damaged'; readonly seat: Seat; readonly amount: number; readonly dealt: number }
  | { readonly type: 'charged'; readonly unit: UnitRef }
  | { readonly type: 'driven'; readonly unit: UnitRef; readonly cost: boolean }
  | { readonly type: 'resized'; readonly unit: UnitRef; readonly by: number }
  | { readonly type: 'forced'; readonly seat: Seat; readonly by: number }
  | {
      readonly type: 'turnedUnit';
      readonly unit: UnitRef;
      readonly into: 'soldier' | 'bulwark';
      readonly cards: readonly Card[];
      readonly count: number;
      readonly open: number;
    }
  | { readonly type: 'attacks'; readonly unit: UnitRef }
  | { readonly type: 'blocks'; readonly unit: UnitRef; readonly attacker: UnitRef }
  | { readonly type: 'released'; readonly unit: UnitRef }
  | { readonly type: 'turn'; readonly seat: Seat; readonly turn: number }
  | { readonly type: 'won'; readonly seat: Seat | undefined; readonly action: number | undefined };

export type Sink = (event: GameEvent) => void;

/** 0, 1, or 2 for a spectator. */
export type Viewer = number;
export const SPECTATOR: Viewer = 2;

/** The event as `viewer` may know it: cards that it may not know are left out, their number stays. */
export function eventFor(event: GameEvent, viewer: Viewer): GameEvent {
  if (!('open' in event)) return event;
  const mayKnow = viewer === SPECTATOR ? event.open === 3 : (event.open & (1 << viewer)) !== 0;
  return mayKnow ? event : { ...event, cards: [] };
}
