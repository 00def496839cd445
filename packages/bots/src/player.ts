import type { Choice, Decision, Ruleset, Seat, Seed, View } from '@blackpoker/engine';

/** What a player is told when it has to choose: nothing that its seat may not know. */
export interface Question {
  readonly rules: Ruleset;
  readonly seat: Seat;
  /** How many options there are: at least two. */
  readonly count: number;
  readonly optionAt: (i: number) => Choice;
  readonly decision: () => Decision;
  readonly view: () => View;
  /** Requests that the rules offer and this player may not make: not among the options, now or later in the game. */
  readonly forbidden?: ReadonlySet<Choice> | undefined;
}

/** A player at one seat for one game. */
export interface Mind {
  readonly choose: (question: Question) => Choice;
  /** How likely its seat is to win, 0 to 1, where it can tell. */
  readonly winChance?: (question: Question) => number;
}

export interface Player {
  readonly name: string;
  readonly sitDown: (rules: Ruleset, seat: Seat, seed: Seed) => Mind;
}
