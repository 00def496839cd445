/** What the kept games say about the person of this browser: results, rows of wins, days with a game. */
import type { RecordSummary } from '../host/savedGames.ts';
import { opponentLevel } from '../opponents/opponentLevel.ts';

export interface Tally {
  readonly games: number;
  readonly won: number;
  readonly lost: number;
}

/** How long a row is now, and how long the longest was. */
export interface Row {
  readonly now: number;
  readonly best: number;
}

export interface Statistics {
  readonly all: Tally;
  /** By level, from 1; undefined: people. */
  readonly byOpponent: readonly (Tally & { readonly level: number | undefined })[];
  /** Most played first. */
  readonly byRegulation: readonly (Tally & { readonly regulation: string })[];
  readonly wins: Row;
  /** Days with a game, one after the other; yesterday still counts, for today is not over. */
  readonly days: Row;
}

type Result = 'won' | 'lost' | 'drawn';

/** A finished game of one person at this browser. */
export interface OwnGame {
  readonly id: string;
  readonly date: number;
  readonly seat: number;
  readonly result: Result;
  readonly level: number | undefined;
  readonly regulation: string;
}

/** The latest last. */
export function ownGames(records: readonly RecordSummary[]): readonly OwnGame[] {
  return records
    .flatMap((record) => {
      const { id, date, seat, end, regulation } = record;
      if (seat === undefined || end === undefined || end.why === 'aborted') return [];
      const result: Result = end.winner === undefined ? 'drawn' : end.winner === seat ? 'won' : 'lost';
      return [{ id, date, seat, result, level: opponentLevel(record), regulation }];
    })
    .sort((a, b) => a.date - b.date);
}

/** `dayOf`: the number of the day of a time, in the person's own calendar. */
export function statisticsOf(
  games: readonly OwnGame[],
  now: number,
  dayOf: (time: number) => number = localDay,
): Statistics {
  const levels = grouped(games, ({ level }) => level);
  const regulations = grouped(games, ({ regulation }) => regulation);
  return {
    all: tallyOf(games),
    byOpponent: levels
      .map(([level, some]) => ({ level, ...tallyOf(some) }))
      .sort((a, b) => (a.level ?? Number.POSITIVE_INFINITY) - (b.level ?? Number.POSITIVE_INFINITY)),
    byRegulation: regulations
      .map(([regulation, some]) => ({ regulation, ...tallyOf(some) }))
      .sort((a, b) => b.games - a.games),
    wins: winsInRow(games),
    days: daysInRow([...new Set(games.map(({ date }) => dayOf(date)))], dayOf(now)),
  };
}

function tallyOf(games: readonly OwnGame[]): Tally {
  const count = (wanted: Result): number => games.filter(({ result }) => result === wanted).length;
  return { games: games.length, won: count('won'), lost: count('lost') };
}

function grouped<Key>(
  games: readonly OwnGame[],
  keyOf: (game: OwnGame) => Key,
): readonly (readonly [Key, OwnGame[]])[] {
  const groups = new Map<Key, OwnGame[]>();
  for (const game of games) groups.set(keyOf(game), [...(groups.get(keyOf(game)) ?? []), game]);
  return [...groups];
}

function winsInRow(games: readonly OwnGame[]): Row {
  let now = 0;
  let best = 0;
  for (const { result } of games) {
    now = result === 'won' ? now + 1 : 0;
    best = Math.max(best, now);
  }
  return { now, best };
}

/** `days`: ascending, each once. */
function daysInRow(days: readonly number[], today: number): Row {
  let row = 0;
  let best = 0;
  for (const [i, day] of days.entries()) {
    row = days[i - 1] === day - 1 ? row + 1 : 1;
    best = Math.max(best, row);
  }
  const last = days.at(-1);
  return { now: last !== undefined && last >= today - 1 ? row : 0, best };
}

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

const localDay = (time: number): number => Math.floor((time - new Date(time).getTimezoneOffset() * MINUTE_MS) / DAY_MS);
