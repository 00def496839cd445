import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  deckCode,
  FULL_DECK,
  NotationError,
  parseDeck,
  parseSeatDeck,
  type SeatDeck,
  seatDeckCode,
} from '../../src/index.ts';

const deck = fc.uniqueArray(fc.integer({ min: 0, max: 53 }), { minLength: 1, maxLength: 54 });
const inOrder = (faces: readonly number[]): number[] => [...faces].sort((a, b) => a - b);

describe('round trips', () => {
  test('any deck', () => {
    fc.assert(
      fc.property(deck, (faces) => {
        expect(parseDeck(deckCode(faces))).toEqual(inOrder(faces));
        expect(deckCode(parseDeck(deckCode(faces)))).toBe(deckCode(faces));
      }),
    );
  });

  test('any two decks, with what may be used of them', () => {
    const use = fc.constantFrom('first', 'second', 'either');
    fc.assert(
      fc.property(deck, deck, use, fc.boolean(), (first, second, mayUse, known) => {
        const two: SeatDeck = {
          first: inOrder(first),
          second: inOrder(second),
          mayUse: mayUse as 'first' | 'second' | 'either',
          ...(known && { known }),
        };
        expect(parseSeatDeck(seatDeckCode(two))).toEqual(two);
      }),
    );
  });

  test('any text is a deck or a NotationError with a place in it', () => {
    const texts = fc.oneof(fc.string(), fc.stringMatching(/^[SHDCAJKQT0-9 |-]{0,20}$/));
    fc.assert(
      fc.property(texts, (text) => {
        try {
          parseSeatDeck(text);
        } catch (error) {
          expect(error).toBeInstanceOf(NotationError);
          expect(error).toMatchObject({ line: 1 });
          expect((error as NotationError).column).toBeLessThanOrEqual(text.length + 1);
        }
      }),
    );
  });
});

test.each([
  [[0, 1, 2, 3, 4], 'SA-5'],
  [[0, 2, 4], 'SA35'],
  [[0, 1], 'SA2'],
  [[9, 10, 11, 12], 'ST-K'],
  [[0, 13, 26, 39], 'SA HA DA CA'],
  [[52], 'JK1'],
  [[53], 'JK2'],
  [[52, 53], 'JK'],
  [FULL_DECK, 'full'],
  [FULL_DECK.slice(0, 52), 'SA-K HA-K DA-K CA-K'],
])('%j is written %s', (faces, code) => {
  expect(deckCode(faces)).toBe(code);
  expect(parseDeck(code)).toEqual(faces);
});

describe('what can be read', () => {
  test.each([
    ['any order', 'JK1 H2 SA', 'SA H2 JK1'],
    ['small letters', 'sa-5 jk1', 'SA-5 JK1'],
    ['10 for T', 'S10 H9-10', 'ST H9T'],
    ['a suit in several groups', 'S5 H2 S6 S7', 'S5-7 H2'],
    ['commas and dots', 'SA,H2.D3', 'SA H2 D3'],
    ['signs of suits', '♠A-3 ♡2', 'SA-3 H2'],
    ['many spaces', '  SA   H2 ', 'SA H2'],
    ['the name of the whole pack', ' FULL ', 'full'],
  ])('%s: %s', (_, text, code) => {
    expect(deckCode(parseDeck(text))).toBe(code);
  });

  test('names that are given', () => {
    const named = { Mine: [1, 2, 3] };
    expect(parseDeck('mine', named)).toEqual([1, 2, 3]);
    expect(parseSeatDeck('mine | H2', named)).toEqual({ first: [1, 2, 3], second: [14], mayUse: 'either' });
    expect(() => parseDeck('mine')).toThrow(NotationError);
  });

  test('a card twice is left in, for the regulation to refuse', () => {
    expect(parseDeck('S5 S4-6')).toEqual([3, 4, 4, 5]);
  });

  test.each<[string, SeatDeck]>([
    ['SA | HA', { first: [0], second: [13], mayUse: 'either' }],
    ['SA | HA | first', { first: [0], second: [13], mayUse: 'first' }],
    ['SA | HA | second known', { first: [0], second: [13], mayUse: 'second', known: true }],
    ['SA | HA | known', { first: [0], second: [13], mayUse: 'either', known: true }],
  ])('two decks with a bar: %s', (text, two) => {
    expect(parseSeatDeck(text)).toEqual(two);
    expect(seatDeckCode(two)).toBe(text);
  });
});

describe('errors point at the place', () => {
  test.each([
    ['', 1, 'expected a deck such as SA-5 HA8-J JK1, found nothing'],
    ['SA X5', 4, 'expected a suit (S H D C) and numbers, or JK1, found "X5"'],
    ['SA-', 3, 'expected numbers such as A2-5TK, found "-"'],
    ['SA H', 5, 'expected numbers such as A2-5TK, found ""'],
    ['SA H2B', 6, 'expected numbers such as A2-5TK, found "B"'],
    ['HK-2', 2, '"K-2" runs backwards; write the lower number first'],
    ['SA JK3', 4, 'JK3'],
    ['SA | H1', 7, 'expected numbers such as A2-5TK, found "1"'],
    ['SA | ', 5, 'expected a deck such as SA-5 HA8-J JK1, found nothing'],
    ['SA | first', 1, 'expected a second deck; write CODE | CODE | first'],
    ['SA | HA | DA', 1, 'expected one deck or two, found more'],
  ])('%j', (text, column, problem) => {
    const error = thrown(() => parseSeatDeck(text));
    expect(error).toBeInstanceOf(NotationError);
    expect(error).toMatchObject({ line: 1, column });
    expect((error as NotationError).problem).toContain(problem);
  });

  test('within a longer text', () => {
    expect(thrown(() => parseSeatDeck('SA | H1', {}, { line: 4, column: 8 }))).toMatchObject({ line: 4, column: 14 });
  });
});

function thrown(act: () => void): unknown {
  try {
    act();
  } catch (error) {
    return error;
  }
  return undefined;
}
