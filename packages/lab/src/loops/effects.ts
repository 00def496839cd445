/** What single requests do, measured on the engine: how many of each thing there are more or fewer afterwards. */
import { PACK, suitOf } from '@blackpoker/engine';
import { damage } from './price.ts';
import { PLACES, type Rest, rightsOf } from './rest.ts';

/** What can be counted and can run out. Of the turn player, but for the last two. */
export const RESOURCES = [
  'spades',
  'hearts',
  'diamonds',
  'clubs',
  'jokers',
  'life',
  'soldierCards',
  'chargedSoldiers',
  'bulwarks',
  'chargedBulwarks',
  'grave',
  'rights',
  'theirSoldierCards',
  'theirBulwarks',
] as const;
export type Resource = (typeof RESOURCES)[number];

export interface Effect {
  /** The request, and what was stacked upon it. */
  readonly actions: readonly string[];
  readonly damage: number;
  /** By resource, in their order. */
  readonly change: readonly number[];
}

/** By resource, in their order. */
function stock(rest: Rest): number[] {
  const counts = Object.fromEntries(RESOURCES.map((each) => [each, 0])) as Record<Resource, number>;
  const { used, rare, closedPack } = rightsOf(rest);
  counts.life = rest.life;
  counts.rights = (rare === undefined ? 0 : 1) + (closedPack ? 1 : 0) - used.length;
  for (let card = 0; card < 2 * PACK; card++) {
    const place = rest.places[card] as number;
    const isUnit = rest.units[card] === card;
    if (Math.floor(card / PACK) === rest.seat) countOwn(counts, place, suitOf(card), isUnit);
    else if (place >= PLACES.drivenSoldier) counts.theirSoldierCards++;
    else if (place >= PLACES.drivenBulwark) counts.theirBulwarks++;
  }
  return RESOURCES.map((each) => counts[each]);
}

function countOwn(counts: Record<Resource, number>, place: number, suit: number, isUnit: boolean): void {
  if (place === PLACES.hand) counts[RESOURCES[suit] as Resource]++;
  if (place === PLACES.grave) counts.grave++;
  if (place >= PLACES.drivenSoldier) counts.soldierCards++;
  if (place === PLACES.chargedSoldier && isUnit) counts.chargedSoldiers++;
  if (place === PLACES.chargedBulwark || place === PLACES.drivenBulwark) counts.bulwarks++;
  if (place === PLACES.chargedBulwark) counts.chargedBulwarks++;
}

export function effectOf(actions: readonly string[], start: Rest, end: Rest): Effect {
  const before = stock(start);
  return {
    actions: [...actions],
    damage: damage(start, end),
    change: stock(end).map((count, i) => count - (before[i] as number)),
  };
}

/** Does `a` at least what `b` does, and take no more? */
const isAsGood = (a: Effect, b: Effect): boolean =>
  a.damage >= b.damage && a.change.every((count, i) => count >= (b.change[i] as number));

/** The effects without those that others outdo. */
export function strongest(effects: readonly Effect[]): Effect[] {
  const kept: Effect[] = [];
  for (const effect of [...effects].sort((a, b) => merit(b) - merit(a)))
    if (!kept.some((known) => isAsGood(known, effect))) kept.push(effect);
  return kept;
}

/** Grows with everything that is good: whatever is as good as another has at least its merit. */
const merit = ({ damage: done, change }: Effect): number => change.reduce((sum, count) => sum + count, done);
