import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeRng, type Rng, smallSeed } from '@blackpoker/engine';
import { afterAll, describe, expect, test } from 'vitest';
import {
  eloOf,
  type LadderSpec,
  ladderJob,
  ladderResult,
  type MatchSpec,
  matchJob,
  matchResult,
  type PlayedMatch,
  pairings,
  pairScore,
  type Rating,
  ratings,
  runJob,
  scoreInterval,
  scoreOfElo,
} from '../src/index.ts';

describe('who meets whom', () => {
  const entrants = { levels: ['a', 'b', 'c', 'd'], yardsticks: [], middle: 'b', pairs: 200, rest: 20 };
  const told = (changes: object) =>
    pairings({ ...entrants, ...changes }).map(({ players, pairs }) => `${players.join('-')} ${pairs}`);

  test('neighbours often, the others now and then, each pair of levels once', () => {
    expect(told({})).toEqual(['b-a 200', 'c-b 200', 'd-c 200', 'c-a 20', 'd-a 20', 'd-b 20']);
  });

  test('only neighbours where the others are not asked for', () => {
    expect(told({ rest: 0 })).toEqual(['b-a 200', 'c-b 200', 'd-c 200']);
  });

  test('yardsticks meet the highest level, the middle one and each other', () => {
    expect(told({ rest: 0, yardsticks: ['x', 'y'] }).slice(3)).toEqual([
      'd-x 200',
      'b-x 200',
      'y-x 200',
      'd-y 200',
      'b-y 200',
    ]);
    expect(told({ rest: 0, yardsticks: ['x'], middle: 'd' }).slice(3)).toEqual(['d-x 200']);
  });
});

const eloBy = (found: readonly Rating[], player: string): Rating => {
  const rating = found.find((each) => each.player === player);
  if (rating === undefined) throw new Error(`no rating of ${player}`);
  return rating;
};

describe('ratings', () => {
  const match = (a: string, b: string, pairs: PlayedMatch['pairs']): PlayedMatch => ({ players: [a, b], pairs });

  test('of two players are the Elo of their score', () => {
    const [a, b] = ratings(['a', 'b'], [match('b', 'a', [1000, 0, 0, 0, 3000])], 'a');
    expect(a).toEqual({ player: 'a', elo: 0, low: 0, high: 0 });
    expect(b?.elo).toBeCloseTo(eloOf(0.75), 0);
  });

  test('fit results that agree with each other exactly', () => {
    // Odds of 3:1 and 2:1 make 6:1.
    const found = ratings(
      ['a', 'b', 'c'],
      [
        match('b', 'a', [3000, 0, 0, 0, 9000]),
        match('c', 'b', [4000, 0, 0, 0, 8000]),
        match('c', 'a', [1000, 0, 0, 0, 6000]),
      ],
      'b',
    );
    expect(eloBy(found, 'a').elo).toBeCloseTo(-eloOf(3 / 4), 0);
    expect(eloBy(found, 'c').elo).toBeCloseTo(eloOf(2 / 3), 0);
  });

  test('have the interval of a match where there is only one', () => {
    const counts = [10, 0, 280, 0, 110] as const;
    const score = scoreInterval(pairScore(counts));
    const { low, high } = eloBy(ratings(['a', 'b'], [match('b', 'a', counts)], 'a'), 'b');
    expect(Math.abs(low - eloOf(score.low))).toBeLessThan(2);
    expect(Math.abs(high - eloOf(score.high))).toBeLessThan(2);
  });

  test('are finite for who has won everything, and unsure', () => {
    const { elo, low, high } = eloBy(ratings(['a', 'b'], [match('b', 'a', [0, 0, 0, 0, 20])], 'a'), 'b');
    expect(elo).toBeGreaterThan(400);
    expect(high - low).toBeGreaterThan(400);
    expect(high).toBeLessThan(4000);
  });

  test('hold the truth in about 95 % of trials, though the games of a pair are no strangers', () => {
    const truth = { a: 0, b: 120, c: 200, d: 380 };
    const trials = 300;
    const rng = makeRng(smallSeed(4));
    let [held, asked] = [0, 0];
    for (let trial = 0; trial < trials; trial++)
      for (const { player, low, high } of ratings(Object.keys(truth), playedBy(truth, rng), 'a').slice(1)) {
        const elo = truth[player as keyof typeof truth];
        asked++;
        if (low <= elo && elo <= high) held++;
      }
    expect(held / asked).toBeGreaterThan(0.92);
    expect(held / asked).toBeLessThan(0.98);
  });

  /** A ladder's matches. What is luck in one game of a pair is bad luck in the other. */
  function playedBy(truth: Readonly<Record<string, number>>, rng: Rng): PlayedMatch[] {
    const levels = Object.keys(truth);
    const met = pairings({ levels, yardsticks: [], middle: '', pairs: 100, rest: 20 });
    return met.map(({ players: [a, b], pairs }) => {
      const score = scoreOfElo((truth[a] ?? 0) - (truth[b] ?? 0));
      const counts: [number, number, number, number, number] = [0, 0, 0, 0, 0];
      for (let pair = 0; pair < pairs; pair++) {
        const luck = rng() / 2 ** 32;
        counts[(2 * (Number(luck < score) + Number(1 - luck < score))) as 0 | 2 | 4]++;
      }
      return match(a, b, counts);
    });
  }
});

