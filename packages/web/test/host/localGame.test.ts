/** A game in this browser: what is told, taken and kept. */
import {
  actionChoice,
  apply,
  decision,
  hash,
  indexOfAction,
  makeRng,
  parseRecord,
  REGULATIONS,
  regulationId,
  replay,
  rulesetOf,
  sample,
  smallSeed,
  startOf,
  view,
  winner,
} from '@blackpoker/engine';
import { describe, expect, test } from 'vitest';
import { LocalGame } from '../../src/host/localGame.ts';
import { Thinking } from '../../src/host/thinking.ts';
import { rulesFor, SeatedGame, setupOf } from './seatedGame.ts';

test('every regulation can be started', async () => {
  for (const regulation of REGULATIONS) {
    const setup = await setupOf({ reg: regulationId(regulation), seed: '1' });
    const table = new SeatedGame(setup, 1);
    expect((await table.settle()).fresh).toBe(table.updates.length === 1);
  }
});

test('the record of a game is the game', async () => {
  const setup = await setupOf({ reg: '8.0/standard/full', seed: '3' });
  const table = new SeatedGame(setup, 3);
  await table.play();
  const record = parseRecord(table.game.record(), rulesetOf);
  const state = startOf({ ...record, choices: [] }, rulesFor(setup));
  for (const choice of table.game.progress.choices) apply(state, choice);
  expect(record.choices).toEqual(table.game.progress.choices);
  expect(record.hash).toBe(hash(state));
  expect(table.last.end).toEqual({ winner: winner(state), why: 'played' });
});

test('a level plays from what its seat may know', async () => {
  const thinking = new Thinking();
  const setup = await setupOf({ reg: '8.0/lite/entry20', seed: '4', level: '4' });
  const seen: number[] = [];
  const table = new SeatedGame(setup, 4, {
    askBot: async (given, level) => {
      seen.push(given.viewer, level);
      return thinking.choose(given, { level, seed: setup.seed, actions: undefined });
    },
  });
  expect(await table.play()).toBe(true);
  expect(new Set(seen)).toEqual(new Set([1, 4]));
});

test('a bot that fails makes a plain move, and the person hears of it', async () => {
  const setup = await setupOf({ reg: '8.0/lite/entry20', seed: '4', starts: 'opponent' });
  for (const askBot of [() => Promise.reject(new Error('no')), () => Promise.resolve(-5)]) {
    const table = new SeatedGame(setup, 4, { askBot });
    await table.settle();
    expect(table.updates.filter(({ trouble }) => trouble?.code === 'bot').length).toBeGreaterThan(0);
  }
});

describe('updates', () => {
  test('each step of the opponent is told by itself, in order', async () => {
    const setup = await setupOf({ reg: '8.0/standard/full', seed: '6', starts: 'opponent' });
    const table = new SeatedGame(setup, 6);
    await table.play(30);
    for (const { told } of table.updates) {
      const passes = told.filter(({ event }) => event.type === 'passed' && event.seat === 1);
      const declared = told.filter(({ event }) => event.type === 'requested' && event.seat === 1 && event.count > 0);
      expect(passes.length + declared.length).toBeLessThan(2);
    }
    const ids = table.updates.map(({ id }) => id);
    expect(ids).toEqual([...ids].sort((a, b) => a - b));
  });

  test('only the first one is fresh, and together they are the whole', async () => {
    const setup = await setupOf({ reg: '8.0/lite/full', seed: '6' });
    const table = new SeatedGame(setup, 6);
    await table.play(20);
    expect(table.updates.map(({ fresh }) => fresh).lastIndexOf(true)).toBe(0);
    const told = table.updates.flatMap((update) => update.told);
    const again = new SeatedGame(setup, 6, { progress: table.game.progress });
    expect(again.last.told.slice(0, told.length)).toEqual(told);
  });

  test('set-up is before turn 1, and every line is in both languages', async () => {
    const table = new SeatedGame(await setupOf({ reg: '8.0/lite/full', seed: '2' }), 2);
    await table.play(10);
    const told = table.updates.flatMap((update) => update.told);
    expect(told[0]?.turn).toBe(0);
    expect(told.find(({ event }) => event.type === 'turn')?.turn).toBe(1);
    for (const { text } of told) if (text !== undefined) expect(text.ja !== '' && text.en !== '').toBe(true);
  });
});

