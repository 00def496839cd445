import { fill, type Lang, type Text } from '@blackpoker/engine';
import { DELETED_NAME } from '@blackpoker/protocol/words';
import { expect, test } from 'vitest';
import { playerName } from '../../src/replay/playerName.ts';
import { recordedEnd, resultText } from '../../src/replay/recordedEnd.ts';

const sayIn =
  (lang: Lang) =>
  (text: Text, values: Readonly<Record<string, string | number>> = {}): string =>
    fill(text, lang, values);

test.each([
  ['A', 'A won', 'Aの勝ち'],
  ['B (A resigned)', 'B won: A resigned', 'Bの勝ち（Aが投了）'],
  ['A (B ran out of time)', 'A won: B ran out of time', 'Aの勝ち（Bの時間切れ）'],
  ['A (B was away)', 'A won: B was away', 'Aの勝ち（Bが不在）'],
  ['draw', 'Draw', '引き分け'],
  ['draw (agreed)', 'Draw', '引き分け'],
  ['none (aborted)', 'Called off', '勝敗なし（中止）'],
  [undefined, 'Not finished', '途中まで'],
  ['B by a hair', 'B by a hair', 'B by a hair'],
])('the result %s is said in words', (result, en, ja) => {
  expect(resultText(result, sayIn('en'))).toBe(en);
  expect(resultText(result, sayIn('ja'))).toBe(ja);
});

test('a record that is kept knows who won, also where somebody resigned', () => {
  expect(recordedEnd('B (A resigned)')).toEqual({ winner: 1, why: 'resigned' });
  expect(recordedEnd('draw (claimed)')).toEqual({ winner: undefined, why: 'connection' });
  expect(recordedEnd('B by a hair')).toBeUndefined();
});

test('who has left is called so in the language of the reader', () => {
  expect(playerName(DELETED_NAME, 'ja', false)).toBe('削除されたプレイヤー');
  expect(playerName(DELETED_NAME, 'en', false)).toBe('deleted player');
});
