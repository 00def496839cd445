import {
  actionChoice,
  apply,
  type Choice,
  type GameEvent,
  PASS,
  readPosition,
  rulesetOf,
  valueChoice,
} from '@blackpoker/engine';
import { describe, expect, test } from 'vitest';
import { endsYield, type Interrupt } from '../../src/passing/interrupts.ts';
import { SMART_PASSING } from '../../src/passing/profile.ts';
import { passingText } from '../../src/passing/words.ts';
import { LIFE, lookAt } from './board.ts';

const COUNTERABLE = `8.0/lite/full / turn: A / chance: B / A: ${LIFE} / B: ${LIFE} / hand C9 D2 / stage: A summonSoldier S9 / passed: A`;
const OWN_TURN = `8.0/lite/full / turn: A / A: ${LIFE} / B: ${LIFE}`;

describe('ask every time', () => {
  test('stops where nothing matters, and where only a pass is possible', () => {
    const table = `8.0/lite/full / turn: A / chance: B / A: ${LIFE} / B: ${LIFE} / stage: A draw / passed: A`;
    expect(lookAt(table, 'B', { mode: 'ask' })).toMatchObject({ stop: true, reason: 'ASK_MODE' });
    expect(lookAt(table, 'B')).toMatchObject({ stop: false, reason: 'ONLY_PASS' });
  });
});

describe('pass all', () => {
  test('passes what could be answered', () => {
    for (const mode of ['yieldUntilStageEmpty', 'yieldUntilMyTurn'] as const)
      expect(lookAt(COUNTERABLE, 'B', { mode })).toMatchObject({ stop: false, reason: 'YIELDING', yieldOver: false });
  });

  test('until the stage is empty', () => {
    const empty = `8.0/lite/full / turn: A / chance: B / A: ${LIFE} / field S5 / B: ${LIFE} / hand S9 D2 / passed: A`;
    expect(lookAt(empty, 'B', { mode: 'yieldUntilStageEmpty' })).toMatchObject({ stop: false, yieldOver: true });
    expect(lookAt(empty, 'B', { mode: 'yieldUntilMyTurn' })).toMatchObject({ stop: false, yieldOver: false });
  });

  test('until the own turn, but not for the draw at its beginning', () => {
    expect(lookAt(OWN_TURN, 'A', { mode: 'yieldUntilMyTurn' })).toMatchObject({ stop: true, yieldOver: true });
    const draw = `8.0/lite/full / turn: A / A: ${LIFE} / B: ${LIFE} / stage: A draw`;
    expect(lookAt(draw, 'A', { mode: 'yieldUntilMyTurn' })).toMatchObject({ stop: false, yieldOver: false });
  });
});

describe('what ends a yield of B', () => {
  const { state } = readPosition(
    `8.0/master/full / turn: A / A: ${LIFE} / field S5 / B: ${LIFE} / field S7`,
    rulesetOf,
  );
  const { rules } = state;
  const requested = (id: string, target?: Extract<GameEvent, { type: 'requested' }>['target']): GameEvent => ({
    type: 'requested',
    seat: 0,
    request: 0,
    action: rules.byId.get(id)!.index,
    cards: [],
    count: 0,
    open: 3,
    target,
  });
  const only = (...wanted: Interrupt[]) => ({
    ...SMART_PASSING,
    interrupts: {
      opponentRequests: wanted.includes('opponentRequests'),
      targeted: wanted.includes('targeted'),
      attackers: wanted.includes('attackers'),
      massEffect: wanted.includes('massEffect'),
      trigger: wanted.includes('trigger'),
      reveal: wanted.includes('reveal'),
    },
  });
  const mine = { type: 'unit', unit: { seat: 1, position: 0 } } as const;
  const theirs = { type: 'unit', unit: { seat: 0, position: 0 } } as const;
  const triggered = (id: string): GameEvent => ({ type: 'triggered', seat: 0, action: rules.byId.get(id)!.index });

  test.each<[GameEvent, Interrupt, boolean]>([
    [requested('summonSoldier'), 'opponentRequests', true],
    [requested('search'), 'opponentRequests', true],
    [requested('end'), 'opponentRequests', false],
    [requested('attack'), 'opponentRequests', false],
    [requested('kill', mine), 'targeted', true],
    [requested('up', theirs), 'targeted', false],
    [requested('throwing', { type: 'player', seat: 1 }), 'targeted', true],
    [{ type: 'retargeted', request: 0, target: mine }, 'targeted', true],
    [{ type: 'attacks', unit: { seat: 0, position: 0 } }, 'attackers', true],
    [{ type: 'attacks', unit: { seat: 1, position: 0 } }, 'attackers', false],
    [requested('swordRain'), 'massEffect', true],
    [requested('kill', mine), 'massEffect', false],
    [triggered('nextGeneration'), 'trigger', true],
    [triggered('draw'), 'trigger', false],
    [{ type: 'shown', seat: 0, cards: [3], count: 1, open: 3 }, 'reveal', true],
    [{ type: 'shown', seat: 1, cards: [60], count: 1, open: 3 }, 'reveal', false],
  ])('%j: %s %s', (event, interrupt, ends) => {
    expect(endsYield(event, 1, rules, only(interrupt))).toBe(ends);
    expect(endsYield(event, 1, rules, only())).toBe(false);
  });

  test('nothing that B does', () => {
    expect(endsYield({ ...requested('kill', mine), seat: 1 } as GameEvent, 1, rules, SMART_PASSING)).toBe(false);
  });

  test('a game tells it: B yields, A attacks', () => {
    const events: GameEvent[] = [];
    const choose = (choice: Choice) => apply(state, choice, (event) => events.push(event));
    const isOver = () => events.some((event) => endsYield(event, 1, rules, SMART_PASSING));
    choose(actionChoice(rules.byId.get('attack')!.index));
    choose(PASS);
    choose(PASS);
    expect(isOver()).toBe(false);
    choose(valueChoice(1));
    expect(isOver()).toBe(true);
  });
});

describe('in words', () => {
  const rules = rulesetOf('8.0/lite/full')!;

  test('what would matter, with the names of the list', () => {
    expect(passingText(lookAt(COUNTERABLE, 'B'), rules, 'en')).toBe('Actions that would matter now: Counter');
    expect(passingText(lookAt(COUNTERABLE, 'B'), rules, 'ja')).toBe('いま意味のあるアクション：カウンター');
  });

  test('where the player does not stop', () => {
    const end = `8.0/lite/full / turn: A / A: ${LIFE} / hand D7 S9 / B: ${LIFE} / field S5 / stage: A end`;
    expect(passingText(lookAt(end, 'A'), rules, 'en')).toBe('Passed: you do not stop at End');
    expect(passingText(lookAt(end, 'A'), rules, 'ja')).toBe('エンドでは止まらないのでパスしました');
  });
});
