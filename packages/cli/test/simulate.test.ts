import { apply, EDITIONS, FORMATS, isOver, plainRuleset, smallSeed } from '@blackpoker/engine';
import { describe, expect, test } from 'vitest';
import { beginGame, optionsOf, RandomPlayer } from '../src/randomGame.ts';
import { call, json } from './harness.ts';

const KEYS = ['games', 'finished', 'decisions', 'turns', 'firstPlayerWins', 'draws', 'ends', 'violations'];

describe('simulate', () => {
  test.each(EDITIONS.flatMap((edition) => FORMATS.map((format) => ({ edition, format }))))(
    'finds nothing wrong in games of $edition $format',
    async ({ edition, format }) => {
      const result = await json('simulate', '--edition', edition, '--format', format, '--games', '6', '--every', '23');
      expect(Object.keys(result)).toEqual(expect.arrayContaining(KEYS));
      expect(result).toMatchObject({ games: 6, finished: 6, violations: [] });
      expect(Object.values<number>(result.ends).reduce((sum, count) => sum + count, 0)).toBe(6);
    },
  );

  test('the same seed gives the same output, another seed another', async () => {
    const args = ['simulate', '--games', '4', '--json', '--seed'];
    expect(await call([...args, '7'])).toEqual(await call([...args, '7']));
    expect((await call([...args, '8'])).out).not.toBe((await call([...args, '7'])).out);
  });

  test('is read by people too', async () => {
    const { code, out } = await call(['simulate', '--games', '2', '--format', 'lite']);
    expect(code).toBe(0);
    expect(out).toMatch(/2 random games of 8\.0 lite[\s\S]*0 violations$/);
  });
});

test('the random player takes what is offered, and the same for the same seed', () => {
  const rules = plainRuleset('8.0', 'lite');
  const play = (): number[] => {
    const s = beginGame(rules, smallSeed(5));
    const player = new RandomPlayer(smallSeed(6));
    const choices: number[] = [];
    while (!isOver(s)) {
      const choice = player.choose(s);
      expect(optionsOf(s)).toContain(choice);
      apply(s, choice);
      choices.push(choice);
    }
    return choices;
  };
  expect(play()).toEqual(play());
});
