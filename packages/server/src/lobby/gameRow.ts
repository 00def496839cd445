/** A row of `games` and what stands in it as JSON. */
import { rulesetOf, type TableOptions } from '@blackpoker/engine';
import type { GameSetup } from '@blackpoker/host';
import type { ClockTerms, Terms } from '@blackpoker/protocol';
import type { Insertable, Selectable } from 'kysely';
import type { GameTable, UserTable } from '../store/schema.ts';

export type GameRow = Selectable<GameTable>;
export type NewGameRow = Insertable<GameTable>;
export type UserRow = Selectable<UserTable>;

export const clockOf = ({ clock }: Pick<GameRow, 'clock'>): ClockTerms => JSON.parse(clock) as ClockTerms;
export const optionsOf = ({ options }: Pick<GameRow, 'options'>): TableOptions => JSON.parse(options) as TableOptions;

/** How many games won take the series that it belongs to. A game from before there was a choice does not say it. */
export const winsOf = (row: Pick<GameRow, 'regulation' | 'options' | 'wins'>): number =>
  row.wins ?? rulesetOf(row.regulation, optionsOf(row))?.series.wins ?? 1;

export const termsOf = (row: Pick<GameRow, 'regulation' | 'options' | 'clock' | 'rated' | 'wins'>): Terms => ({
  regulation: row.regulation,
  options: optionsOf(row),
  clock: clockOf(row),
  rated: row.rated === 1,
  wins: winsOf(row),
});

/** Only of a game that has begun. */
export function setupOf({ id, setup }: Pick<GameRow, 'id' | 'setup'>): GameSetup {
  if (setup === null) throw new Error(`game ${id} has not begun`);
  return JSON.parse(setup) as GameSetup;
}

export const seatsOf = ({
  seat_a,
  seat_b,
}: Pick<GameRow, 'seat_a' | 'seat_b'>): readonly [string | null, string | null] => [seat_a, seat_b];

/** It has a result, or has ended without one. */
export const isEnded = ({ state }: Pick<GameRow, 'state'>): boolean => state === 'over' || state === 'aborted';
