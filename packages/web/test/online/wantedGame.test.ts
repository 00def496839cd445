/** What the form of the lobby asks the server for. */
import { rulesetOf } from '@blackpoker/engine';
import { newGame, type Terms } from '@blackpoker/protocol';
import { expect, test } from 'vitest';
import { botMeanwhile, newGameOf, searchOn, type WantedGame, winsOf } from '../../src/online/lobby/wantedGame.ts';

const ONE_DECK = rulesetOf('8.0/lite/entry20')!;
const TWO_DECKS = rulesetOf('7.0/lite/randomHalf')!;
const WANTED: WantedGame = {
  kind: 'invite',
  regulation: ONE_DECK.id,
  clock: { kind: 'none' },
  wins: 3,
  rated: false,
  deck: '',
  level: 2,
};

test.each(['invite', 'open', 'bot'] as const)('%s: as many games as were chosen', (kind) => {
  expect(newGameOf({ ...WANTED, kind }, ONE_DECK, false)).toMatchObject({ kind, wins: 3 });
});

test('a quick match is a single game, whatever was chosen before', () => {
  expect(newGameOf({ ...WANTED, kind: 'quick' }, ONE_DECK, false)).toMatchObject({ wins: 1 });
});

test('a two-deck regulation has its own number', () => {
  for (const wins of [1, 2, 3]) expect(winsOf({ ...WANTED, wins }, TWO_DECKS)).toBe(2);
  expect(winsOf({ ...WANTED, kind: 'quick' }, TWO_DECKS)).toBe(2);
});

const TERMS: Terms = {
  regulation: '8.0/pro/full',
  options: { graveTop: 'ask' },
  clock: { kind: 'live', bank: 90, increment: 1, free: 0 },
  rated: true,
  wins: 1,
};

test('who waits for a quick match is met on exactly their terms', () => {
  const { wins: _, ...same } = TERMS;
  expect(searchOn(TERMS)).toEqual({ kind: 'quick', ...same });
});

test('a bot meanwhile plays by the same rules, without a clock and unrated', () => {
  const wanted = botMeanwhile(TERMS, 4);
  expect(wanted).toMatchObject({ kind: 'bot', level: 4, regulation: TERMS.regulation, options: TERMS.options });
  expect(wanted).toMatchObject({ clock: { kind: 'none' }, rated: false });
});

test('where decks are built one is brought', () => {
  const wanted = searchOn({ ...TERMS, regulation: '8.0/pro/regular' });
  expect(newGame.parse(wanted).deck).toMatch(/\S/);
});
