/** Whatever is done to a text, it is read or refused with a NotationError. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  decision,
  NotationError,
  parsePosition,
  parseRecord,
  parseRegulation,
  positionText,
  readPosition,
  recordText,
  rulesetOf,
  toPosition,
} from '../../src/index.ts';
import { randomGame, rulesetsOf } from './randomGame.ts';

const rulesets = rulesetsOf();

const positions = rulesets.flatMap((rules, i) => {
  const texts: string[] = [];
  randomGame(rules, i, {
    most: 150,
    see: (s, { choices }) => {
      if (decision(s)?.kind === 'chance' && choices.length % 10 === 0) texts.push(positionText(rules, toPosition(s)));
    },
  });
  return texts;
});
const records = rulesets.flatMap((rules) =>
  [1, 2].map((seed) => recordText({ ...randomGame(rules, seed, { most: 40 }).record, players: ['A;', 'B'] }, rules)),
);

/** Pieces that mean something somewhere. */
const pieces = fc.constantFrom(
  ...[' ', '\n', ';', ',', '|', '=', ':', '/', '+', '-', '->', '#', '@', '.', '"', '\\', '(', ')', '0', '1', '99999'],
  ...['A', 'B', 'A:', 'B: ', 'A1', 'S5', 'JK1', 'H', 'lost', 'held ', 'vs ', 'new ', 'driven ', 'turn', 'turn: '],
  ...['life ', 'field ', 'fog ', 'stage: ', 'combat: ', 'used: ', 'force: ', 'passed: ', 'pass', 'done', 'yes'],
  ...['__proto__', 'constructor', 'toString', 'é', '♠', '\u2028', '\ud800', '\u0000', '💠'],
);
const anything = fc.oneof({ weight: 3, arbitrary: pieces }, fc.string({ maxLength: 3, unit: 'binary' }));
const edits = fc.array(
  fc.record({
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    cut: fc.nat(4),
    put: fc.oneof(fc.constant(''), anything),
  }),
  {
    minLength: 1,
    maxLength: 4,
  },
);
const mutated = (texts: readonly string[]): fc.Arbitrary<string> =>
  fc.tuple(fc.constantFrom(...texts), edits).map(([text, changes]) =>
    changes.reduce((now, { at, cut, put }) => {
      const i = Math.floor(at * now.length);
      return now.slice(0, i) + put + now.slice(i + cut);
    }, text),
  );

/** What it reads, or undefined where it refuses. */
function read<T>(act: () => T, text: string): T | undefined {
  try {
    return act();
  } catch (error) {
    if (!(error instanceof NotationError)) throw error;
    expect(error.line).toBeGreaterThanOrEqual(1);
    expect(error.line).toBeLessThanOrEqual(text.split(/\r\n|\n|\r/).length + 1);
    expect(error.column).toBeGreaterThanOrEqual(1);
    return undefined;
  }
}

const RUNS = { numRuns: 1500 };

test('positions', () => {
  fc.assert(
    fc.property(mutated(positions), (text) => {
      read(() => readPosition(text, rulesetOf), text);
      const parsed = read(() => parsePosition(text), text);
      if (parsed === undefined) return;
      const rules = rulesetOf(parsed.regulation)!;
      expect(parsePosition(positionText(rules, parsed.position))).toEqual(parsed);
    }),
    RUNS,
  );
});

test('records', () => {
  fc.assert(
    fc.property(mutated(records), (text) => {
      const record = read(() => parseRecord(text, rulesetOf), text);
      if (record === undefined) return;
      const rules = rulesetOf(record.regulation, record.options)!;
      expect(parseRecord(recordText(record, rules), rulesetOf)).toEqual(record);
    }),
    { numRuns: 800 },
  );
});

test('regulations, and texts out of nothing', () => {
  fc.assert(
    fc.property(mutated(rulesets.map(({ id }) => id)), fc.array(anything), (id, words) => {
      read(() => parseRegulation(id), id);
      const text = words.join('');
      read(() => readPosition(text, rulesetOf), text);
      read(() => readPosition(`8.0/lite/full turn: A ${text}`, rulesetOf), text);
      read(() => parseRecord(text, rulesetOf), text);
      read(() => parseRecord(`blackpoker: 1\nregulation: 8.0/lite/full\nseed: 1\n${text}`, rulesetOf), `\n\n\n${text}`);
    }),
    RUNS,
  );
});
