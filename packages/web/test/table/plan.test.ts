import { type Choice, cardChoice, chosenCard, indexOfAction, playerChoice, unitChoice } from '@blackpoker/engine';
import { describe, expect, it } from 'vitest';
import { forecast, mayLose } from '../../src/table/planning/forecast.ts';
import { offersFor } from '../../src/table/planning/offers.ts';
import { type Plan, planOf, type SlotName, type Wishes, withoutLast, withPick } from '../../src/table/planning/plan.ts';
import { warningsOf } from '../../src/table/planning/warnings.ts';
import { wishesOf } from '../../src/table/planning/wishesOf.ts';
import type { World } from '../../src/table/planning/world.ts';
import { card, LIFE, MAIN, worldAt } from './tables.ts';

const wish = (world: World, id: string, picks: Wishes['picks'] = {}): Wishes => ({
  action: indexOfAction(world.state.rules, id),
  picks,
});
const planned = (world: World, wishes: Wishes): Plan => planOf(world, wishes)!;
const slot = (plan: Plan, name: SlotName) => plan.slots.find((each) => each.name === name)!;
const keys = (...cards: string[]): Choice[] => cards.map((text) => cardChoice(card(text)));

describe('a plan', () => {
  it('fills in what pays, and leaves the target to the person', () => {
    const world = worldAt(MAIN);
    const plan = planned(world, wish(world, 'down', { key: keys('S7') }));
    expect(plan.open?.name).toBe('target');
    expect(slot(plan, 'D').suggested).toBe(true);
    expect(slot(plan, 'target').candidates).toEqual([
      unitChoice(0, 3),
      unitChoice(0, 4),
      unitChoice(1, 1),
      unitChoice(1, 2),
    ]);
    const whole = planned(
      world,
      withPick(wish(world, 'down', { key: keys('S7') }), slot(plan, 'target'), unitChoice(1, 2)),
    );
    expect(whole.open).toBeUndefined();
    expect(whole.parts).toMatchObject({ keys: [card('S7')], target: { type: 'unit', unit: { seat: 1, position: 2 } } });
  });

  it('suggests to discard neither Joker nor court card while there is another', () => {
    const world = worldAt(MAIN);
    const [picked] = slot(planned(world, wish(world, 'down', { key: keys('S7') })), 'D').picked;
    expect([card('JK1'), card('DQ')]).not.toContain(chosenCard(picked!));
  });

  it('suggests to drive the bulwark that stops nobody over there, the outer one of equals', () => {
    const world = worldAt(MAIN);
    const plan = planned(world, wish(world, 'summonSoldier', { key: keys('S9') }));
    expect(slot(plan, 'B').picked).toEqual([unitChoice(0, 2)]);
    const matched = worldAt(MAIN.replace('C10, D6', 'C10, DK'));
    expect(slot(planned(matched, wish(matched, 'summonSoldier', { key: keys('S9') })), 'B').picked).toEqual([
      unitChoice(0, 1),
    ]);
  });

  it('takes several things in any order', () => {
    const world = worldAt(MAIN);
    const inOrder = planned(
      world,
      wish(world, 'summonHero', { key: keys('DQ'), B: [unitChoice(0, 0), unitChoice(0, 2)] }),
    );
    const backwards = planned(
      world,
      wish(world, 'summonHero', { key: keys('DQ'), B: [unitChoice(0, 2), unitChoice(0, 0)] }),
    );
    expect(backwards.choices).toEqual(inOrder.choices);
    const pair = planned(world, wish(world, 'kill', { key: keys('S9', 'S7') }));
    expect(pair.parts.keys).toEqual([card('S7'), card('S9')]);
  });

  it('swaps one of two, and steps back part by part', () => {
    const world = worldAt(MAIN);
    const wishes = wish(world, 'summonHero', { key: keys('DQ') });
    const before = slot(planned(world, wishes), 'B');
    expect(before.picked).toHaveLength(2);
    const other = before.candidates.find((choice) => !before.picked.includes(choice))!;
    const swapped = withPick(wishes, before, other);
    expect(slot(planned(world, swapped), 'B')).toMatchObject({ suggested: false, open: false });
    expect(slot(planned(world, swapped), 'B').picked).toContain(other);
    expect(withoutLast(swapped)).toEqual(wishes);
    expect(withoutLast(wishes)).toBeUndefined();
  });

  it('completes key cards of which only one set is left, and suggests some by name', () => {
    const world = worldAt(MAIN);
    expect(planned(world, wish(world, 'throwing', { key: keys('C6') })).open?.name).toBe('key');
    expect(planned(world, wish(world, 'destroyBulwark', { key: keys('D8') })).parts.keys).toEqual(
      keys('H5', 'D8').map(chosenCard),
    );
    const byName = planned(world, { ...wish(world, 'summonSoldier'), byName: true });
    expect(slot(byName, 'key').suggested).toBe(true);
    expect(byName.open).toBeUndefined();
  });

  it('is read back from a line of choices', () => {
    const world = worldAt(MAIN);
    const wishes = wish(world, 'summonHero', { key: keys('DQ'), B: [unitChoice(0, 0), unitChoice(0, 1)] });
    const { choices } = planned(world, wishes);
    expect(planned(world, wishesOf(world, choices)!).choices).toEqual(choices);
    expect(wishesOf(world, [playerChoice(1)])).toBeUndefined();
  });

  it('is not there for an action that is not offered', () => {
    const world = worldAt(MAIN);
    expect(planOf(world, wish(world, 'truce'))).toBeUndefined();
  });
});

