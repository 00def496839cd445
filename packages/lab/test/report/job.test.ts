import { dealDecks, parseSeed, rulesetOf } from '@blackpoker/engine';
import { describe, expect, test } from 'vitest';
import { playGame, sitDown } from '../../src/game.ts';
import { workOn } from '../../src/jobs.ts';
import { matchJob } from '../../src/match/matchJob.ts';
import { playerNamed } from '../../src/players.ts';
import { total } from '../../src/report/figures.ts';
import { reportJob } from '../../src/report/job.ts';
import { makeReport } from '../../src/report/measure.ts';
import { addTally, MOST_EXAMPLES, noMirror, type ReportTally } from '../../src/report/tally.ts';
import { unitSeed } from '../../src/seeds.ts';
import { played, SEED, specOf } from './harness.ts';

const REGULATIONS = ['8.0/lite/entry20', '7.0/lite/entry'];
const spec = specOf(REGULATIONS);
const whole = played(spec);

describe('a report in batches', () => {
  test.each([7, 40, 61])('of %d units is the report in one', (perBatch) => {
    const cut = played(spec, perBatch);
    expect(cut).toEqual(whole);
    expect(JSON.stringify(makeReport(spec, cut))).toBe(JSON.stringify(makeReport(spec, whole)));
  });

  test('is known to the threads by its name, and counts each unit', () => {
    let units = 0;
    const task = { job: 'report', spec, batch: { id: 0, first: 38, count: 4 } };
    const part = workOn(task, () => units++) as ReportTally;
    expect(units).toBe(4);
    expect(part['8.0/lite/entry20']?.mirror?.games).toBe(2);
    expect(part['8.0/lite/entry20']?.restricted).toEqual({ end: expect.anything() });
    expect(part['7.0/lite/entry']).toBeUndefined();
  });

  test('has a unit for each game, and for each pair of each action that players can raise', () => {
    expect(reportJob.size(spec).units).toBe(2 * 40 + 2 * 2 * 14);
    expect(reportJob.regulations?.(spec)).toEqual(REGULATIONS);
  });
});

describe('what is counted', () => {
  const { mirror, restricted } = whole['8.0/lite/entry20']!;
  if (mirror === undefined) throw new Error('no games');

  test('agrees with the games themselves', () => {
    const rules = rulesetOf('8.0/lite/entry20')!;
    const player = playerNamed('random');
    const games = Array.from({ length: 40 }, (_, i) => {
      const seed = unitSeed(parseSeed(SEED)!, i);
      return playGame(rules, dealDecks(rules, seed), seed, sitDown([player, player], rules, seed));
    });
    expect(mirror.games).toBe(40);
    expect(mirror.firstWins).toBe(games.filter(({ winner, first }) => winner === first).length);
    const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
    const weighted = (counts: Record<string, number>): number =>
      sum(Object.entries(counts).map(([value, count]) => Number(value) * count));
    expect(weighted(mirror.turns)).toBe(sum(games.map(({ turns }) => turns)));
    expect(weighted(mirror.decisions)).toBe(sum(games.map(({ decisions }) => decisions)));
    expect(mirror.turn1Wins).toBe(games.filter(({ winner, first, turns }) => winner === first && turns === 1).length);
  });

  test('adds up', () => {
    expect(mirror.decided + mirror.drawn + mirror.stalled).toBe(40);
    const ends = Object.values(mirror.endings).map(total);
    expect(ends.reduce((sum, games) => sum + games, 0)).toBe(mirror.decided + mirror.drawn);
    for (const counts of [mirror.turns, mirror.decisions]) expect(total(counts)).toBe(40);
    for (const counts of [mirror.leadChanges, mirror.decisiveTurns]) expect(total(counts)).toBe(mirror.decided);
    for (const action of Object.values(mirror.actions)) {
      expect(total(action.offered)).toBe(action.perOpportunity.whole);
      expect(total(action.requested)).toBe(action.perGame.sum);
      expect(action.perGame.n).toBe(40);
      expect(action.used.games + action.unused.games).toBeLessThanOrEqual(80);
    }
    expect(mirror.triggered.charge?.n).toBe(40);
  });

  test('restricted play is a match without the action', () => {
    const players = ['random-without-throwing', 'random'] as const;
    const match = { regulation: '8.0/lite/entry20', players, pairs: 2, seed: SEED, sprt: null };
    const result = matchJob.empty(match);
    matchJob.add(
      result,
      matchJob.run(match, { id: 0, first: 0, count: 2 }, () => undefined),
    );
    expect(Object.values(restricted.throwing ?? {})).toEqual([...result.counts]);
  });
});

describe('adding', () => {
  test('keeps the first examples', () => {
    const tally = (examples: number[]): ReportTally => ({
      x: { mirror: { ...noMirror(), examples: { quiet: examples } }, restricted: {} },
    });
    const sum: ReportTally = {};
    for (const games of [
      [1, 4],
      [5, 6, 9],
      [11, 12],
    ])
      addTally(sum, tally(games));
    expect(sum.x?.mirror?.examples.quiet).toEqual([1, 4, 5, 6, 9]);
    expect(MOST_EXAMPLES).toBe(5);
  });

  test('does not change what is added', () => {
    const part = structuredClone(whole);
    const sum: ReportTally = {};
    addTally(sum, part);
    addTally(sum, part);
    expect(part).toEqual(whole);
    expect(sum['8.0/lite/entry20']?.mirror?.games).toBe(80);
  });
});
