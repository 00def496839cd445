import { apply, clone, type GameRecord, PASS, type State, smallSeed } from '@blackpoker/engine';
import { describe, expect, test } from 'vitest';
import { type LuckEvent, luckOf } from '../../src/review/luck.ts';
import type { Timeline } from '../../src/review/timeline.ts';
import { stateOf } from '../hints/positions.ts';

/** A passes, and B draws from this life, the top card first; with a ♠ from 8 on B can win by Throw. */
const drawing = (life: string): State =>
  stateOf(`7.0/lite/full
turn: B  chance: A
A: life C2 C3 C4 C5 C6 C7 C8 C9 | field S5
B: life ${life} | hand CA H3 | field bulwark H6
stage: B draw
passed: B`);

/** The luck of A's pass, for A. */
function luckIn(before: State): LuckEvent | undefined {
  const after = clone(before);
  apply(after, PASS);
  const event = { index: 0, turn: 1, choice: PASS, before, after, told: [] };
  const timeline: Timeline = {
    played: [],
    chancy: [event],
    happenings: [],
    start: before,
    winner: undefined,
    isOver: false,
    turns: 1,
  };
  const record: GameRecord = {
    regulation: before.rules.id,
    options: before.rules.options,
    seed: '1',
    decks: [before.rules.deck.faces, before.rules.deck.faces],
    choices: [PASS],
  };
  return [...luckOf(record, timeline, smallSeed(2))].find(({ index }) => index === 0);
}

describe('the luck of a draw', () => {
  test('is good for B where the one card comes that wins', () => {
    const { luck = 0, error = 1 } = luckIn(drawing('SK C2 D2 H2 D4 D5 D6 D7 H4')) ?? {};
    expect(luck).toBeLessThan(-2 * error);
  });

  test('is bad for B where the one card comes that does not', () => {
    const { luck = 0 } = luckIn(drawing('D2 SK SQ SJ S10 S9 S8')) ?? {};
    expect(luck).toBeGreaterThan(0);
  });

  test('is none where there was but one card', () => {
    const { luck = 1, error = 1 } = luckIn(drawing('CK')) ?? {};
    expect(luck).toBeCloseTo(0, 9);
    expect(error).toBeCloseTo(0, 9);
  });
});
