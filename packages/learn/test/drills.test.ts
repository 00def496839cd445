/** Drills: the arithmetic that draws them agrees with an exhaustive search on the engine. */
import {
  apply,
  clone,
  decision,
  fieldCount,
  graveCount,
  isOver,
  kindToAct,
  lifeCount,
  PASS,
  type State,
  seatToAct,
  turnCount,
} from '@blackpoker/engine';
import { describe, expect, test } from 'vitest';
import { type Drill, drawDrill, drillOf, MOST_DIFFICULT } from '../src/drills/index.ts';
import { DRILL_KINDS, LessonRun } from '../src/index.ts';
import { firstMoment, readLesson } from '../src/moment.ts';
import { canReachGoal } from '../src/solver.ts';

/** So many tables of each kind and difficulty; all thousand were looked at once. */
const SAMPLE = 10;

const drawn = (kind: (typeof DRILL_KINDS)[number], count: number): readonly (readonly [string, Drill])[] =>
  Array.from({ length: count * (MOST_DIFFICULT + 1) }, (_, i) => {
    const drill = drawDrill(kind, 7000 + i, i % (MOST_DIFFICULT + 1));
    return [drill.id, drill] as const;
  });

/** Every end of the fight that some way to block leads to; all else is passed. */
function endsOfFight(s: State): State[] {
  if (isOver(s) || turnCount(s) > 1) return [s];
  const asked = decision(s);
  const isBlock = asked?.kind === 'block';
  const choices = (asked?.options ?? []).map(({ choice }) => choice);
  const taken = isBlock ? choices : [choices.includes(PASS) ? PASS : choices.at(-1)!];
  if (!isBlock && kindToAct(s) === 'chance' && seatToAct(s) === 1 && !choices.includes(PASS)) return [s];
  return taken.flatMap((choice) => {
    const next = clone(s);
    apply(next, choice);
    return endsOfFight(next);
  });
}

test.each(DRILL_KINDS)('%s: an id names the same table everywhere', (kind) => {
  const drill = drawDrill(kind, 123, 2);
  expect(drillOf(drill.id)).toEqual(drill);
  expect(drawDrill(kind, 124, 2).position).not.toBe(drill.position);
  expect([drillOf(`${kind}-x-1`), drillOf(`${kind}-1-9`), drillOf('drill-other-1-1')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

describe('drill-block', () => {
  test.each(drawn('drill-block', SAMPLE))('%s: some ways to block survive, and most do not', (_, drill) => {
    const { state } = firstMoment(readLesson(drill));
    const ends = endsOfFight(state);
    const surviving = ends.filter((s) => !isOver(s) && lifeCount(s, 0) >= 2);
    expect(surviving.length).toBeGreaterThan(0);
    expect(surviving.length).toBeLessThanOrEqual(ends.length / 4);
    expect(canReachGoal(readLesson(drill), firstMoment(readLesson(drill)))).toBe(true);
  });
});

describe('drill-numbers', () => {
  test.each(drawn('drill-numbers', SAMPLE))('%s: the goal is the best result', (_, drill) => {
    const read = readLesson(drill);
    const ends = endsOfFight(firstMoment(read).state);
    const score = (s: State): number => 10_000 * graveCount(s, 1) + 100 * lifeCount(s, 0) + fieldCount(s, 0);
    const best = Math.max(...ends.map(score));
    const heard = new Set(['done damageJudgement']);
    const isGoal = (state: State): boolean =>
      read.goal.some((all) => all.every((clause) => clause.holds({ state, heard })));
    expect(ends.filter((s) => isGoal(s) !== (score(s) === best))).toEqual([]);
    expect(ends.filter(isGoal).length).toBeLessThanOrEqual(2);
  });
});

describe('drill-lethal', () => {
  // Those with a full hand take seconds; the engine has looked at a thousand of them once.
  const quick = drawn('drill-lethal', SAMPLE).filter(([, { position }]) => position.length < 150);

  test.each(quick)('%s: the answer holds against every block', (_, drill) => {
    const read = readLesson({ ...drill, opponent: 'best' });
    expect(canReachGoal(read, firstMoment(read), 60_000) ?? drill.canWin).toBe(drill.canWin);
  });

  test('says nothing of the answer before the learner has chosen', () => {
    const [, hopeless] = drawn('drill-lethal', SAMPLE).find(([, { canWin }]) => !canWin)!;
    expect(new LessonRun(hopeless).checkReach().outcome).toBe('running');
  });

  test('asks for wins and for none', () => {
    const wins = drawn('drill-lethal', 25).filter(([, { canWin }]) => canWin).length;
    expect(wins).toBeGreaterThan(30);
    expect(wins).toBeLessThan(75);
  });
});
