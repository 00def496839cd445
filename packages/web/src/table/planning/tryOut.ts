/** What comes of choices if nobody answers, in one world: where something is hidden, another world may tell another story. */
import {
  type Card,
  type Choice,
  fieldCount,
  type GameEvent,
  isCharged,
  isSoldier,
  isStageEmpty,
  kindToAct,
  lifeCount,
  NONE,
  PASS,
  type Seat,
  type State,
  size,
  type Unit,
  type UnitRef,
  unitAt,
  winner,
} from '@blackpoker/engine';
import { offered, stepped, type World } from './world.ts';

export interface UnitChange {
  /** Where it stands now. */
  readonly unit: UnitRef;
  readonly from: number;
  readonly to: number;
}

export interface Forecast {
  /** By seat: how many cards of life go, and what is left where that is known. */
  readonly life: readonly [LifeChange, LifeChange];
  /** Own cards, known to the person now, that will stand on the field. */
  readonly entering: readonly Card[];
  /** Units that stand now and will not; `falls`: they go to the grave. */
  readonly leaving: readonly LeavingUnit[];
  readonly sizes: readonly UnitChange[];
  /** Own units that could block now and then. */
  readonly guards: { readonly from: number; readonly to: number };
  /** Actions that it sets off by themselves. */
  readonly triggers: readonly number[];
  readonly negated: readonly number[];
  readonly fizzles: boolean;
  /** The person would lose, or would win. */
  readonly loses: boolean;
  readonly wins: boolean;
  /** More may happen, or less: it hangs on what the person does not know. */
  readonly uncertain: boolean;
}

export interface LeavingUnit extends UnitRef {
  readonly falls: boolean;
}

export interface LifeChange {
  readonly lost: number;
  /** Undefined: the person may not know it. */
  readonly left: number | undefined;
}

const MOST_PASSES = 8;

/** `until`: up to the moment when the request, raised by these choices, has left the stage; `now`: no further than they go. */
export function tryOut(world: World, choices: readonly Choice[], until: 'resolved' | 'now'): Forecast | undefined {
  const events: GameEvent[] = [];
  const hear = (event: GameEvent): void => void events.push(event);
  const next = stepped(world.state, choices, hear);
  if (next === undefined) return undefined;
  const end = until === 'now' ? next : passedOn(next, raised(events), hear);
  return compare(world, end, events);
}

/** The id of the request that these choices have raised. */
function raised(events: readonly GameEvent[]): number | undefined {
  const pushed = events.find((event) => event.type === 'pushed');
  return pushed?.request;
}

/** Both pass until the request is gone, or somebody has another choice. */
function passedOn(s: State, request: number | undefined, hear: (event: GameEvent) => void): State {
  let now = s;
  if (request === undefined) return now;
  let gone = false;
  const watch = (event: GameEvent): void => {
    gone ||= isEndOf(event, request);
    hear(event);
  };
  for (let i = 0; i < MOST_PASSES && !gone && canPass(now); i++) now = stepped(now, [PASS], watch) ?? now;
  return now;
}

const isEndOf = (event: GameEvent, request: number): boolean =>
  (event.type === 'resolved' || event.type === 'fizzled' || event.type === 'negated') && event.request === request;

const canPass = (s: State): boolean => kindToAct(s) === 'chance' && !isStageEmpty(s) && offered(s).includes(PASS);

function compare(world: World, end: State, events: readonly GameEvent[]): Forecast {
  const { state: start, seat } = world;
  const kept = new Set([...unitsOf(end, 0), ...unitsOf(end, 1)]);
  const units = [0, 1].flatMap((owner) => unitsOf(start, owner).map((unit, position) => ({ unit, owner, position })));
  const left = units.filter(({ unit }) => !kept.has(unit));
  return {
    life: [lifeChange(world, end, 0), lifeChange(world, end, 1)],
    entering: entering(world, end),
    leaving: left.map(({ unit, owner, position }) => ({ seat: owner, position, falls: falls(events, unit) })),
    sizes: units.flatMap(({ unit, owner, position }) => sizeChange(start, end, kept, unit, { seat: owner, position })),
    guards: { from: guards(start, seat), to: guards(end, seat) },
    triggers: events.flatMap((event) => (event.type === 'triggered' ? [event.action] : [])),
    negated: events.flatMap((event) => (event.type === 'negated' ? [event.action] : [])),
    fizzles: events.some((event) => event.type === 'fizzled'),
    loses: winner(end) !== NONE && winner(end) === 1 - seat,
    wins: winner(end) === seat,
    uncertain: false,
  };
}

const falls = (events: readonly GameEvent[], unit: Unit): boolean =>
  events.some((event) => event.type === 'moved' && event.to === 'grave' && event.cards.includes(unit));

function unitsOf(s: State, seat: Seat): Unit[] {
  return Array.from({ length: fieldCount(s, seat) }, (_, i) => unitAt(s, seat, i));
}

function entering({ view, seat, state }: World, end: State): Card[] {
  const { hand, grave } = view.seats[seat === 0 ? 0 : 1];
  const before = new Set(unitsOf(state, seat));
  return unitsOf(end, seat).filter(
    (unit) => !before.has(unit) && (hand.cards.includes(unit) || grave.cards.includes(unit)),
  );
}

function lifeChange({ state, view }: World, end: State, seat: 0 | 1): LifeChange {
  const known = view.seats[seat].life.count !== undefined;
  return {
    lost: lifeCount(state, seat) - lifeCount(end, seat),
    left: known ? lifeCount(end, seat) : undefined,
  };
}

function sizeChange(start: State, end: State, kept: ReadonlySet<Unit>, unit: Unit, at: UnitRef): UnitChange[] {
  if (!kept.has(unit) || !isSoldier(start, unit) || !isSoldier(end, unit)) return [];
  const [from, to] = [size(start, unit), size(end, unit)];
  return from === to ? [] : [{ unit: at, from, to }];
}

/** Charged units: only they can block, and they stay as they are until the own next turn. */
const guards = (s: State, seat: Seat): number => unitsOf(s, seat).filter((unit) => isCharged(s, unit)).length;
