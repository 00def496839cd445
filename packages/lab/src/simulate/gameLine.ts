/** A game in a few letters, as runs keep it (docs/lab.md). */
import { DRAWN, NONE } from '@blackpoker/engine';
import type { PlayedGame } from '../game.ts';

/** What is kept of a game. */
export type GameLine = Omit<PlayedGame, 'state'>;

const LETTERS = ['A', 'B'];
const DRAWN_LETTER = '=';
const NOBODY = '?';

/** Who won, or had the first turn. */
const whoLetter = (who: number): string => LETTERS[who] ?? (who === DRAWN ? DRAWN_LETTER : NOBODY);

function whoOf(letter: string | undefined): number {
  if (letter === DRAWN_LETTER) return DRAWN;
  const seat = LETTERS.indexOf(letter ?? NOBODY);
  return seat < 0 ? NONE : seat;
}

/** Such as `AB17.14.213`: A had the first turn, B won, by action 17, in 14 turns and 213 decisions. */
export const gameLine = ({ first, winner, cause, turns, decisions }: GameLine): string =>
  `${whoLetter(first)}${whoLetter(winner)}${cause === NONE ? '' : cause}.${turns}.${decisions}`;

export function parseGameLine(text: string): GameLine {
  const [, first, winner, cause, turns, decisions] = /^([AB?])([AB=?])(\d*)\.(\d+)\.(\d+)$/.exec(text) ?? [];
  if (decisions === undefined) throw new Error(`"${text}" is no game`);
  return {
    first: whoOf(first),
    winner: whoOf(winner),
    cause: cause === '' ? NONE : Number(cause),
    turns: Number(turns),
    decisions: Number(decisions),
  };
}

/** A series: its games, and who won it where it was decided. */
export interface SeriesLine {
  readonly games: readonly GameLine[];
  /** NONE: a game stalled, or something went wrong. */
  readonly winner: number;
}

/** Such as `AB17.14.213,BB3.9.120:B`. */
export const seriesLine = ({ games, winner }: SeriesLine): string =>
  `${games.map(gameLine).join(',')}:${whoLetter(winner)}`;

/** Of a single game, too. */
export function parseUnit(text: string): SeriesLine {
  const [games = '', winner] = text.split(':');
  return { games: games.split(',').filter(Boolean).map(parseGameLine), winner: whoOf(winner) };
}
