import { describe, expect, test } from 'vitest';
import { type MatchSpec, matchJob, matchResult, runJob } from '../src/index.ts';

const spec: MatchSpec = {
  regulation: '8.0/lite/entry20',
  players: ['random', 'random'],
  pairs: 100,
  seed: '00000005000000000000000000000000',
  sprt: null,
};
const play = async (changes: Partial<MatchSpec> = {}) => {
  const asked = { ...spec, ...changes };
  return matchResult(asked, await runJob(matchJob, asked, { workers: 0 }));
};
const run = (changes: Partial<MatchSpec>, first: number, count: number): string =>
  matchJob.run({ ...spec, ...changes }, { id: 0, first, count }, () => undefined).pairs;

/** What pairs add up to. */
function added(pairs: string, sprt: MatchSpec['sprt'] = null) {
  const total = matchJob.empty({ ...spec, sprt });
  matchJob.add(total, { pairs });
  return matchResult({ ...spec, sprt }, total);
}

describe('a match', () => {
  test('of a player against itself is about even', async () => {
    const { games, wins, losses, draws, score, low, high, pairs } = await play({ pairs: 600 });
    expect(games).toBe(1200);
    expect(wins + losses + draws).toBe(1200);
    expect(pairs.reduce((sum, count) => sum + count, 0)).toBe(600);
    expect(score).toBe((wins + draws / 2) / 1200);
    expect(Math.abs(score - 0.5)).toBeLessThan(0.06);
    expect((low + high) / 2).toBeCloseTo(score, 9);
    expect(high - low).toBeLessThan(0.08);
  });

  test('of a player without dice against itself gives each pair one point: only the seats are swapped', async () => {
    expect((await play({ players: ['first', 'first'] })).pairs).toEqual([0, 0, 100, 0, 0]);
  });

  test('is the other way round for the other player', () => {
    const ours = run({ players: ['first', 'first-without-attack'] }, 0, 20).split(' ');
    const theirs = run({ players: ['first-without-attack', 'first'] }, 0, 20).split(' ');
    const turned: Record<string, string> = { WW: 'LL', LL: 'WW', WL: 'WL', LW: 'LW' };
    expect(ours).toContain('WW');
    expect(theirs).toEqual(ours.map((pair) => turned[pair]));
  });

  test('of a player who does what is bad for them is lost', async () => {
    const { high, eloHigh, score } = await play({ players: ['random', 'random-without-setBulwark'] });
    expect(high).toBeLessThan(0.5);
    expect(eloHigh).toBeLessThan(0);
    expect(score).toBeLessThan(high);
  });

  test('of a two-deck regulation counts series', async () => {
    const { games, draws } = await play({ regulation: '7.0/lite/randomHalf', pairs: 12 });
    expect(games).toBe(24);
    expect(draws).toBe(0);
  });

  test('has seeds of its own for each pair', () => {
    const whole = run({}, 0, 6).split(' ');
    expect(run({}, 4, 2).split(' ')).toEqual(whole.slice(4));
    expect(run({ seed: '00000006000000000000000000000000' }, 0, 60)).not.toBe(run({}, 0, 60));
  });
});

describe('the result', () => {
  test('counts pairs by their points', () => {
    expect(added('WW WD DD WL LW DL LL SW SS')).toMatchObject({
      games: 18,
      wins: 6,
      losses: 5,
      draws: 7,
      stalls: 3,
      pairs: [1, 1, 4, 2, 1],
      score: 9.5 / 18,
    });
  });

  test('has no Elo where everything is won or lost, and says what its bounds are', () => {
    const won = added('WW WW WW WW WW WW WW WW WW WW');
    expect(won).toMatchObject({ score: 1, elo: null, eloHigh: null, high: 1 });
    expect(won.eloLow).toBeGreaterThan(100);
    expect(won.low).toBeLessThan(1);
    expect(added('LL LL LL LL LL LL LL LL LL LL')).toMatchObject({ score: 0, elo: null, eloLow: null, low: 0 });
    expect(JSON.parse(JSON.stringify(won))).toEqual(won);
  });
});

describe('the sequential test', () => {
  const sprt = { elo0: 0, elo1: 50, alpha: 0.05, beta: 0.05 };

  test('stops at the pair that decides, and counts none after it', () => {
    const pairs = Array.from({ length: 60 }, () => 'WW');
    const whole = added(pairs.join(' '), sprt);
    const count = whole.games / 2;
    expect(whole.sprt).toMatchObject({ ...sprt, accepted: 'elo1' });
    expect(count).toBeLessThan(60);
    expect(added(pairs.slice(0, count - 1).join(' '), sprt).sprt?.accepted).toBeNull();
  });

  test('ends a match early, and is not there where it is not asked for', async () => {
    const result = await play({ players: ['random-without-setBulwark', 'random'], pairs: 2000, sprt });
    expect(result.sprt?.accepted).toBe('elo1');
    expect(result.games).toBeLessThan(1000);
    expect('sprt' in (await play({ pairs: 2 }))).toBe(false);
  });
});
