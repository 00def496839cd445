import { describe, expect, test } from 'vitest';
import { type SoundFacts, soundFor } from '../../src/table/sound/soundFor.ts';

const QUIET: SoundFacts = { end: undefined, told: [], viewer: 0, asked: false, fresh: false };
const requested = (seat: number) => ({
  event: { type: 'requested', seat, request: 1, action: 0, cards: [], count: 0, open: 3, target: undefined } as const,
  turn: 1,
  text: undefined,
});
const damaged = {
  event: { type: 'damaged', seat: 1, amount: 3, dealt: 3 } as const,
  turn: 1,
  text: undefined,
};

describe('a sound goes with', () => {
  test.each([
    ['a question to the person', { asked: true }, 'asked'],
    ['a request of the opponent', { told: [requested(1)], asked: true }, 'request'],
    ['damage, before a request', { told: [requested(1), damaged], asked: true }, 'damage'],
    ['a win', { end: { winner: 0, why: 'played' } }, 'won'],
    ['a loss', { end: { winner: 1, why: 'resigned' } }, 'lost'],
    ['a draw', { end: { winner: undefined, why: 'played' } }, 'drawn'],
  ] as const)('%s', (_, facts, sound) => {
    expect(soundFor({ ...QUIET, ...facts })).toBe(sound);
  });

  test('nothing else: an own request, or what happened before a reload', () => {
    expect(soundFor({ ...QUIET, told: [requested(0)] })).toBeUndefined();
    expect(soundFor({ ...QUIET, told: [requested(1), damaged], fresh: true, asked: true })).toBe('asked');
  });
});
