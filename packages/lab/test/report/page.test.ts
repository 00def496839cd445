import { LANGS, type Text } from '@blackpoker/engine';
import { describe, expect, test } from 'vitest';
import { LONGEST_GAME } from '../../src/game.ts';
import { QUIET_TURNS } from '../../src/report/gameWatch.ts';
import { GROUP_WORDS, METRIC_GROUPS, METRIC_WORDS } from '../../src/report/metricWords.ts';
import { bare, figureText, range, signedRange, signedText, withUnit } from '../../src/report/numbers.ts';
import { FINDING_WORDS, findingsOf } from '../../src/report/page/findings.ts';
import { binName, histogramOf } from '../../src/report/page/histogram.ts';
import { html, say } from '../../src/report/page/markup.ts';
import { isReportPage, reportPage } from '../../src/report/page/page.ts';
import { DEFINITIONS, METHOD_WORDS, NOTABLE_WORDS, PAGE_WORDS, PLAYER_NOTES } from '../../src/report/page/pageWords.ts';
import { scaleOf } from '../../src/report/page/track.ts';
import { METRICS, type Report } from '../../src/report/report.ts';
import { reportOf, specOf } from './harness.ts';
import { type Element, parseMarkup } from './parseMarkup.ts';

const two = reportOf(specOf(['8.0/lite/entry20', '7.0/lite/entry']));
const REPORTS: Record<string, Report> = {
  'one regulation': reportOf(specOf(['8.0/master/full'], { games: 12, pairs: 1 })),
  'two regulations': two,
  'three regulations without pairs': reportOf(
    specOf(['6.1/lite/randomHalf', '7.0/pro/random40+preset2', '8.0/pro/strategy'], {
      games: 6,
      pairs: 0,
      player: 'first',
    }),
  ),
};
const DATE = '2025-11-16';

