/** Windows are passed as section 4.5 of the design says, and what was passed is told with its reason. */

import { judgeWindow, type PassingProfile, SMART_PASSING, type Window } from '@blackpoker/bots';
import {
  actionChoice,
  apply,
  indexOfAction,
  PASS,
  seatToAct,
  startOf,
  turnCount,
  turnPlayer,
} from '@blackpoker/engine';
import type { GameSetup } from '@blackpoker/host';
import { expect, test } from 'vitest';
import { rulesFor, SeatedGame, setupOf } from './seatedGame.ts';

interface Met {
  readonly window: Window;
  /** Of which game, and which turn of it. */
  readonly turn: string;
  readonly own: boolean;
  readonly passed: boolean;
  readonly matters: boolean;
}

/** The windows of A in a played game, and whether they were passed by the host. */
function windowsOf(setup: GameSetup, { game, begun }: SeatedGame, profile: PassingProfile): Met[] {
  const { regulation, options, seed, decks } = setup;
  const state = startOf({ regulation, options, seed, decks, choices: [] }, rulesFor(setup));
  const { choices, passed } = game.progress;
  const auto = new Map(passed);
  return choices.flatMap((choice, i) => {
    const own = turnPlayer(state) === 0;
    const turn = `${seed}:${turnCount(state)}`;
    const judgement = seatToAct(state) === 0 ? judgeWindow(state, 0, profile) : undefined;
    apply(state, choice);
    if (judgement === undefined || !(begun.has(i) || auto.has(i))) return [];
    const { window, meaningful, stop, reason } = judgement;
    expect(auto.get(i)?.reason).toBe(stop ? undefined : reason);
    return [{ window, turn, own, passed: auto.has(i), matters: meaningful.length > 0 }];
  });
}

async function playedWindows(profile: PassingProfile): Promise<Met[]> {
  const met: Met[] = [];
  for (const seed of [1, 2, 3, 4]) {
    const setup = await setupOf({ reg: seed % 2 === 0 ? '8.0/standard/full' : '7.0/pro/full', seed: `${seed}` });
    const table = new SeatedGame(setup, seed, { passing: profile });
    await table.play();
    met.push(...windowsOf(setup, table, profile));
  }
  return met;
}

/** ✓ stops if something matters, – never, ! always. */
const STOPS: Readonly<Record<string, readonly [own: string, other: string]>> = {
  choice: ['!', '!'],
  main: ['!', '!'],
  emptyStage: ['–', '–'],
  ownRequest: ['–', '–'],
  theirRequest: ['✓', '✓'],
  attack: ['–', '–'],
  block: ['✓', '✓'],
  damageJudgement: ['✓', '✓'],
  end: ['–', '✓'],
  draw: ['–', '–'],
};

test('smart passing is the table of the design', async () => {
  const met = await playedWindows(SMART_PASSING);
  for (const { window, own, passed, matters } of met) {
    const stop = STOPS[window]?.[own ? 0 : 1];
    expect([window, own, passed]).toEqual([window, own, stop === '–' || (stop === '✓' && !matters)]);
  }
  expect(new Set(met.map(({ window }) => window)).size).toBe(Object.keys(STOPS).length);
});

test('asks at most twice in the usual turn of the opponent', async () => {
  const met = (await playedWindows(SMART_PASSING)).filter(({ own }) => !own);
  const turns = [...new Set(met.map(({ turn }) => turn))];
  const prompts = turns
    .map((turn) => met.filter((each) => each.turn === turn && !each.passed).length)
    .sort((a, b) => a - b);
  expect(turns.length).toBeGreaterThan(20);
  expect(prompts[Math.floor(prompts.length / 2)]).toBeLessThanOrEqual(2);
});

test('who wants to be asked every time is', async () => {
  const met = await playedWindows({ ...SMART_PASSING, mode: 'ask' });
  expect(met.filter(({ passed }) => passed)).toEqual([]);
});

test('what was passed is told, with the reason in both languages', async () => {
  const table = new SeatedGame(await setupOf({ reg: '8.0/standard/full', seed: '2' }), 2);
  await table.play(60);
  const told = table.updates.flatMap((update) => update.told).filter(({ autoPass }) => autoPass !== undefined);
  expect(told.length).toBe(table.game.progress.passed.length);
  for (const { event, autoPass } of told) {
    expect(event).toEqual({ type: 'passed', seat: 0 });
    expect(autoPass?.text.ja).toMatch(/パス/);
    expect(autoPass?.text.en).toMatch(/^Passed/);
  }
});

test('a yield passes at once, and ends by itself', async () => {
  const setup = await setupOf({ reg: '8.0/standard/full', seed: '8', starts: 'opponent' });
  const ask: PassingProfile = { ...SMART_PASSING, mode: 'ask' };
  const table = new SeatedGame(setup, 8, { passing: ask, askBot: async () => PASS });
  const first = await table.settle();
  expect(first).toMatchObject({ asked: true, passing: { mode: 'ask' } });
  table.game.setPassing({ ...SMART_PASSING, mode: 'yieldUntilMyTurn' });
  for (let i = 0; i < 4 && (await table.settle()).passing.mode !== 'smart'; i++) await table.step();
  expect(table.last.id).toBeGreaterThan(first.id);
  expect(table.last).toMatchObject({ asked: true, passing: { mode: 'smart' }, view: { turn: 0, stage: [] } });
});

test('a yield ends when the opponent requests something', async () => {
  const setup = await setupOf({ reg: '8.0/standard/full', seed: '8', starts: 'opponent' });
  const table = new SeatedGame(setup, 8, { passing: { ...SMART_PASSING, mode: 'yieldUntilMyTurn' } });
  await table.play(10);
  const requested = table.updates.findIndex(({ told }) =>
    told.some(({ event }) => event.type === 'requested' && event.seat === 1 && event.count > 0),
  );
  expect(table.updates[requested]?.passing.mode).toBe('smart');
});

const POSITION =
  '8.0/lite/full / turn: A / A: life C2 D2 C3 C4 / hand S9 S3 H4 H6 / field bulwark D3, S5 / B: life H2 H3 H4 H5 | field bulwark D4, D6';

test('a request without a pass keeps the chance, one with a pass does not', async () => {
  const setup = await setupOf({ position: POSITION, seed: '1' });
  const attack = actionChoice(indexOfAction(rulesFor(setup), 'attack'));
  const keeping = new SeatedGame(setup, 1, { askBot: async () => PASS });
  keeping.game.submit(keeping.last.id, [attack]);
  expect(await keeping.settle()).toMatchObject({ asked: true, view: { stage: [{ by: 0 }] } });
  const passing = new SeatedGame(setup, 1, { askBot: async () => PASS });
  passing.game.submit(passing.last.id, [attack, PASS]);
  expect(await passing.settle()).toMatchObject({ asked: true, id: keeping.last.id + 2 });
});

test('who goes back is asked again, however they want to be asked', async () => {
  const setup = await setupOf({ position: POSITION, seed: '1' });
  const attack = actionChoice(indexOfAction(rulesFor(setup), 'attack'));
  const table = new SeatedGame(setup, 1, { passing: { ...SMART_PASSING, mode: 'ask' }, askBot: async () => PASS });
  table.game.submit(table.last.id, [attack]);
  const { id } = await table.settle();
  table.game.submit(id, [PASS]);
  await table.settle();
  table.game.setPassing(SMART_PASSING);
  expect(table.game.undo()).toBe(true);
  expect(await table.settle()).toMatchObject({ asked: true, view: { stage: [{ by: 0 }] } });
});
