import { describe, expect, test } from 'vitest';
import {
  addGame,
  countOptions,
  DRAWN,
  type GameRecord,
  isOver,
  isSeriesText,
  makeRng,
  NotationError,
  newGame,
  newSeries,
  nextGame,
  optionAt,
  parseSeries,
  RecordError,
  type Ruleset,
  randomBelow,
  recordChoice,
  recordOf,
  rulesetOf,
  type Series,
  type SeriesRecord,
  seedText,
  seriesOf,
  seriesResult,
  seriesScore,
  seriesText,
  seriesWinner,
  smallSeed,
  startRecord,
  usesSecondDeck,
  winner,
} from '../../src/index.ts';

/** A series of random games, or its first few. */
function randomSeries(rules: Ruleset, seed: number, most = 9): { record: SeriesRecord; series: Series } {
  const rng = makeRng(smallSeed(seed + 1000));
  let series = newSeries(rules, smallSeed(seed));
  const games: GameRecord[] = [];
  for (let next = nextGame(series); next !== undefined && games.length < most; next = nextGame(series)) {
    const s = newGame(rules, next.decks, next.seed);
    const recording = startRecord(rules, next.decks, next.seed);
    while (!isOver(s)) recordChoice(recording, s, optionAt(s, randomBelow(rng, countOptions(s))));
    games.push(recordOf(recording, s));
    const used = (seat: number) => (usesSecondDeck(s, seat) ? 'second' : 'first');
    series = addGame(series, { winner: winner(s), used: [used(0), used(1)] });
  }
  const { id: regulation, options } = rules;
  return { record: { regulation, options, seed: seedText(series.seed), decks: series.decks, games }, series };
}

const half = rulesetOf('7.0/lite/randomHalf')!;
const messageOf = (text: string): string => {
  try {
    parseSeries(text, rulesetOf);
  } catch (error) {
    if (error instanceof NotationError) return error.message;
    throw error;
  }
  return 'no error';
};

describe.each(['6.1/pro/randomHalf', '7.0/lite/randomHalf', '7.0/master/constructedHalf+preset2', '8.0/lite/full'])(
  'series of %s',
  (id) => {
    const rules = rulesetOf(id)!;

    test.each([1, 2, 3, 4])('of seed %i are written and read back', (seed) => {
      const { record, series } = randomSeries(rules, seed);
      const text = seriesText(record, rules);
      expect(isSeriesText(text)).toBe(true);
      expect(parseSeries(text, rulesetOf)).toEqual(record);
      expect(seriesText(parseSeries(text, rulesetOf), rules)).toBe(text);
      expect(seriesOf(record, rules).games).toEqual(series.games);
      expect(text).toContain(`=== score ${seriesScore(series).join('-')} ===`);
      expect(text.match(/^result: (.*)$/m)?.[1]).toBe(seriesResult(series));
    });
  },
);

test('a series may be unfinished, and so may its last game', () => {
  const { record } = randomSeries(half, 1, 1);
  expect(parseSeries(seriesText(record, half), rulesetOf)).toEqual(record);
  const { hash: _hash, result: _result, ...game } = record.games[0]!;
  const begun = { ...record, games: [{ ...game, choices: game.choices.slice(0, 2) }] };
  const text = seriesText(begun, half);
  expect(text).toContain('=== score 0-0 ===');
  expect(text).not.toContain('result:');
  expect(parseSeries(text, rulesetOf)).toEqual(begun);
  expect(parseSeries(seriesText({ ...record, games: [] }, half), rulesetOf).games).toEqual([]);
});

test('who plays is kept', () => {
  const { record } = randomSeries(half, 2);
  const named = { ...record, players: ['Alice', 'Bob; or Robert'] as const };
  expect(parseSeries(seriesText(named, half), rulesetOf)).toEqual(named);
});

test('a drawn series says so', () => {
  const series = newSeries(half, smallSeed(1));
  const drawn = [1, 2, 3].reduce((sum) => addGame(sum, { winner: DRAWN, used: ['first', 'first'] }), series);
  expect(seriesWinner(drawn)).toBe(DRAWN);
  expect(seriesResult(drawn)).toBe('draw');
});

describe('a series that is wrong', () => {
  const { record } = randomSeries(half, 1);
  const text = seriesText(record, half);
  const line = (pattern: RegExp): number => text.split('\n').findIndex((each) => pattern.test(each)) + 1;

  test('lacks its games', () => {
    const [head = ''] = text.split('===');
    expect(isSeriesText(head)).toBe(false);
    expect(messageOf(head)).toContain('expected "=== game 1 ==="');
  });

  test('counts its games wrongly', () => {
    const wrong = text.replace('=== game 2 ===', '=== game 3 ===');
    expect(messageOf(wrong)).toBe(`line ${line(/game 2/)}, column 1: expected "=== game 2 ===", found "game 3"`);
  });

  test('has another score or result', () => {
    const score = /=== score .* ===/;
    expect(messageOf(text.replace(score, '=== score 7-0 ==='))).toMatch(
      new RegExp(`^line ${line(score)}, column 1: expected "=== score`),
    );
    const other = record.games.length > 0 && /^result: A$/m.test(text) ? 'B' : 'A';
    expect(messageOf(text.replace(/^result: .*$/m, `result: ${other}`))).toContain('the games say');
    expect(messageOf(`${text}more`)).toContain('the score stands at the end');
  });

  test('has a game with another seed or deck', () => {
    const [, , second = ''] = text.split(/^=== .*$/m);
    const seed = /^seed: (.*)$/m.exec(second)?.[1] ?? '';
    expect(messageOf(text.replace(seed, '1'.repeat(32)))).toMatch(/^line \d+/);
    expect(() => seriesOf({ ...record, games: [record.games[1]!] }, half)).toThrow(RecordError);
    expect(() => seriesText({ ...record, games: [...record.games, record.games[0]!] }, half)).toThrow('is over');
  });

  test('points at a choice of a later game', () => {
    const lines = text.split('\n');
    const at = lines.findIndex((each, i) => i > line(/game 2/) && /^[AB]: pass/.test(each));
    lines[at] = 'A: nonsense';
    expect(messageOf(lines.join('\n'))).toMatch(new RegExp(`^line ${at + 1}, column`));
  });

  test('goes on though a game is not finished', () => {
    const first = { ...record.games[0]!, choices: record.games[0]!.choices.slice(0, 2) };
    const { hash: _hash, result: _result, ...begun } = first;
    const unfinished = seriesText({ ...record, games: [begun] }, half).split('=== score')[0] ?? '';
    expect(messageOf(`${unfinished}=== game 2 ===\n`)).toContain('game 1 is not finished');
  });
});
