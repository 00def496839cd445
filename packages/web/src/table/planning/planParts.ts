/** The parts of a request as they stand, those included that left no choice. */
import {
  type Card,
  type GameEvent,
  type Seat,
  type State,
  type TargetRef,
  type UnitRef,
  view,
} from '@blackpoker/engine';

export interface PlanParts {
  readonly keys: readonly Card[];
  readonly B: readonly UnitRef[];
  /** How many cards of the life are paid. */
  readonly L: number;
  readonly D: readonly Card[];
  readonly S: readonly Card[];
  readonly target: TargetRef | undefined;
}

/** `events`: what has happened since the chance. */
export function partsOf(s: State, seat: Seat, events: readonly GameEvent[]): PlanParts {
  const requested = events.find((event) => event.type === 'requested');
  return requested === undefined
    ? draftParts(s, seat)
    : paidParts(events.slice(0, events.indexOf(requested)), requested);
}

function draftParts(s: State, seat: Seat): PlanParts {
  const seen = view(s, seat);
  const draft = seen.draft ?? { keys: [], B: [], D: [], S: [], target: undefined };
  const field = seen.seats[seat === 0 ? 0 : 1].field;
  return { ...draft, L: 0, S: draft.S.flatMap(({ position }) => field[position]?.cards ?? []) };
}

function paidParts(
  paid: readonly GameEvent[],
  { cards, target }: Extract<GameEvent, { type: 'requested' }>,
): PlanParts {
  const moved = paid.filter((event) => event.type === 'moved').filter(({ why }) => why === 'cost');
  const cardsFrom = (zone: string): Card[] => moved.filter(({ from }) => from === zone).flatMap((event) => event.cards);
  return {
    keys: cards,
    B: paid.flatMap((event) => (event.type === 'driven' && event.cost ? [event.unit] : [])),
    L: moved.filter(({ from }) => from === 'life').reduce((sum, { count }) => sum + count, 0),
    D: cardsFrom('hand'),
    S: cardsFrom('field'),
    target,
  };
}
