import type { Text } from '@blackpoker/engine';
import { describe, expect, test } from 'vitest';
import { LINE_WORDS } from '../../src/hints/lineText.ts';
import { NAME_WORDS } from '../../src/hints/names.ts';
import { PURPOSE_WORDS, WHOSE_WORDS } from '../../src/hints/purposeWords.ts';
import { HINT_WORDS, SECRET_WORDS, SHARE_WORDS } from '../../src/hints/reasonWords.ts';
import { GRADE_WORDS } from '../../src/review/grade.ts';
import { MISS_WORDS } from '../../src/review/largestMiss.ts';

const DICTIONARIES: Readonly<Record<string, Readonly<Record<string, Text>>>> = {
  HINT_WORDS,
  SHARE_WORDS,
  SECRET_WORDS,
  MISS_WORDS,
  PURPOSE_WORDS,
  WHOSE_WORDS,
  LINE_WORDS,
  NAME_WORDS,
  GRADE_WORDS,
};

const gaps = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? ''))].sort();

describe.each(Object.entries(DICTIONARIES))('%s', (_, words) => {
  test.each(Object.entries(words))('%s is said in both languages, with the same gaps', (_name, { ja, en }) => {
    expect(ja).not.toBe('');
    expect(en).not.toBe('');
    expect(en).not.toMatch(/[\u3040-\u30ff\u4e00-\u9fff]/);
    expect(gaps(ja)).toEqual(gaps(en));
  });
});
