/** Blocking as one decision: for each attacker nobody, a bulwark or some soldiers. */
import {
  apply,
  type Choice,
  chosenPosition,
  clone,
  DONE,
  decision,
  type GameEvent,
  isBulwark,
  isStageEmpty,
  kindToAct,
  lifeCount,
  NONE,
  PASS,
  positionOf,
  type State,
  size,
  type Unit,
  type UnitRef,
  unitAt,
  unitChoice,
} from '@blackpoker/engine';
import { offered, stepped, type World } from './world.ts';

/** By the place of the attacker in its row: the places of its blockers in theirs. */
export type Lanes = ReadonlyMap<number, readonly number[]>;

export interface Lane {
  readonly attacker: UnitRef;
  readonly size: number;
  readonly blockers: readonly UnitRef[];
  /** Of the soldiers among the blockers. */
  readonly sum: number;
  readonly byBulwark: boolean;
  readonly attackerFalls: boolean;
  readonly falling: readonly UnitRef[];
  /** To the person's life, where that follows from this lane. */
  readonly damage: number;
}

export interface BlockPlan {
  readonly lanes: readonly Lane[];
  /** Own units that may block, those included that already do. */
  readonly blockers: readonly UnitRef[];
  readonly choices: readonly Choice[];
  /** Of all lanes together; the life before and after. */
  readonly life: { readonly from: number; readonly to: number };
  readonly loses: boolean;
}

const MOST_STEPS = 200;

/** The attackers in the order in which the engine asks about them. */
export function attackersToBlock({ state }: World): UnitRef[] {
  const found: UnitRef[] = [];
  walk(state, new Map(), (attacker) => found.push(attacker));
  return found;
}

export function blockersOf({ asked }: World): UnitRef[] {
  return asked.options.flatMap((option) =>
    option.type === 'unit' ? [{ seat: option.seat, position: option.position }] : [],
  );
}

/** The choices that put these blockers in place; those that are not offered stay out. */
function walk(s: State, lanes: Lanes, meet: (attacker: UnitRef) => void = () => {}): Choice[] {
  const now = clone(s);
  const made: Choice[] = [];
  let last = -1;
  while (made.length < MOST_STEPS) {
    const asked = decision(now);
    if (asked?.kind !== 'block' || asked.subject?.type !== 'unit') break;
    const { seat, position } = asked.subject;
    if (position !== last) meet({ seat, position });
    last = position;
    const wanted = lanes.get(position) ?? [];
    const next = offered(now).find((choice) => choice !== DONE && wanted.includes(chosenPosition(choice))) ?? DONE;
    made.push(next);
    apply(now, next);
  }
  return made;
}

const MOST_PASSES = 16;

/** What this defence leads to if nobody does anything more. */
export function blockPlan(world: World, lanes: Lanes): BlockPlan {
  const { state, seat } = world;
  const choices = walk(state, lanes);
  const events: GameEvent[] = [];
  const end = judged(stepped(state, choices) ?? state, events);
  const damage = events.reduce(
    (sum, event) => sum + (event.type === 'damaged' && event.seat === seat ? event.amount : 0),
    0,
  );
  const drawn = attackersToBlock(world).map((attacker) =>
    laneOf(world, end, attacker, lanes.get(attacker.position) ?? []),
  );
  const isPlain = drawn.reduce((sum, lane) => sum + lane.damage, 0) === damage;
  const from = lifeCount(state, seat);
  return {
    lanes: isPlain ? drawn : drawn.map((lane) => ({ ...lane, damage: 0 })),
    blockers: blockersOf(world),
    choices,
    life: { from, to: Math.max(0, from - damage) },
    loses: damage >= from,
  };
}

/** Both pass until the combat is over. */
function judged(s: State, events: GameEvent[]): State {
  let now = s;
  for (let i = 0; i < MOST_PASSES && kindToAct(now) === 'chance' && !isStageEmpty(now); i++)
    now = stepped(now, [PASS], (event) => void events.push(event)) ?? now;
  return now;
}

function laneOf({ state, seat }: World, end: State, attacker: UnitRef, places: readonly number[]): Lane {
  const unit = unitAt(state, attacker.seat, attacker.position);
  const units = places.map((position) => unitAt(state, seat, position));
  const soldiers = units.filter((each) => !isBulwark(state, each));
  const falls = (each: Unit): boolean => positionOf(end, each) === NONE;
  return {
    attacker,
    size: size(state, unit),
    blockers: places.map((position) => ({ seat, position })),
    sum: soldiers.reduce((sum, each) => sum + size(state, each), 0),
    byBulwark: units.some((each) => isBulwark(state, each)),
    attackerFalls: falls(unit),
    falling: places.filter((_, i) => falls(units[i] ?? 0)).map((position) => ({ seat, position })),
    damage: units.length === 0 ? Math.max(0, size(state, unit)) : 0,
  };
}

/** Puts a unit into a lane, or takes it out where it stands in it. A bulwark stands alone; nobody stands in two lanes. */
export function assign({ state, seat }: World, lanes: Lanes, attacker: number, position: number): Lanes {
  const next = new Map(
    [...lanes].map(([each, places]) => [each, places.filter((place) => place !== position)] as const),
  );
  if ((lanes.get(attacker) ?? []).includes(position)) return next;
  const isWall = (place: number): boolean => isBulwark(state, unitAt(state, seat, place));
  const others = (next.get(attacker) ?? []).filter((place) => !isWall(place) && !isWall(position));
  return next.set(
    attacker,
    [...others, position].sort((a, b) => a - b),
  );
}

export const blockChoice = ({ seat, position }: UnitRef): Choice => unitChoice(seat, position);
