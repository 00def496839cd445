/**
 * A series: the games of a two-deck regulation (rulebook c.2, c.3), or as many of a one-deck regulation as the players agree on. With
 * two decks a deck that has won is not used again, and who has won twice has won. A drawn game counts for nobody and is played again
 * with the same decks; three draws in a row draw the series. A single game is a series that one win takes.
 */
import { dealDecks, isTwoDecks, type SeatDeck, type TwoDecks } from './deck.ts';
import type { Ruleset } from './script/ruleset.ts';
import type { Seat } from './state/cards.ts';
import { DRAWN, NONE } from './state/layout.ts';
import { makeRng, type Seed } from './state/rng.ts';

/** How a game of a series ended: who won (or DRAWN), and which of their decks each seat used. */
export interface SeriesGame {
  readonly winner: number;
  readonly used: readonly [DeckName, DeckName];
}

export type DeckName = 'first' | 'second';

export interface Series {
  readonly rules: Ruleset;
  readonly seed: Seed;
  /** What each player brought. */
  readonly decks: readonly [SeatDeck, SeatDeck];
  /** How many games won take the series. */
  readonly wins: number;
  readonly games: readonly SeriesGame[];
}

/** What the next game starts from. */
export interface NextGame {
  readonly decks: readonly [SeatDeck, SeatDeck];
  readonly seed: Seed;
}

const AGREED_WINS = [1, 2, 3] as const;

/** How many wins may take a series: a two-deck regulation says it, for all others the players do. */
export const winsOffered = ({ series }: Ruleset): readonly number[] =>
  series.decks === 1 ? AGREED_WINS : [series.wins];

/** Random decks are drawn from the seed; built ones are given. */
export function newSeries(
  rules: Ruleset,
  seed: Seed,
  decks: readonly [SeatDeck, SeatDeck] = dealDecks(rules, seed),
  wins: number = rules.series.wins,
): Series {
  return { rules, seed, decks, wins, games: [] };
}

const winsOf = ({ games }: Series, seat: Seat): number => games.filter(({ winner }) => winner === seat).length;

/** Games won by A and by B. */
export const seriesScore = (series: Series): [number, number] => [winsOf(series, 0), winsOf(series, 1)];

const DRAWS_IN_A_ROW = 3;

/** The seat that has won, DRAWN, or NONE while it goes on. */
export function seriesWinner(series: Series): number {
  const { wins, games } = series;
  const [a, b] = seriesScore(series);
  if (a >= wins) return 0;
  if (b >= wins) return 1;
  const draws = wins === 1 ? 1 : DRAWS_IN_A_ROW;
  const last = games.slice(-draws);
  return last.length === draws && last.every(({ winner }) => winner === DRAWN) ? DRAWN : NONE;
}

/** Adds a finished game. Throws where the series is over or a deck was used that may not be. */
export function addGame(series: Series, game: SeriesGame): Series {
  if (seriesWinner(series) !== NONE) throw new Error('the series is over');
  for (const [seat, used] of game.used.entries()) {
    const may = mayUse(series, seat);
    if (may !== 'either' && may !== used) throw new Error(`${seat === 0 ? 'A' : 'B'} may not use the ${used} deck`);
  }
  return { ...series, games: [...series.games, game] };
}

/** Which deck a seat may use in the next game: after a draw the same, after a win the other, else either. */
export function mayUse({ rules, games }: Series, seat: Seat): TwoDecks['mayUse'] {
  if (rules.series.decks === 1) return 'either';
  const last = games.at(-1);
  if (last?.winner === DRAWN) return last.used[seat as 0 | 1];
  const won = games.find(({ winner }) => winner === seat)?.used[seat as 0 | 1];
  return won === undefined ? 'either' : won === 'first' ? 'second' : 'first';
}

/** The next game, or undefined where the series is over. Each game has a seed of its own, drawn from the series'; a single game has that. */
export function nextGame(series: Series): NextGame | undefined {
  if (seriesWinner(series) !== NONE) return undefined;
  const seed = series.wins === 1 ? series.seed : nextSeed(series);
  return { decks: [deckOf(series, 0), deckOf(series, 1)], seed };
}

function nextSeed({ seed: [a, b, c, d], games }: Series): Seed {
  const rng = makeRng([a, b ^ 0x67616d65, c, d ^ games.length]);
  return [rng(), rng(), rng(), rng()];
}

function deckOf(series: Series, seat: 0 | 1): SeatDeck {
  const deck = series.decks[seat];
  if (!isTwoDecks(deck)) return deck;
  const known = decksToLookAt(series, seat).length > 0;
  const won = winsOf(series, seat) > 0;
  return { ...deck, mayUse: mayUse(series, seat), ...(won && { won }), ...(known && { known }) };
}

/**
 * What a seat may know of its own two decks between games: both if they built them; else only the one just used, right after that
 * game (rulebook c.3). Nobody ever sees the other seat's.
 */
export function decksToLookAt({ rules, decks, games }: Series, seat: Seat): readonly DeckName[] {
  const used = games.at(-1)?.used[seat as 0 | 1];
  if (!isTwoDecks(decks[seat as 0 | 1])) return [];
  if (rules.deck.kind === 'built') return ['first', 'second'];
  return used === undefined ? [] : [used];
}
