/** The table of windows: what lies on the stage, who looks, is the player asked? */
import { actionChoice, apply, indexOfAction, PASS, readPosition, rulesetOf } from '@blackpoker/engine';
import { describe, expect, test } from 'vitest';
import { judgeWindow } from '../../src/passing/judgeWindow.ts';
import { SMART_PASSING } from '../../src/passing/profile.ts';
import { LIFE, lookAt } from './board.ts';

describe('my own request on top', () => {
  const SUMMONED = `8.0/lite/full / turn: A / A: ${LIFE} / hand C9 S9 D9 / B: ${LIFE} / field H7 / stage: A summonSoldier S5`;

  test('the turn player is not asked', () => {
    expect(lookAt(SUMMONED, 'A')).toMatchObject({ stop: false, window: 'ownRequest', reason: 'OWN_REQUEST' });
  });

  test('nor is the other, whose Down waits', () => {
    const answered = `8.0/lite/full / turn: A / chance: B / A: ${LIFE} / field H7, H8 / B: ${LIFE} / hand S9 S10 D9 / stage: B down S8 -> A2`;
    expect(lookAt(answered, 'B')).toMatchObject({ stop: false, reason: 'OWN_REQUEST' });
  });
});

describe('a request of the opponent on top', () => {
  const summons = (hand: string) =>
    `8.0/lite/full / turn: A / chance: B / A: ${LIFE} / B: ${LIFE} / hand ${hand} / stage: A summonSoldier S9 / passed: A`;

  test('who can counter it is asked', () => {
    expect(lookAt(summons('C9 D2'), 'B')).toMatchObject({ stop: true, reason: 'MATTERS', actions: ['counter'] });
  });

  test('a learner is asked only for actions that they have learned', () => {
    const { state } = readPosition(summons('C9 D2'), rulesetOf);
    const look = (learned: readonly string[]) => judgeWindow(state, 1, SMART_PASSING, new Set(learned));
    expect(look(['attack', 'end'])).toMatchObject({ stop: false, reason: 'UNLEARNED' });
    expect(look(['attack', 'counter'])).toMatchObject({ stop: true, reason: 'MATTERS' });
  });

  test('a Counter with too small a number is flagged and does not stop', () => {
    const { stop, reason, actions, warnings } = lookAt(summons('C8 D2'), 'B');
    expect({ stop, reason, actions }).toEqual({ stop: false, reason: 'NOTHING_MATTERS', actions: [] });
    expect(warnings).toMatchObject([{ reason: { code: 'NUMBER_LOW', params: { a: 8, b: 9 } } }]);
  });

  test('without a card to discard there is nothing to do', () => {
    expect(lookAt(summons('C9'), 'B')).toMatchObject({ stop: false, reason: 'ONLY_PASS' });
  });

  test('two key cards lose to any club', () => {
    const thrown = `8.0/lite/full / turn: A / chance: B / A: ${LIFE} / B: ${LIFE} / hand CA D2 / stage: A throwing SK CK -> @B / passed: A`;
    expect(lookAt(thrown, 'B')).toMatchObject({ stop: true, actions: ['counter'] });
  });

  test('the turn player is asked too: Down against an own soldier, and Up saves it', () => {
    const down = (hand: string) =>
      `8.0/lite/full / turn: A / A: ${LIFE} / hand ${hand} / field S5 / B: ${LIFE} / stage: B down S7 -> A1 / passed: B`;
    expect(lookAt(down('H3 D2'), 'A')).toMatchObject({ stop: true, actions: ['up'] });
    expect(lookAt(down('H2 D2'), 'A')).toMatchObject({ stop: false, reason: 'CAN_WAIT' });
    expect(lookAt(down('H2 HA D2 D3'), 'A')).toMatchObject({ stop: true, actions: ['up'] });
  });

  test('a soldier of theirs that Down kills is worth a stop', () => {
    const equips = (hand: string) =>
      `8.0/lite/full / turn: A / chance: B / A: ${LIFE} / field S5 / B: ${LIFE} / hand ${hand} / stage: A equip S9 -> A1 / passed: A`;
    expect(lookAt(equips('S5 D2'), 'B')).toMatchObject({ stop: true, actions: ['down'] });
    expect(lookAt(equips('S4 D2'), 'B')).toMatchObject({ stop: false });
    expect(lookAt(equips('S4 SA D2 D3'), 'B')).toMatchObject({ stop: true, actions: ['down'] });
  });

  test('Up outside a combat, Twist and an ace can wait', () => {
    const table = `8.0/pro/full / turn: A / chance: B / A: ${LIFE} / field bulwark C8, S9 / B: ${LIFE} / hand H7 D7 HA / field S3 / stage: A summonSoldier S10 / passed: A`;
    expect(lookAt(table, 'B')).toMatchObject({ stop: false, reason: 'CAN_WAIT' });
  });

  test('a magician needs no discard', () => {
    const table = `8.0/standard/full / turn: A / chance: B / A: ${LIFE} / B: ${LIFE} / hand C9 / field JK1 / stage: A summonSoldier S9 / passed: A`;
    expect(lookAt(table, 'B')).toMatchObject({ stop: true, actions: ['counter'] });
  });
});

