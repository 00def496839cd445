/** The event that ended a game: found in what a viewer was told, for a sentence that explains the end. */
import {
  actionAt,
  type Card,
  type GameEvent,
  other,
  type Ruleset,
  type Seat,
  type UnitView,
  type View,
} from '@blackpoker/engine';

type Moved = Extract<GameEvent, { type: 'moved' }>;
type ActionEvent = Extract<GameEvent, { type: 'requested' | 'resolving' }>;

/** What took the last life of `seat`. `had`: its life before that. `both`: the other one fell at the same time; undefined: a draw. */
export type FinalBlow =
  | {
      readonly kind: 'attack';
      readonly seat: Seat;
      readonly amount: number;
      readonly had: number;
      readonly through: Card[][];
    }
  | {
      readonly kind: 'damage';
      readonly seat: Seat;
      readonly amount: number;
      readonly had: number;
      readonly action: number;
      readonly keys: readonly Card[];
    }
  | { readonly kind: 'draw'; readonly seat: Seat }
  | { readonly kind: 'cost' | 'taken'; readonly seat: Seat; readonly action: number }
  | { readonly kind: 'both'; readonly seat: Seat | undefined };

/** `view`: at the end. Undefined: no such event was told, as in a game that somebody gave up. */
export function finalBlow(rules: Ruleset, view: View, events: readonly GameEvent[]): FinalBlow | undefined {
  const end = events.findLastIndex(({ type }) => type === 'won');
  const won = events[end];
  if (won?.type !== 'won') return undefined;
  if (view.seats.every(({ life }) => life.count === 0))
    return { kind: 'both', seat: won.seat === undefined ? undefined : other(won.seat) };
  const isFatal = (event: GameEvent): boolean =>
    event.type === 'moved' && event.from === 'life' && event.seat !== won.seat;
  const at = events.slice(0, end).findLastIndex(isFatal);
  const last = events[at];
  return last?.type === 'moved' ? blowOf(rules, view, events.slice(0, end), at, last) : undefined;
}

function blowOf(rules: Ruleset, view: View, events: readonly GameEvent[], at: number, last: Moved) {
  const { seat, why } = last;
  if (why === 'draw') return { kind: 'draw', seat } as const;
  const source = why === 'cost' ? requestBefore(events, at, seat) : resolvingBefore(events, at);
  if (source === undefined) return undefined;
  const damage = events.slice(at).find((event) => event.type === 'damaged' && event.seat === seat);
  if (why !== 'damage' || damage?.type !== 'damaged')
    return { kind: why === 'cost' ? 'cost' : 'taken', seat, action: source.action } as const;
  const { amount, dealt: had } = damage;
  if (actionAt(rules, source.action).id === 'damageJudgement')
    return { kind: 'attack', seat, amount, had, through: unblocked(view, seat, amount) } as const;
  return { kind: 'damage', seat, amount, had, action: source.action, keys: keysOf(events, source) } as const;
}

/** The log tells a payment after the request that it was made for. */
const requestBefore = (events: readonly GameEvent[], at: number, seat: Seat): ActionEvent | undefined =>
  events.slice(0, at).findLast((event): event is ActionEvent => event.type === 'requested' && event.seat === seat);

const resolvingBefore = (events: readonly GameEvent[], at: number): ActionEvent | undefined =>
  events.slice(0, at).findLast((event) => event.type === 'resolving');

function keysOf(events: readonly GameEvent[], source: ActionEvent): readonly Card[] {
  const asked = events.findLast((event) => event.type === 'requested' && event.request === source.request);
  return asked?.type === 'requested' ? asked.cards : [];
}

/**
 * The attackers that nobody blocked, by their cards. The final table also shows attackers that beat their blockers: only a set of
 * attackers whose sizes add up to the damage came through. Empty if more than one set does.
 */
function unblocked(view: View, hit: Seat, amount: number): Card[][] {
  const attackers = view.seats[hit === 0 ? 1 : 0].field.filter(({ attacker }) => attacker);
  const sizes = attackers.map(({ size = 0 }) => Math.max(0, size));
  const sets = Array.from({ length: 2 ** attackers.length }, (_, set) => set).filter(
    (set) => sizes.reduce((sum, size, i) => sum + (has(set, i) ? size : 0), 0) === amount,
  );
  const [only, another] = sets;
  return only === undefined || another !== undefined ? [] : attackers.filter((_, i) => has(only, i)).map(cardsOf);
}

const has = (set: number, i: number): boolean => (set & (1 << i)) !== 0;
const cardsOf = ({ cards }: UnitView): Card[] => [...cards];
