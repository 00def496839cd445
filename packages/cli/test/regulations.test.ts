import { EDITIONS, FORMATS, FRAMES, REGULATIONS, regulationId, rulesetOf } from '@blackpoker/engine';
import { describe, expect, test } from 'vitest';
import { call, json } from './harness.ts';

const COUNTS = { '6.1': 12, '7.0p': 81, '7.0': 81, '8.0': 17 };

interface Listed {
  readonly id: string;
  readonly edition: string;
  readonly format: string;
  readonly frame: string;
  readonly options: readonly string[];
}

describe('regulations as JSON', () => {
  test('lists each of the 191 once', async () => {
    const listed: Listed[] = await json('regulations');
    expect(listed).toHaveLength(191);
    expect(listed.map(({ id }) => id)).toEqual(REGULATIONS.map(regulationId));
    expect(new Set(listed.map(({ id }) => id)).size).toBe(191);
    for (const { id, edition, format, frame, options } of listed)
      expect([`${edition}/${format}/${frame}`, ...options].join('+')).toBe(id);
  });

  test.each(EDITIONS)('can be of %s alone, or of a format of it', async (edition) => {
    const listed: Listed[] = await json('regulations', '--edition', edition);
    expect(listed).toHaveLength(COUNTS[edition]);
    for (const format of FORMATS)
      expect(await json('regulations', '--edition', edition, '--format', format)).toEqual(
        listed.filter((each) => each.format === format),
      );
  });

  test('has exactly these fields', async () => {
    const listed = await json('regulations');
    const fields = ['id', 'name', 'edition', 'format', 'frame', 'options', 'free', 'deck', 'series'];
    for (const each of listed) {
      expect(Object.keys(each)).toEqual(fields);
      expect(Object.keys(each.deck)).toEqual(['min', 'max', 'kind']);
      expect(Object.keys(each.series)).toEqual(['decks', 'wins']);
      expect(rulesetOf(each.id)?.deck).toMatchObject(each.deck);
    }
  });

  test.each([
    ['8.0/lite/entry20', { deck: { min: 20, max: 20, kind: 'fixed' }, series: { decks: 1, wins: 1 }, free: false }],
    ['8.0/master/full', { deck: { min: 54, max: 54, kind: 'fixed' }, free: true }],
    ['7.0/pro/random40+preset4+pack', { deck: { min: 40, max: 40, kind: 'random' }, options: ['preset4', 'pack'] }],
    ['6.1/lite/randomHalf', { deck: { min: 27, max: 27, kind: 'random' }, series: { decks: 2, wins: 2 } }],
    ['7.0/lite/constructed40', { deck: { min: 10, max: 40, kind: 'built' }, name: { ja: '7.0 ライト 構築40' } }],
    ['8.0/pro/strategy', { name: { en: '8.0 Pro Strategy', ja: '8.0 プロ ストラテジー' }, options: [] }],
  ])('knows %s', async (id, expected) => {
    const listed: Listed[] = await json('regulations');
    expect(listed.find((each) => each.id === id)).toMatchObject(expected);
  });
});

describe('regulations for people', () => {
  test.each(['en', 'ja'])('is a table of frames and formats in %s', async (lang) => {
    const { code, out } = await call(['regulations', '--lang', lang]);
    expect(code).toBe(0);
    expect(out.match(/^== BlackPoker/gm)).toHaveLength(EDITIONS.length);
    for (const frame of FRAMES) expect(out.match(new RegExp(`^ +${frame} `, 'gm'))?.length).toBeGreaterThan(3);
    expect(out).not.toMatch(/undefined|\{\w+\}/);
  });

  test('tells why something is not played, and what is free', async () => {
    const { out } = await call(['regulations', '--edition', '8.0', '--lang', 'en']);
    expect(out).toMatch(/full +free +free +free +free/);
    expect(out).toMatch(/strategy +– +– +yes +yes/);
    expect(out).toContain('Strategy of 8.0 is for Pro, Master');
    expect(out).toContain('the frame Entry is part of 7.0p, 7.0, not of 8.0');
    expect((await call(['regulations', '--edition', '7.0', '--lang', 'en'])).out).toMatch(
      /\+pack +Lite, Standard, Pro/,
    );
  });
});