describe('Attack declared, attackers unknown', () => {
  const ATTACK = `8.0/lite/full / turn: A / chance: B / A: ${LIFE} / field S5 / B: ${LIFE} / hand S9 D2 / stage: A attack / passed: A`;

  test('the other player is not asked, unless they want to', () => {
    expect(lookAt(ATTACK, 'B')).toMatchObject({
      stop: false,
      window: 'attack',
      reason: 'WINDOW_OFF',
      actions: ['down', 'twist'],
    });
    expect(lookAt(ATTACK, 'B', { stopAt: { attack: true, draw: false } })).toMatchObject({
      stop: true,
      reason: 'MATTERS',
    });
  });

  test('the turn player is never asked', () => {
    const mine = `8.0/lite/full / turn: A / A: ${LIFE} / hand H9 D2 / field S5 / B: ${LIFE} / stage: A attack`;
    expect(lookAt(mine, 'A', { stopAt: { attack: true, draw: true } })).toMatchObject({
      stop: false,
      reason: 'WINDOW_OFF',
    });
  });
});

describe('Block on the stage, attackers known', () => {
  const block = (chance: 'A' | 'B', handA: string, handB: string, fieldB = 'S7') =>
    `8.0/lite/full / turn: A / chance: ${chance} / A: ${LIFE} / hand ${handA} / field S5 driven / B: ${LIFE} / hand ${handB} / field ${fieldB} / stage: A block / combat: A1`;

  test('the turn player: Up for the attacker', () => {
    expect(lookAt(block('A', 'H9 D2', 'S2'), 'A')).toMatchObject({
      stop: true,
      window: 'block',
      actions: expect.arrayContaining(['up']),
    });
  });

  test('the other: Down against the attacker, a blocker charged', () => {
    expect(lookAt(block('B', 'S2', 'S3 C2'), 'B')).toMatchObject({ stop: true, actions: ['down'] });
    expect(lookAt(block('B', 'S2', 'D3 C2', 'S7 driven'), 'B')).toMatchObject({ stop: true, actions: ['twist'] });
  });

  test('nothing to do: not asked', () => {
    expect(lookAt(block('B', 'S2', 'C3 C2', 'S7'), 'B')).toMatchObject({ stop: false });
    expect(lookAt(block('B', 'S2', 'D3 C2', 'S7'), 'B')).toMatchObject({ stop: false, reason: 'CAN_WAIT' });
  });
});

test('choosing attackers is a choice: always asked, whatever the mode', () => {
  const { state } = readPosition(`8.0/lite/full / turn: A / A: ${LIFE} / field S5 / B: ${LIFE}`, rulesetOf);
  apply(state, actionChoice(indexOfAction(state.rules, 'attack')));
  apply(state, PASS, undefined, true);
  const judgement = judgeWindow(state, 0, { ...SMART_PASSING, mode: 'yieldUntilMyTurn' });
  expect(judgement).toMatchObject({ stop: true, window: 'choice', reason: 'CHOICE' });
});

