/** The decks of a record. */
import { expect, test } from 'vitest';
import {
  dealDecks,
  FULL_DECK,
  type GameRecord,
  hash,
  parseRecord,
  recordText,
  replay,
  rulesetOf,
  smallSeed,
} from '../../src/index.ts';
import { rulesOf } from '../harness/setUp.ts';

test('a record of a deck that was given in another order than the pack’s can be written and read', () => {
  const rules = rulesOf('8.0/lite/regular');
  const deck = [...FULL_DECK].reverse().slice(0, 20);
  const start: GameRecord = {
    regulation: rules.id,
    options: rules.options,
    seed: '1',
    decks: [deck, deck],
    choices: [],
  };
  const record = { ...start, hash: hash(replay(start, rules)) };
  expect(replay(parseRecord(recordText(record, rules), rulesetOf), rules)).toBeDefined();
});

test('a record without decks has those that are dealt from its seed, each seat its own', () => {
  const rules = rulesOf('6.1/lite/randomHalf');
  const { decks } = parseRecord(`blackpoker: 1\nregulation: ${rules.id}\nseed: 5\n`, rulesetOf);
  expect(decks).toEqual(dealDecks(rules, smallSeed(5)));
});
