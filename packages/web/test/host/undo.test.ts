/** Going back: never across something that was revealed. */

import { actionChoice, indexOfAction, PASS, rulesetOf } from '@blackpoker/engine';
import { type GameUpdate, knownCards } from '@blackpoker/host';
import { expect, test } from 'vitest';
import { SeatedGame, setupOf } from './seatedGame.ts';

const isSubset = (a: ReadonlySet<number>, b: ReadonlySet<number>): boolean => [...a].every((card) => b.has(card));

/** The update in which the person was asked what they have now taken back. */
const askedBefore = (updates: readonly GameUpdate[], id: number): GameUpdate | undefined =>
  updates.findLast((update) => update.asked && update.id < id);

test('undo goes back to the same view, and nothing was revealed in between', async () => {
  let undone = 0;
  for (const [seed, reg] of ['8.0/lite/full', '8.0/master/full', '7.0/pro/full', '6.1/master/regular'].entries()) {
    const setup = await setupOf({ reg, seed: `${seed + 1}` });
    const table = new SeatedGame(setup, seed);
    for (let i = 0; i < 40 && (await table.settle()).end === undefined; i++) {
      if (table.last.canUndo && i % 2 === 1) {
        undone++;
        await checkUndo(table);
      }
      await table.step();
    }
  }
  expect(undone).toBeGreaterThan(10);
});

async function checkUndo(table: SeatedGame): Promise<void> {
  const after = table.last;
  const { choices } = table.game.progress;
  const before = askedBefore(table.updates, after.id);
  const since = table.updates.slice(table.updates.indexOf(before ?? after) + 1).flatMap(({ told }) => told);
  expect(table.game.undo()).toBe(true);
  expect(table.last).toMatchObject({ fresh: true, asked: true, view: before?.view });
  expect(table.last.id).toBeGreaterThan(after.id);
  expect(table.game.progress.choices.length).toBeLessThan(choices.length);
  expect(isSubset(knownCards(after.view), knownCards(table.last.view))).toBe(true);
  expect(since.some(({ event }) => event.type === 'shuffled')).toBe(false);
  for (const { event } of since)
    if ('cards' in event) expect(isSubset(new Set(event.cards), knownCards(table.last.view))).toBe(true);
}

const POSITION =
  '8.0/lite/full / turn: A / A: life C2 D2 C3 C4 / hand S9 HA / field bulwark D3, S5, H7 / B: life H2 H3 H4 H5 | hand C9 S3 | field bulwark D4, D6';

function actionNamed({ last }: SeatedGame, id: string): number {
  const rules = rulesetOf(last.view.regulation);
  if (rules === undefined) throw new Error('no rules');
  return actionChoice(indexOfAction(rules, id));
}

/** The bot passes. */
const passing = { askBot: async () => PASS };

test('a choice that reveals nothing can be taken back, one after the other', async () => {
  const setup = await setupOf({ position: POSITION, seed: '1' });
  const table = new SeatedGame(setup, 1, passing);
  const start = await table.settle();
  expect(start.canUndo).toBe(false);
  const attack = table.game.submit(start.id, [actionNamed(table, 'attack'), PASS]);
  expect(attack).toEqual({ ok: true });
  const attackers = await table.settle();
  expect(attackers.canUndo).toBe(true);
  expect(table.game.undo()).toBe(true);
  expect(table.last).toMatchObject({ view: start.view, canUndo: false, fresh: true });
  expect(table.last.told).toEqual(start.told);
  expect(table.game.undo()).toBe(false);
});

test('a life that is paid shows a card, and there is no way back', async () => {
  const setup = await setupOf({ position: POSITION, seed: '1' });
  const table = new SeatedGame(setup, 1, passing);
  const { id } = await table.settle();
  expect(table.game.submit(id, [actionNamed(table, 'setBulwark')])).toEqual({ ok: true });
  expect((await table.settle()).canUndo).toBe(false);
  expect(table.game.undo()).toBe(false);
});

test('undo also drops what a bot is thinking about', async () => {
  const setup = await setupOf({ position: POSITION, seed: '1' });
  const answers: ((choice: number) => void)[] = [];
  const table = new SeatedGame(setup, 1, { askBot: () => new Promise((resolve) => answers.push(resolve)) });
  const start = await table.settle();
  table.game.submit(start.id, [actionNamed(table, 'attack'), PASS]);
  expect(table.last).toMatchObject({ thinking: true, canUndo: true });
  expect(table.game.undo()).toBe(true);
  for (const answer of answers) answer(PASS);
  await Promise.resolve();
  expect(table.last).toMatchObject({ asked: true, thinking: false, view: start.view });
});

test('two people at one device cannot take anything back', async () => {
  const table = new SeatedGame(await setupOf({ reg: '8.0/lite/full', seed: '1', hotseat: '1' }), 1);
  await table.play(20);
  expect(table.updates.some(({ canUndo }) => canUndo)).toBe(false);
  expect(table.game.undo()).toBe(false);
});