describe('choices', () => {
  test('a stale id is refused and changes nothing', async () => {
    const table = new SeatedGame(await setupOf({ reg: '8.0/lite/full', seed: '2', starts: 'me' }), 2);
    const { id } = await table.settle();
    const before = table.updates.length;
    expect(table.game.submit(id - 1, [0])).toMatchObject({ ok: false, code: 'stale' });
    expect(table.game.submit(id + 1, [0])).toMatchObject({ ok: false, code: 'stale' });
    expect(table.updates.length).toBe(before);
  });

  test('what is not possible is refused with the engine’s reason', async () => {
    const setup = await setupOf({ reg: '8.0/lite/full', seed: '2', starts: 'me' });
    const table = new SeatedGame(setup, 2);
    const { id, view: seen } = await table.settle();
    const counter = actionChoice(indexOfAction(rulesFor(setup), 'counter'));
    const answer = table.game.submit(id, [counter]);
    expect(answer).toMatchObject({
      ok: false,
      code: 'illegal',
      message: { en: expect.stringMatching(/target|Needs/) },
    });
    expect(table.game.submit(id, [])).toMatchObject({ ok: false, code: 'illegal' });
    expect(table.game.submit(id, [123456])).toMatchObject({ ok: false, code: 'illegal' });
    expect(table.last).toMatchObject({ id, asked: true, view: seen });
  });

  test('half a request is refused', async () => {
    const setup = await setupOf({ reg: '8.0/lite/full', seed: '2', starts: 'me' });
    const table = new SeatedGame(setup, 2);
    const { id, view: seen } = await table.settle();
    const s = sample(seen, makeRng(smallSeed(1)));
    const action = decision(s)?.options.find(({ type, choice }) => {
      const trial = sample(seen, makeRng(smallSeed(1)));
      if (type === 'action') apply(trial, choice);
      return decision(trial)?.drafting === true;
    });
    expect(table.game.submit(id, [action?.choice ?? -1])).toMatchObject({
      ok: false,
      message: { en: 'The request is not complete' },
    });
  });
});

test('a game goes on from what was kept after any choice', async () => {
  const setup = await setupOf({ reg: '8.0/pro/rarePack', seed: '9' });
  const table = new SeatedGame(setup, 9);
  await table.play(30);
  for (const progress of table.kept.filter((_, i) => i % 7 === 0)) {
    const again = new LocalGame({ setup, progress, askBot: () => new Promise(() => {}), onUpdate: () => {} });
    expect(again.progress).toEqual(progress);
  }
  const asked = table.updates.filter((update) => update.asked).at(-1);
  const again = new SeatedGame(setup, 9, { progress: structuredClone(table.game.progress) });
  expect(again.last).toMatchObject({ id: asked?.id, view: asked?.view, asked: true, canUndo: asked?.canUndo });
});

test('a game begins from a position and from earlier choices', async () => {
  const position =
    '8.0/lite/full / turn: B / A: life C2 D2 C3 / field S5 / B: life H2 H3 | hand C9 CA | field bulwark D4';
  const table = new SeatedGame(await setupOf({ position, seat: 'B' }), 1);
  expect((await table.settle()).view.seats[1].hand.count).toBe(2);
  await table.play();
  const record = parseRecord(table.game.record(), rulesetOf);
  expect(replay(record, rulesFor({ ...(await setupOf({ position })) })).rules.id).toBe('8.0/lite/full');
  const setup = await setupOf({ reg: '8.0/lite/full', seed: '3' });
  const first = new SeatedGame(setup, 3);
  await first.play(8);
  const { choices } = first.game.progress;
  const second = new SeatedGame({ ...setup, choices }, 3);
  expect(second.updates[0]?.view).toEqual(view(replayed(setup, choices), 0));
  expect(second.game.progress.choices.slice(0, 1)).not.toEqual(choices.slice(0, 1));
});

function replayed(setup: Awaited<ReturnType<typeof setupOf>>, choices: readonly number[]) {
  const { regulation, options, seed, decks } = setup;
  return replay({ regulation, options, seed, decks, choices }, rulesFor(setup));
}

test('resigning ends the game for the other', async () => {
  const setup = await setupOf({ reg: '8.0/lite/full', seed: '2' });
  const table = new SeatedGame(setup, 2);
  await table.play(3);
  table.game.resign();
  expect(table.last).toMatchObject({ asked: false, canUndo: false, end: { winner: 1, why: 'resigned' } });
  expect(table.game.record()).toMatch(/^result: B \(A resigned\)$/m);
  const again = new SeatedGame(setup, 2, { progress: table.game.progress });
  expect(again.last.end).toEqual({ winner: 1, why: 'resigned' });
});
