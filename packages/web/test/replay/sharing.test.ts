import {
  addGame,
  newSeries,
  nextGame,
  recordText,
  rulesetOf,
  type SeriesRecord,
  seedText,
  seriesText,
  smallSeed,
  usesSecondDeck,
  winner,
} from '@blackpoker/engine';
import { describe, expect, test } from 'vitest';
import { shareCode, sharedText } from '../../src/host/shareText.ts';
import { addressText, linkedAddress, linkedPath, parseAddress } from '../../src/replay/address.ts';
import { keyAction, REPLAY_KEYS } from '../../src/replay/keys.ts';
import { readRecorded } from '../../src/replay/recorded.ts';
import { timelineOf } from '../../src/replay/timeline.ts';
import { playedGame, playedOn, REGULATIONS } from './playedGame.ts';

const textOf = (regulation: string, n: number, most?: number): string => {
  const record = playedGame(regulation, n, most);
  return recordText(record, rulesetOf(regulation, record.options)!);
};

test.each(REGULATIONS)('a shared link of %s opens the same game at the same moment', async (regulation) => {
  const text = textOf(regulation, 2);
  const link = `https://example.org/r${addressText({ code: await shareCode(text), at: 12, game: undefined })}`;
  const address = linkedAddress(link)!;
  expect(address.at).toBe(12);
  const reading = readRecorded(await sharedText(address.code!));
  expect(reading.ok && reading.recorded.games[0]).toEqual(playedGame(regulation, 2));
});

describe('an address', () => {
  test.each([
    ['', undefined, undefined, undefined],
    ['#abc-_1', 'abc-_1', undefined, undefined],
    ['#abc&at=7', 'abc', 7, undefined],
    ['#at=7&game=2', undefined, 7, 2],
    ['#abc&at=-1&game=x', 'abc', undefined, undefined],
  ])('%s is read', (fragment, code, at, game) => {
    expect(parseAddress(fragment)).toEqual({ code, at, game });
  });

  test('is written as it is read', () => {
    for (const fragment of ['', '#abc', '#abc&at=7', '#abc&at=7&game=2', '#at=3'])
      expect(addressText(parseAddress(fragment))).toBe(fragment);
  });

  test('leads to the record that it holds or names', () => {
    expect(linkedPath('https://example.org/r#abc&at=7')).toBe('/r#abc&at=7');
    expect(linkedPath(' http://10.0.0.2:8090/r/rc4olw01tw4z#at=3\n')).toBe('/r/rc4olw01tw4z#at=3');
    expect(linkedPath('https://example.org/r')).toBeUndefined();
  });

  test('is not found in a record', () => {
    expect(linkedAddress(textOf('8.0/lite/entry20', 1))).toBeUndefined();
    expect(linkedAddress('https://example.org/r')).toBeUndefined();
  });
});

describe('what is pasted', () => {
  const text = textOf('8.0/lite/entry20', 1);

  test('says in which line it goes wrong', () => {
    const lines = text.split('\n');
    const line = lines.findIndex((each) => each.startsWith('turn 2')) + 1;
    lines.splice(line, 0, 'A: nonsense');
    const reading = readRecorded(lines.join('\n'));
    expect(reading.ok || reading.problem.place?.line).toBe(line + 1);
  });

  test('may end before the game does', () => {
    const reading = readRecorded(textOf('8.0/lite/entry20', 1, 12));
    expect(reading.ok && timelineOf(reading.recorded.games[0]).isFinished).toBe(false);
  });

  test.each(['', 'hello', '=== game 1 ===', '{"a":1}', '=== score 0-0 ==='])('is refused in words: %j', (nonsense) => {
    const reading = readRecorded(nonsense);
    expect(reading.ok || reading.problem.text).toEqual(expect.stringMatching(/\w/));
  });
});

test('a series is read with all its games and its score', () => {
  const rules = rulesetOf('7.0/lite/randomHalf')!;
  let series = newSeries(rules, smallSeed(3));
  const games: SeriesRecord['games'][number][] = [];
  for (let next = nextGame(series); next !== undefined; next = nextGame(series)) {
    const { record, state } = playedOn(rules, next.decks, next.seed, games.length);
    games.push(record);
    const used = (seat: number) => (usesSecondDeck(state, seat) ? 'second' : 'first');
    series = addGame(series, { winner: winner(state), used: [used(0), used(1)] });
  }
  const { id, options } = rules;
  const text = seriesText({ regulation: id, options, seed: seedText(smallSeed(3)), decks: series.decks, games }, rules);
  const reading = readRecorded(text);
  if (!reading.ok) throw new Error(reading.problem.text);
  expect(reading.recorded.games).toEqual(games);
  expect(Math.max(...(reading.recorded.series?.score ?? []))).toBe(2);
  expect(reading.recorded.series?.result).toMatch(/^[AB]$/);
});

test('every key of the list does what the list says', () => {
  for (const { key, shift, action } of REPLAY_KEYS) expect(keyAction(key, shift ?? false)).toEqual(action);
  expect(keyAction('3', false)).toEqual({ do: 'speed', speed: 2 });
  expect(keyAction('9', false)).toBeUndefined();
  expect(keyAction('Tab', false)).toBeUndefined();
});
