/** Which key cards the table suggests for an action that was asked for by its name: by what would come of each set. */
import { cardChoice, numberOf, type UnitRef } from '@blackpoker/engine';
import { compareWorth } from './autoFill.ts';
import { usesOf } from './chance.ts';
import type { KeySet } from './keySets.ts';
import type { Plan, Wishes } from './plan.ts';
import { type Forecast, tryOut } from './tryOut.ts';
import { warningsOf } from './warnings.ts';
import type { World } from './world.ts';

/** More sets than this are not tried: the first will do. */
const MOST_TRIED = 60;
const MOST_TARGETS = 12;

const known = new WeakMap<readonly KeySet[], KeySet>();

/** How a request is put together, without suggestions for its key cards. */
type Planner = (world: World, wishes: Wishes) => Plan | undefined;

export function suggestedKeys(
  world: World,
  action: number,
  sets: readonly KeySet[],
  planOf: Planner,
): KeySet | undefined {
  const before = known.get(sets);
  if (before !== undefined) return before;
  const tried = sets.slice(0, MOST_TRIED).map((set) => ({ set, worth: worthOf(world, action, set, planOf) }));
  const best = tried.sort((a, b) => compareWorth(a.worth, b.worth))[0]?.set;
  if (best !== undefined) known.set(sets, best);
  return best;
}

/** Lower is better: it works, what falls over there, damage; then the strongest of those that stay, the least of those that are spent. */
function worthOf(world: World, action: number, set: KeySet, planOf: Planner): readonly number[] {
  const tries = plansOf(world, action, set, planOf).map((plan) => ({
    plan,
    result: tryOut(world, plan.choices, 'resolved'),
  }));
  const most = (value: (result: Forecast) => number): number =>
    Math.max(0, ...tries.map(({ result }) => (result === undefined ? 0 : value(result))));
  const works = tries.some(({ plan }) => warningsOf(world, plan).every(({ code }) => code !== 'NUMBER_LOW'));
  const sum = set.cards.reduce((total, card) => total + numberOf(card), 0);
  const uses = set.cards.reduce((total, card) => total + usesOf(world, card), 0);
  const foe = world.seat === 0 ? 1 : 0;
  const stays = world.state.rules.actions[action]?.type === 'summon';
  return [
    tries.length > 0 && !works ? 1 : 0,
    -most(({ leaving }) => theirWorth(world, leaving)),
    -most(({ life }) => life[foe].lost),
    ...(stays ? [-sum] : [sum, uses]),
  ];
}

/** With each target, where one has to be named. */
function plansOf(world: World, action: number, { cards }: KeySet, planOf: Planner): Plan[] {
  const key = cards.map(cardChoice);
  const plan = planOf(world, { action, picks: { key } });
  if (plan?.open?.name !== 'target') return plan === undefined || plan.open !== undefined ? [] : [plan];
  return plan.open.candidates.slice(0, MOST_TARGETS).flatMap((choice) => {
    const aimed = planOf(world, { action, picks: { key, target: [choice] } });
    return aimed === undefined || aimed.open !== undefined ? [] : [aimed];
  });
}

/** What leaves on their side counts for its size, a bulwark for a little; what leaves on the own side is not wanted. */
function theirWorth({ view, seat }: World, leaving: readonly UnitRef[]): number {
  return leaving.reduce((sum, unit) => {
    const size = view.seats[unit.seat === 0 ? 0 : 1].field[unit.position]?.size ?? 2;
    return sum + (unit.seat === seat ? -size : size);
  }, 0);
}
