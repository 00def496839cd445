import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { width } from '../src/layout.ts';
import { REPORT_WORDS, reportLines } from '../src/reportText.ts';
import { call, json } from './harness.ts';

const folder = mkdtempSync(join(tmpdir(), 'report-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = (name: string): string => join(folder, name);
const SMALL = ['--games', '10', '--pairs', '1', '--workers', '0'];
const TWO = ['report', '8.0/lite/entry20', '7.0/lite/entry', ...SMALL];

describe('report', () => {
  test.each(['ja', 'en'] as const)('fits into 80 columns (%s), and names the page', async (lang) => {
    const page = file(`${lang}.html`);
    const { code, out } = await call([...TWO, '--lang', lang, '--html', page]);
    expect(code).toBe(0);
    for (const line of out.split('\n').slice(0, -1)) expect(width(line)).toBeLessThanOrEqual(80);
    expect(out).toContain(lang === 'ja' ? '先攻の勝率' : 'First player wins');
    expect(out).toContain(lang === 'ja' ? '投擲' : 'Throw');
    expect(out.split('\n').at(-1)).toContain(page);
    expect(readFileSync(page, 'utf8')).toContain(`<html lang="${lang}">`);
  });

  test('two regulations stand side by side where they fit', async () => {
    const made = await json(...TWO);
    const heads = (lang: 'ja' | 'en', columns: number): string[] =>
      reportLines(made, lang, columns).filter((line) =>
        /^ +8\.0\/lite\/entry20 +7\.0\/lite\/entry +(差|difference)$/.test(line),
      );
    expect(heads('en', 100)).toHaveLength(1);
    expect(heads('ja', 100)).toHaveLength(1);
    expect(heads('en', 60)).toEqual([]);
  });

  test.each(['8.0/master/full', '6.1/pro/randomHalf'])('tells of %s alone', async (regulation) => {
    const { code, out } = await call(['report', regulation, ...SMALL, '--lang', 'ja', '--html', file('alone.html')]);
    expect(code).toBe(0);
    for (const line of out.split('\n').slice(0, -1)) expect(width(line)).toBeLessThanOrEqual(80);
  });

  test('three regulations stand one after the other, then what they differ by', async () => {
    const ids = ['8.0/lite/entry20', '7.0/lite/entry', '8.0/lite/full'];
    const { out } = await call(['report', ...ids, ...SMALL, '--lang', 'en', '--html', file('three.html')]);
    const heads = [...out.matchAll(/^== (.*)$/gm)].map(([, head]) => head);
    expect(heads.slice(0, 5)).toEqual([
      '8.0 Lite Entry 20 (8.0/lite/entry20)',
      '7.0 Lite Entry (7.0/lite/entry)',
      '8.0 Lite Full (8.0/lite/full)',
      '7.0/lite/entry − 8.0/lite/entry20',
      '8.0/lite/full − 8.0/lite/entry20',
    ]);
  });

  test('is JSON with --json, and writes no page unless one is named', async () => {
    const here = existsSync('report.html');
    const report = await json(...TWO);
    expect(existsSync('report.html')).toBe(here);
    expect(report).toMatchObject({ player: 'random', games: 10, pairs: 1, seed: '00000001000000000000000000000000' });
    expect(report.regulations.map(({ regulation }: { regulation: string }) => regulation)).toEqual(TWO.slice(1, 3));
    expect(report.comparisons).toHaveLength(1);
    const page = file('with-json.html');
    await json(...TWO, '--html', page);
    expect(existsSync(page)).toBe(true);
  });

  test('is the same on threads, and goes on in its folder', async () => {
    const out = file('run');
    const alone = await json(...TWO);
    expect(await json(...TWO.slice(0, -1), '2', '--out', out)).toEqual(alone);
    const again = await call([...TWO, '--out', out, '--json']);
    expect(JSON.parse(again.out)).toEqual(alone);
    const other = await call([...TWO, '--out', out, '--json', '--seed', '2']);
    expect(other.code).toBe(1);
    expect(other.err).toContain('another run');
  });

  test('leaves a file alone that is no report, and replaces one that is', async () => {
    const mine = file('mine.html');
    writeFileSync(mine, 'a letter');
    expect(await call([...TWO, '--html', mine])).toMatchObject({
      code: 1,
      err: expect.stringContaining('is no report'),
    });
    expect(readFileSync(mine, 'utf8')).toBe('a letter');
    const page = file('page.html');
    await call([...TWO, '--html', page]);
    expect((await call([...TWO, '--html', page, '--seed', '2'])).code).toBe(0);
    expect(readFileSync(page, 'utf8')).toContain('--seed 2');
  });

  test.each([
    [[], 'name a regulation'],
    [['8.0/lite/entry20', '8.0/lite/entry20'], 'once'],
    [['8.0/lite/none'], 'no frame "none"'],
    [['8.0/lite/entry20', '--player', 'nobody'], 'no player "nobody"'],
    [['8.0/lite/entry20', '--games', '1'], '--games'],
  ])('%j is called wrongly', async (args, problem) => {
    const { code, err } = await call(['report', ...args]);
    expect(code).toBe(2);
    expect(err).toContain(problem);
  });
});

test.each(Object.values(REPORT_WORDS))('$en is said in both languages', ({ ja, en }) => {
  const gaps = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort();
  expect(ja).not.toBe('');
  expect(en).not.toMatch(/[\u3040-\u30ff\u4e00-\u9fff]/);
  expect(gaps(ja)).toEqual(gaps(en));
});
