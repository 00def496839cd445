import { createHash } from 'node:crypto';
import {
  newSeries,
  nextGame,
  recordOf,
  recordText,
  rulesetOf,
  type Seed,
  seedText,
  smallSeed,
  startOf,
  startRecord,
} from '@blackpoker/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sha256, shuffleProof } from '../src/index.ts';

describe('SHA-256', () => {
  test.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
  ])('of a test vector', (text, expected) => {
    expect(sha256(text)).toBe(expected);
  });

  test('is that of Node for any text, of every length around a block', () => {
    const same = (text: string): void => {
      expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'));
    };
    for (let length = 0; length < 200; length++) same('x'.repeat(length));
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), same));
  });
});

describe('the proof of a shuffle', () => {
  const rules = rulesetOf('8.0/lite/entry20');
  if (rules === undefined) throw new Error('no such regulation');
  const seed = seedText(smallSeed(42));
  const text = (of: number) => textOf(smallSeed(of));
  const textOf = (of: Seed) => {
    const recording = startRecord(rules, [rules.deck.faces, rules.deck.faces], of);
    return recordText(recordOf(recording, startOf({ ...recording.game, choices: [] }, rules)), rules);
  };

  test('holds for the seed that was promised', () => {
    expect(shuffleProof({ seedHash: sha256(seed), seed, records: [text(42)] })).toEqual({ ok: true, games: 1 });
  });

  test('of the games of a series holds only for the series that was agreed on', () => {
    const first = nextGame(newSeries(rules, smallSeed(42), undefined, 2))!;
    const claim = { seedHash: sha256(seed), seed, records: [textOf(first.seed)] };
    expect(shuffleProof({ ...claim, wins: 2 })).toEqual({ ok: true, games: 1 });
    expect(shuffleProof(claim)).toMatchObject({ ok: false, problem: 'seed' });
  });

  test.each([
    ['hash', { seedHash: sha256('other'), seed, records: [text(42)] }],
    ['seed', { seedHash: sha256(seed), seed, records: [text(43)] }],
    ['record', { seedHash: sha256(seed), seed, records: ['nonsense'] }],
    ['record', { seedHash: sha256(seed), seed, records: [text(42).replace(/hash: ../, 'hash: 00')] }],
  ])('fails by %s where something was changed', (problem, claim) => {
    expect(shuffleProof(claim)).toMatchObject({ ok: false, problem });
  });
});
