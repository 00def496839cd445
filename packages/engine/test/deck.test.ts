/** Decks: what a regulation asks of them (rulebook c, f 140), and those that nobody builds. */
import { describe, expect, test } from 'vitest';
import {
  DeckError,
  type DeckProblem,
  dealDecks,
  deckProblems,
  decksOf,
  FULL_DECK,
  isTwoDecks,
  newGame,
  parseSeatDeck,
  problemText,
  REGULATIONS,
  ruleset,
  type SeatDeck,
  smallSeed,
} from '../src/index.ts';
import { rulesOf } from './harness/setUp.ts';

const TEN = 'SA-T';
const ENTRY = 'SA-5 HA8-J DA37TQ CA56TK JK1';

/** Each kind of problem: the regulation, the deck, the problems and the first of them in words. */
const BAD: readonly (readonly [string, SeatDeck, readonly DeckProblem[], string])[] = [
  ['8.0/lite/regular', [...FULL_DECK.slice(0, 12), 54], [{ code: 'notAFace', face: 54 }], '54 is no card'],
  ['8.0/lite/regular', parseSeatDeck('SA-T S5'), [{ code: 'twice', face: 4 }], 'S5 is in it twice'],
  [
    '8.0/lite/regular',
    parseSeatDeck('SA-9'),
    [{ code: 'tooFew', n: 9, min: 10 }],
    'it has 9 cards and needs at least 10',
  ],
  [
    '6.1/pro/constructed40',
    parseSeatDeck('SA-K HA-K DA-K C2 C3'),
    [{ code: 'tooMany', n: 41, max: 40 }],
    'it has 41 cards and may have at most 40',
  ],
  ['7.0/lite/entry', parseSeatDeck(ENTRY.replace('SA-5', 'S2-5')), [{ code: 'missing', face: 0 }], 'SA is missing'],
  ['8.0/lite/entry20', parseSeatDeck(ENTRY), [{ code: 'extra', face: 52 }], 'JK1 is not in the fixed deck'],
  [
    '7.0/lite/random40',
    parseSeatDeck('SA-K HA-K DA-K CA'),
    [{ code: 'random' }],
    'drawn at random from all 54 cards; write full',
  ],
  ['7.0/pro/constructedHalf', parseSeatDeck('full'), [{ code: 'needsTwo' }], 'it needs two decks; write CODE | CODE'],
  ['7.0/pro/full', parseSeatDeck(`${TEN} | HA-T`), [{ code: 'needsOne' }], 'it needs one deck, not two'],
  ['7.0/pro/constructedHalf', parseSeatDeck(`${TEN} | HA-T S5`), [{ code: 'inBoth', face: 4 }], 'S5 is in both decks'],
];

describe('ten kinds of bad decks', () => {
  test.each(BAD)('%s, %j', (id, deck, problems, words) => {
    const rules = rulesOf(id);
    expect(deckProblems(rules, deck)).toEqual(problems);
    expect(problemText(problems[0]!)).toContain(words);
    const other = dealDecks(rules, smallSeed(1))[1];
    const start = (decks: readonly [SeatDeck, SeatDeck]) => () => newGame(rules, decks, smallSeed(1));
    expect(start([deck, other])).toThrow(DeckError);
    expect(start([deck, other])).toThrow(`the deck of A is not allowed: ${problems[0]?.code}`);
    expect(start([other, deck])).toThrow('the deck of B');
  });

  test('are all there are', () => {
    expect(new Set(BAD.map(([, , [problem]]) => problem?.code)).size).toBe(10);
  });

  test('several problems are all named', () => {
    const codes = deckProblems(rulesOf('8.0/lite/regular'), [1, 1, 99, -1, 0.5]).map(({ code }) => code);
    expect(codes).toEqual(['notAFace', 'notAFace', 'notAFace', 'twice', 'tooFew']);
  });
});

describe('what may be played', () => {
  test.each([
    ['7.0/pro/regular+preset4', 14],
    ['7.0/pro/regular+preset2', 12],
    ['7.0/pro/constructed40', 10],
    ['6.1/lite/regular', 10],
  ])('f 140: %s from %i cards on', (id, least) => {
    const rules = rulesOf(id);
    expect(deckProblems(rules, FULL_DECK.slice(0, least))).toEqual([]);
    expect(deckProblems(rules, FULL_DECK.slice(0, least - 1))).toMatchObject([{ code: 'tooFew', min: least }]);
  });

  test('of two built decks some cards may stay out, and one may be larger', () => {
    const rules = rulesOf('7.0/pro/constructedHalf');
    expect(deckProblems(rules, parseSeatDeck(`${TEN} | HA-T`))).toEqual([]);
    expect(deckProblems(rules, parseSeatDeck('SA-K HA-K DA-K CA-5 | C6-K JK'))).toEqual([]);
    expect(deckProblems(rules, parseSeatDeck('SA-9 | HA-T'))).toMatchObject([{ code: 'tooFew' }]);
  });

  test('a random half has 27 cards', () => {
    const rules = rulesOf('6.1/lite/randomHalf');
    const { first, second } = { first: FULL_DECK.slice(0, 26), second: FULL_DECK.slice(26) };
    expect(deckProblems(rules, { first, second, mayUse: 'either' }).map(({ code }) => code)).toEqual([
      'tooFew',
      'tooMany',
    ]);
  });

  test('dealt decks are always allowed, the same for the same seed', () => {
    for (const regulation of REGULATIONS) {
      const rules = ruleset(regulation);
      const decks = dealDecks(rules, smallSeed(3));
      for (const deck of decks) {
        expect(deckProblems(rules, deck)).toEqual([]);
        expect(isTwoDecks(deck)).toBe(rules.series.decks === 2);
        expect(decksOf(deck).length).toBe(rules.series.decks);
      }
      expect(dealDecks(rules, smallSeed(3))).toEqual(decks);
    }
  });
});
