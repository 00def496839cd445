/** Fault 9, where it comes in: whatever a frame says, it is a message that fits or a refusal, and nothing else happens. */

import { makeRng, smallSeed } from '@blackpoker/engine';
import { clientMessage } from '@blackpoker/protocol';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainJson } from '../../src/http/plainJson.ts';
import { parseFrame } from '../../src/wire/parseFrame.ts';
import { type Json, mutated, withKeyTwice } from '../../trials/fuzzMutation.ts';

const ID = 'abcdefghijkl';
const MESSAGES: { [key: string]: Json }[] = [
  { type: 'open', game: ID, told: { course: 0, count: 3 } },
  { type: 'play', game: ID, cmd: 'command-1', decision: 4, seq: 5, choices: [1, 2] },
  { type: 'act', game: ID, cmd: 'command-1', act: 'resign' },
  { type: 'answer', game: ID, cmd: 'command-1', what: 'draw', accept: true },
  { type: 'say', game: ID, cmd: 'command-1', text: 'hello' },
  { type: 'lobby', on: true },
  { type: 'ping', n: 7 },
];
const RUNS = { numRuns: 3000, seed: 9 };

function expectSound(text: string): void {
  const taken = parseFrame(text);
  if (taken.type === 'refused') {
    expect(taken.code).toBe('bad');
    expect(taken.message.ja).not.toBe('');
    expect(taken.message.en).not.toBe('');
    expect(JSON.stringify(taken).length).toBeLessThan(2000);
  } else expect(clientMessage.safeParse(taken).success).toBe(true);
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
}

test('any text', () => fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 300 }), expectSound), RUNS));

test('any JSON', () => fc.assert(fc.property(fc.json({ maxDepth: 12 }), expectSound), RUNS));

test('messages with anything in place of a part', () => {
  const message = fc.constantFrom(...MESSAGES);
  const part = fc.tuple(message, fc.nat(), fc.jsonValue());
  fc.assert(
    fc.property(part, ([json, at, value]) => {
      const keys = Object.keys(json);
      expectSound(JSON.stringify({ ...json, [keys[at % keys.length]!]: value }));
    }),
    RUNS,
  );
});

test('messages with something changed, once or several times, or with a key twice', () => {
  const rng = makeRng(smallSeed(3));
  for (let i = 0; i < 6000; i++) {
    const message = MESSAGES[i % MESSAGES.length]!;
    let json: Json = message;
    for (let times = i % 4; times >= 0; times--) json = mutated(rng, json);
    expectSound(JSON.stringify(json));
    expectSound(withKeyTwice(rng, message));
  }
});

test.each(['__proto__', 'constructor', 'prototype'])('%s reaches nobody', (key) => {
  for (const message of MESSAGES) {
    const text = `{"${key}":{"polluted":1},${JSON.stringify(message).slice(1)}`;
    expect(plainJson(text)).toBeUndefined();
    expect(parseFrame(text)).toMatchObject({ type: 'refused', code: 'bad' });
  }
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
});
