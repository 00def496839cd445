/** The coach at a table with a real game behind it. */
import { type Choice, decision, makeRng, PASS, sample, smallSeed, type View } from '@blackpoker/engine';
import type { GameSetup } from '@blackpoker/host';
import { DANGER_WORDS, FIRST_GAME_ACTIONS } from '@blackpoker/learn';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DEFAULTS } from '../../src/app/settingsList.ts';
import { loadCoach } from '../../src/coach/coachStore.ts';
import { coachTable } from '../../src/coach/coachTable.ts';
import { newSetup } from '../../src/host/newSetup.ts';
import { keptOf } from '../../src/learn/learnStore.ts';
import { promptOf } from '../../src/table/prompt/promptOf.ts';
import { Table } from '../../src/table/state/tableStore.ts';
import { MemoryDatabase } from '../host/memoryDatabase.ts';
import { FakeHost } from '../table/fakeHost.ts';

let database = new MemoryDatabase();
let stop = () => {};
beforeEach(() => {
  database = new MemoryDatabase();
  database.install();
});
afterEach(() => {
  stop();
  database.uninstall();
});

const TABLE =
  '8.0/lite/entry20 / turn: A / A: life S2 S3 H8 H9 D7 | hand C9 D6 | field bulwark S9, S5 / B: life H8 H2 HA D3 D7 D10 | field bulwark H9, D8';

/** Nobody would stand to block. */
const OPEN_TABLE =
  '8.0/lite/entry20 / turn: A / A: life S2 S3 H8 | hand C9 D6 | field S5 driven / B: life H8 H2 HA D3 D7 D10 | field bulwark H9, D8';

/** Passes wherever it can. */
function passive(view: View): Choice {
  const options = decision(sample(view, makeRng(smallSeed(1))))?.options ?? [];
  return (options.find(({ choice }) => choice === PASS) ?? options[0])?.choice ?? PASS;
}

interface Risk {
  readonly isRisky: boolean;
}

async function coached(changes: Partial<GameSetup> = {}, risk?: Risk): Promise<{ table: Table; host: FakeHost }> {
  const made = await newSetup(new URLSearchParams({ position: TABLE, seat: 'A', level: '1', seed: '5' }), DEFAULTS);
  if (!made.ok) throw new Error(made.message.en);
  const host = new FakeHost({ ...made.setup, coach: 'usual', ...changes }, passive);
  const whole = { best: 0.9, chosen: 0.1, loss: 0.8, error: 0, dangers: [], isWhole: true };
  if (risk !== undefined) Object.assign(host, { risk: () => Promise.resolve({ ...whole, ...risk }) });
  const table = new Table({
    host,
    settings: () => DEFAULTS,
    stepMs: () => 0,
    limitMs: () => undefined,
    now: () => 0,
    setTimer: (call) => {
      call();
      return 0;
    },
    clearTimer: () => {},
  });
  table.open();
  stop = coachTable(table, false);
  await vi.waitFor(() => expect(table.state.coached).toBe(true));
  return { table, host };
}

const press = (table: Table, name: string): void =>
  table.state.coach?.actions?.find(({ label, full }) => (full ?? label).en === name)?.onUse();
/** Ends the turn and waits for what comes of it. */
async function endTurn(table: Table, isThere: () => boolean): Promise<void> {
  table.act({ type: 'end' });
  await vi.waitFor(() => expect(isThere()).toBe(true));
}
const noteOf = (table: Table): string | undefined => table.state.coach?.text.en;

test('a note stands until the learner chooses, is kept, and is not said again', async () => {
  const { table, host } = await coached();
  expect(noteOf(table)).toContain('Your turn');
  table.act({ type: 'planAttack' });
  expect(noteOf(table)).toContain('Your turn');
  table.act({ type: 'clear' });
  await endTurn(table, () => host.sent.length > 0 && noteOf(table)?.includes('Your turn') !== true);
  await vi.waitFor(async () => expect((await loadCoach()).met).toContain('turn'));
  stop();
  expect(noteOf((await coached()).table)).toBeUndefined();
});

test('Quiet silences the coach for this game', async () => {
  const { table, host } = await coached();
  press(table, 'Quiet for this game');
  expect(noteOf(table)).toBeUndefined();
  await endTurn(table, () => host.sent.length > 0 && table.state.shown?.asked === true && !table.state.busy);
  expect(noteOf(table)).toBeUndefined();
});

test('no note stands behind a sheet', async () => {
  const { table } = await coached();
  table.set({ sheet: 'menu' });
  expect(table.state.coach).toBeUndefined();
});

test('a costly choice waits for a second word; the same danger is named once', async () => {
  const { table, host } = await coached({ position: OPEN_TABLE }, { isRisky: true });
  const warned = (): boolean => table.state.coach?.actions?.some(({ label }) => label.en === 'Go on') === true;
  await endTurn(table, warned);
  expect(Object.values(DANGER_WORDS)).toContainEqual(table.state.coach?.text);
  press(table, 'Take back');
  expect(warned()).toBe(false);
  expect(host.sent).toEqual([]);
  await endTurn(table, () => host.sent.length > 0);
});

test('Go on sends what was meant', async () => {
  const { table, host } = await coached({ position: OPEN_TABLE }, { isRisky: true });
  await endTurn(table, () => table.state.coach?.actions?.length === 3);
  press(table, 'Go on');
  await vi.waitFor(() => expect(host.sent.length).toBeGreaterThan(0));
});

test('a choice whose danger the coach cannot name is sent at once', async () => {
  const { table, host } = await coached({}, { isRisky: true });
  await endTurn(table, () => host.sent.length > 0);
});

test('a safe choice is sent at once, as is one about which nobody can tell', async () => {
  for (const risk of [{ isRisky: false }, undefined]) {
    const { table, host } = await coached({}, risk);
    await endTurn(table, () => host.sent.length > 0);
    stop();
  }
});

test('actions that the learner has not met are behind one chip; using one unlocks it', async () => {
  const { table } = await coached({ coach: 'first', actions: FIRST_GAME_ACTIONS });
  const chips = () => (table.desk === undefined ? [] : promptOf(table.desk, 'en').chips);
  expect(chips().map(({ key }) => key)).not.toContain('twist');
  expect(chips().find(({ key }) => key === 'beyond')?.label).toBe('More (1)');
  table.act({ type: 'beyond' });
  const twist = chips().find(({ key }) => key === 'twist')?.act;
  if (twist === undefined) throw new Error('Twist is not offered');
  table.act(twist);
  const target = chips()[0]?.act;
  if (target !== undefined) table.act(target);
  table.act({ type: 'commit', keep: false });
  await vi.waitFor(() => expect(table.state.met).toContain('twist'));
  await vi.waitFor(async () => expect((await loadCoach()).unlocked).toEqual(['twist']));
});

test('a learner who knows the format is offered everything from then on', async () => {
  const { table } = await coached({ coach: 'first', actions: FIRST_GAME_ACTIONS });
  table.set({ met: 'all' });
  expect(table.desk?.actions).toBeUndefined();
  await vi.waitFor(async () => expect((await loadCoach()).knowsAll).toBe(true));
});

test('the end of game 1 is a stop on the path, and counts', async () => {
  const { table } = await coached({ coach: 'first' });
  await table.resign();
  await vi.waitFor(async () => {
    expect(await loadCoach()).toMatchObject({ games: 1, firstWins: 0 });
    expect((await keptOf('lesson'))['game-first']).toMatchObject({ state: 'done', fails: 1 });
  });
});
