import { readFileSync } from 'node:fs';
import { parseFace } from '@blackpoker/engine';
import { describe, expect, test } from 'vitest';
import { type ActionFilter, countConditions, NO_FILTER, passesFilter } from '../../src/rules/actionFilter.ts';
import { parseAddress, parseHand } from '../../src/rules/address.ts';
import { glossaryOf } from '../../src/rules/glossaryOf.ts';
import { bookActions, rulesBook } from '../../src/rules/rulesBook.ts';
import { parseRulings, spansOf } from '../../src/rules/rulings.ts';
import { countFindings, searchBook } from '../../src/rules/searchBook.ts';

const master = rulesBook('8.0', 'master');
const shown = (filter: Partial<ActionFilter>, book = master): string[] =>
  bookActions(book)
    .filter((action) => passesFilter(action, { ...NO_FILTER, ...filter }))
    .map(({ id }) => id);
const hand = (codes: string): number[] => codes.split(' ').flatMap((code) => parseFace(code) ?? []);

describe('filters', () => {
  test('none: everything', () => {
    expect(shown({})).toHaveLength(bookActions(master).length);
    expect(countConditions(NO_FILTER)).toBe(0);
  });

  test('by type, any of them', () => {
    expect(shown({ types: ['basic'] })).toContain('end');
    expect(shown({ types: ['basic'] })).not.toContain('up');
    expect(shown({ types: ['basic', 'quickMagic'] })).toEqual(expect.arrayContaining(['end', 'up']));
  });

  test('by trigger, speed and timing, all of them', () => {
    expect(shown({ timing: ['triggered', 'quick'] })).toEqual(['nextGeneration']);
    expect(shown({ timing: ['immediate', 'main', 'direct'] })).toEqual(['setBulwark']);
  });

  test('by cost', () => {
    expect(shown({ cost: ['S'] })).toEqual(['blackJack', 'rareSummon']);
    expect(shown({ cost: ['B', 'D'] })).toEqual(['summonMagician']);
    expect(shown({ cost: ['none'] })).toContain('search');
    expect(shown({ cost: ['none'] })).not.toContain('up');
  });

  test('by suit and number of a key card', () => {
    const CLUBS = 3;
    expect(shown({ suit: CLUBS, types: ['quickMagic'] })).toEqual(
      expect.arrayContaining(['counter', 'changeTarget', 'unsummon', 'reverse', 'blackJack']),
    );
    expect(shown({ suit: CLUBS })).not.toContain('up');
    expect(shown({ suit: CLUBS, number: 11 })).not.toContain('counter');
    expect(shown({ number: 1, types: ['summon'] })).toEqual(['summonAce', 'quickSummon', 'equip']);
    expect(shown({ suit: 4 })).toEqual(['summonMagician', 'search', 'reverse']);
    expect(countConditions({ ...NO_FILTER, suit: 0, cost: ['B'] })).toBe(2);
  });
});

describe('usable with this hand', () => {
  test('keys can be made of the cards; what happens by itself is not used', () => {
    const usable = shown({ hand: hand('C9 S4') });
    expect(usable).toEqual(
      expect.arrayContaining(['end', 'attack', 'setBulwark', 'summonSoldier', 'counter', 'down', 'throwing']),
    );
    for (const id of ['draw', 'nextGeneration', 'up', 'kill', 'unsummon', 'reverse', 'search', 'summonAce'])
      expect(usable).not.toContain(id);
  });

  test('an empty hand leaves what needs no key card', () => {
    expect(shown({ hand: [] })).toEqual(['end', 'attack', 'setBulwark', 'openPack']);
  });

  test('a rare card is asked for separately', () => {
    expect(shown({ hand: [] })).not.toContain('rareSummon');
    expect(shown({ hand: [], hasRare: true })).toEqual(
      expect.arrayContaining(['rareSummon', 'rareDraw', 'trapCounter']),
    );
  });
});

