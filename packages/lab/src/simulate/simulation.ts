/** What random games of one regulation have shown. */
import { actionAt, DRAWN, NONE, type Ruleset } from '@blackpoker/engine';
import type { Problem } from './checkedGame.ts';
import type { GameLine, SeriesLine } from './gameLine.ts';

export interface Violation extends Problem {
  readonly game: number;
  readonly seed: string;
}

export interface Simulation {
  /** Games that were played. */
  games: number;
  finished: number;
  /** Choices between at least two options. */
  decisions: number;
  turns: number;
  firstPlayerWins: number;
  draws: number;
  /** By the action whose resolution ended it. */
  readonly ends: Record<string, number>;
  readonly violations: Violation[];
  /** Of a two-deck regulation. */
  readonly series?: SeriesTally;
}

export interface SeriesTally {
  played: number;
  /** By A, by B. */
  readonly wins: [number, number];
  draws: number;
}

export const emptySimulation = ({ series }: Ruleset): Simulation => ({
  games: 0,
  finished: 0,
  decisions: 0,
  turns: 0,
  firstPlayerWins: 0,
  draws: 0,
  ends: {},
  violations: [],
  ...(series.decks === 2 && { series: { played: 0, wins: [0, 0], draws: 0 } }),
});

/** Adds a game, or the games of a series, up to `most` games in all; a series that this cuts short is not counted as played. */
export function addUnit(total: Simulation, rules: Ruleset, { games, winner }: SeriesLine, most: number): void {
  const taken = games.slice(0, most - total.games);
  for (const game of taken) addGame(total, rules, game);
  if (total.series !== undefined && taken.length === games.length && winner !== NONE) addSeries(total.series, winner);
}

function addGame(total: Simulation, rules: Ruleset, game: GameLine): void {
  total.games++;
  total.decisions += game.decisions;
  total.turns += game.turns;
  if (game.winner === NONE) return;
  total.finished++;
  if (game.winner === DRAWN) total.draws++;
  else if (game.winner === game.first) total.firstPlayerWins++;
  const id = game.cause === NONE ? 'none' : actionAt(rules, game.cause).id;
  total.ends[id] = (total.ends[id] ?? 0) + 1;
}

function addSeries(total: SeriesTally, winner: number): void {
  total.played++;
  if (winner === DRAWN) total.draws++;
  else total.wins[winner === 0 ? 0 : 1]++;
}
