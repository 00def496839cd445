import { type Choice, decision, makeRng, PASS, sample, smallSeed, unitChoice, type View } from '@blackpoker/engine';
import type { GameSetup } from '@blackpoker/host';
import { describe, expect, it } from 'vitest';
import { DEFAULTS } from '../../src/app/settingsList.ts';
import { newSetup } from '../../src/host/newSetup.ts';
import { promptOf } from '../../src/table/prompt/promptOf.ts';
import { Table } from '../../src/table/state/tableStore.ts';
import { FakeHost } from './fakeHost.ts';
import { card, LIFE } from './tables.ts';

/** Passes wherever it can. */
function passive(view: View): Choice {
  const options = decision(sample(view, makeRng(smallSeed(1))))?.options ?? [];
  return (options.find(({ choice }) => choice === PASS) ?? options[0])?.choice ?? PASS;
}

async function setupAt(position: string): Promise<GameSetup> {
  const made = await newSetup(new URLSearchParams({ position, seat: 'A', level: '1', seed: '5' }), DEFAULTS);
  if (!made.ok) throw new Error(made.message.en);
  return made.setup;
}

async function tableAt(position: string): Promise<{ table: Table; host: FakeHost }> {
  const host = new FakeHost(await setupAt(position), passive);
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
  return { table, host };
}

/** Lets everything that was sent be answered. */
const settle = (): Promise<void> => new Promise((done) => setTimeout(done, 30));

const POSITION = `8.0/lite/full
turn: A
A: ${LIFE} | hand S7 S9 H5 D8 C6
   field bulwark H6, bulwark C9, S5, HK
B: ${LIFE} | hand C5 C7 D5
   field bulwark D9, C10`;

