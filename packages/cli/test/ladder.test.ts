import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { ladderLines } from '../src/ladderText.ts';
import { call, json } from './harness.ts';

const scratch = mkdtempSync(join(tmpdir(), 'blackpoker-ladder-'));
afterAll(() => rmSync(scratch, { recursive: true }));

const SMALL = ['ladder', '--regulation', '8.0/lite/entry20', '--levels', '1-3', '--pairs', '4', '--rest', '2'];
const ARGS = [...SMALL, '--workers', '0'];

describe('ladder', () => {
  test('prints its result as JSON', async () => {
    const result = await json(...ARGS, '--with', 'heuristic,random', '--regulation', '8.0/lite/entry20,7.0/lite/entry');
    expect(result).toMatchObject({ seed: '00000001000000000000000000000000', zero: 'level3' });
    expect(result.tables.map(({ regulation }: { regulation: string }) => regulation)).toEqual([
      '8.0/lite/entry20',
      '7.0/lite/entry',
    ]);
    const [{ matches, ratings }] = result.tables;
    const told = matches.map(({ players, games }: { players: string[]; games: number }) =>
      [...players, games].join(' '),
    );
    expect(told).toEqual([
      'level2 level1 8',
      'level3 level2 8',
      'level3 level1 4',
      'level3 heuristic 8',
      'random heuristic 8',
      'level3 random 8',
    ]);
    expect(ratings.map(({ player }: { player: string }) => player)).toEqual([
      ...['level1', 'level2', 'level3'],
      ...['heuristic', 'random'],
    ]);
  });

  test('plays the games that match plays', async () => {
    const { tables } = await json(...ARGS);
    const alone = await json(
      ...['match', 'level2', 'level1', '--regulation', '8.0/lite/entry20', '--pairs', '4', '--workers', '0'],
    );
    expect(tables[0].matches[0]).toMatchObject(alone);
  });

  test('goes on in a folder with what is there, on threads too', async () => {
    const { out } = await call(ARGS);
    const folder = join(scratch, 'run');
    expect((await call([...SMALL, '--workers', '2', '--out', folder])).out).toBe(out);
    const again = await call([...ARGS, '--out', folder]);
    expect(again.out).toBe(out);
    expect(again.err).toContain('10 of 10 pairs are there from before');
    expect((await call([...ARGS, '--rest', '3', '--out', folder])).err).toContain('is of another run');
  });

  test('is read by people', async () => {
    const { out } = await call([...ARGS, '--with', 'random']);
    expect(out).toMatch(/^The ladder of 8\.0\/lite\/entry20, seed 0000000100+\n/);
    expect(out).toMatch(/\n {2}level1 +First steps +[+−±]\d+ \([+−±]\d+ to [+−±]\d+\)\n/);
    expect(out).toMatch(/\n {2}level3 +Apprentice +±0\n/);
    expect(out).toMatch(/\n +level1 +level2 +level3\n +level1 +\d+±\d+!? +\d+±\d+\n/);
    expect(out).toMatch(/\n {2}level2 – level1 +\d+\.\d % \(95 %: .*\) +8 games/);
    expect(out).toContain('neighbours (should be 62 % to 75 %; ! where they are not)');
    expect(out).toMatch(/\nagainst yardsticks\n {2}level3 – random +/);
    expect((await call(ARGS)).out).not.toContain('yardsticks');
  });

  test('is read in Japanese', async () => {
    const { out } = await call([...ARGS, '--with', 'random', '--lang', 'ja']);
    expect(out).toMatch(/^8\.0\/lite\/entry20 のレベル表/);
    expect(out).toMatch(/level1 +入門 /);
    expect(out).toMatch(/level3 対 random/);
    expect(out).not.toMatch(/[{}]|undefined/);
  });

  test('has level 3 at 0, or else the lowest that plays', async () => {
    expect((await json(...ARGS, '--levels', '1-2')).zero).toBe('level1');
  });
});

describe('the table', () => {
  const match = (a: string, b: string, score: number) => ({
    ...{ regulation: 'r', players: [a, b] as const, seed: '1', games: 400, wins: 0, losses: 0, draws: 0, stalls: 0 },
    ...{ score, low: score - 0.04, high: Math.min(1, score + 0.04), elo: 0, eloLow: 0, eloHigh: 0 },
    pairs: [0, 0, 0, 0, 0] as const,
  });
  const tables = [
    {
      regulation: 'r',
      ratings: [],
      matches: [
        { ...match('b', 'a', 0.61), rung: 'below' as const },
        { ...match('c', 'b', 0.68), rung: 'within' as const },
        { ...match('d', 'c', 0.76), rung: 'above' as const },
        match('c', 'a', 0.98),
      ],
    },
  ];
  const lines = ladderLines({ seed: '1', zero: 'a', tables }, ['a', 'b', 'c', 'd'], 'en');

  test('marks neighbours that are too near or too far, and shows each match from both sides', () => {
    const first = lines.indexOf('score of the row against the column, in %, ± its 95 % interval') + 1;
    expect(lines.slice(first, first + 5).map((line) => line.trim().split(/ {2,}/))).toEqual([
      ['a', 'b', 'c', 'd'],
      ['a', '39±4!', '2±4'],
      ['b', '61±4!', '32±4'],
      ['c', '98±4', '68±4', '24±4!'],
      ['d', '76±4!'],
    ]);
    expect(lines[first + 4]).toBe('      d                76±4!');
  });

  test('says what is wrong with them', () => {
    expect(lines.filter((line) => line.includes('too low'))).toEqual([
      expect.stringMatching(/^ {2}b – a .*! too low$/),
    ]);
    expect(lines.filter((line) => line.includes('too high'))).toEqual([
      expect.stringMatching(/^ {2}d – c .*! too high$/),
    ]);
  });
});
