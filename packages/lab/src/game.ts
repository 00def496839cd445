/** One game between two players. */

import type { Mind, Player, Question } from '@blackpoker/bots';
import {
  apply,
  type Choice,
  countOptions,
  type Decision,
  decision,
  endCause,
  isOver,
  NONE,
  newGame,
  optionAt,
  type Ruleset,
  type Seat,
  type SeatDeck,
  type Seed,
  type Sink,
  type State,
  seatToAct,
  turnCount,
  turnPlayer,
  type View,
  view,
  winner,
} from '@blackpoker/engine';
import { mindSeed } from './seeds.ts';

/** A game with more decisions than this counts as one that does not end: a stall. */
export const LONGEST_GAME = 20_000;

export type Minds = readonly [Mind, Mind];

/** The players take their seats. `again`: another number for each of several games with the same seed. */
export const sitDown = ([a, b]: readonly [Player, Player], rules: Ruleset, seed: Seed, again = 0): Minds => [
  a.sitDown(rules, 0, mindSeed(seed, 0, again)),
  b.sitDown(rules, 1, mindSeed(seed, 1, again)),
];

/** Who looks on. Whatever is absent costs nothing. */
export interface Observer {
  /** Before each choice that is made, also where there was only one. */
  readonly onChoice?: (s: State, seat: Seat, choice: Choice) => void;
  readonly onEvent?: Sink;
  /** At the first choice of each turn. */
  readonly onTurn?: (s: State) => void;
  /** Chances in which only a pass is possible are made as choices too; otherwise they pass unseen, which is quicker. */
  readonly everyPass?: true;
}

export interface PlayedGame {
  /** As it ended; of a stall, as it was left. */
  readonly state: State;
  /** The seat that won, or DRAWN; NONE: a stall. */
  readonly winner: number;
  /** By index the action whose resolution ended it, or NONE. */
  readonly cause: number;
  /** Who had the first turn; NONE where the game stalled before it. */
  readonly first: number;
  readonly turns: number;
  /** Choices between at least two options. */
  readonly decisions: number;
}

/** The same rules, decks, seed and minds give the same game, whoever looks on. */
export function playGame(
  rules: Ruleset,
  decks: readonly [SeatDeck, SeatDeck],
  seed: Seed,
  minds: Minds,
  observer: Observer = {},
  longest = LONGEST_GAME,
): PlayedGame {
  const state = newGame(rules, decks, seed, observer.onEvent);
  const table = new Table(state, minds, observer);
  while (!isOver(state) && table.decisions < longest) table.step();
  return {
    state,
    winner: winner(state),
    cause: endCause(state),
    first: table.first,
    turns: turnCount(state),
    decisions: table.decisions,
  };
}

class Table {
  decisions = 0;
  first = NONE;
  private readonly state: State;
  private readonly minds: Minds;
  private readonly observer: Observer;
  private readonly skipPasses: boolean;
  /** One for each seat, brought up to date for each decision. */
  private readonly questions: readonly [SeatQuestion, SeatQuestion];
  private turn = 0;

  constructor(state: State, minds: Minds, observer: Observer) {
    this.state = state;
    this.minds = minds;
    this.observer = observer;
    this.skipPasses = observer.everyPass === undefined;
    this.questions = [new SeatQuestion(state, 0), new SeatQuestion(state, 1)];
  }

  /** To the next choice. */
  step(): void {
    const { state, observer } = this;
    if (turnCount(state) !== this.turn) this.enterTurn();
    const count = countOptions(state);
    const seat = seatToAct(state) === 0 ? 0 : 1;
    const choice = count === 1 ? optionAt(state, 0) : this.ask(seat, count);
    observer.onChoice?.(state, seat, choice);
    apply(state, choice, observer.onEvent, this.skipPasses);
  }

  private ask(seat: 0 | 1, count: number): Choice {
    const question = this.questions[seat];
    question.count = count;
    this.decisions++;
    return this.minds[seat].choose(question);
  }

  private enterTurn(): void {
    this.turn = turnCount(this.state);
    if (this.first === NONE) this.first = turnPlayer(this.state);
    this.observer.onTurn?.(this.state);
  }
}

/** What the seat that is to act is told. It holds for the pending decision, and only if that has at least two options. */
export function questionOf(s: State): Question {
  const question = new SeatQuestion(s, seatToAct(s));
  question.count = countOptions(s);
  return question;
}

class SeatQuestion implements Question {
  readonly rules: Ruleset;
  readonly seat: Seat;
  count = 0;
  readonly optionAt: (i: number) => Choice;
  readonly decision: () => Decision;
  readonly view: () => View;

  constructor(s: State, seat: Seat) {
    this.rules = s.rules;
    this.seat = seat;
    this.optionAt = (i) => optionAt(s, i);
    this.decision = () => pendingDecision(s);
    this.view = () => view(s, seat);
  }
}

function pendingDecision(s: State): Decision {
  const pending = decision(s);
  if (pending === undefined) throw new Error('bug: a player is asked though the game is over');
  return pending;
}
