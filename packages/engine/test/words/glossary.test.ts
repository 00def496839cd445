import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  ACTION_ENTRIES,
  CHARACTER_ENTRIES,
  COST_LETTERS,
  costWords,
  EDITIONS,
  FRAME_ACTION_ENTRIES,
  flowChapters,
  GLOSSARY,
  plainRuleset,
  readings,
  SIGN_WORDS,
  type Text,
} from '../../src/index.ts';

const JAPANESE = /[\u3040-\u30ff\u4e00-\u9fff]/;
const KANJI = /[\u4e00-\u9fff]/;

function expectBothLanguages({ ja, en }: Text): void {
  expect(ja).toMatch(JAPANESE);
  expect(en).not.toBe('');
  expect(en).not.toMatch(JAPANESE);
}

describe('the glossary', () => {
  const document = readFileSync(new URL('../../../../GLOSSARY.md', import.meta.url), 'utf8');
  const rows = document.split('\n').filter((line) => line.startsWith('|'));

  test.each(GLOSSARY.map((entry) => [entry.id, entry] as const))(
    '%s is a word of GLOSSARY.md',
    (_, { term, meaning }) => {
      const row = rows.find((line) => line.includes(term.en) && line.includes(term.ja));
      expect(row, `${term.en} ${term.ja}`).toBeDefined();
      expectBothLanguages(term);
      expectBothLanguages(meaning);
    },
  );

  test('no word twice', () => {
    expect(new Set(GLOSSARY.map(({ id }) => id)).size).toBe(GLOSSARY.length);
  });

  test('every cost letter and sign is explained', () => {
    for (const letter of COST_LETTERS) expectBothLanguages(costWords(letter));
    for (const text of Object.values(SIGN_WORDS)) expectBothLanguages(text);
  });
});

describe('the flow', () => {
  test.each(EDITIONS)('%s: every step is said in both languages', (edition) => {
    const chapters = flowChapters(plainRuleset(edition, 'lite'));
    for (const { title, steps } of chapters)
      for (const text of [title, ...steps.map((step) => step.text)]) expectBothLanguages(text);
  });

  test.each(EDITIONS)('%s: the numbers count on, and every step that another names is there', (edition) => {
    const core = flowChapters(plainRuleset(edition, 'lite')).find(({ id }) => id === 'core');
    const numbers = (core?.steps ?? []).map(({ number }) => number).filter((number) => number !== '');
    expect(numbers).toEqual(numbers.map((_, i) => `[${i + 1}]`));
    for (const { text } of core?.steps ?? [])
      for (const [named] of text.en.matchAll(/\[\d+\]/g)) expect(numbers).toContain(named);
  });

  test('8.0: the numbers of the engine’s own core flow are among them', () => {
    const rules = plainRuleset('8.0', 'lite');
    const numbers = flowChapters(rules).flatMap(({ steps }) => steps.map(({ number }) => number));
    const carried = rules.routines.find(({ name }) => name === 'coreFlow')?.steps ?? [];
    for (const { rule = '' } of carried)
      for (const [number] of rule.matchAll(/\[\d+\]/g)) expect(numbers).toContain(number);
  });
});

describe('readings', () => {
  const names = [...ACTION_ENTRIES, ...FRAME_ACTION_ENTRIES, ...CHARACTER_ENTRIES].flatMap(({ versions }) =>
    versions.map(({ name }) => name.ja),
  );

  test.each([...new Set(names)])('%s can be read', (name) => {
    const parts = readings(name);
    expect(parts.map(({ text }) => text).join('')).toBe(name);
    for (const { text, kana } of parts) expect(KANJI.test(text)).toBe(kana !== undefined);
  });

  test('the longest word is taken', () => {
    expect(readings('装備兵')).toEqual([{ text: '装備兵', kana: 'そうびへい' }]);
    expect(readings('エース召喚')).toEqual([{ text: 'エース' }, { text: '召喚', kana: 'しょうかん' }]);
  });
});
