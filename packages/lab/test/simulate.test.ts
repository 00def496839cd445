import {
  DRAWN,
  dealDecks,
  FULL_DECK,
  NONE,
  newGame,
  parseRecord,
  parseSeries,
  plainRuleset,
  type Ruleset,
  rulesetOf,
  seedText,
  seriesOf,
  seriesWinner,
  smallSeed,
} from '@blackpoker/engine';
import { describe, expect, test } from 'vitest';
import { recordUnit, runJob, type SimulationSpec, simulationJob, unitSeed } from '../src/index.ts';
import { gameLine, parseGameLine, parseUnit, seriesLine } from '../src/simulate/gameLine.ts';
import { Conservation } from '../src/simulate/invariants.ts';
import { playUnit } from '../src/simulate/playUnit.ts';
import { addUnit, emptySimulation } from '../src/simulate/simulation.ts';

const rulesNamed = (id: string): Ruleset => rulesetOf(id) ?? plainRuleset('8.0', 'lite');
const HALF = '7.0/lite/randomHalf';

const spec: SimulationSpec = {
  regulations: ['8.0/lite/entry20', HALF],
  games: 30,
  seed: '00000003000000000000000000000000',
  every: 0,
  decks: [null, null],
};
const simulate = (changes: Partial<SimulationSpec> = {}) =>
  runJob(simulationJob, { ...spec, ...changes }, { workers: 0 });

describe('a game in a few letters', () => {
  const line = { first: 0, winner: 1, cause: 17, turns: 14, decisions: 213 };

  test.each([
    [line, 'AB17.14.213'],
    [{ ...line, first: 1, winner: DRAWN }, 'B=17.14.213'],
    [{ ...line, cause: NONE }, 'AB.14.213'],
    [{ ...line, first: NONE, winner: NONE, cause: NONE }, '??.14.213'],
  ])('%o is %s', (game, text) => {
    expect(gameLine(game)).toBe(text);
    expect(parseGameLine(text)).toEqual(game);
  });

  test('and a series of them', () => {
    const series = { games: [line, { ...line, winner: 0 }], winner: DRAWN };
    expect(seriesLine(series)).toBe('AB17.14.213,AA17.14.213:=');
    expect(parseUnit(seriesLine(series))).toEqual(series);
    expect(parseUnit('AB17.14.213')).toEqual({ games: [line], winner: NONE });
  });

  test('is refused where it is none', () => {
    for (const text of ['', 'AB17', 'CB17.14.213', 'AB17.14.213.5'])
      expect(() => parseGameLine(text)).toThrow('no game');
  });
});

