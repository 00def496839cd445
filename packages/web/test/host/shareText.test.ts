/** Texts in links. */
import { expect, test } from 'vitest';
import { LONGEST_CODE, ShareError, shareCode, sharedText } from '../../src/host/shareText.ts';
import { SeatedGame, setupOf } from './seatedGame.ts';

test('a record comes back as it was, in letters that an address can hold', async () => {
  const table = new SeatedGame(await setupOf({ reg: '8.0/master/full', seed: '1' }), 1);
  await table.play();
  const text = table.game.record();
  const code = await shareCode(text);
  expect(code).toMatch(/^[\w-]+$/);
  expect(code.length).toBeLessThan(text.length / 2);
  expect(await sharedText(code)).toBe(text);
});

test('any text', async () => {
  for (const text of ['', 'a', '♠5を出す', 'x'.repeat(200_000)])
    expect(await sharedText(await shareCode(text))).toBe(text);
});

test('a damaged link says so', async () => {
  const code = await shareCode('8.0/lite/full / turn: A / A: life C2 D2 / B: life H2 H3');
  const damaged = [
    '',
    'a',
    '!!',
    code.slice(0, 20),
    code.slice(0, -4),
    `${code.slice(0, 10)}${code[10] === 'A' ? 'B' : 'A'}${code.slice(11)}`,
    'a'.repeat(LONGEST_CODE + 1),
  ];
  for (const bad of damaged) await expect(sharedText(bad)).rejects.toThrow(ShareError);
});

test('a small link cannot fill the memory', async () => {
  const bomb = await shareCode('0'.repeat(5_000_000));
  expect(bomb.length).toBeLessThan(LONGEST_CODE);
  await expect(sharedText(bomb)).rejects.toThrow(/too large/);
});
