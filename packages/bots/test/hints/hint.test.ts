import { LANGS, makeRng, sample, smallSeed } from '@blackpoker/engine';
import { describe, expect, test } from 'vitest';
import type { Hint } from '../../src/hints/hint.ts';
import { asked, DOWN, hintFor, LETHAL, stateOf, THROWN } from './positions.ts';

const codesOf = ({ moves }: Hint, i = 0): string[] => (moves[i]?.reasons ?? []).map(({ code }) => code);
const reasonOf = ({ moves }: Hint, code: string) => moves[0]?.reasons.find((reason) => reason.code === code);

describe('a win this turn', () => {
  const found = hintFor(stateOf(LETHAL));

  test('is the first choice, and nearly sure', () => {
    expect(found.moves[0]?.text).toEqual({ ja: 'アタック', en: 'Attack' });
    expect(found.moves[0]?.chance).toBeGreaterThan(0.9);
  });

  test('is called one, with the number of worlds', () => {
    expect(reasonOf(found, 'winsSurely')?.text.en).toBe(
      `Wins this turn whatever the opponent does (checked in ${found.worlds} imagined deals).`,
    );
  });

  test('leaves some doubt: worlds that agree are not all worlds', () => {
    expect(found.moves[0]?.error).toBeGreaterThan(0);
  });
});

describe('a Throw that would win', () => {
  const found = hintFor(stateOf(THROWN));

  test('is to be countered', () => {
    expect(found.moves[0]?.text.en).toBe('Counter ♣9 → their Throw ♠9 ♣A (D: ♢3)');
  });

  test('which prevents the loss and costs the counter', () => {
    expect(codesOf(found)).toEqual(expect.arrayContaining(['preventsLethal', 'negates', 'spendsCounter']));
    expect(reasonOf(found, 'preventsLethal')?.params).toMatchObject({ otherwise: 100 });
    expect(reasonOf(found, 'preventsLethal')?.params.p).toBeLessThan(20);
    expect(reasonOf(found, 'negates')?.text.ja).toContain('「投擲」');
  });
});

describe('a position with several good moves', () => {
  const found = hintFor(stateOf(DOWN));

  test('has three moves, best first, each with its uncertainty', () => {
    expect(found.moves.length).toBe(3);
    const chances = found.moves.map(({ chance }) => chance);
    expect(chances).toEqual([...chances].sort((a, b) => b - a));
    for (const { error } of found.moves) expect(error).toBeGreaterThan(0);
  });
});

describe('what a hint may know', () => {
  test('equal views give equal hints', () => {
    const s = stateOf(DOWN);
    const [seat, seen] = asked(s);
    const twin = sample(seen, makeRng(smallSeed(5)));
    expect(asked(twin)).toEqual([seat, seen]);
    expect(hintFor(twin)).toEqual(hintFor(s));
  });

  test('it is plain data', () => {
    const found = hintFor(stateOf(THROWN));
    expect(JSON.parse(JSON.stringify(found))).toEqual(found);
  });
});

test('where nothing can be chosen it says so', () => {
  const found = hintFor(
    stateOf('8.0/lite/full turn: A chance: B A: life C2 C3 | field S5 B: life C2 C3 stage: A end passed: A'),
  );
  expect(found.moves.map(({ text }) => text.en)).toEqual(['Pass']);
  expect(codesOf(found)).toContain('onlyMove');
});

test('all that is said has no gaps left', () => {
  for (const text of [LETHAL, THROWN, DOWN])
    for (const { text: move, reasons } of hintFor(stateOf(text)).moves)
      for (const lang of LANGS)
        for (const said of [move[lang], ...reasons.map((reason) => reason.text[lang])])
          expect(said).not.toMatch(/[{}]|undefined|NaN|^$/);
});
