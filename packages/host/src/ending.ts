/** How a game ended, for the table, for its series and for its record. */
import {
  DRAWN,
  type GameRecord,
  isOver,
  other,
  type Seat,
  type SeriesGame,
  type State,
  seatName,
  winner,
} from '@blackpoker/engine';
import type { GameEnd, GameSetup } from './gameUpdate.ts';
import { seriesGame, seriesOfSetup } from './seriesStanding.ts';

/** Undefined: it goes on. */
export function endOf(s: State, resigned: Seat | undefined): GameEnd | undefined {
  if (resigned !== undefined) return { winner: other(resigned), why: 'resigned' };
  if (!isOver(s)) return undefined;
  const won = winner(s);
  return { winner: won === 0 || won === 1 ? won : undefined, why: 'played' };
}

/** As a game of its series, where it belongs to one. */
export function endInSeries(setup: GameSetup, s: State, end: GameEnd | undefined): SeriesGame | undefined {
  const series = seriesOfSetup(setup);
  return series === undefined || end === undefined ? undefined : seriesGame(series, s, end.winner ?? DRAWN);
}

/** The record says so where somebody gave up. */
export function withResignation(record: GameRecord, resigned: Seat | undefined): GameRecord {
  if (resigned === undefined) return record;
  return { ...record, result: `${seatName(other(resigned))} (${seatName(resigned)} resigned)` };
}
