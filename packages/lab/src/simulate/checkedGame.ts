/** A random game with every invariant checked. */
import {
  apply,
  type Choice,
  hash,
  isOver,
  makeRng,
  type NextGame,
  newGame,
  type Rng,
  type Ruleset,
  type State,
} from '@blackpoker/engine';
import { LONGEST_GAME, type PlayedGame, playGame } from '../game.ts';
import { mindSeed } from '../seeds.ts';
import { Conservation, copiesAgree, offersChoice, samplesAgree } from './invariants.ts';
import { randomMinds } from './randomMinds.ts';

/** Something that must hold and does not. */
export interface Problem {
  /** After how many choices. */
  readonly decision: number;
  readonly what: string;
}

/** The costly checks are made at every so many choices. */
export function playChecked(
  rules: Ruleset,
  start: NextGame,
  every: number,
  tell: (problem: Problem) => void,
): PlayedGame {
  const checks = new Checks(rules, start, every, tell);
  const game = playGame(rules, start.decks, start.seed, randomMinds(rules, start.seed), {
    everyPass: true,
    onChoice: (s, _seat, choice) => checks.beforeChoice(s, choice),
  });
  checks.atEnd(game);
  return game;
}

class Checks {
  private readonly rules: Ruleset;
  private readonly start: NextGame;
  private readonly every: number;
  private readonly tell: (problem: Problem) => void;
  private readonly rng: Rng;
  private readonly choices: Choice[] = [];
  private conservation: Conservation | undefined;

  constructor(rules: Ruleset, start: NextGame, every: number, tell: (problem: Problem) => void) {
    this.rules = rules;
    this.start = start;
    this.every = every;
    this.tell = tell;
    // Beside the seeds of the two players.
    this.rng = makeRng(mindSeed(start.seed, 0, 1));
  }

  beforeChoice(s: State, choice: Choice): void {
    this.checkCards(s);
    this.check(offersChoice(s));
    if (this.choices.length % this.every === 0) {
      this.check(copiesAgree(s));
      this.check(samplesAgree(s, this.rng));
    }
    this.choices.push(choice);
  }

  atEnd({ state, decisions }: PlayedGame): void {
    this.checkCards(state);
    if (!isOver(state)) this.check(`no end after ${LONGEST_GAME} decisions`);
    this.check(this.replayed(state));
    this.check(this.playedAgain(state, decisions));
  }

  private checkCards(s: State): void {
    if (this.conservation !== undefined) return this.check(this.conservation.check(s));
    this.conservation = new Conservation(s, this.start.decks);
    this.check(this.conservation.checkStart());
  }

  private replayed(end: State): string | undefined {
    const again = newGame(this.rules, this.start.decks, this.start.seed);
    for (const choice of this.choices) apply(again, choice);
    return hash(again) === hash(end) ? undefined : 'the same choices lead to another state';
  }

  /** By the same players, with nobody looking on. */
  private playedAgain(end: State, decisions: number): string | undefined {
    const { decks, seed } = this.start;
    const again = playGame(this.rules, decks, seed, randomMinds(this.rules, seed));
    const same = hash(again.state) === hash(end) && again.decisions === decisions;
    return same ? undefined : 'the same players make another game of it where passes are skipped';
  }

  private check(what: string | undefined): void {
    if (what !== undefined) this.tell({ decision: this.choices.length, what });
  }
}
