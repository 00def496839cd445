import { describe, expect, test } from 'vitest';
import { call, json } from './harness.ts';

const check = (code: string, regulation: string) => json('deck', 'check', code, '--regulation', regulation);
const codes = async (code: string, regulation: string): Promise<string[]> => [
  ...new Set<string>((await check(code, regulation)).problems.map((problem: { code: string }) => problem.code)),
];

describe('deck check', () => {
  test.each([
    ['full', '8.0/lite/full'],
    ['entry', '7.0/lite/entry'],
    ['entry20', '8.0/lite/entry20'],
    ['SA-K HA-K DA-K CA', '7.0/pro/constructed40'],
    ['SA-K | HA-K JK', '7.0/pro/constructedHalf'],
    ['full', '7.0/lite/random40'],
  ])('%s can be played in %s', async (code, regulation) => {
    expect(await check(code, regulation)).toMatchObject({ regulation, ok: true, problems: [] });
    const { code: exit, out } = await call(['deck', 'check', code, '--regulation', regulation, '--lang', 'en']);
    expect({ exit, out }).toEqual({ exit: 0, out: `It can be played in ${regulation}.` });
  });

  test.each([
    ['SA-5', '8.0/lite/regular', ['tooFew']],
    ['full', '7.0/lite/constructed40', ['tooMany']],
    ['SA-K SA HA-K', '7.0/lite/constructed40', ['twice']],
    ['entry', '8.0/lite/entry20', ['extra']],
    ['entry20', '7.0/lite/entry', ['missing']],
    ['SA-K HA-K', '7.0/lite/random40', ['random']],
    ['full', '7.0/lite/randomHalf', ['needsTwo']],
    ['SA-K | HA-K', '8.0/lite/regular', ['needsOne']],
    ['SA-K | HA-K SA', '7.0/lite/constructedHalf', ['inBoth']],
    ['SA-3 SA | HA', '7.0/lite/constructedHalf', ['twice', 'tooFew']],
  ])('%s cannot be played in %s', async (code, regulation, expected) => {
    expect(await codes(code, regulation)).toEqual(expected);
    for (const lang of ['en', 'ja']) {
      const { code: exit, out } = await call(['deck', 'check', code, '--regulation', regulation, '--lang', lang]);
      expect(exit).toBe(1);
      expect(out.split('\n').length).toBe(1 + (await check(code, regulation)).problems.length);
      expect(out).not.toMatch(/undefined|\{\w+\}/);
    }
  });

  test('writes the code in its normal form', async () => {
    expect((await check('h9 ♠5 S4 S3 sA s2 JK2 jk1 D10-K ca-2', '8.0/lite/regular')).code).toBe('SA-5 H9 DT-K CA2 JK');
    const written = await call(['deck', 'check', 'S4', 'S3', 'HA-9', '--regulation', '8.0/lite/regular', '--json']);
    expect(JSON.parse(written.out).code).toBe('S34 HA-9');
  });

  test('points at what it cannot read', async () => {
    const { code, out, err } = await call(['deck', 'check', 'SA-5 HA8x', '--regulation', '8.0/lite/regular']);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain('column 9: expected numbers');
    expect(err).toContain('\n  SA-5 HA8x\n          ^');
    expect(await check('SA-5 X', '8.0/lite/regular')).toMatchObject({
      ok: false,
      problems: [{ code: 'unreadable', column: 6 }],
      code: null,
    });
  });
});

describe('deck show and deck list', () => {
  test('show the cards of a deck with a name', async () => {
    const { code, out } = await call(['deck', 'show', 'entry20', '--lang', 'en']);
    expect(code).toBe(0);
    expect(out).toBe('  20 cards\n  ♠A ♠2 ♠3 ♠4 ♠5\n  ♡A ♡8 ♡9 ♡10 ♡J\n  ♢A ♢3 ♢7 ♢10 ♢Q\n  ♣A ♣5 ♣6 ♣10 ♣K');
  });

  test('show both decks of two, and whether they fit', async () => {
    const args = ['deck', 'show', 'SA-K | HA-K', '--regulation', '7.0/lite/constructedHalf', '--lang', 'ja'];
    const { code, out } = await call(args);
    expect(code).toBe(0);
    expect(out).toMatch(/1つ目のデッキ[\s\S]*♠K[\s\S]*2つ目のデッキ[\s\S]*♡K[\s\S]*使えます。$/);
    expect((await json(...args)).decks.map(({ count }: { count: number }) => count)).toEqual([13, 13]);
  });

  test('list the decks that have a name', async () => {
    const listed = await json('deck', 'list');
    expect(listed.map(({ name, count }: { name: string; count: number }) => [name, count])).toEqual([
      ['entry', 21],
      ['entry20', 20],
      ['full', 54],
    ]);
    for (const { name, code } of listed)
      expect((await json('deck', 'show', code)).decks[0].cards).toEqual(
        (await json('deck', 'show', name)).decks[0].cards,
      );
    expect((await call(['deck', 'list', '--lang', 'en'])).out).toContain('entry20');
  });
});
