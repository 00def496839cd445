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
    return { kind: 'attack', seat, amount, had, through: unblocked(view, events, seat, amount) } as const;
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

/** With more driven soldiers than these nobody counts the sets of them. */
const MOST_TRIED = 12;

/**
 * The attackers that nobody blocked, by their cards; empty if the table leaves it open which they were. At the end nobody attacks any
 * more, but attackers are driven: those came through whose sizes add up to the damage.
 */
function unblocked(view: View, events: readonly GameEvent[], hit: Seat, amount: number): Card[][] {
  const field = view.seats[hit === 0 ? 1 : 0].field.filter(
    ({ as, driven, size = 0 }) => as === 'soldier' && driven && size > 0,
  );
  if (field.length > MOST_TRIED) return [];
  const sets = subsets(field.length).filter((set) => sizeOf(set, field) === amount);
  const expected = countUnblocked(events);
  const [only, ...others] = sets.length === 1 ? sets : sets.filter((set) => set.length === expected);
  return only === undefined || others.length > 0 ? [] : only.map((i) => [...(field[i]?.cards ?? [])]);
}

const sizeOf = (set: readonly number[], field: readonly UnitView[]): number =>
  set.reduce((sum, i) => sum + (field[i]?.size ?? 0), 0);

/** All ways to take some of `count` things, by their numbers. */
function subsets(count: number): readonly (readonly number[])[] {
  const all = Array.from({ length: count }, (_, i) => i);
  return Array.from({ length: 2 ** count }, (_, set) => all.filter((i) => (set & (1 << i)) !== 0));
}

/** Attackers of the last attack less those with a blocker. */
function countUnblocked(events: readonly GameEvent[]): number {
  const last = events.findLastIndex(({ type }) => type === 'attacks');
  const begun = events.slice(0, last).findLastIndex(({ type }) => type === 'resolving');
  const fight = events.slice(begun + 1);
  const blocked = new Set(fight.flatMap((event) => (event.type === 'blocks' ? [event.attacker.position] : [])));
  return fight.filter(({ type }) => type === 'attacks').length - blocked.size;
}
