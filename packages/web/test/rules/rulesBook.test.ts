import {
  ACTION_ENTRIES,
  actionsOf,
  EDITIONS,
  type Edition,
  FORMATS,
  flowChapters,
  GLOSSARY,
  plainRuleset,
  printedText,
  type Text,
} from '@blackpoker/engine';
import { describe, expect, test } from 'vitest';
import { anchor, bookActions, rulesBook, SECTIONS } from '../../src/rules/rulesBook.ts';
import { RULES_WORDS } from '../../src/rules/words.ts';

const BOOKS = EDITIONS.flatMap((edition) => FORMATS.map((format) => [edition, format] as const));
const JAPANESE = /[\u3040-\u30ff\u4e00-\u9fff]/;

function expectBothLanguages({ ja, en }: Text): void {
  expect(ja).not.toBe('');
  expect(en).not.toBe('');
  expect(en).not.toMatch(JAPANESE);
}

describe.each(BOOKS)('the book of %s %s', (edition, format) => {
  const book = rulesBook(edition, format);

  test('has every action of the format once, and those of its frames', () => {
    const ids = bookActions(book).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(expect.arrayContaining(actionsOf(plainRuleset(edition, format)).map(({ id }) => id)));
    expect(ids.includes('openPack')).toBe(edition === '8.0' ? format !== 'lite' : edition.startsWith('7'));
  });

  test('says every action in both languages', () => {
    for (const { name, clauses, keys, target } of bookActions(book)) {
      for (const text of [name, ...clauses]) expectBothLanguages(text);
      expect(clauses.length).toBeGreaterThan(0);
      for (const part of [keys, target])
        if (/[a-z]{2}/.test(part)) expect(printedText(part, 'ja')).toMatch(JAPANESE_OR_JOKER);
    }
  });

  test('says every character, fog, frame and option in both languages', () => {
    const { rules, frames, options } = book;
    for (const { name, text } of [...rules.characters, ...rules.fogs, ...frames, ...options]) {
      expectBothLanguages(name);
      expectBothLanguages(text);
    }
    expect(frames.length).toBeGreaterThan(0);
  });

  test('has no anchor twice', () => {
    const anchors = [
      ...SECTIONS,
      ...book.groups.map(({ type }) => anchor.type(type)),
      ...bookActions(book).map(({ id }) => id),
      ...book.rules.characters.map(({ id }) => anchor.character(id)),
      ...book.rules.fogs.map(({ id }) => anchor.fog(id)),
      ...book.frames.map(({ id }) => anchor.frame(id)),
      ...book.options.map(({ id }) => anchor.option(id)),
      ...flowChapters(book.rules).map(({ id }) => anchor.flow(id)),
      ...GLOSSARY.map(({ id }) => anchor.term(id)),
    ];
    expect(new Set(anchors).size).toBe(anchors.length);
  });
});

const JAPANESE_OR_JOKER = /[\u3040-\u30ff\u4e00-\u9fff]|^Joker$|^[♠♡♢♣]?[A2J]/;

test('an action keeps its anchor in every edition', () => {
  const ids = ACTION_ENTRIES.map(({ id }) => id);
  const has = (edition: Edition) => bookActions(rulesBook(edition, 'master')).map(({ id }) => id);
  for (const edition of EDITIONS) expect(has(edition)).toEqual(expect.arrayContaining(ids));
});

test.each(Object.entries(RULES_WORDS))('%s is said in both languages', (_, text) => {
  expectBothLanguages(text);
  const gaps = (words: string) => [...words.matchAll(/\{(\w+)\}/g)].map(([gap]) => gap).sort();
  expect(gaps(text.ja)).toEqual(gaps(text.en));
});
