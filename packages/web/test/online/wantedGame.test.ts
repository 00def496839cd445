/** What the form of the lobby asks the server for. */
import { rulesetOf } from '@blackpoker/engine';
import { expect, test } from 'vitest';
import { newGameOf, type WantedGame, winsOf } from '../../src/online/lobby/wantedGame.ts';

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
