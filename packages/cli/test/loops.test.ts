import { LANGS, seedText, smallSeed, type Text } from '@blackpoker/engine';
import { type LoopsSpec, loopsResult } from '@blackpoker/lab';
import { describe, expect, test } from 'vitest';
import { loopsJob, madeUpSearches, searchUnit } from '../../lab/src/loops/loopsJob.ts';
import { lite, rally, volley } from '../../lab/test/loops/madeUp.ts';
import { loopsLines } from '../src/loopsText.ts';
import { GAIN_WORDS, KIND_WORDS, LOOP_WORDS, PRICE_WORDS, RESOURCE_WORDS } from '../src/loopsWords.ts';
import { call, json } from './harness.ts';

const SMALL = ['8.0/lite/entry20', '--positions', '2', '--choices', '60', '--depth', '2', '--workers', '0'];

const gaps = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '').sort();

describe.each(Object.entries({ GAIN_WORDS, KIND_WORDS, LOOP_WORDS, PRICE_WORDS, RESOURCE_WORDS }))(
  '%s',
  (_, words: Readonly<Record<string, Text>>) => {
    test.each(Object.entries(words))('%s says the same in both languages', (_name, { ja, en }) => {
      expect(new Set(gaps(ja))).toEqual(new Set(gaps(en)));
      expect(en).not.toMatch(/[\u3040-\u30ff\u4e00-\u9fff]/);
    });
  },
);

test.each(LANGS)('a search of printed rules can be read in %s', async (lang) => {
  const { code, out } = await call(['loops', ...SMALL, '--lang', lang]);
  expect(code).toBe(0);
  expect(out).toContain(KIND_WORDS.free[lang]);
  expect(out).not.toMatch(/[{}[\]|]|undefined|NaN/);
});

test('the same as JSON, the same for the same seed', async () => {
  const result = await json('loops', ...SMALL);
  expect(result).toMatchObject({ regulation: '8.0/lite/entry20', depth: 2, choices: 60, positions: 2 });
  expect(result.findings.length).toBeGreaterThan(0);
  expect(await json('loops', ...SMALL, '--seed', '1')).toEqual(result);
});

test('it wants one regulation that is played', async () => {
  expect((await call(['loops'])).code).toBe(2);
  expect((await call(['loops', '8.0/lite/full', '8.0/pro/full'])).code).toBe(2);
  expect((await call(['loops', '8.0/lite/pack'])).err).toContain('is not played');
});

test('a loop is told step by step, with its damage, its proof and what stops it', () => {
  const rules = lite(volley, rally());
  const spec: LoopsSpec = { regulation: rules.id, depth: 2, choices: 300, positions: 0, seed: seedText(smallSeed(1)) };
  const total = loopsJob.empty(spec);
  const pair = madeUpSearches(rules).findIndex(({ focus }) => focus?.join() === 'volley,rally');
  searchUnit(rules, spec, pair, total);
  const text = loopsLines(rules, loopsResult(rules, spec, total), 'en', 100).join('\n');
  expect(text).toContain(
    '1. volley → rally: 2 damage; for nothing; the same steps 22 times, until the opponent had lost',
  );
  expect(text).toContain('no answer found');
  expect(text).toMatch(/· The opponent takes 2 damage/);
  expect(text).toContain('1 × rally, 1 × volley would take nothing and do 2 damage');
});
