/** Random games with their statistics, every invariant checked. Those of a two-deck regulation are played as whole series. */
import {
  addGame,
  DRAWN,
  makeRng,
  NONE,
  newSeries,
  nextGame,
  type Ruleset,
  type Seed,
  type Series,
  seedText,
  seriesWinner,
} from '@blackpoker/engine';
import { type AskedDecks, decksFor } from './deckArguments.ts';
import { drawSeed } from './randomGame.ts';
import { SimulatedGame } from './simulatedGame.ts';

export interface Violation {
  readonly game: number;
  readonly seed: string;
  /** After how many choices. */
  readonly decision: number;
  readonly what: string;
}

export interface Simulation {
  /** Games that were played. */
  games: number;
  finished: number;
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

export interface Plan {
  readonly rules: Ruleset;
  /** So many, one series after the other; the last series may stay unfinished, and is then not counted as played. */
  readonly games: number;
  readonly seed: Seed;
  /** The costly checks are made at every so many decisions. */
  readonly every: number;
  /** Undefined, as a whole or for a seat: as the seed deals them. */
  readonly decks?: AskedDecks;
}

const emptySimulation = ({ series }: Ruleset): Simulation => ({
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

export function simulate(plan: Plan, onGame: (played: number) => void = () => undefined): Simulation {
  const total = emptySimulation(plan.rules);
  const rng = makeRng(plan.seed);
  while (total.games < plan.games) playSeries(plan, drawSeed(rng), total, onGame);
  return total;
}

function playSeries(plan: Plan, seed: Seed, total: Simulation, onGame: (played: number) => void): void {
  let series = newSeries(plan.rules, seed, decksFor(plan.rules, plan.decks ?? [undefined, undefined], seed));
  for (let next = nextGame(series); next !== undefined; next = nextGame(series)) {
    const game = new SimulatedGame(plan, total.games, next);
    game.addTo(total);
    total.games++;
    onGame(total.games);
    if (!game.isFinished) return;
    const longer = add(series, game, total);
    if (longer === undefined) return;
    series = longer;
    if (total.games === plan.games) break;
  }
  if (total.series !== undefined && seriesWinner(series) !== NONE) tally(series, total.series);
}

/** Undefined, and a violation: the game does not fit into the series. */
function add(series: Series, game: SimulatedGame, total: Simulation): Series | undefined {
  try {
    return addGame(series, game.result);
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error);
    total.violations.push({ game: total.games - 1, seed: seedText(series.seed), decision: 0, what });
    return undefined;
  }
}

function tally(series: Series, total: SeriesTally): void {
  const won = seriesWinner(series);
  total.played++;
  if (won === DRAWN) total.draws++;
  else total.wins[won === 0 ? 0 : 1]++;
}