const spec: LadderSpec = {
  regulations: ['8.0/lite/entry20', '7.0/lite/entry'],
  pairings: [
    { players: ['first', 'random'], pairs: 7 },
    { players: ['heuristic', 'first'], pairs: 7 },
    { players: ['heuristic', 'random'], pairs: 3 },
  ],
  seed: '00000009000000000000000000000000',
};
const levels = ['random', 'first', 'heuristic'];

describe('a ladder', () => {
  const scratch = mkdtempSync(join(tmpdir(), 'blackpoker-ladder-'));
  afterAll(() => rmSync(scratch, { recursive: true }));

  test('plays the matches that match plays', async () => {
    const { tables, zero } = ladderResult(spec, await runJob(ladderJob, spec, { workers: 0 }), levels, 'first');
    expect(zero).toBe('first');
    expect(tables.map(({ regulation }) => regulation)).toEqual(spec.regulations);
    for (const { regulation, matches } of tables) {
      expect(matches).toHaveLength(3);
      for (const [i, { players, pairs }] of spec.pairings.entries()) {
        const alone: MatchSpec = { regulation, players, pairs, seed: spec.seed, sprt: null };
        expect(matches[i]).toMatchObject(matchResult(alone, await runJob(matchJob, alone, { workers: 0 })));
      }
    }
  });

  test('is the same on threads, and goes on in its folder', async () => {
    const folder = join(scratch, 'run');
    const whole = await runJob(ladderJob, spec, { workers: 0 });
    const stop = new AbortController();
    const onProgress = ({ done }: { done: number }): void => {
      if (done >= 10) stop.abort();
    };
    const stopped = runJob(ladderJob, spec, { workers: 0, folder, onProgress, signal: stop.signal });
    await expect(stopped).rejects.toThrow('stopped');
    expect(existsSync(join(folder, 'batches.jsonl'))).toBe(true);
    const before = readFileSync(join(folder, 'batches.jsonl'), 'utf8');
    let kept = 0;
    const total = await runJob(ladderJob, spec, {
      workers: 2,
      folder,
      onProgress: (progress) => {
        kept = progress.kept;
      },
    });
    expect(total).toEqual(whole);
    expect(kept).toBe(before.split('\n').length - 1);
    expect(kept).toBeGreaterThan(5);
    expect(kept).toBeLessThan(34);
  });

  test('says of neighbours, and of them only, whether the score lies where it should', () => {
    const total = ladderJob.empty({ ...spec, regulations: ['8.0/lite/entry20'] });
    ladderJob.add(total, { pairs: '0:WW 0:WL 1:WL 1:WL 2:WW' });
    ladderJob.add(total, { pairs: '0:WL 1:WL 0:WL' });
    const one = { ...spec, regulations: ['8.0/lite/entry20'] };
    const rungs = (found: typeof total) =>
      ladderResult(one, found, levels, 'first').tables[0]?.matches.map(({ rung, score }) => [score, rung]);
    expect(rungs(total)).toEqual([
      [0.625, 'within'],
      [0.5, 'below'],
      [1, undefined],
    ]);
    ladderJob.add(total, { pairs: '1:WW 1:WW 0:WW 0:WW 0:WW' });
    expect(rungs(total)?.map(([, rung]) => rung)).toEqual(['above', 'within', undefined]);
  });

  test('rates every player in every regulation', async () => {
    const { tables } = ladderResult(spec, await runJob(ladderJob, spec, { workers: 0 }), levels, 'first');
    for (const table of tables) {
      expect(table.ratings.map(({ player }) => player)).toEqual(levels);
      expect(eloBy(table.ratings, 'first')).toMatchObject({ elo: 0, low: 0, high: 0 });
      const heuristic = eloBy(table.ratings, 'heuristic');
      expect(heuristic.elo).toBeGreaterThan(eloBy(table.ratings, 'random').elo);
      expect(heuristic.low).toBeLessThan(heuristic.elo);
      expect(heuristic.high).toBeGreaterThan(heuristic.elo);
    }
  });
});