describe.each(Object.entries(REPORTS))('the page of %s', (_, report) => {
  const page = reportPage(report, { lang: 'ja', date: DATE });
  const root = parseMarkup(page);
  const all = root.descendants();

  test('is well formed', () => {
    expect(root.name).toBe('html');
    expect(all.filter(({ name }) => name === 'h1')).toHaveLength(1);
    const ids = all.flatMap(({ attributes: { id } }) => id ?? []);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('needs nothing from elsewhere', () => {
    expect(page).not.toMatch(/https?:|\/\/[a-z]|@import|url\(/i);
    const references = all.flatMap(({ attributes: { src, href } }) => [src, href]).filter((each) => each !== undefined);
    for (const reference of references) expect(reference).toMatch(/^#/);
    const ids = all.map(({ attributes: { id } }) => id);
    for (const reference of references) expect(ids).toContain(reference?.slice(1));
  });

  test('says everything in both languages', () => {
    const spoken = (lang: string): Element[] => all.filter(({ attributes }) => attributes.class === lang);
    expect(spoken('ja').length).toBeGreaterThan(100);
    expect(spoken('en')).toHaveLength(spoken('ja').length);
    for (const lang of LANGS)
      for (const element of spoken(lang)) {
        expect(element.attributes.lang).toBe(lang);
        expect(element.text()).not.toBe('');
      }
    for (const element of spoken('en')) expect(element.text()).not.toMatch(/[\u3040-\u30ff\u4e00-\u9fff]/);
  });

  test('has no gap and no number that is none', () => {
    const text = root.text();
    expect(text).not.toMatch(/undefined|NaN|Infinity|null|\[object|\{\w+\}/);
    for (const { attributes } of all)
      for (const value of Object.values(attributes)) expect(value).not.toMatch(/undefined|NaN|Infinity/);
  });

  test('every drawing is named or stands beside its numbers', () => {
    const ids = all.map(({ attributes: { id } }) => id);
    for (const { attributes } of all)
      if (attributes['aria-labelledby'] !== undefined) expect(ids).toContain(attributes['aria-labelledby']);
    const figures = all.filter(({ name }) => name === 'figure');
    expect(figures.length).toBeGreaterThan(6);
    for (const figure of figures) {
      const inside = figure.descendants().map(({ name }) => name);
      expect(inside).toContain('figcaption');
      expect(inside).toContain('table');
    }
  });

  test('tells who played what, when, and how to do it again', () => {
    const text = root.text();
    for (const { regulation } of report.regulations) expect(text).toContain(regulation);
    expect(text).toContain('Unofficial');
    expect(text).toContain('非公式');
    expect(text).toContain(DATE);
    const ids = report.regulations.map(({ regulation }) => regulation).join(' ');
    const options = `--player ${report.player} --games ${report.games} --pairs ${report.pairs} --seed 7`;
    expect(text).toContain(`npm run -s blackpoker -- report ${ids} ${options}`);
  });

  test('names every action of every regulation', () => {
    const text = root.text();
    for (const { actions, triggered } of report.regulations)
      for (const { name } of [...actions, ...triggered]) for (const lang of LANGS) expect(text).toContain(name[lang]);
  });
});

describe('the language of the page', () => {
  const checked = (page: string): (string | undefined)[] =>
    parseMarkup(page)
      .descendants()
      .filter(({ attributes }) => attributes.checked !== undefined)
      .map(({ attributes: { id } }) => id);

  test.each(LANGS)('is %s where that was asked for', (lang) => {
    const page = reportPage(two, { lang, date: DATE });
    expect(checked(page)).toEqual([`lang-${lang}`]);
    expect(page).not.toContain('navigator.language');
  });

  test('is the reader’s where none was', () => {
    const page = reportPage(two, { date: DATE });
    expect(checked(page)).toEqual(['lang-en']);
    expect(page).toContain('navigator.language');
  });
});

test('an action that one list does not have is said to be missing', () => {
  const mixed = reportOf(specOf(['8.0/lite/full', '8.0/standard/full'], { games: 4, pairs: 1 }));
  const page = reportPage(mixed, { lang: 'en', date: DATE });
  expect(page).toContain(PAGE_WORDS.notThere.en);
  expect(reportPage(two, { lang: 'en', date: DATE })).not.toContain(PAGE_WORDS.notThere.en);
});

test('a page of ours is known from any other', () => {
  expect(isReportPage(reportPage(two, { date: DATE }))).toBe(true);
  expect(isReportPage('<!DOCTYPE html><html></html>')).toBe(false);
});

describe('markup', () => {
  test('text is escaped, markup is not', () => {
    expect(html`<p title="${'"<\'>'}">${'a < b & c'}${html`<b/>`}${[html`1`, html`2`]}</p>`.text).toBe(
      '<p title="&quot;&lt;&#39;&gt;">a &lt; b &amp; c<b/>12</p>',
    );
  });

  test('gaps are filled in each language, and escaped', () => {
    const text = { ja: '<{x}>', en: '{x}!' };
    expect(say(text, { x: { ja: 'あ', en: 'a & b' } }).text).toBe(
      '<span class="ja" lang="ja">&lt;あ&gt;</span><span class="en" lang="en">a &amp; b!</span>',
    );
  });
});

describe('drawings', () => {
  test('a scale is round and holds everything', () => {
    expect(scaleOf([0.03, 0.437], 0)).toEqual({
      min: 0,
      max: 0.5,
      origin: 0,
      ticks: [0, 0.1, 0.2, expect.closeTo(0.3), 0.4, 0.5],
    });
    const even = scaleOf([0.47, 0.49], 0.5, 0.05);
    expect(even.min).toBeCloseTo(0.44);
    expect(even.max).toBeCloseTo(0.56);
    expect(scaleOf([], 0, 0.1)).toMatchObject({ min: 0, origin: 0 });
  });

  test('a histogram counts each game once', () => {
    const small = histogramOf([
      [
        { value: 2, count: 1 },
        { value: 4, count: 3 },
      ],
      [{ value: 3, count: 5 }],
    ]);
    expect(small.width).toBe(1);
    expect(small.bins).toEqual([
      { from: 2, shares: [0.25, 0] },
      { from: 3, shares: [0, 1] },
      { from: 4, shares: [0.75, 0] },
    ]);
    const wide = histogramOf([
      [
        { value: 13, count: 1 },
        { value: 212, count: 1 },
      ],
    ]);
    expect(wide.bins.length).toBeLessThanOrEqual(30);
    expect(wide.bins.reduce((sum, { shares: [share = 0] }) => sum + share, 0)).toBe(1);
    expect(wide.bins.map((bin) => binName(wide, bin))[0]).toMatch(/^\d+–\d+$/);
  });
});

describe('numbers', () => {
  test('are written with their signs and units', () => {
    const style = { percent: true, digits: 1 };
    expect(bare(-0.1234, style)).toBe('−12.3');
    expect(bare(0.1234, style, true)).toBe('+12.3');
    expect(bare(-0.0001, style, true)).toBe('0.0');
    expect(withUnit(0.5, style)).toBe('50.0\u00a0%');
    expect(range({ low: 0.1, high: 0.2 }, style)).toBe('10.0–20.0');
    expect(signedRange({ low: -0.1, high: 0.2 }, style)).toBe('−10.0 … +20.0');
    expect(figureText({ value: 0.476, low: 0.466, high: 0.486, n: 9 }, style)).toBe('47.6% [46.6–48.6]');
    expect(signedText({ value: 0.02, low: -0.01, high: 0.05, n: 9 }, style)).toBe('+2.0 [−1.0, 5.0]');
    expect(figureText(null, style)).toBe('–');
  });
});

describe('words', () => {
  const gaps = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '').sort();
  const texts: Text[] = [
    ...Object.values(PAGE_WORDS),
    ...Object.values(METHOD_WORDS),
    ...Object.values(NOTABLE_WORDS),
    ...Object.values(PLAYER_NOTES),
    ...Object.values(GROUP_WORDS),
    ...Object.values(FINDING_WORDS),
    ...Object.values(METRIC_WORDS).flatMap(({ name, means }) => [name, means]),
    ...DEFINITIONS.flat(),
  ];

  test.each(texts)('$en', ({ ja, en }) => {
    expect(ja).not.toBe('');
    expect(en).not.toBe('');
    expect(en).not.toMatch(/[\u3040-\u30ff\u4e00-\u9fff]/);
    expect(gaps(ja)).toEqual(gaps(en));
  });

  test('name the numbers that count', () => {
    for (const lang of LANGS) {
      expect(METRIC_WORDS.stalled.means[lang]).toContain(LONGEST_GAME.toLocaleString('en-US'));
      expect(QUIET_TURNS).toBe(4);
      expect(METRIC_WORDS.quiet.means[lang]).toMatch(/4ターン|four turns/);
    }
  });

  test('every metric stands in one group', () => {
    expect(METRIC_GROUPS.flatMap(([, metrics]) => metrics)).toEqual([...METRICS]);
  });
});

describe('findings', () => {
  const base = two.regulations[0]!;
  const with_ = (metrics: Partial<typeof base.metrics>) =>
    findingsOf({ ...base, metrics: { ...base.metrics, ...metrics } }).map(({ en }) => en);
  const figure = (value: number, low: number, high: number) => ({ value, low, high, n: 100 });

  test('tell who is at an advantage only where the interval does', () => {
    expect(with_({ firstWins: figure(0.6, 0.55, 0.65) })[0]).toMatch(/^The first player is at an advantage/);
    expect(with_({ firstWins: figure(0.4, 0.35, 0.45) })[0]).toMatch(/^The second player is at an advantage/);
    expect(with_({ firstWins: figure(0.52, 0.48, 0.56) })[0]).toMatch(/^No advantage/);
  });

  test('tell of wins on turn 1, loops and stalls', () => {
    const none = figure(0, 0, 0.0003);
    expect(with_({ turn1Wins: none, repeated: none, stalled: none }).join()).toMatch(
      /never won on their first turn: at most 0\.03\u00a0%/,
    );
    expect(with_({ turn1Wins: figure(0.04, 0.03, 0.05) }).join()).toMatch(
      /first turn in 4\.00\u00a0% of the games \(3\.00–5\.00\)/,
    );
    expect(with_({ repeated: figure(0.01, 0.005, 0.02) }).join()).toMatch(/loops are worth a look/);
    expect(with_({ stalled: figure(0.01, 0.005, 0.02) }).join()).toMatch(/did not end/);
  });

  test('name the action that contributes most, and one that is better left alone', () => {
    const contribution = (value: number) => ({
      ...figure(value, value - 0.02, value + 0.02),
      adjusted: { low: value - 0.03, high: value + 0.03 },
      clear: Math.abs(value) > 0.03,
    });
    const said = (values: Record<string, number>) =>
      findingsOf({
        ...base,
        actions: base.actions.map((action) => ({ ...action, contribution: contribution(values[action.id] ?? 0) })),
      }).map(({ en }) => en);
    expect(said({ throwing: 0.08, attack: 0.05, setBulwark: -0.14 })).toEqual(
      expect.arrayContaining([
        'Throw contributes most: to do without it costs 8.0 points (6.0–10.0).',
        'This player does better without Set Bulwark: that gains 14.0 points (12.0–16.0).',
      ]),
    );
    expect(said({}).join()).toContain('no action’s contribution is clear yet');
  });
});
