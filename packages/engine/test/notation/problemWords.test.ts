/** What is wrong with a text is said in Japanese, too. */
import { expect, test } from 'vitest';
import {
  NotationError,
  notationProblemText,
  parseRecord,
  parseSeatDeck,
  parseSeries,
  RecordError,
  readPosition,
  rulesetOf,
} from '../../src/index.ts';

const lite = (rest: string): string => `8.0/lite/full / turn: A / ${rest}`;

const POSITIONS = [
  '',
  '9.0/lite/full',
  '8.0/heavy/full',
  '8.0/lite/small',
  '8.0/lite',
  '8.0/lite/full+more',
  '8.0/lite/full/more',
  '6.1/lite/entry20 / turn: A',
  '8.0/lite/full',
  '8.0/lite/full / turn: C',
  '8.0/lite/full / turn:',
  '8.0/lite/full / turn: A / turn: A',
  lite('moon: A'),
  lite('A: pile S5'),
  lite('A: life S11'),
  lite('A: life S5 | hand S5'),
  lite('A: life S5 | life S6'),
  lite('A: rare'),
  lite('A: pack S5 | opened S6'),
  lite('A: field x=S5, x=S6'),
  lite('A: field S5 new S6'),
  lite('A: field S5+H6'),
  lite('A: field bulwark S5+S6'),
  lite('A: field ,'),
  lite('A: fog up H5 -> A1'),
  lite('A: field S5 | fog storm H5 -> A1'),
  lite('stage: A kill S2 S3 -> lost'),
  lite('stage: A'),
  lite('stage: A twist D5 -> @C'),
  lite('stage: A counter D5 held x'),
  lite('A: field S5 / modifiers: A1 5000'),
  lite('used: A twist'),
  lite('emptyRound: maybe'),
  lite('A: field S5 / stage: A counter C5 -> A1'),
  lite('combat: A1'),
  lite('force: A 1000000'),
];
const DECKS = ['', 'X5', 'S', 'S5-2', 'SZ', 'SA | HA | DA', 'SA | first'];

const record = (...lines: readonly string[]): string =>
  ['blackpoker: 1', 'regulation: 8.0/lite/entry20', 'seed: 1', ...lines].join('\n');
const RECORDS = [
  '',
  'regulation: 8.0/lite/full',
  'blackpoker: 9\nregulation: 8.0/lite/full\nseed: 1',
  'blackpoker: 1\nregulation: 8.0/lite/full\nseed: x',
  record('moon: 1'),
  record('seed: 2'),
  record('result:'),
  record('result: "x'),
  record('graveTop: never'),
  record('deckA: SA-5'),
  record('position: "8.0/lite/full / turn: C"'),
  record('hash: 1', 'A: pass'),
  record('turn'),
  record('turn 7'),
  record('turn 7 B'),
  record('A: B: pass'),
  record('(note'),
  record('jump'),
  record('blockNone'),
  record('attack down'),
];
const half = (...lines: readonly string[]): string =>
  ['blackpoker: 1', 'regulation: 7.0/lite/randomHalf', 'seed: 1', ...lines].join('\n');
const SERIES = [half(), half('pass', '=== game 1 ==='), half('=== game 2 ==='), half('=== score 1-0 ===', 'pass')];

function problemOf(read: () => unknown): string {
  try {
    read();
  } catch (error) {
    if (error instanceof NotationError) return error.problem;
    if (error instanceof RecordError) return error.message;
    throw error;
  }
  throw new Error('bug: it can be read');
}

const problems = [
  ...POSITIONS.map((text) => problemOf(() => readPosition(text, rulesetOf))),
  ...DECKS.map((text) => problemOf(() => parseSeatDeck(text))),
  ...RECORDS.map((text) => problemOf(() => parseRecord(text, rulesetOf))),
  ...SERIES.map((text) => problemOf(() => parseSeries(text, rulesetOf))),
];

test.each(problems)('%s', (problem) => {
  expect(notationProblemText(problem, 'en')).toBe(problem);
  const said = notationProblemText(problem, 'ja');
  expect(said).not.toMatch(/\b(expected|found|is|are|write|there|such)\b|[<>]/);
  expect(said).toMatch(/[ぁ-ん]/);
});

test('with what was written', () => {
  expect(notationProblemText('expected a zone, found "pile"', 'ja')).toBe('領域の名前が必要なところに"pile"があります');
  expect(notationProblemText('A has S5 twice', 'ja')).toBe('AのS5が2枚あります');
});
