/** What the table suggests for a part of a request that the person has not named. Never a target: that is theirs to say. */
import {
  type Card,
  type Choice,
  chosenCard,
  chosenPosition,
  fieldCount,
  isBulwark,
  isSoldier,
  numberOf,
  other,
  type Seat,
  type State,
  size,
  suitOf,
  unitAt,
  unitCards,
} from '@blackpoker/engine';
import { usesOf } from './chance.ts';
import type { SlotName } from './plan.ts';
import type { World } from './world.ts';

/** Lower is given away first. */
type Worth = (choice: Choice) => readonly number[];

/** The suggested picks; undefined: the person is to say. `now`: the draft so far. */
export function suggestion(
  world: World,
  now: State,
  slot: SlotName,
  candidates: readonly Choice[],
  count: number,
): readonly Choice[] | undefined {
  const worth = worthFor(world, now, slot);
  return worth && [...candidates].sort((a, b) => compareWorth(worth(a), worth(b))).slice(0, count);
}

function worthFor(world: World, now: State, slot: SlotName): Worth | undefined {
  const { seat } = world;
  if (slot === 'B') return (choice) => bulwarkWorth(now, seat, chosenPosition(choice));
  if (slot === 'D') return (choice) => cardWorth(world, chosenCard(choice));
  if (slot === 'S') return (choice) => unitWorth(now, seat, chosenPosition(choice));
  return undefined;
}

export function compareWorth(a: readonly number[], b: readonly number[]): number {
  const i = a.findIndex((value, at) => value !== b[at]);
  return i < 0 ? 0 : (a[i] ?? 0) - (b[i] ?? 0);
}

/** A bulwark that could stop a soldier over there by its number is kept; of equals the one farthest from the life goes. */
function bulwarkWorth(s: State, seat: Seat, position: number): readonly number[] {
  const number = numberOf(unitAt(s, seat, position));
  return [number === 0 || numbersOfSoldiers(s, other(seat)).has(number) ? 1 : 0, -position];
}

function numbersOfSoldiers(s: State, seat: Seat): ReadonlySet<number> {
  const units = Array.from({ length: fieldCount(s, seat) }, (_, i) => unitAt(s, seat, i));
  return new Set(units.filter((unit) => isSoldier(s, unit)).flatMap((unit) => unitCards(s, unit).map(numberOf)));
}

const COURT = 11;
/** Jokers, aces and court cards are kept while there is anything else; then what has the fewest uses goes, then the lowest. */
export function cardWorth(world: World, card: Card): readonly number[] {
  const number = numberOf(card);
  const isHigh = number <= 1 || number >= COURT;
  return [isHigh ? 1 : 0, usesOf(world, card), number, suitOf(card)];
}

/** The smallest; a bulwark counts as little. */
function unitWorth(s: State, seat: Seat, position: number): readonly number[] {
  const unit = unitAt(s, seat, position);
  return [isBulwark(s, unit) ? 2 : size(s, unit), -position];
}
