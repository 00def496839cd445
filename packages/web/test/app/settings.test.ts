import { LEVEL_WORDS } from '@blackpoker/bots/levels';
import { describe, expect, test } from 'vitest';
import { isPage } from '../../src/app/pages.ts';
import { readSettings } from '../../src/app/readSettings.ts';
import { changeSettings, DEFAULTS, useSettings } from '../../src/app/settings.ts';
import { visitSettings } from '../../src/app/visit.ts';

describe('settings that somebody else has written', () => {
  test('what was kept is read back', () => {
    expect(readSettings(JSON.parse(JSON.stringify(DEFAULTS)))).toEqual(DEFAULTS);
  });

  test.each([undefined, null, 'x', 3, []])('%j is nothing', (written) => {
    expect(readSettings(written)).toEqual({});
  });

  test('what makes no sense is left out, the rest stays', () => {
    const written = { lang: 'fr', theme: 'dark', speed: '1', level: 9, keys: { pass: 3 }, sound: true, other: 1 };
    expect(readSettings(written)).toEqual({ theme: 'dark', sound: true });
  });

  test.each([
    [0, 'off'],
    [0.5, 'fast'],
    [1, 'normal'],
    [1.5, 'slow'],
  ])('the speed %d of earlier versions is the pace %s', (speed, pace) => {
    expect(readSettings({ speed })).toEqual({ pace });
    expect(readSettings({ speed, pace: 'slow' })).toEqual({ pace: 'slow' });
  });

  test('every level can be kept', () => {
    for (const { level } of LEVEL_WORDS) expect(readSettings({ level })).toEqual({ level });
  });
});

describe('settings of one visit', () => {
  test.each([
    ['', {}],
    ['?lang=en', { lang: 'en' }],
    ['?lang=en&theme=dark&speed=0&reg=8.0/lite/full', { lang: 'en', theme: 'dark', pace: 'off' }],
    ['?lang=xx&theme=&speed=7', {}],
    ['?speed=', {}],
    ['?pace=slow', { pace: 'slow' }],
    ['?pace=quick', {}],
  ])('%s', (query, expected) => {
    expect(visitSettings(query)).toEqual(expected);
  });
});

test('a change is seen at once', () => {
  changeSettings({ palette: 'mono' });
  expect(useSettings.getState().palette).toBe('mono');
  changeSettings({ palette: DEFAULTS.palette });
});

test.each([
  ['/', true],
  ['/t/abc', true],
  ['/rules/8.0/lite', true],
  ['/rules', true],
  ['/assets/x.js', false],
  ['/playing', false],
  ['/sw.js', false],
])('%s is a page: %s', (path, expected) => {
  expect(isPage(path)).toBe(expected);
});
