import { describe, expect, test } from 'vitest';
import { firstMoment, readLesson } from '../src/moment.ts';
import { asksForWin, heardClauses, holds, isOfPage, PredicateError, parsePredicate } from '../src/predicate.ts';

const NOTHING = {
  id: 'x',
  group: 'first',
  title: { ja: 'x', en: 'x' },
  steps: [],
  goal: 'won A',
  done: { ja: 'x', en: 'x' },
} as const;

const { state } = firstMoment(
  readLesson({
    ...NOTHING,
    position:
      '8.0/lite/full / turn: B  chance: A / A: life S2 S3 | hand HA C6 | field bulwark D7, S5+S8 / B: life H8 H9 HA | grave D4 | field C10 driven / stage: B down S5 -> A2 / passed: B',
  }),
);
const now = (text: string, heard: readonly string[] = []): boolean =>
  holds(parsePredicate(text), { state, heard: new Set(heard) });

describe('a clause holds', () => {
  test.each([
    ['life A 2', 'life A 3'],
    ['life B <=3', 'life B <=2'],
    ['life B >=3', 'life B >=4'],
    ['field A S5 S8', 'field A D7'],
    ['bulwark A D7', 'bulwark A S5'],
    ['grave B D4', 'grave A D4'],
    ['hand A HA C6', 'hand A HA C7'],
    ['turn 1', 'turn 2'],
    ['onStage down B', 'onStage down A'],
    ['driven B1', 'driven A2'],
    ['asked chance', 'asked block'],
    ['life A 2; turn 1', 'life A 2; turn 2'],
    ['turn 2 | life A 2', 'turn 2 | life A 3'],
  ])('%s, but not: %s', (yes, no) => {
    expect([now(yes), now(no)]).toEqual([true, false]);
  });

  test('once an event has made it true', () => {
    expect([now('done up A'), now('done up A', ['done up A']), now('stageEmpty'), now('won A'), now('lost A')]).toEqual(
      [false, true, false, false, false],
    );
    expect(heardClauses(parsePredicate('done up A; life A 2 | negated up'))).toEqual(['done up A', 'negated up']);
  });

  test('only for the page', () => {
    expect([isOfPage(parsePredicate('why up')), isOfPage(parsePredicate('life A 2'))]).toEqual([true, false]);
    expect(now('why summonSoldier')).toBe(false);
  });
});

test('a win is asked for by name', () => {
  expect([asksForWin(parsePredicate('won A'), 0), asksForWin(parsePredicate('won A'), 1)]).toEqual([true, false]);
});

test.each(['wins A', 'life C 3', 'life A many', 'field A', 'field A S11', 'driven X1', 'onStage up', 'turn', ''])(
  'refuses "%s"',
  (text) => {
    expect(() => parsePredicate(text)).toThrow(PredicateError);
  },
);
