import {
  apply,
  dealDecks,
  EDITIONS,
  FORMATS,
  FULL_DECK,
  isOver,
  newGame,
  plainRuleset,
  smallSeed,
} from '@blackpoker/engine';
import { describe, expect, test } from 'vitest';
import { rulesetNamed } from '../src/command.ts';
import { Conservation } from '../src/invariants.ts';
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

  test.each([
    '6.1/pro/constructed40',
    '7.0/lite/entry',
    '7.0/lite/random40',
    '7.0p/standard/random40+preset2+pack',
    '7.0/master/constructed40+preset4+pack',
    '8.0/lite/entry20',
    '8.0/standard/pack',
    '8.0/master/rarePack',
    '8.0/pro/strategy',
  ])('finds nothing wrong in games of %s', async (regulation) => {
    const result = await json('simulate', '--regulation', regulation, '--games', '6', '--every', '11');
    expect(result).toMatchObject({ regulation, games: 6, finished: 6, violations: [] });
    expect(result.series).toBeUndefined();
    expect(result.firstPlayerWins).toBeLessThanOrEqual(6);
  });

  test.each(['6.1/lite/randomHalf', '7.0/pro/randomHalf+preset2', '7.0/master/constructedHalf'])(
    'plays series of %s, one after the other',
    async (regulation) => {
      const result = await json('simulate', '--regulation', regulation, '--games', '11');
      const { games, finished, violations, series, ends } = result;
      expect(Object.keys(result)).toEqual(expect.arrayContaining(KEYS));
      expect(violations).toEqual([]);
      expect(games).toBe(11);
      expect(finished).toBe(games);
      expect(Object.values<number>(ends).reduce((sum, count) => sum + count, 0)).toBe(games);
      expect(series.wins[0] + series.wins[1] + series.draws).toBe(series.played);
      expect(games).toBeGreaterThanOrEqual(2 * series.played);
      expect(games).toBeLessThan(3 * (series.played + 1));
    },
  );

  test('plays with the decks that are given', async () => {
    const args = ['simulate', '--regulation', '8.0/lite/regular', '--games', '3'];
    const small = await json(...args, '--deck', 'S2-9 JK');
    const uneven = await json(...args, '--deck-a', 'S2-9 JK', '--deck-b', 'full');
    expect(small).toMatchObject({ games: 3, violations: [] });
    expect(uneven).toMatchObject({ games: 3, violations: [] });
    expect(small.decisions).toBeLessThan((await json(...args)).decisions);
    const series = ['simulate', '--regulation', '7.0/lite/constructedHalf', '--games', '2'];
    expect(await json(...series, '--deck', 'SA-K | HA-K JK')).toMatchObject({ violations: [], series: { played: 1 } });
  });

  test('plays every regulation in turn', async () => {
    const results = await json('simulate', '--regulation', 'all', '--games', '1', '--every', '40');
    expect(results).toHaveLength(191);
    for (const result of results) expect(result).toMatchObject({ regulation: expect.any(String), violations: [] });
    expect(new Set(results.map(({ regulation }: { regulation: string }) => regulation)).size).toBe(191);
  }, 60_000);

  test('is read by people too', async () => {
    const { code, out } = await call(['simulate', '--games', '2', '--format', 'lite']);
    expect(code).toBe(0);
    expect(out).toMatch(/2 random games of 8\.0 lite[\s\S]*0 violations$/);
    expect((await call(['simulate', '--games', '2', '--regulation', '7.0/lite/randomHalf'])).out).toMatch(
      /random games of 7\.0\/lite\/randomHalf[\s\S]*\nseries +1 \(A \d, B \d, drawn \d\)/,
    );
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

describe('the conservation of cards', () => {
  const [whole, small] = [rulesetNamed('8.0/lite/regular'), rulesetNamed('8.0/lite/entry20')];
  const decks = dealDecks(whole, smallSeed(1));
  const s = beginGame(whole, smallSeed(1));

  test('holds for a game that has just begun', () => {
    const conservation = new Conservation(s, decks);
    expect(conservation.checkStart()).toBeUndefined();
    expect(conservation.check(s)).toBeUndefined();
  });

  test('finds cards that nobody brought, that are missing, and that went lost', () => {
    expect(new Conservation(s, dealDecks(small, smallSeed(1))).checkStart()).toContain('is there 1 times at the start');
    const fewer = newGame(whole, [FULL_DECK.slice(1), FULL_DECK], smallSeed(1));
    expect(new Conservation(fewer, decks).checkStart()).toBe('A starts with 53 cards, not 54');
    expect(new Conservation(s, decks).check(fewer)).toBe('A’s SA is there 0 times, and was there 1 times');
  });
});
