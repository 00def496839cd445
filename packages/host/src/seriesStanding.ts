/** The games of a series, one setup after the other. */
import {
  addGame,
  decksToLookAt,
  isTwoDecks,
  mayUse,
  NONE,
  newSeries,
  nextGame,
  parseSeed,
  rulesetOf,
  type Seat,
  type Series,
  type SeriesGame,
  type State,
  seedText,
  seriesScore,
  seriesWinner,
  usesSecondDeck,
} from '@blackpoker/engine';
import type { GameSetup, SeriesSoFar, SeriesStanding } from './gameUpdate.ts';

/** The series before this game; undefined: the game stands alone. */
export function seriesOfSetup({ regulation, options, series }: GameSetup): Series | undefined {
  const rules = rulesetOf(regulation, options);
  const seed = series === undefined ? undefined : parseSeed(series.seed);
  if (series === undefined || rules === undefined || seed === undefined) return undefined;
  return { ...newSeries(rules, seed, series.decks, series.wins), games: series.games };
}

/** How a game ended, as its series counts it. Who resigned before a deck was chosen used the one that they might. */
export function seriesGame(series: Series, s: State, winner: number): SeriesGame {
  const used = (seat: Seat) => {
    const may = mayUse(series, seat);
    return may !== 'either' ? may : usesSecondDeck(s, seat) ? 'second' : 'first';
  };
  return { winner, used: [used(0), used(1)] };
}

/** `ended`: the game of this setup, once it is over; `viewer`: whose decks may be looked at. */
export function standingOf(setup: GameSetup, ended: SeriesGame | undefined, viewer: Seat): SeriesStanding | undefined {
  const before = seriesOfSetup(setup);
  if (before === undefined) return undefined;
  const series = ended === undefined ? before : addGame(before, ended);
  const won = seriesWinner(series);
  return {
    game: before.games.length + 1,
    score: seriesScore(series),
    wins: series.wins,
    over: won !== NONE,
    winner: won === 0 || won === 1 ? won : undefined,
    decks: ended === undefined ? [] : ownDecks(series, viewer),
  };
}

function ownDecks(series: Series, viewer: Seat): SeriesStanding['decks'] {
  const decks = viewer === 0 || viewer === 1 ? series.decks[viewer] : undefined;
  if (decks === undefined || !isTwoDecks(decks)) return [];
  return decksToLookAt(series, viewer).map((name) => ({ name, deck: decks[name] }));
}

/** The next game, with the decks that may be used in it; undefined: the series is over, or there is none. */
export function nextSetup(setup: GameSetup, ended: SeriesGame): GameSetup | undefined {
  const before = seriesOfSetup(setup);
  const series = before === undefined ? undefined : addGame(before, ended);
  return series === undefined ? undefined : setupInSeries(setup, series);
}

/** The setup of a game that is not dealt yet, as the first one of a series that so many wins take; as it is where one does. */
export function firstInSeries(setup: GameSetup, wins: number): GameSetup {
  const rules = rulesetOf(setup.regulation, setup.options);
  const seed = parseSeed(setup.seed);
  if (wins === 1 || rules === undefined || seed === undefined) return setup;
  return setupInSeries(setup, newSeries(rules, seed, setup.decks, wins)) ?? setup;
}

/** The game that comes next in a series. */
function setupInSeries(setup: GameSetup, series: Series): GameSetup | undefined {
  const next = nextGame(series);
  if (next === undefined) return undefined;
  const { regulation, options, seats, actions } = setup;
  const dealt = { seed: seedText(next.seed), decks: next.decks, series: soFar(series) };
  return { regulation, options, seats, ...dealt, ...(actions !== undefined && { actions }) };
}

const soFar = ({ seed, decks, wins, games }: Series): SeriesSoFar => ({ seed: seedText(seed), decks, wins, games });
