/** What is taken back, and whether it may be: not where anybody has learned something since. */
import {
  type Card,
  type Choice,
  choiceParts,
  DONE,
  eventFor,
  type GameEvent,
  type Seat,
  view,
} from '@blackpoker/engine';
import { Course, knownCards, reveals } from '@blackpoker/host';
import type { RoomState } from './roomState.ts';

const SEATS = [0, 1] as const;

/** A request or an answer of a seat, and how many choices were made before it. */
export interface Play {
  readonly seat: Seat;
  readonly index: number;
}

/**
 * How many choices would be left if this seat took back what it did last; undefined: it has done nothing. Passes and answers that belong to a
 * request of its own go back with it, where that reveals nothing: whoever attacks has declared it, passed and named the attackers in one go.
 */
export function takebackPoint(room: RoomState, seat: Seat): number | undefined {
  const { choices } = room.course.progress;
  const typeOf = ({ index }: Play): string => choiceParts(choices[index] ?? DONE).type;
  const isOwn = (play: Play): boolean => play.seat === seat;
  const last = room.plays.findLastIndex(isOwn);
  const begins = (play: Play): boolean => typeOf(play) === 'action' || (!isOwn(play) && typeOf(play) !== 'pass');
  const request = room.plays.slice(0, last + 1).findLast(begins);
  const isOne = request !== undefined && isOwn(request) && !wasRevealedSince(room, request.index);
  return (isOne ? request : room.plays[last])?.index;
}

/** The choice that a play began with, if it is one that everybody may know. */
export function openMove({ progress }: Course, index: number): Choice | undefined {
  const choice = progress.choices[index];
  return choice !== undefined && ['action', 'pass'].includes(choiceParts(choice).type) ? choice : undefined;
}

/** Has a seat been shown a card, or was chance at work, after so many choices? The course is played again to see it. */
export function wasRevealedSince({ base, course }: RoomState, index: number): boolean {
  let known: readonly ReadonlySet<Card>[] | undefined;
  let revealed = false;
  const onEvent = (event: GameEvent): void => {
    if (known === undefined) return;
    for (const seat of SEATS) revealed ||= reveals(eventFor(event, seat), known[seat] ?? new Set());
  };
  const again = new Course(base.setup, { onEvent });
  const { choices } = course.progress;
  again.goOn({ choices: choices.slice(0, index), passed: [], returns: [] });
  known = knownTo(again);
  for (const choice of choices.slice(index)) again.take(choice);
  const now = knownTo(again);
  return revealed || SEATS.some((seat) => hasMore(known?.[seat], now[seat]));
}

const knownTo = ({ state }: Course): readonly ReadonlySet<Card>[] => SEATS.map((seat) => knownCards(view(state, seat)));

const hasMore = (before: ReadonlySet<Card> | undefined, now: ReadonlySet<Card> | undefined): boolean =>
  [...(now ?? [])].some((card) => before?.has(card) !== true);
