import { apply, type Choice, choiceContext, choiceText, LANGS, rulesetOf, type State } from '@blackpoker/engine';
import { describe, expect, test } from 'vitest';
import { LEVELS } from '../../src/players/levels.ts';
import { outcomesOf } from './prove.ts';
import {
  AnswerSheet,
  isAsked,
  optionsOf,
  PUZZLES,
  type Puzzle,
  regulationOf,
  seatOf,
  setUp,
  THEMES,
} from './puzzle.ts';
import { solveRate } from './solve.ts';

const rows = PUZZLES.map((puzzle) => [puzzle.id, puzzle] as const);
const inWords = (s: State, choices: readonly Choice[]): string[] =>
  choices.map((choice) => choiceText(s.rules, choice, choiceContext(s)));

describe('the set', () => {
  test('is large, and each puzzle has a name of its own', () => {
    expect(PUZZLES.length).toBeGreaterThanOrEqual(40);
    expect(new Set(PUZZLES.map(({ id }) => id)).size).toBe(PUZZLES.length);
  });

  test('has every theme, every format of 8.0, and the older editions', () => {
    expect(new Set(PUZZLES.map(({ theme }) => theme))).toEqual(new Set(THEMES));
    const played = PUZZLES.map((puzzle) => rulesetOf(regulationOf(puzzle))!);
    const formats = played.filter(({ edition }) => edition === '8.0').map(({ format }) => format);
    expect(new Set(formats)).toEqual(new Set(['lite', 'standard', 'pro', 'master']));
    expect(new Set(played.map(({ edition }) => edition))).toEqual(new Set(['6.1', '7.0p', '7.0', '8.0']));
  });

  test.each(rows)('%s is told in both languages', (_, { title, why }) => {
    for (const lang of LANGS) expect([title[lang], why[lang]]).not.toContain('');
  });
});

describe('the answers', () => {
  test.each(rows)('%s: each of them can be given, and is one of several choices', (_, puzzle) => {
    for (const answer of puzzle.answers) {
      const s = setUp(puzzle);
      const sheet = new AnswerSheet({ ...puzzle, answers: [answer] });
      expect(optionsOf(s).length, 'a choice').toBeGreaterThan(1);
      while (!sheet.isComplete) {
        expect(isAsked(s, seatOf(puzzle)), answer).toBe(true);
        const right = optionsOf(s).find((choice) => sheet.isRight(s, choice));
        expect(right, `${answer}: among ${inWords(s, optionsOf(s)).join(' ')}`).toBeDefined();
        sheet.take(s, right!);
        apply(s, right!, undefined, true);
      }
    }
  });
});

/** A right choice must be better than every other by this much; 1 is the step from a loss to a game that goes on, or from there to a win. */
const MARGIN = 0.5;
/** Beside the real one. Proofs with more of them are slow, and were made when the puzzles were. */
const WORLDS = 1;

describe('with open cards', () => {
  test.each(rows)('%s: what is right is better than anything else', (_, puzzle) => {
    const s = setUp(puzzle);
    const sheet = new AnswerSheet(puzzle);
    while (!sheet.isComplete) {
      const best = bestRight(s, puzzle, sheet);
      sheet.take(s, best);
      apply(s, best, undefined, true);
    }
  });
});

/** The best of the right choices, all of which must be better than the others; where all are right, all must be worth the same. */
function bestRight(s: State, puzzle: Puzzle, sheet: AnswerSheet): Choice {
  const outcomes = outcomesOf(s, seatOf(puzzle), puzzle.turns, WORLDS);
  const rated = optionsOf(s).map((choice, i) => ({ choice, outcome: outcomes[i]!, right: sheet.isRight(s, choice) }));
  const told = rated.map(({ choice, outcome }) => `${inWords(s, [choice])} ${outcome}`).join(', ');
  const right = rated.filter((each) => each.right).sort((a, b) => b.outcome - a.outcome);
  const others = rated.filter((each) => !each.right).map(({ outcome }) => outcome);
  const least = right.at(-1)!.outcome;
  if (others.length === 0) expect(least, told).toBe(right[0]!.outcome);
  else expect(least - Math.max(...others), told).toBeGreaterThanOrEqual(MARGIN);
  return right[0]!.choice;
}

describe('players', () => {
  const rates = LEVELS.map(({ level, player }) => ({ level, ...solveRate(player()) }));
  const rateOf = (level: number): number => rates[level - 1]!.rate;

  test('of the highest level solve nine in ten', () => {
    process.stdout.write(
      `${rates.map(({ level, rate }) => `level ${level}: ${Math.round(100 * rate)} %`).join(', ')}\n`,
    );
    const { rate, failed } = rates.at(-1)!;
    expect(rate, failed.map(({ id }) => id).join(' ')).toBeGreaterThanOrEqual(0.9);
  });

  test('solve more the more they think', () => {
    expect(rateOf(8)).toBeGreaterThan(rateOf(5));
    expect(rateOf(5)).toBeGreaterThan(rateOf(1));
  });

  test('who only follow a script miss many of them: the set asks for more than habits', () => {
    expect(rateOf(4)).toBeLessThan(0.8);
  });
});
