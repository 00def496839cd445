import { decision, isOver, type Rng, randomBelow } from '@blackpoker/engine';
import { describe, expect, it } from 'vitest';
import { assign, attackersToBlock, blockersOf, blockPlan, type Lanes } from '../../src/table/planning/blocks.ts';
import { offeredActions } from '../../src/table/planning/chance.ts';
import { planOf, type Wishes, withPick } from '../../src/table/planning/plan.ts';
import { questionOf } from '../../src/table/planning/question.ts';
import { offered, stepped, type World } from '../../src/table/planning/world.ts';
import { begin, pick, playThrough, REGULATION_IDS, rulesOf, someOf } from './randomTable.ts';

function planAtRandom(world: World, rng: Rng): readonly number[] {
  const actions = offeredActions(world);
  const mayPass = offered(world.state).includes(0);
  if (actions.length === 0 || (mayPass && randomBelow(rng, 4) === 0)) return [0];
  const { action } = pick(rng, actions);
  let wishes: Wishes = { action: action.index, byName: randomBelow(rng, 2) === 0, picks: {} };
  for (let i = 0; i < 30; i++) {
    const plan = planOf(world, wishes)!;
    const swap = randomBelow(rng, 3) === 0 && i < 8 ? plan.slots.at(0) : undefined;
    const slot = plan.open ?? swap;
    if (slot === undefined) return plan.choices;
    const left = slot.open ? slot.candidates.filter((choice) => !slot.picked.includes(choice)) : slot.candidates;
    wishes = withPick(wishes, slot, pick(rng, left));
  }
  throw new Error(`${action.id} cannot be completed`);
}

function lanesAtRandom(world: World, rng: Rng): readonly number[] {
  let lanes: Lanes = new Map();
  const attackers = attackersToBlock(world);
  for (const { position } of blockersOf(world))
    if (randomBelow(rng, 2) === 0) lanes = assign(world, lanes, pick(rng, attackers).position, position);
  const plan = blockPlan(world, lanes);
  expect(stepped(world.state, plan.choices)).toBeDefined();
  expect(plan.lanes.flatMap(({ blockers }) => blockers).length).toBe([...lanes.values()].flat().length);
  return plan.choices;
}

function answerAtRandom(world: World, rng: Rng): readonly number[] {
  if (world.asked.kind === 'chance') return planAtRandom(world, rng);
  if (world.asked.kind === 'block') return lanesAtRandom(world, rng);
  const { candidates, least, most, answer } = questionOf(world);
  const choices = answer(someOf(rng, candidates, least + randomBelow(rng, most - least + 1)));
  expect(choices, world.asked.kind).toBeDefined();
  return choices ?? [];
}

describe('plans and answers', () => {
  it('what is planned on a sample is legal at the true table, in all kinds of regulations', () => {
    for (const [i, id] of REGULATION_IDS.entries()) {
      if (i % 5 !== 0) continue;
      const s = begin(rulesOf(id, i % 2 === 0 ? 'last' : 'ask'), i);
      playThrough(s, i, (world, rng, truth) => {
        const choices = answerAtRandom(world, rng);
        const after = stepped(truth, choices);
        expect(after, `${id} ${world.asked.kind}`).toBeDefined();
        expect(after && decision(after)?.drafting).not.toBe(true);
        return choices;
      });
      expect(isOver(s)).toBe(true);
    }
  });
});