describe('Damage Judgement on the stage', () => {
  const judgement = (chance: 'A' | 'B', hand: string, combat: string) =>
    `8.0/pro/full / turn: A / chance: ${chance} / A: ${LIFE} / hand ${chance === 'A' ? hand : 'S2'} / field S5 driven / B: ${LIFE} / hand ${chance === 'B' ? hand : 'S2'} / field S7, bulwark C9 / stage: A damageJudgement / combat: ${combat}`;

  test('Up turns a fight that is lost, or adds damage', () => {
    expect(lookAt(judgement('A', 'H2 C3', 'A1 vs B1'), 'A')).toMatchObject({ stop: true, actions: ['up'] });
    expect(lookAt(judgement('A', 'HA C2', 'A1 vs B1'), 'A')).toMatchObject({ stop: false, reason: 'CAN_WAIT' });
    expect(lookAt(judgement('A', 'HA C2', 'A1'), 'A')).toMatchObject({ stop: true, actions: ['up'] });
  });

  test('a bulwark does not look at sizes', () => {
    expect(lookAt(judgement('A', 'H9 C2', 'A1 vs B2'), 'A')).toMatchObject({ stop: false, reason: 'CAN_WAIT' });
  });

  test('the other player: less damage; no Up where the fight is won', () => {
    expect(lookAt(judgement('B', 'S2 C3', 'A1'), 'B')).toMatchObject({ stop: true, actions: ['down'] });
    expect(lookAt(judgement('B', 'H2 C3', 'A1 vs B1'), 'B')).toMatchObject({ stop: false });
  });

  test('Truce where the judgement costs something', () => {
    expect(lookAt(judgement('B', 'D2 D3', 'A1'), 'B')).toMatchObject({ stop: true, actions: ['truce'] });
    expect(lookAt(judgement('B', 'D2 D3', 'A1 vs B1'), 'B')).toMatchObject({ stop: false });
    expect(lookAt(judgement('A', 'D2 D3', 'A1 vs B1'), 'A')).toMatchObject({
      stop: true,
      actions: expect.arrayContaining(['truce']),
    });
  });

  test('a card from the grave matters to a dying player only', () => {
    const table = (life: string) =>
      `8.0/pro/full / turn: A / chance: B / A: ${LIFE} / field S5 driven / B: ${life} / hand H2 H3 / grave DA / stage: A damageJudgement / combat: A1`;
    expect(lookAt(table('life C2 D2 C3 D3 C4'), 'B')).toMatchObject({ stop: true, actions: ['reunion'] });
    expect(lookAt(table('life C2 D2 C3 D3 C4 D4'), 'B')).toMatchObject({ stop: false });
  });
});

describe('End on the stage', () => {
  const END = `8.0/pro/full / turn: A / chance: B / A: ${LIFE} / field bulwark C8, S5 / B: ${LIFE} / hand D7 HA C2 / stage: A end / passed: A`;

  test('the other player: who is driven now does not block in their turn; an ace comes', () => {
    expect(lookAt(END, 'B')).toMatchObject({ stop: true, window: 'end', actions: ['quickSummon', 'twist'] });
  });

  test('the turn player is never asked', () => {
    const mine = `8.0/lite/full / turn: A / A: ${LIFE} / hand D7 S9 / B: ${LIFE} / field S5 / stage: A end`;
    expect(lookAt(mine, 'A')).toMatchObject({ stop: false, reason: 'WINDOW_OFF' });
  });
});

describe('Draw on the stage', () => {
  const DRAW = `8.0/pro/full / turn: A / chance: B / A: ${LIFE} / field S5 / B: ${LIFE} / hand HA S9 / stage: A draw / passed: A`;

  test('is passed unless the other player wants to be asked', () => {
    expect(lookAt(DRAW, 'B')).toMatchObject({ stop: false, window: 'draw', reason: 'WINDOW_OFF' });
    expect(lookAt(DRAW, 'B', { stopAt: { attack: false, draw: true } })).toMatchObject({ stop: true });
  });
});

describe('an empty stage', () => {
  test('after a pass nobody is asked', () => {
    const table = `8.0/lite/full / turn: A / chance: B / A: ${LIFE} / field S5 / B: ${LIFE} / hand S9 D2 / passed: A`;
    expect(lookAt(table, 'B')).toMatchObject({
      stop: false,
      window: 'emptyStage',
      reason: 'WINDOW_OFF',
      actions: ['down'],
    });
  });

  test('in the own turn there is something to do: end it', () => {
    for (const id of ['6.1/lite/regular', '7.0/lite/full', '8.0/lite/full'])
      expect(lookAt(`${id} / turn: A / A: ${LIFE} / B: ${LIFE}`, 'A')).toMatchObject({
        stop: true,
        reason: 'YOUR_TURN',
        actions: ['end'],
      });
  });

  test('a bulwark without a card to lay, an attack without an attacker: they are offered and do nothing', () => {
    const { actions, warnings } = lookAt(`8.0/lite/full / turn: A / A: life C2 / B: ${LIFE}`, 'A');
    expect(actions).toEqual(['end']);
    expect(warnings).toMatchObject([{ reason: { code: 'SELF_KILL' } }]);
  });
});

test('who is not asked is not asked', () => {
  expect(lookAt(`8.0/lite/full / turn: A / A: ${LIFE} / B: ${LIFE}`, 'B')).toMatchObject({
    stop: false,
    reason: 'NOT_ASKED',
  });
});