describe('search', () => {
  test.each([
    ['counter', 'counter'],
    ['かうんたー', 'counter'],
    ['へいししょうかん', 'summonSoldier'],
    ['ﾄﾞﾛｰ', 'draw'],
    ['♥A–10', 'up'],
    ['throw', 'throwing'],
    ['40 damage', 'royalStraightFlush'],
  ])('%s finds %s', (query, id) => {
    expect(shown({ query })).toContain(id);
  });

  test('all words must be there', () => {
    expect(shown({ query: 'bulwark nonsense' })).toEqual([]);
  });

  test('everything is searched, and sections count what they show', () => {
    const rulings = [{ number: '1', question: 'Who sees the order?', ruling: 'Nobody.', reason: 'So.' }];
    const found = searchBook(master, rulings, { ...NO_FILTER, query: 'fog' });
    const counts = countFindings(found, 'fog');
    expect(counts).toMatchObject({ changes: 0, rulings: 0 });
    expect(counts.actions).toBeGreaterThan(0);
    expect(found.terms.map(({ id }) => id)).toContain('fog');
    expect(countFindings(searchBook(master, rulings, NO_FILTER), '').rulings).toBe(1);
  });
});

describe('addresses', () => {
  test('name edition and format', () => {
    expect(parseAddress('/rules/7.0/pro', '', '8.0/lite/entry20')).toMatchObject({ edition: '7.0', format: 'pro' });
  });

  test('what is left open or wrong is taken from the last regulation', () => {
    expect(parseAddress('/rules', '', '7.0/master/full')).toMatchObject({
      edition: '7.0',
      format: 'master',
      print: false,
    });
    expect(parseAddress('/rules/9/x', '', '')).toMatchObject({ edition: '8.0', format: 'lite' });
  });

  test('hold hand, rare card, game and sheet', () => {
    const address = parseAddress('/rules/8.0/lite', 'hand=SA.H10,JK1&rare=1&game=ab-1&print=1', '');
    expect(address).toMatchObject({ hand: [0, 22, 52], hasRare: true, game: 'ab-1', print: true });
    expect(parseAddress('/rules', 'game=../x', '').game).toBeUndefined();
    expect(parseHand(null)).toBeUndefined();
    expect(parseHand('')).toEqual([]);
    expect(parseHand('S5 nonsense S5')).toEqual([4]);
  });
});

test('the glossary words of a text', () => {
  const ids = (text: string, lang: 'ja' | 'en') => glossaryOf(text, lang).map(({ id }) => id);
  expect(ids('対象をチャージする。', 'ja')).toEqual(['target', 'charge']);
  expect(ids('Negate the target: its key cards go to the grave.', 'en')).toEqual([
    'grave',
    'negate',
    'keyCard',
    'target',
  ]);
});

describe('rulings', () => {
  test('are rows of the table', () => {
    const rows = parseRulings(
      '# T\n\n| # | q | r | w | t |\n|---|---|---|---|---|\n| 1 | Who? | `A` *or* B. | So. | – |\n',
    );
    expect(rows).toEqual([{ number: '1', question: 'Who?', ruling: '`A` *or* B.', reason: 'So.' }]);
  });

  test('are the same in both languages', () => {
    const numbers = (name: string): string[] =>
      parseRulings(readFileSync(new URL(`../../../../docs/${name}`, import.meta.url), 'utf8')).map(
        ({ number }) => number,
      );
    expect(numbers('rulings.ja.md')).toEqual(numbers('rulings.md'));
    expect(numbers('rulings.md')).not.toEqual([]);
  });

  test('marks inside a sentence; nothing becomes markup', () => {
    expect(spansOf('a `b` **c** <i>')).toEqual([
      { text: 'a ', style: 'plain' },
      { text: 'b', style: 'code' },
      { text: ' ', style: 'plain' },
      { text: 'c', style: 'strong' },
      { text: ' <i>', style: 'plain' },
    ]);
  });
});
