import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  apply,
  countOptions,
  EDITIONS,
  FORMATS,
  isOver,
  type Lang,
  optionAt,
  plainRuleset,
  smallSeed,
} from '@blackpoker/engine';
import { afterAll, describe, expect, test } from 'vitest';
import { beginGame, RandomPlayer } from '../src/randomGame.ts';
import { simulationSummary, simulationTable } from '../src/simulationText.ts';
import { type Called, call as callAny, json as jsonOf } from './harness.ts';

/** In this thread: it starts sooner. */
const call = (args: readonly string[]): Promise<Called> => callAny([...args, '--workers', '0']);
const json = (...args: string[]) => jsonOf(...args, '--workers', '0');

const scratch = mkdtempSync(join(tmpdir(), 'blackpoker-simulate-'));
afterAll(() => rmSync(scratch, { recursive: true }));

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
    expect((await call(['simulate', '--games', '3', '--regulation', '7.0/lite/randomHalf'])).out).toMatch(
      /random games of 7\.0\/lite\/randomHalf[\s\S]*\nseries +1 \(A \d, B \d, drawn \d\)/,
    );
  });

  test('is read in Japanese, too', async () => {
    const { out } = await call(['simulate', '--games', '3', '--regulation', '7.0/lite/randomHalf', '--lang', 'ja']);
    expect(out).toMatch(
      /^7\.0\/lite\/randomHalf：ランダムなゲーム3回\n終了 +3\n[\s\S]*\nシリーズ +1（A \d勝[\s\S]*違反 0件$/,
    );
    expect(out).not.toMatch(/[{}]|games|undefined/);
    const ends = await json('simulate', '--games', '3', '--regulation', '7.0/lite/randomHalf');
    expect(Object.keys(ends.ends).some((id) => out.includes(id))).toBe(false);
  });

  test('checks nothing where it is told so, says so, and counts the same', async () => {
    const args = ['simulate', '--games', '4', '--format', 'lite'];
    const unchecked = await json(...args, '--every', '0');
    expect(unchecked).toEqual({ ...(await json(...args)), every: 0 });
    expect((await call([...args, '--every', '0'])).out).toContain('\nnothing was checked\n');
    expect((await call([...args])).out).toContain('\ncostly checks at one choice in 50\n');
  });

  test('keeps what it has done in a folder, and goes on there', async () => {
    const out = join(scratch, 'run');
    const args = ['simulate', '--games', '8', '--format', 'lite', '--every', '0', '--out', out];
    const alone = await call(['simulate', '--games', '8', '--format', 'lite', '--every', '0']);
    expect(await call(args)).toEqual(alone);
    const file = join(out, 'batches.jsonl');
    const lines = readFileSync(file, 'utf8').split('\n');
    expect(lines).toHaveLength(9);
    writeFileSync(file, [...lines.slice(0, 5), ''].join('\n'));
    expect(await call(args)).toEqual({ ...alone, err: '5 of 8 games are there from before; going on.' });
    expect((await call([...args, '--lang', 'ja'])).err).toBe('前回までの8ゲームを引き継ぎます（全8）。');
    const { code, err } = await call([...args, '--seed', '2']);
    expect(code).toBe(1);
    expect(err).toMatch(/is of another run.*spec\.seed is "0{7}10{24}" there and "0{7}20{24}" here/);
  });

  test('prints the record of one of its games', async () => {
    const file = join(scratch, 'record.txt');
    const { out } = await call(['simulate', '--format', 'lite', '--seed', '4', '--record', '2']);
    writeFileSync(file, out);
    const replayed = await callAny(['replay', file]);
    expect(replayed.code).toBe(0);
    expect(replayed.out).toContain('The hash is that of the record');
    expect((await call(['simulate', '--format', 'lite', '--seed', '4', '--record', '3'])).out).not.toBe(out);
  });

  test('plays on threads, too', async () => {
    const args = ['simulate', '--games', '6', '--format', 'lite', '--every', '0', '--json'];
    expect(await callAny([...args, '--workers', '2'])).toEqual(await call(args));
  });

  test('tells of violations', () => {
    const rules = plainRuleset('8.0', 'lite');
    const violations = [{ game: 3, seed: 'abc', decision: 7, what: 'a card is lost' }];
    const counts = { games: 4, finished: 3, decisions: 300, turns: 40, firstPlayerWins: 1, draws: 0 };
    const result = { ...counts, ends: { draw: 2, none: 1 }, violations };
    const lines = (lang: Lang) => simulationSummary('8.0 lite', [rules, result], 50, lang);
    expect(lines('en').slice(-2)).toEqual(['violation: game 3 (abc), decision 7: a card is lost', '1 violations']);
    expect(lines('ja').slice(-2)).toEqual(['違反：ゲーム3（abc）、選択7：a card is lost', '違反 1件']);
    expect(simulationTable([[rules, result]], 50, 'en').at(-2)).toContain('violation: 8.0/lite/full, game 3 (abc)');
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
      expect(Array.from({ length: countOptions(s) }, (_, i) => optionAt(s, i))).toContain(choice);
      apply(s, choice);
      choices.push(choice);
    }
    return choices;
  };
  expect(play()).toEqual(play());
});
