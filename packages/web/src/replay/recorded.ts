/** A record or a series as text, read once at the border. */
import {
  type GameRecord,
  isSeriesText,
  NotationError,
  parseRecord,
  parseSeries,
  RecordError,
  rulesetOf,
  type SeriesRecord,
  seriesOf,
  seriesResult,
  seriesScore,
} from '@blackpoker/engine';

export interface Recorded {
  /** Undefined: its games are kept one by one. */
  readonly text: string | undefined;
  readonly regulation: string;
  readonly players: readonly [string, string] | undefined;
  /** At least one. */
  readonly games: readonly [GameRecord, ...GameRecord[]];
  readonly series: SeriesScore | undefined;
}

export interface SeriesScore {
  readonly score: readonly [number, number];
  /** A, B or draw; undefined: it goes on. */
  readonly result: string | undefined;
}

/** What is wrong, and where, if it is at one place. */
export interface RecordProblem {
  readonly text: string;
  readonly place: { readonly line: number; readonly column: number } | undefined;
}

export type Reading =
  | { readonly ok: true; readonly recorded: Recorded }
  | { readonly ok: false; readonly problem: RecordProblem };

/** Far more than the longest game needs. */
export const LONGEST_RECORD = 400_000;

export function readRecorded(text: string): Reading {
  try {
    return { ok: true, recorded: isSeriesText(text) ? seriesIn(text) : gameIn(text) };
  } catch (error) {
    return { ok: false, problem: problemOf(error) };
  }
}

function gameIn(text: string): Recorded {
  const game = parseRecord(text, rulesetOf);
  const { regulation, players } = game;
  return { text, regulation, players, games: [game], series: undefined };
}

function seriesIn(text: string): Recorded {
  const record = parseSeries(text, rulesetOf);
  const [first, ...rest] = record.games;
  if (first === undefined) throw new RecordError('the series has no game yet');
  const { regulation, players } = record;
  return { text, regulation, players, games: [first, ...rest], series: scoreOf(record) };
}

function scoreOf(record: SeriesRecord): SeriesScore {
  const rules = rulesetOf(record.regulation, record.options);
  if (rules === undefined) throw new RecordError(`${record.regulation} cannot be played here`);
  const series = seriesOf(record, rules);
  return { score: seriesScore(series), result: seriesResult(series) };
}

function problemOf(error: unknown): RecordProblem {
  if (error instanceof NotationError) return { text: error.problem, place: { line: error.line, column: error.column } };
  if (error instanceof RecordError) return { text: error.message, place: undefined };
  throw error;
}
