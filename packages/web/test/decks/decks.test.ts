/** AC21: what is wrong with ten decks, and codes both ways; beside it statistics and decks that are made for people. */
import {
  type Deck,
  deckCode,
  deckProblems,
  deckProblemText,
  FULL_DECK,
  parseDeck,
  parseSeatDeck,
  REGULATIONS,
  type Ruleset,
  ruleset,
  rulesetOf,
  type SeatDeck,
  seatDeckCode,
  smallSeed,
} from '@blackpoker/engine';
import { describe, expect, test } from 'vitest';
import { exampleDecks, firstDecks, randomDecks, toggleCard, toggleCards } from '../../src/decks/deckMaking.ts';
import { seatDeckOf } from '../../src/decks/deckShelf.ts';
import { deckStatistics } from '../../src/decks/deckStatistics.ts';
import { setUpAsks } from '../../src/decks/setUpAsks.ts';

function rulesOf(id: string): Ruleset {
  const rules = rulesetOf(id);
  if (rules === undefined) throw new Error(`bug: no ${id}`);
  return rules;
}
const saved = (first: Deck, second: Deck) => ({
  id: '',
  name: '',
  regulation: '',
  first,
  second,
  opening: [],
  rare: undefined,
});

describe('ten decks that are not allowed', () => {
  const TEN: readonly (readonly [regulation: string, deck: SeatDeck, codes: string[]])[] = [
    ['7.0/lite/constructed40', parseDeck('SA-5'), ['tooFew']],
    ['7.0/lite/constructed40', FULL_DECK, ['tooMany']],
    ['7.0/lite/constructed40', [...parseDeck('SA-K'), 0], ['twice']],
    ['7.0/lite/constructed40', [...parseDeck('SA-K'), 99], ['notAFace']],
    ['8.0/lite/entry20', parseDeck('SA-5 HA8-J DA37TQ CA56T'), ['missing']],
    ['8.0/lite/entry20', parseDeck('SA-5 HA8-J DA37TQ CA56TK JK1'), ['extra']],
    ['7.0/lite/random40', parseDeck('SA-K HA-K DA-K'), ['random']],
    ['7.0/lite/constructedHalf', FULL_DECK, ['needsTwo']],
    ['7.0/lite/full', parseSeatDeck('SA-K HA-K | DA-K CA-K'), ['needsOne']],
    ['7.0/standard/constructedHalf+preset2', parseSeatDeck('SA-K HA-K | SA DA-K'), ['inBoth']],
  ];
  test.each(TEN)('%s %j: %j', (regulation, deck, codes) => {
    const problems = deckProblems(rulesOf(regulation), deck);
    expect(problems.map(({ code }) => code)).toEqual(codes);
    for (const problem of problems)
      for (const lang of ['ja', 'en'] as const) expect(deckProblemText(problem, lang)).not.toMatch(/[{}]/);
  });
});

test('codes both ways', () => {
  for (const regulation of REGULATIONS) {
    const rules = ruleset(regulation);
    const { first, second } = randomDecks(rules, smallSeed(7));
    expect(parseDeck(deckCode(first))).toEqual(first);
    const deck = seatDeckOf(saved(first, second), rules);
    expect(parseSeatDeck(seatDeckCode(deck))).toEqual(deck);
  }
});

test.each(REGULATIONS.map((regulation) => ruleset(regulation)))(
  '$id: a new deck and a random one can be played',
  (rules) => {
    for (const { first, second } of [firstDecks(rules), exampleDecks(rules), randomDecks(rules, smallSeed(3))]) {
      const tooLarge = rules.deck.kind === 'built' && rules.deck.max < first.length;
      const codes = deckProblems(rules, seatDeckOf(saved(first, second), rules)).map(({ code }) => code);
      expect(codes).toEqual(tooLarge ? ['tooMany'] : []);
    }
  },
);

test('a card goes in and out, and is never in both decks', () => {
  const decks = { first: [0, 2], second: [1] };
  expect(toggleCard(decks, 'first', 1)).toEqual({ first: [0, 1, 2], second: [] });
  expect(toggleCard(decks, 'first', 2)).toEqual({ first: [0], second: [1] });
  expect(toggleCards(decks, 'second', [0, 1, 3])).toEqual({ first: [2], second: [0, 1, 3] });
  expect(toggleCards(decks, 'first', [0, 2])).toEqual({ first: [], second: [1] });
});

describe('statistics', () => {
  const standard = rulesOf('7.0/standard/full');
  const ways = (rules: Ruleset, code: string): Record<string, number> =>
    Object.fromEntries(deckStatistics(rules, parseDeck(code)).keys.map(({ action, ways }) => [action.id, ways]));

  test('of the whole pack', () => {
    const { count, suits, groups, average } = deckStatistics(standard, FULL_DECK);
    expect({ count, suits, groups, average }).toEqual({
      count: 54,
      suits: [13, 13, 13, 13],
      groups: { ace: 4, numbers: 36, court: 12, joker: 2 },
      average: 7,
    });
  });

  test('what can be made of it', () => {
    expect(ways(standard, 'H2-4 S5 C5 JK')).toMatchObject({ up: 3, down: 1, counter: 1, twist: 0, summonMagician: 2 });
    expect(ways(rulesOf('8.0/master/full'), 'SAJ HA DJ')).toMatchObject({ blackJack: 1 });
    expect(ways(rulesOf('8.0/master/full'), 'full')).toMatchObject({ royalStraightFlush: 4, blackJack: 4 });
  });

  test('of nothing', () => {
    expect(deckStatistics(standard, []).average).toBeUndefined();
    expect(deckStatistics(standard, []).keys.every((keys) => keys.ways === 0)).toBe(true);
  });
});

test('what is chosen while a game is set up', () => {
  expect(setUpAsks(rulesOf('8.0/pro/strategy'))).toEqual({ opening: 3, rare: true });
  expect(setUpAsks(rulesOf('8.0/standard/rarePack'))).toEqual({ opening: 0, rare: true });
  expect(setUpAsks(rulesOf('8.0/lite/entry20'))).toEqual({ opening: 0, rare: false });
  expect(setUpAsks(rulesOf('7.0/lite/constructedHalf'))).toEqual({ opening: 0, rare: false });
});