describe('what comes of it', () => {
  it('tells sizes, units that leave, life and who can block', () => {
    const world = worldAt(MAIN);
    const down = planned(world, wish(world, 'down', { key: keys('S7'), target: [unitChoice(1, 2)] }));
    expect(forecast(world, down.choices, 'resolved')).toMatchObject({
      leaving: [{ seat: 1, position: 2 }],
      loses: false,
    });
    const up = planned(world, wish(world, 'up', { key: keys('H5'), target: [unitChoice(0, 3)] }));
    expect(forecast(world, up.choices, 'resolved')?.sizes).toEqual([
      { unit: { seat: 0, position: 3 }, from: 5, to: 10 },
    ]);
    const hero = planned(world, wish(world, 'summonHero', { key: keys('DQ') }));
    expect(forecast(world, hero.choices, 'resolved')).toMatchObject({
      life: [{ lost: 1, left: 11 }, { lost: 0 }],
      guards: { from: 5, to: 4 },
    });
  });

  it('keeps what is hidden hidden: the loss of a life of ten or more is told, its size is not', () => {
    const world = worldAt(MAIN);
    const thrown = planned(world, wish(world, 'throwing', { key: keys('S7', 'C6') }));
    expect(forecast(world, thrown.choices, 'resolved')?.life[1]).toEqual({ lost: 7, left: undefined });
  });

  it('sees that the last card of life is paid, and that a number is too low', () => {
    const poor = worldAt(MAIN.replace(LIFE, 'life C2'));
    const plan = planned(poor, wish(poor, 'summonSoldier', { key: keys('S9') }));
    expect(mayLose(poor, plan.choices)).toBe(true);
    expect(warningsOf(poor, plan).map(({ code }) => code)).toEqual(['SELF_KILL']);
    const weak = worldAt(`8.0/lite/full turn: B chance: A
      A: ${LIFE} | hand C4 H9 | field S5
      B: ${LIFE} | hand C9
      stage: B down S7 -> A1 passed: B`);
    const counter = planned(weak, wish(weak, 'counter', { key: keys('C4') }));
    expect(warningsOf(weak, counter).map(({ code }) => code)).toEqual(['NUMBER_LOW']);
  });
});

describe('offers for the chosen cards', () => {
  const named = (world: World, ...cards: string[]) =>
    Object.fromEntries(
      offersFor(
        world,
        cards.map((text) => card(text)),
      ).map((offer) => [offer.action.id, offer]),
    );

  it('are ready, want more, or are closed with a reason', () => {
    const offers = named(worldAt(MAIN), 'S7');
    expect(offers.summonSoldier?.state).toBe('ready');
    expect(offers.down?.state).toBe('ready');
    expect(offers.kill).toMatchObject({ state: 'more', missing: 1, fitting: [card('S9')] });
    expect(offers.setBulwark).toMatchObject({ state: 'ready', ahead: card('S7') });
    expect(offers.counter).toBeUndefined();
  });

  it('say why not, the cheapest reason first', () => {
    const answering = worldAt(`8.0/lite/full turn: B chance: A
      A: ${LIFE} | hand C8 S9 | field bulwark H6, S5
      B: ${LIFE} | hand C9
      stage: B down S7 -> A2 passed: B`);
    const offers = named(answering, 'S9');
    expect(offers.down?.state).toBe('ready');
    expect(offers.summonSoldier?.state).toBe('closed');
    expect(offers.summonSoldier?.reasons[0]?.code).toBe('NOT_TURN');
  });

  it('without cards are all that can be requested', () => {
    const world = worldAt(MAIN);
    const ids = offersFor(world, []).map(({ action }) => action.index);
    expect(ids).toEqual(world.asked.options.flatMap((option) => (option.type === 'action' ? [option.action] : [])));
  });
});

describe('hidden cards', () => {
  it('are not guessed at: what hangs on them is left out and said to be open', () => {
    const behind = worldAt(`8.0/lite/full turn: A chance: A
      A: ${LIFE} | hand S7 | field HK driven
      B: ${LIFE} | hand C9 | field bulwark D9, bulwark D10, bulwark DK, bulwark DQ
      stage: A damageJudgement  combat: A1 vs B1  passed: B`);
    const result = forecast(behind, [0], 'now')!;
    expect(result.leaving).toEqual([{ seat: 1, position: 0, falls: true }]);
  });

  it('do not come out of the life in advance', () => {
    const world = worldAt(MAIN);
    const supply = planned(world, wish(world, 'supplyBulwark', { key: keys('H5', 'C6') }));
    expect(forecast(world, supply.choices, 'resolved')?.entering).toEqual([]);
    const soldier = planned(world, wish(world, 'summonSoldier', { key: keys('S9') }));
    expect(forecast(world, soldier.choices, 'resolved')?.entering).toEqual([card('S9')]);
  });
});
