import { SPECTATOR, type Viewer } from '@blackpoker/engine';
import { expect, test } from 'vitest';
import type { Mark } from '../../src/board/things.ts';
import { unitFacts } from '../../src/board/unitFacts.ts';
import { circled, signed, unitLabel } from '../../src/board/unitLabel.ts';
import { FIGHT, see } from './boards.ts';

function label(seat: number, position: number, lang: 'ja' | 'en', mark?: Mark, viewer: Viewer = 0): string {
  const { rules, view } = see(FIGHT, viewer);
  const facts = unitFacts(rules, view, { seat, position });
  if (facts === undefined) throw new Error('no such unit');
  return unitLabel(rules, facts, lang, mark);
}

test('a blocker says its size, what changed it, whom it blocks and what points at it', () => {
  expect(label(0, 2, 'ja')).toBe('一般兵 クラブ6、サイズ10（+4）、チャージ、アタッカー2をブロック、ダウンの対象');
  expect(label(0, 2, 'en')).toBe('Soldier 6 of clubs, size 10 (+4), charged, blocks attacker 2, target of Down');
});

test('attackers are numbered in the order of the row', () => {
  expect(label(1, 1, 'ja')).toBe('英雄 スペードK、サイズ13、ドライブ、アタッカー1');
  expect(label(1, 2, 'en')).toBe('Equipped Soldier 3 of clubs and 5 of clubs, size 8, driven, attacker 2');
});

test('what has just entered says so, and whether it may attack', () => {
  expect(label(0, 3, 'en')).toBe('Soldier 5 of diamonds, size 5, charged, new');
  expect(label(0, 4, 'ja')).toBe('エース ハートA、サイズ1、チャージ、出たばかり、速攻');
});

test('a size that went down has a minus', () => {
  expect(label(1, 3, 'en')).toBe('Magician Joker, size −2 (−2), charged');
});

test('a bulwark is counted from the life side; only who may know it hears its card', () => {
  expect(label(0, 1, 'ja')).toBe('防壁2 スペード4、ドライブ');
  expect(label(0, 1, 'ja', {}, 1)).toBe('防壁2 裏向き、ドライブ');
  expect(label(0, 1, 'en', {}, SPECTATOR)).toBe('Bulwark 2 face down, driven');
  expect(label(1, 0, 'en')).toBe('Bulwark 1 face down, charged');
});

test('marks are part of the name; being chosen is told by the button', () => {
  expect(label(1, 0, 'ja', { selectable: true })).toBe('防壁1 裏向き、チャージ、選べます');
  expect(label(1, 0, 'en', { selectable: true, selected: true })).toBe('Bulwark 1 face down, charged');
  expect(label(1, 0, 'en', { tag: 'B', label: 'pays B', leaving: true })).toBe(
    'Bulwark 1 face down, charged, pays B, will leave',
  );
});

test('no unit, no facts', () => {
  const { rules, view } = see(FIGHT, 0);
  expect(unitFacts(rules, view, { seat: 0, position: 9 })).toBeUndefined();
});

test('numbers in circles and with signs', () => {
  expect([1, 20, 21].map(circled)).toEqual(['①', '⑳', '21']);
  expect([3, -3].map(signed)).toEqual(['+3', '−3']);
});
