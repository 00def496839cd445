/** The games of a series between two players. */
import {
  addGame,
  type NextGame,
  NONE,
  newSeries,
  nextGame,
  type Ruleset,
  type SeatDeck,
  type Seed,
  type Series,
  usesSecondDeck,
} from '@blackpoker/engine';
import type { PlayedGame } from './game.ts';

/** One game after the other until the series is decided or a game stalls; of a one-deck regulation that is one game. */
export function playSeries(
  rules: Ruleset,
  seed: Seed,
  decks: readonly [SeatDeck, SeatDeck],
  play: (start: NextGame) => PlayedGame,
): Series {
  let series = newSeries(rules, seed, decks);
  for (let start = nextGame(series); start !== undefined; start = nextGame(series)) {
    const { state, winner } = play(start);
    if (winner === NONE) break;
    const used = (seat: number) => (usesSecondDeck(state, seat) ? 'second' : 'first');
    series = addGame(series, { winner, used: [used(0), used(1)] });
  }
  return series;
}