describe('the table', () => {
  it('plans, declares and passes in one go', async () => {
    const { table, host } = await tableAt(POSITION);
    table.act({ type: 'thing', thing: { type: 'card', card: card('S9') } });
    const chip = promptOf(table.desk!, 'ja').chips.find(({ key }) => key === 'summonSoldier');
    table.act(chip!.act!);
    table.act({ type: 'commit', keep: false });
    await settle();
    expect(host.sent.at(-1)?.at(-1)).toBe(PASS);
    expect(table.state.shown?.view.seats[0].field.some(({ cards }) => cards.includes(card('S9')))).toBe(true);
    expect(table.state.world?.asked.kind).toBe('chance');
  });

  it('remembers who is to attack until it is asked', async () => {
    const { table } = await tableAt(POSITION);
    table.act({ type: 'thing', thing: { type: 'unit', seat: 0, position: 3 } });
    expect(promptOf(table.desk!, 'ja').primary?.label).toBe('1体で攻撃（合計13）');
    table.act({ type: 'commit', keep: false });
    await settle();
    expect(table.state.shown?.view.seats[0].field[3]?.driven).toBe(true);
    expect(table.state.shown?.view.seats[0].field[2]?.driven).toBe(false);
    expect(table.state.planned).toBeUndefined();
  });

  it('lays the chosen card as a bulwark, and takes back a draft before a move', async () => {
    const { table } = await tableAt(POSITION);
    table.act({ type: 'thing', thing: { type: 'card', card: card('D8') } });
    table.back();
    expect(table.state.draft.selected).toEqual([]);
    table.act({ type: 'thing', thing: { type: 'card', card: card('D8') } });
    table.act(promptOf(table.desk!, 'ja').chips.find(({ key }) => key === 'setBulwark')!.act!);
    table.act({ type: 'commit', keep: false });
    await settle();
    const field = table.state.shown?.view.seats[0].field ?? [];
    expect(field.at(-1)).toMatchObject({ as: 'bulwark', cards: [card('D8')] });
  });

  it('keeps the chance when asked to, and lets it go afterwards', async () => {
    const { table } = await tableAt(POSITION);
    table.act({ type: 'thing', thing: { type: 'card', card: card('S9') } });
    table.act(promptOf(table.desk!, 'ja').chips.find(({ key }) => key === 'summonSoldier')!.act!);
    table.act({ type: 'commit', keep: true });
    await settle();
    expect(table.state.shown?.view.stage).toHaveLength(1);
    expect(table.state.world?.asked.kind).toBe('chance');
    expect(promptOf(table.desk!, 'ja').primary?.label).toBe('パス（相手のチャンスへ）');
    table.act({ type: 'commit', keep: false });
    await settle();
    expect(table.state.shown?.view.stage).toHaveLength(0);
    expect(table.state.shown?.passing.mode).toBe('smart');
    expect(table.state.held).toBeUndefined();
  });

  it('asks twice before a choice that loses the game', async () => {
    const { table, host } = await tableAt(POSITION.replace(LIFE, 'life C2'));
    table.act({ type: 'thing', thing: { type: 'card', card: card('S9') } });
    table.act(promptOf(table.desk!, 'ja').chips.find(({ key }) => key === 'summonSoldier')!.act!);
    expect(promptOf(table.desk!, 'ja').plan?.results).toContain('ライフが0になり負けます');
    table.act({ type: 'commit', keep: false });
    await settle();
    expect(host.sent).toEqual([]);
    expect(table.state.dangerous).toBeDefined();
    await table.send(table.state.dangerous!, true);
    await settle();
    expect(table.state.shown?.end?.winner).toBe(1);
  });

  it('says why something cannot be done', async () => {
    const { table } = await tableAt(`8.0/lite/full turn: B chance: A
      A: ${LIFE} | hand C6 H9 D10 | field S5
      B: ${LIFE} | hand C9
      stage: B down S4 -> A1 passed: B`);
    table.act({ type: 'planAttack' });
    expect(table.state.notice?.text.ja).toContain('自分のターンのみ');
    expect(promptOf(table.desk!, 'ja').primary?.label).toBe('パス（ダウンを通す）');
    table.act({ type: 'thing', thing: { type: 'unit', seat: 0, position: 0 } });
    expect(table.state.inspected).toEqual({ type: 'unit', seat: 0, position: 0 });
  });

  it('does nothing with a choice that is not the person’s', async () => {
    const { table, host } = await tableAt(POSITION);
    table.act({ type: 'pick', choice: unitChoice(1, 1) });
    table.act({ type: 'takeIt' });
    await settle();
    expect(host.sent).toEqual([]);
  });
});

/** Nothing of B's can block, and A's attacker is more than B's life. */
const LETHAL = `8.0/lite/full
turn: A
A: life C2 D2 H2 S2 C3 | hand S6 | field SK
B: life C2 D2 H2 S3 S4 | hand C9 | field S8 driven, H8 driven, D8 driven`;

describe('a hint', () => {
  it('says what for, points, and goes with the decision', async () => {
    const { table } = await tableAt(LETHAL);
    await table.askHint();
    const { coach } = table.state;
    expect(coach?.text.en).toBe('Attack with your ♠K: 13 damage is enough to win.');
    expect(coach?.points).toEqual(['unit:0:0', 'chip:attack']);
    expect(coach?.arrows).toEqual([{ from: 'unit:0:0', to: 'player:1' }]);
    coach?.actions?.[0]?.onUse();
    expect(table.state.coach).toBeUndefined();
    expect(table.state.draft.attackers).toEqual([unitChoice(0, 0)]);
  });

  it('is taken away by asking once more', async () => {
    const { table } = await tableAt(LETHAL);
    await table.askHint();
    await table.askHint();
    expect(table.state.coach).toBeUndefined();
  });

  it('is gone when something was sent', async () => {
    const { table } = await tableAt(LETHAL);
    await table.askHint();
    table.act({ type: 'end' });
    await settle();
    expect(table.state.coach).toBeUndefined();
  });
});
