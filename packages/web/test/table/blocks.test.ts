import { PASS, unitChoice } from '@blackpoker/engine';
import { describe, expect, it } from 'vitest';
import { perform } from '../../src/table/draft/perform.ts';
import { assign, attackersToBlock, blockersOf, blockPlan } from '../../src/table/planning/blocks.ts';
import { questionOf } from '../../src/table/planning/question.ts';
import { laneOutcome, laneSum } from '../../src/table/prompt/laneText.ts';
import { promptOf } from '../../src/table/prompt/promptOf.ts';
import { deskAt, LIFE, worldAt } from './tables.ts';

/** B has attacked; A is asked who blocks. */
const ATTACKED = worldAt(
  `8.0/lite/full turn: B chance: A
   A: ${LIFE} | hand C9 | field bulwark S4, C6, D8, H5 driven
   B: ${LIFE} | hand C9 | field SK driven, C4 driven, HA driven
   stage: B block  combat: B1, B2, B3  passed: B`,
  [PASS],
);

describe('lanes', () => {
  it('have the attackers in their order and everybody who may block', () => {
    expect(ATTACKED.asked.kind).toBe('block');
    expect(attackersToBlock(ATTACKED).map(({ position }) => position)).toEqual([0, 1, 2]);
    expect(blockersOf(ATTACKED).map(({ position }) => position)).toEqual([0, 1, 2]);
  });

  it('say what adds up and what will happen', () => {
    let lanes = assign(ATTACKED, new Map(), 0, 2);
    lanes = assign(ATTACKED, lanes, 0, 1);
    lanes = assign(ATTACKED, lanes, 1, 0);
    const plan = blockPlan(ATTACKED, lanes);
    expect(plan.lanes.map((lane) => laneSum(ATTACKED, lane, 'ja'))).toEqual([
      '13 対 6＋8＝14',
      '防壁 ♠4',
      'ブロックなし',
    ]);
    expect(plan.lanes.map((lane) => laneOutcome(ATTACKED, plan, lane, 'ja'))).toEqual([
      { outcome: 'アタッカーを倒す', tone: 'good' },
      { outcome: '相打ち：あなたの防壁1 (♠4)', tone: 'plain' },
      { outcome: 'ライフ −1（12→11）', tone: 'bad' },
    ]);
    expect(plan.life).toEqual({ from: 12, to: 11 });
    expect(plan.loses).toBe(false);
  });

  it('without blockers cost what the attackers are worth', () => {
    expect(blockPlan(ATTACKED, new Map())).toMatchObject({ life: { from: 12, to: 0 }, loses: true });
  });

  it('take a bulwark alone, and a unit only once', () => {
    const walled = assign(ATTACKED, assign(ATTACKED, new Map(), 0, 1), 0, 0);
    expect(walled.get(0)).toEqual([0]);
    const moved = assign(ATTACKED, assign(ATTACKED, new Map(), 0, 1), 1, 1);
    expect([moved.get(0), moved.get(1)]).toEqual([[], [1]]);
    expect(assign(ATTACKED, moved, 1, 1).get(1)).toEqual([]);
  });

  it('are the engine’s choices, attacker by attacker', () => {
    const lanes = assign(ATTACKED, assign(ATTACKED, new Map(), 1, 1), 1, 2);
    expect(blockPlan(ATTACKED, lanes).choices).toEqual([1, unitChoice(0, 1), unitChoice(0, 2), 1]);
    expect(questionOf(ATTACKED).style).toBe('lanes');
  });

  it('are confirmed with a blocker only: to take it has its own button', () => {
    const desk = deskAt(ATTACKED);
    const open = promptOf(desk, 'en');
    expect(open.primary?.blocked).toBe('Choose a blocker');
    expect(perform(desk, { type: 'commit', keep: false }).submit).toBeUndefined();
    expect(open.others.map(({ act }) => act)).toEqual([{ type: 'takeIt' }]);
    expect(perform(desk, { type: 'takeIt' }).submit?.choices).toEqual([1, 1, 1]);
    const placed = { ...desk, draft: perform(desk, { type: 'block', attacker: 0, position: 1 }).draft };
    expect(promptOf(placed, 'en').primary?.blocked).toBeUndefined();
    expect(perform(placed, { type: 'commit', keep: false }).submit).toBeDefined();
  });
});

describe('who attacks', () => {
  const titleOf = (attackers: string, combat: string): string =>
    promptOf(
      deskAt(
        worldAt(`8.0/lite/full turn: B chance: A
                 A: ${LIFE} | hand C9 | field bulwark S4, C6, D8
                 B: ${LIFE} | hand C9 | field ${attackers}
                 stage: B block  combat: ${combat}  passed: B`),
      ),
      'en',
    ).title;

  it('is told with the size of all of them, one or several', () => {
    expect(titleOf('C4 driven', 'B1')).toMatch(/^They attack with ♣4, total size 4\./);
    expect(titleOf('SK driven, C4 driven', 'B1, B2')).toMatch(/^They attack with ♠K, ♣4, total size 17\./);
  });
});
