import { describe, expect, test } from 'vitest';
import { matchLines } from '../src/matchText.ts';
import { call, json } from './harness.ts';

const ARGS = ['match', 'first', 'random', '--regulation', '8.0/lite/entry20', '--pairs', '30', '--workers', '0'];

describe('match', () => {
  test('prints its result as JSON', async () => {
    const result = await json(...ARGS);
    expect(Object.keys(result).sort()).toEqual(
      [
        ...['regulation', 'players', 'seed', 'games', 'wins', 'losses', 'draws', 'stalls'],
        ...['score', 'low', 'high', 'elo', 'eloLow', 'eloHigh', 'pairs'],
      ].sort(),
    );
    expect(result).toMatchObject({
      regulation: '8.0/lite/entry20',
      players: ['first', 'random'],
      seed: '00000001000000000000000000000000',
      games: 60,
    });
    expect(result.wins + result.losses + result.draws).toBe(60);
    expect(result.score).toBe((result.wins + result.draws / 2) / 60);
  });

  test('gives the same for the same seed, on threads too, and something else for another', async () => {
    const { out } = await call([...ARGS, '--json']);
    expect((await call([...ARGS, '--workers', '2', '--json'])).out).toBe(out);
    expect((await call([...ARGS, '--seed', '2', '--json'])).out).not.toBe(out);
  });

  test('stops by itself where it is told to', async () => {
    const args = ['match', 'random-without-setBulwark', 'random', '--regulation', '8.0/lite/entry20', '--workers', '0'];
    const result = await json(...args, '--sprt', '0,60');
    expect(result.sprt).toMatchObject({ elo0: 0, elo1: 60, alpha: 0.05, beta: 0.05, accepted: 'elo1' });
    expect(result.games).toBeLessThan(2000);
    expect((await call([...args, '--sprt=-60,0', '--lang', 'ja'])).out).toMatch(
      /\nSPRT +Elo -60 か 0 か：.*判定：Elo 0 を採択$/,
    );
  });

  test('plays whole series of a two-deck regulation', async () => {
    const { out } = await call([
      'match',
      'random',
      'random',
      '--regulation',
      '7.0/lite/randomHalf',
      '--pairs',
      '3',
      '--workers',
      '0',
    ]);
    expect(out).toContain('3 pairs (6 series, the same seeds with seats swapped)');
  });

  test('is read by people', async () => {
    const { out } = await call(ARGS);
    const lines = out.split('\n');
    expect(lines[0]).toMatch(/^first against random, 8\.0\/lite\/entry20, seed 0000000100+: 30 pairs \(60 games, /);
    expect(lines[1]).toBe('results of first');
    expect(out).toMatch(/\n {2}score +\d+\.\d % \(95 %: \d+\.\d % to \d+\.\d %\)\n/);
    expect(out).toMatch(/\n {2}Elo +[+−±]\d+ \(95 %: [+−±]\d+ to [+−±]\d+\)\n/);
    expect(out).toMatch(/\n {2}points of pairs +0: \d+, ½: \d+, 1: \d+, 1½: \d+, 2: \d+$/);
  });

  test('is read in Japanese', async () => {
    const { out } = await call([...ARGS, '--lang', 'ja']);
    expect(out).toMatch(/^first 対 random、.*30組（60ゲーム、/);
    expect(out).toMatch(/\n {2}得点率 +\d+\.\d %（95%区間 .*〜.*）\n/);
    expect(out).not.toMatch(/[{}]|undefined/);
  });

  test('says that Elo knows no bounds where everything is won', () => {
    const base = {
      regulation: '8.0/lite/full',
      players: ['a', 'b'],
      seed: '1',
      games: 20,
      draws: 0,
      stalls: 0,
    } as const;
    const won = { ...base, wins: 20, losses: 0, score: 1, low: 0.8, high: 1, elo: null, eloLow: 240.8, eloHigh: null };
    const lost = {
      ...base,
      wins: 0,
      losses: 20,
      score: 0,
      low: 0,
      high: 0.2,
      elo: null,
      eloLow: null,
      eloHigh: -240.8,
    };
    expect(matchLines({ ...won, pairs: [0, 0, 0, 0, 10] }, false, 'en')).toContain(
      '  Elo              +∞ (95 %: +241 to +∞)',
    );
    expect(matchLines({ ...lost, pairs: [10, 0, 0, 0, 0] }, false, 'en')).toContain(
      '  Elo              −∞ (95 %: −∞ to −241)',
    );
    const stalled = { ...won, stalls: 2, draws: 2, pairs: [0, 0, 0, 0, 10] } as const;
    expect(matchLines(stalled, false, 'en')).toContain('  drawn            2 (2 of them without an end)');
  });

  test('names the players that there are', async () => {
    const { code, err } = await call(['match', 'random', 'nobody']);
    expect(code).toBe(2);
    expect(err).toMatch(/no player "nobody": the players are random, first/);
    expect((await call(['match', 'random-without-draw', 'random'])).err).toContain(
      'nobody requests draw in 8.0/master/full',
    );
  });
});
