import { indexOfAction } from '@blackpoker/engine';
import { expect, test } from 'vitest';
import {
  cardLabel,
  chanceText,
  fogLabel,
  lifeWords,
  pileLabel,
  playerLabel,
  requestLabel,
  stepWords,
  turnText,
} from '../../src/board/boardLabels.ts';
import { rowsOf } from '../../src/board/unitFacts.ts';
import { viewNames } from '../../src/board/viewNames.ts';
import { FIGHT, see } from './boards.ts';

const { rules, view } = see(FIGHT, 0);
const FRAMED = `8.0/pro/rarePack
turn: A
A: life C2 D2 H2 | pack C4 C5 D6 | rare JK1
B: life C2 D2 H2 | opened S7 S8 | rare DK`;

test('a life of ten or more keeps its number to itself', () => {
  expect(pileLabel(view, 0, 'life', 'ja')).toBe('あなたのライフ 11枚');
  expect(pileLabel(view, 1, 'life', 'ja')).toBe('相手のライフ 10枚以上');
  expect(pileLabel(view, 1, 'life', 'en')).toBe('Their life: 10 or more');
  expect(lifeWords(3, 'en')).toBe('3');
});

test('a grave tells its top card, and its owner how many there are', () => {
  expect(pileLabel(view, 0, 'grave', 'ja')).toBe('あなたの墓地 1枚、一番上はダイヤ8');
  expect(pileLabel(view, 1, 'grave', 'en')).toBe('Their grave: top: 9 of spades');
});

test('pack and rare card say what their viewer may know', () => {
  const framed = see(FRAMED, 0).view;
  expect(pileLabel(framed, 0, 'pack', 'ja')).toBe('あなたのパック 未開封、3枚');
  expect(pileLabel(framed, 1, 'pack', 'en')).toBe('Their pack: open, 2');
  expect(pileLabel(framed, 0, 'rare', 'ja')).toBe('あなたのレアカード ジョーカー');
  expect(pileLabel(framed, 1, 'rare', 'ja')).toBe('相手のレアカード 裏向き');
});

test('a player says the hand and the turn', () => {
  expect(playerLabel(view, 1, 'レベル3', 'ja')).toBe('レベル3、手札2枚、ターン中');
  expect(playerLabel(view, 0, 'You', 'en', { selectable: true })).toBe('You, 3 in hand, can be chosen');
});

test('a request says whose it is, its key cards, its target and its place', () => {
  const [judgement, down] = view.stage;
  if (judgement === undefined || down === undefined) throw new Error('the stage is empty');
  expect(requestLabel(rules, view, down, 'ja', { top: true, note: '10→3' })).toBe(
    'ダウン、相手のリクエスト、キーカード スペード7、対象 あなたの♣6、一番上、10→3',
  );
  expect(requestLabel(rules, view, judgement, 'en')).toMatch(/^Damage Judgement, their attack/);
  const block = { ...judgement, action: indexOfAction(rules, 'block') };
  expect(stepWords(rules, view, block, 'en')).toBe('you choose blockers');
  expect(stepWords(rules, { ...view, turn: 0 }, block, 'en')).toBe('they choose blockers');
  expect(stepWords(rules, view, block, 'en', ['Ann', 'Bob'])).toBe('Ann chooses blockers');
  expect(stepWords(rules, { ...view, turn: 0 }, block, 'ja')).toBe('相手がブロックを選びます');
});

test('fogs, cards, chance and turn', () => {
  const [fog] = view.seats[0].fog;
  if (fog === undefined) throw new Error('there is no fog');
  expect(fogLabel(rules, view, fog, 'en')).toBe('Up 4 of hearts, your ♣6');
  expect(cardLabel(52, 'ja', { tag: 'D' })).toBe('ジョーカー、D');
  expect(chanceText(rules, view, 'ja')).toBe('あなたのチャンス（ダウンに対応）');
  expect(chanceText(rules, view, 'en')).toBe('Your chance (answering Down)');
  expect(turnText(view, 'en')).toBe('Their turn');
});

test('a name of a unit or a request is the one of the board', () => {
  const names = viewNames(rules, view, 'ja');
  expect(names.unit({ seat: 0, position: 1 })).toBe('あなたの防壁2 (♠4)');
  expect(names.unit({ seat: 1, position: 0 })).toBe('相手の防壁1');
  expect(names.unit({ seat: 1, position: 2 })).toBe('相手の♣3+♣5');
  expect(names.request(view.stage[1]?.id ?? -1)).toBe('相手の「ダウン」 ♠7');
  expect(names.request(99)).toBe('宣言#99');
});

test('a row of soldiers, and bulwarks from the life side', () => {
  const { bulwarks, soldiers } = rowsOf(rules, view, 0);
  expect(bulwarks.map(({ number, position }) => [number, position])).toEqual([
    [1, 0],
    [2, 1],
  ]);
  expect(soldiers.map(({ position }) => position)).toEqual([2, 3, 4, 5]);
});

test('who watches reads what the players are called, as they write it', () => {
  const watched = see(FIGHT, 2);
  const [, down] = watched.view.stage;
  if (down === undefined) throw new Error('the stage is empty');
  const names = ['ann', 'ハナコ'] as const;
  expect(chanceText(watched.rules, watched.view, 'en', names)).toBe('ann’s chance (answering Down)');
  expect(turnText(watched.view, 'ja', names)).toBe('ハナコのターン');
  expect(requestLabel(watched.rules, watched.view, down, 'ja', { names })).toMatch(/^ダウン、ハナコのリクエスト/);
});
