/** The examples of docs/notation.md. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  choiceText,
  NotationError,
  parseChoice,
  parseRecord,
  parseSeatDeck,
  plainRuleset,
  positionText,
  readPosition,
  recordText,
  replay,
  rulesetOf,
  seatDeckCode,
  toPosition,
} from '../../src/index.ts';

const document = readFileSync(new URL('../../../../docs/notation.md', import.meta.url), 'utf8');
const fences = Array.from(document.matchAll(/^```(.+)\n([\s\S]*?)^```$/gm), ([, kind = '', text = '']) => ({
  kind,
  text,
}));
const examples = (kind: string): string[] => fences.filter((fence) => fence.kind === kind).map(({ text }) => text);

function messageOf(read: () => void): string {
  try {
    read();
  } catch (error) {
    if (error instanceof NotationError) return error.message;
    throw error;
  }
  return 'no error';
}

test('all kinds of examples are there', () => {
  expect(new Set(fences.map(({ kind }) => kind))).toEqual(
    new Set(['regulations', 'decks', 'choices', 'position', 'record', 'position error', 'record error', 'message']),
  );
});

test.each(examples('regulations'))('the regulations\n%s', (text) => {
  for (const id of text.trim().split(/\s+/)) expect(rulesetOf(id)?.id).toBe(id);
});

test.each(examples('decks'))('the decks\n%s', (text) => {
  for (const line of text.trim().split('\n')) expect(seatDeckCode(parseSeatDeck(line))).toBe(line);
});

test.each(examples('choices'))('the choices %s', (text) => {
  const rules = plainRuleset('8.0', 'master');
  for (const word of text.trim().split(/\s+/)) expect(choiceText(rules, parseChoice(rules, word)!)).toBe(word);
});

test.each(examples('position'))('the position\n%s', (text) => {
  const { regulation, position, state } = readPosition(text, rulesetOf);
  const again = readPosition(positionText(rulesetOf(regulation)!, position), rulesetOf);
  expect(again.position).toEqual(position);
  expect(toPosition(again.state)).toEqual(toPosition(state));
});

test.each(examples('record'))('the record\n%s', (text) => {
  const record = parseRecord(text, rulesetOf);
  const rules = rulesetOf(record.regulation, record.options)!;
  replay(record, rules);
  expect(parseRecord(recordText(record, rules), rulesetOf)).toEqual(record);
});

describe('errors', () => {
  const wrong = fences.map((fence, i) => ({ ...fence, message: fences[i + 1]?.text.trim() }));
  test.each(wrong.filter(({ kind }) => kind === 'position error'))('$message', ({ text, message }) => {
    expect(messageOf(() => readPosition(text, rulesetOf))).toBe(message);
  });
  test.each(wrong.filter(({ kind }) => kind === 'record error'))('$message', ({ text, message }) => {
    expect(messageOf(() => parseRecord(text, rulesetOf))).toBe(message);
  });
});
