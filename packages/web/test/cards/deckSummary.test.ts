import { FULL_DECK } from '@blackpoker/engine';
import { expect, test } from 'vitest';
import { deckSummary } from '../../src/cards/deckSummary.ts';

test('a deck in one line', () => {
  expect(deckSummary(FULL_DECK, 'en')).toBe('54 cards: ♠13 ♡13 ♢13 ♣13 Joker 2');
  expect(deckSummary([0, 1, 30], 'ja')).toBe('3枚 ♠2 ♢1');
  expect(deckSummary([], 'ja')).toBe('0枚');
});
