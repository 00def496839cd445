import { actionChoice, indexOfAction, rulesetOf } from '@blackpoker/engine';
import { describe, expect, test } from 'vitest';
import { choiceRisk } from '../../src/hints/choiceRisk.ts';
import { hint } from '../../src/hints/hint.ts';
import { JUDGING } from '../../src/judging/settings.ts';
import { type JudgedDecision, judgeDecision } from '../../src/review/judgeDecision.ts';
import { largestMiss } from '../../src/review/largestMiss.ts';
import { timelineOf } from '../../src/review/timeline.ts';
import { asked, LETHAL, stateOf } from '../hints/positions.ts';
import { scriptedGame } from '../review/games.ts';

const POSITIONS = 5;
const ids = ['8.0/lite/entry20', '8.0/master/full'];
const played = ids.flatMap((id) => {
  const all = timelineOf(scriptedGame(id, 3), rulesetOf(id)!).played;
  return all.filter((_, i) => i % Math.floor(all.length / POSITIONS) === 0).slice(0, POSITIONS);
});
const judged = played.map((each): JudgedDecision => judgeDecision(each, JUDGING));

describe('hint and review', () => {
  test('give the best move the same win chance, unless a better one was played', () => {
    for (const [i, { view, line }] of played.entries()) {
      const { best, loss } = judged[i]!;
      const [advised] = hint(view).moves;
      if (loss > 0) expect([best.line, best.chance]).toEqual([advised?.line, advised?.chance]);
      else expect([best.line, best.chance >= advised!.chance]).toEqual([line, true]);
    }
  });

  test('agree on every grade of a quick review', () => {
    for (const [i, each] of played.entries()) {
      const quick = judgeDecision(each, { ...JUDGING, iterations: 200 });
      if (quick.grade !== null) expect(quick).toEqual(judged[i]);
    }
  });
});

describe('the largest miss', () => {
  test('is the graded choice of the seat that lost most, in words', () => {
    const s = stateOf(LETHAL);
    const [seat, view] = asked(s);
    const line = [actionChoice(indexOfAction(s.rules, 'end'))];
    const ended = judgeDecision({ index: 7, turn: 4, seat, kind: 'chance', view, line }, JUDGING);
    const miss = largestMiss([ended], seat);
    expect(miss).toMatchObject({ index: 7, turn: 4, wins: true });
    expect(miss?.text).toEqual({ ja: '4ターン目：アタックなら勝っていました', en: 'Turn 4: Attack would have won' });
    expect(largestMiss([ended], 1 - seat)).toBeUndefined();
  });
});

describe('the risk of a choice', () => {
  const s = stateOf(LETHAL);
  const [, view] = asked(s);
  const risk = (action: string) => choiceRisk(view, [actionChoice(indexOfAction(s.rules, action))]);

  test('is seen before a win is given up, with what threatens', () => {
    const { isRisky, best, chosen, loss, dangers } = risk('end');
    expect({ isRisky, best }).toEqual({ isRisky: true, best: 1 });
    expect(loss).toBeCloseTo(best - chosen);
    expect(dangers.map(({ code }) => code)).toContain('exposed');
  });

  test('is none for the best choice', () => {
    expect(risk('attack')).toMatchObject({ isRisky: false, loss: 0, dangers: [] });
  });
});
