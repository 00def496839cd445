/** May a choice be taken back? Not where anybody has learned something since. */
import { type Card, eventFor, type GameEvent, view } from '@blackpoker/engine';
import { Course, knownCards, reveals } from '@blackpoker/host';
import type { RoomState } from './roomState.ts';

const SEATS = [0, 1] as const;

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
