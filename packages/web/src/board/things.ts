/** What can be pointed at on a board, and how it is marked. The board knows zones, cards and marks, no rules. */
import type { Card, Seat, TargetRef } from '@blackpoker/engine';
import type { CostLetter } from '../kit/costText.ts';

export const PILES = ['life', 'grave', 'pack', 'rare', 'fog', 'hand'] as const;
export type Pile = (typeof PILES)[number];

export type Thing =
  | { readonly type: 'card'; readonly card: Card }
  | { readonly type: 'unit'; readonly seat: Seat; readonly position: number }
  | { readonly type: 'request'; readonly request: number }
  | { readonly type: 'player'; readonly seat: Seat }
  | { readonly type: 'pile'; readonly seat: Seat; readonly pile: Pile };

export function thingKey(thing: Thing): string {
  switch (thing.type) {
    case 'card':
      return `card:${thing.card}`;
    case 'unit':
      return `unit:${thing.seat}:${thing.position}`;
    case 'request':
      return `request:${thing.request}`;
    case 'player':
      return `player:${thing.seat}`;
    case 'pile':
      return `pile:${thing.seat}:${thing.pile}`;
  }
}

/** What a request points at, if it is on the board. */
export function thingOfTarget(target: TargetRef | undefined): Thing | undefined {
  switch (target?.type) {
    case 'unit':
      return { type: 'unit', ...target.unit };
    case 'request':
    case 'player':
      return target;
    default:
      return undefined;
  }
}

/** What a key names; undefined where it is none. */
export function parseThing(key: string): Thing | undefined {
  const [type, first = '', second = ''] = key.split(':');
  const number = Number(first);
  if (first === '' || !Number.isInteger(number)) return undefined;
  switch (type) {
    case 'card':
      return { type, card: number };
    case 'unit':
      return { type, seat: number, position: Number(second) };
    case 'request':
      return { type, request: number };
    case 'player':
      return { type, seat: number };
    case 'pile':
      return pileOf(number, second);
    default:
      return undefined;
  }
}

function pileOf(seat: Seat, name: string): Thing | undefined {
  const pile = PILES.find((each) => each === name);
  return pile === undefined ? undefined : { type: 'pile', seat, pile };
}

/** What an element of the board stands for: the one that has the focus, say. */
export function thingAt(element: Element | null): Thing | undefined {
  const key = element?.closest('[data-thing]')?.getAttribute('data-thing');
  return key == null ? undefined : parseThing(key);
}

export interface Mark {
  /** Can be chosen now: dashed ring. */
  readonly selectable?: boolean | undefined;
  /** Is chosen: solid ring, lifted. */
  readonly selected?: boolean | undefined;
  /** It pays for something: a tab with the picture of the cost. */
  readonly cost?: CostLetter | undefined;
  /** A short tab on the card: a combination that it would make, … */
  readonly tag?: string | undefined;
  /** What the mark means, for the accessible name. */
  readonly label?: string | undefined;
  /** The coach speaks of it: dashed ring, one pulse. */
  readonly next?: boolean | undefined;
  /** Will leave, in the preview. */
  readonly leaving?: boolean | undefined;
}

export type Marks = ReadonlyMap<string, Mark>;

export const NO_MARKS: Marks = new Map();

/** What every part of a board needs to know of those who point at it. */
export interface Pointing {
  readonly marks?: Marks | undefined;
  /** A tap, a click, Enter or Space. */
  readonly onPick?: ((thing: Thing) => void) | undefined;
  /** A long press or a right click. A key for it is the page's business: see `thingAt`. */
  readonly onInspect?: ((thing: Thing) => void) | undefined;
}