describe('a simulation', () => {
  test('has the same figures whether or not it checks', async () => {
    expect(await simulate({ every: 9 })).toEqual(await simulate());
  });

  test('plays exactly so many games of each regulation, and each as if it were alone', async () => {
    const { rows } = await simulate();
    expect(rows.map(({ result }) => result.games)).toEqual([30, 30]);
    for (const row of rows) expect((await simulate({ regulations: [row.regulation] })).rows).toEqual([row]);
  });

  test('plays the first games of a longer one', async () => {
    const { rows } = await simulate({ regulations: ['8.0/lite/entry20'], games: 1 });
    const { rows: longer } = await simulate({ regulations: ['8.0/lite/entry20'] });
    expect(rows[0]?.result.decisions).toBeLessThan(longer[0]?.result.decisions ?? 0);
    const part = simulationJob.run(spec, { id: 0, first: 0, count: 1 }, () => undefined);
    expect(parseUnit(part.games).games[0]).toMatchObject({ decisions: rows[0]?.result.decisions });
  });

  test('does not count a series that it cuts short', () => {
    const rules = rulesNamed(HALF);
    const game = parseGameLine('AA5.10.50');
    const total = emptySimulation(rules);
    addUnit(total, rules, { games: [game, game], winner: 0 }, 3);
    addUnit(total, rules, { games: [game, game], winner: 1 }, 3);
    expect(total).toMatchObject({ games: 3, finished: 3, decisions: 150, turns: 30, firstPlayerWins: 3 });
    expect(total.series).toEqual({ played: 1, wins: [1, 0], draws: 0 });
  });

  test('counts games that are drawn and games without an end', () => {
    const rules = rulesNamed('7.0/lite/entry');
    const total = emptySimulation(rules);
    for (const text of ['AB5.10.50', 'B=5.10.50', 'A?.300.20000', 'BB.10.50'])
      addUnit(total, rules, parseUnit(text), 10);
    expect(total).toMatchObject({ games: 4, finished: 3, draws: 1, firstPlayerWins: 1, turns: 330 });
    expect(total.ends).toEqual({ [rules.actions[5]?.id ?? '']: 2, none: 1 });
  });

  test('makes a violation of what the engine throws, and goes on', async () => {
    const bad = await simulate({ regulations: ['8.0/lite/regular'], games: 2, decks: [[1, 2, 3], null] });
    expect(bad.rows[0]?.result).toMatchObject({ games: 2, finished: 0 });
    expect(bad.rows[0]?.result.violations).toEqual(
      [0, 1].map((game) => ({
        game,
        seed: expect.stringMatching(/^[0-9a-f]{32}$/),
        decision: 0,
        what: 'the deck of A is not allowed: tooFew',
      })),
    );
  });

  test('that finds nothing but violations ends', async () => {
    const bad = await simulate({ regulations: ['8.0/lite/regular'], games: 50_000, decks: [[1, 2, 3], null] });
    expect(bad.rows[0]?.result.violations.length).toBeGreaterThanOrEqual(1000);
    expect(bad.rows[0]?.result.games).toBeLessThan(3000);
  });
});

describe('the record of a game', () => {
  test('replays to the game that was counted', () => {
    const rules = rulesNamed('8.0/lite/entry20');
    const part = simulationJob.run(spec, { id: 0, first: 0, count: 5 }, () => undefined);
    for (const [number, unit] of part.games.split(' ').entries()) {
      const record = parseRecord(recordUnit(rules, spec, number), rulesetOf);
      const winner = parseUnit(unit).games[0]?.winner ?? NONE;
      expect(record).toMatchObject({ players: ['random', 'random'], result: winner === DRAWN ? 'draw' : 'AB'[winner] });
    }
  });

  test('of a two-deck regulation is that of a series', () => {
    const rules = rulesNamed(HALF);
    const series = parseSeries(recordUnit(rules, spec, 2), rulesetOf);
    const [line = ''] = simulationJob
      .run({ ...spec, regulations: [HALF] }, { id: 2, first: 2, count: 1 }, () => undefined)
      .games.split(' ');
    expect(seriesWinner(seriesOf(series, rules))).toBe(parseUnit(line).winner);
    expect(series.games.map(({ result }) => result)).toEqual(
      parseUnit(line).games.map(({ winner }) => 'AB'[winner] ?? 'draw'),
    );
  });
});

describe('what must hold', () => {
  const rules = rulesNamed('8.0/lite/entry20');
  const seed = unitSeed(smallSeed(1), 0);

  test('holds', () => expect(playUnit(rules, seed, dealDecks(rules, seed), 1).problems).toEqual([]));

  test('a game whose copies differ is found out', () => {
    // Its samples are games of another edition.
    const broken: Ruleset = { ...rules, id: '6.1/lite/regular' };
    const { problems, line } = playUnit(broken, seed, dealDecks(rules, seed), 5);
    expect(problems[0]).toMatchObject({
      game: 0,
      seed: seedText(seed),
      what: expect.stringMatching(/^the view of a sample differs/),
    });
    expect(parseUnit(line).games).toHaveLength(1);
  });
});

describe('the conservation of cards', () => {
  const [whole, small] = [rulesNamed('8.0/lite/regular'), rulesNamed('8.0/lite/entry20')];
  const decks = dealDecks(whole, smallSeed(1));
  const s = newGame(whole, decks, smallSeed(1));

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
