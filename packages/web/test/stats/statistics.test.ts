import { recordText, rulesetOf } from '@blackpoker/engine';
import { describe, expect, test } from 'vitest';
import type { RecordSummary } from '../../src/host/savedGames.ts';
import { requestedIn } from '../../src/stats/gameDetails.ts';
import { ownGames, statisticsOf } from '../../src/stats/statistics.ts';
import { playedGame } from '../replay/playedGame.ts';

const BASE: RecordSummary = {
  id: 'a',
  date: 0,
  regulation: '8.0/lite/entry20',
  players: ['you', 'level1'],
  seat: 0,
  end: { winner: 0, why: 'played' },
  turns: 5,
  series: undefined,
};
const LOST = { winner: 1, why: 'played' } as const;

/** Days and times are the same number here. */
const statistics = (records: readonly Partial<RecordSummary>[], now = 100) =>
  statisticsOf(ownGames(records.map((record) => ({ ...BASE, ...record }))), now, (time) => time);

describe('games that count', () => {
  test.each([
    ['a game for two at one device', { seat: undefined, players: ['player A', 'player B'] }],
    ['a record without an end', { end: undefined }],
    ['a game that was called off', { end: { winner: undefined, why: 'aborted' } }],
  ] as const)('%s does not', (_, record) => {
    expect(statistics([record]).all).toEqual({ games: 0, won: 0, lost: 0 });
  });

  test('a resignation and a draw do', () => {
    const drawn = { end: { winner: undefined, why: 'played' } } as const;
    expect(statistics([drawn, { end: { winner: 1, why: 'resigned' } }]).all).toEqual({ games: 2, won: 0, lost: 1 });
  });
});

test('results by opponent go by strength, people last; by regulation, the most played first', () => {
  const { byOpponent, byRegulation } = statistics([
    { players: ['level3', 'you'], seat: 1, regulation: '8.0/lite/full' },
    { players: ['you', 'Ben'] },
    { end: LOST },
    {},
  ]);
  expect(byOpponent).toEqual([
    { level: 1, games: 2, won: 1, lost: 1 },
    { level: 3, games: 1, won: 0, lost: 1 },
    { level: undefined, games: 1, won: 1, lost: 0 },
  ]);
  expect(byRegulation.map(({ regulation, games }) => [regulation, games])).toEqual([
    ['8.0/lite/entry20', 3],
    ['8.0/lite/full', 1],
  ]);
});

test('wins in a row go by the dates of the games, and a loss ends them', () => {
  const { wins } = statistics([{ date: 5 }, { date: 1 }, { date: 2 }, { date: 3, end: LOST }, { date: 6 }]);
  expect(wins).toEqual({ now: 2, best: 2 });
  expect(statistics([{ date: 1 }, { date: 2 }, { date: 3, end: LOST }]).wins).toEqual({ now: 0, best: 2 });
});

test.each([
  [[], 10, { now: 0, best: 0 }],
  [[10], 10, { now: 1, best: 1 }],
  [[8, 9], 10, { now: 2, best: 2 }],
  [[8, 9, 9, 10], 10, { now: 3, best: 3 }],
  [[1, 2, 3, 7, 8], 10, { now: 0, best: 3 }],
])('days %j, seen on day %i', (days, today, row) => {
  expect(
    statistics(
      days.map((date) => ({ date })),
      today,
    ).days,
  ).toEqual(row);
});

test('requests are read from a record, and nothing from a text that is none', () => {
  const game = playedGame('8.0/lite/entry20', 18);
  const text = recordText(game, rulesetOf(game.regulation, game.options)!);
  const [first] = requestedIn(text, 0);
  expect(first?.name.en).toMatch(/\w/);
  expect(requestedIn(text, 0).length + requestedIn(text, 1).length).toBeGreaterThan(5);
  expect(requestedIn('nonsense', 0)).toEqual([]);
});
