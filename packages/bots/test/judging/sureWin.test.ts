import { actionChoice, indexOfAction, makeRng, type State, sample, smallSeed } from '@blackpoker/engine';
import { expect, test } from 'vitest';
import { isSureWin } from '../../src/judging/sureWin.ts';
import { asked, hintFor, LETHAL, stateOf } from '../hints/positions.ts';

/** Worlds that agree with what A sees. */
function worldsOf(text: string): State[] {
  const [, seen] = asked(stateOf(text));
  const rng = makeRng(smallSeed(1));
  return Array.from({ length: 12 }, () => sample(seen, rng));
}
const attack = ([s]: readonly State[]): number[] => [actionChoice(indexOfAction((s as State).rules, 'attack'))];
const end = ([s]: readonly State[]): number[] => [actionChoice(indexOfAction((s as State).rules, 'end'))];

test('an attack that nobody can block or answer wins for sure; the end of the turn does not', () => {
  const worlds = worldsOf(LETHAL);
  expect(isSureWin(worlds, 0, attack(worlds))).toBe(true);
  expect(isSureWin(worlds, 0, end(worlds))).toBe(false);
});

test('where somebody may block, or the hand may hold an answer, nothing is sure', () => {
  const blocked = worldsOf(LETHAL.replace('S8 driven', 'S8'));
  expect(isSureWin(blocked, 0, attack(blocked))).toBe(false);
  const answered = worldsOf(LETHAL.replace('hand C9 |', 'hand C9 D9 D10 S9 H9 |'));
  expect(isSureWin(answered, 0, attack(answered))).toBe(false);
});

test('a sure win is the first hint, with a win chance of 1', () => {
  const [first] = hintFor(stateOf(LETHAL)).moves;
  expect(first?.text.en).toBe('Attack');
  expect(first?.chance).toBe(1);
  expect(first?.reasons.map(({ code }) => code)).toContain('winsSurely');
});
