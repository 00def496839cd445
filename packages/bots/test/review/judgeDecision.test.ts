import { actionChoice, indexOfAction, kindToAct, type State } from '@blackpoker/engine';
import { describe, expect, test } from 'vitest';
import { judgeDecision } from '../../src/review/judgeDecision.ts';
import { asked, LETHAL, QUICK, stateOf, THROWN } from '../hints/positions.ts';

function judged(s: State, action: string) {
  const [seat, view] = asked(s);
  const line = [action === 'pass' ? 0 : actionChoice(indexOfAction(s.rules, action))];
  return judgeDecision({ index: 0, turn: 1, seat, kind: kindToAct(s)!, view, line }, QUICK);
}

describe('a win this turn', () => {
  test('that is given up is a blunder', () => {
    const { grade, loss, error, best, played } = judged(stateOf(LETHAL), 'end');
    expect(grade).toBe('blunder');
    expect(loss).toBeGreaterThan(2 * error);
    expect(best.text.en).toBe('Attack');
    expect(best.chance - played.chance).toBeCloseTo(loss);
    expect(best.reasons.map(({ code }) => code)).toContain('winsSurely');
  });

  test('that is taken is not graded', () => {
    const { grade, loss, best, played } = judged(stateOf(LETHAL), 'attack');
    expect({ grade, loss }).toEqual({ grade: null, loss: 0 });
    expect(played).toEqual(best);
    expect(played.reasons).toEqual([]);
  });
});

test('who lets a Throw through that wins has blundered', () => {
  const { grade, played, best } = judged(stateOf(THROWN), 'pass');
  expect(grade).toBe('blunder');
  expect(played.chance).toBe(0);
  expect(played.reasons.map(({ code }) => code)).toContain('exposed');
  expect(best.text.en).toBe('Counter ♣9 → their Throw ♠9 ♣A (D: ♢3)');
});

test('the same view and settings give the same judgement', () => {
  expect(judged(stateOf(THROWN), 'pass')).toEqual(judged(stateOf(THROWN), 'pass'));
});
