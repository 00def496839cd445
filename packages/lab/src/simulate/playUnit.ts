/** A random game, or of a two-deck regulation a series. */
import {
  type NextGame,
  NONE,
  type Ruleset,
  type SeatDeck,
  type Seed,
  seedText,
  seriesWinner,
} from '@blackpoker/engine';
import { type PlayedGame, playGame } from '../game.ts';
import { messageOf } from '../run/runError.ts';
import { playSeries } from '../series.ts';
import { type Problem, playChecked } from './checkedGame.ts';
import { type GameLine, gameLine, seriesLine } from './gameLine.ts';
import { randomMinds } from './randomMinds.ts';

export interface PlayedUnit {
  /** As runs keep it. */
  readonly line: string;
  readonly problems: readonly GameProblem[];
}

interface GameProblem extends Problem {
  /** By number in the unit. */
  readonly game: number;
  readonly seed: string;
}

/** Checks are made at every so many choices; 0: none at all. What the engine throws is a problem, too. */
export function playUnit(rules: Ruleset, seed: Seed, decks: readonly [SeatDeck, SeatDeck], every: number): PlayedUnit {
  const unit = new Unit(rules, every);
  const winner = unit.play(seed, decks);
  const { games, problems } = unit;
  return { line: rules.series.decks === 2 ? seriesLine({ games, winner }) : games.map(gameLine).join(), problems };
}

const BROKEN: GameLine = { first: NONE, winner: NONE, cause: NONE, turns: 0, decisions: 0 };

class Unit {
  readonly games: GameLine[] = [];
  readonly problems: GameProblem[] = [];
  private readonly rules: Ruleset;
  private readonly every: number;

  constructor(rules: Ruleset, every: number) {
    this.rules = rules;
    this.every = every;
  }

  /** Who wins the series; NONE: it was not played to its end. */
  play(seed: Seed, decks: readonly [SeatDeck, SeatDeck]): number {
    let begun = seed;
    const play = (start: NextGame): PlayedGame => {
      begun = start.seed;
      return this.playGame(start);
    };
    try {
      return seriesWinner(playSeries(this.rules, seed, decks, play));
    } catch (error) {
      this.tell(begun, { decision: 0, what: messageOf(error) });
      this.games.push(BROKEN);
      return NONE;
    }
  }

  private playGame(start: NextGame): PlayedGame {
    const game = this.playOrCheck(start);
    const { first, winner, cause, turns, decisions } = game;
    this.games.push({ first, winner, cause, turns, decisions });
    return game;
  }

  private playOrCheck(start: NextGame): PlayedGame {
    const { rules, every } = this;
    if (every > 0) return playChecked(rules, start, every, (problem) => this.tell(start.seed, problem));
    return playGame(rules, start.decks, start.seed, randomMinds(rules, start.seed));
  }

  private tell(seed: Seed, problem: Problem): void {
    this.problems.push({ ...problem, game: this.games.length, seed: seedText(seed) });
  }
}
