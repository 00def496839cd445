/** Random games with their statistics, every invariant checked. */
import {
  actionAt,
  apply,
  type Choice,
  DRAWN,
  endCause,
  hash,
  isOver,
  makeRng,
  NONE,
  type Rng,
  type Ruleset,
  type Seed,
  type State,
  seedText,
  turnCount,
  turnPlayer,
  winner,
} from '@blackpoker/engine';
import { cardsConserved, copiesAgree, offersChoice, samplesAgree } from './invariants.ts';
import { beginGame, drawSeed, RandomPlayer, seedBeside } from './randomGame.ts';

export interface Violation {
  readonly game: number;
  readonly seed: string;
  /** After how many choices. */
  readonly decision: number;
  readonly what: string;
}

export interface Simulation {
  readonly games: number;
  finished: number;
  decisions: number;
  turns: number;
  firstPlayerWins: number;
  draws: number;
  /** By the action whose resolution ended it. */
  readonly ends: Record<string, number>;
  readonly violations: Violation[];
}

export interface Plan {
  readonly rules: Ruleset;
  readonly games: number;
  readonly seed: Seed;
  /** The costly checks are made at every so many decisions. */
  readonly every: number;
}

/** A game that is longer than this counts as one that does not end. */
export const LONGEST_GAME = 20_000;

export function simulate(plan: Plan, onGame: (played: number) => void = () => undefined): Simulation {
  const total: Simulation = {
    games: plan.games,
    finished: 0,
    decisions: 0,
    turns: 0,
    firstPlayerWins: 0,
    draws: 0,
    ends: {},
    violations: [],
  };
  const rng = makeRng(plan.seed);
  for (let game = 0; game < plan.games; game++) {
    new SimulatedGame(plan, game, drawSeed(rng)).addTo(total);
    onGame(game + 1);
  }
  return total;
}

class SimulatedGame {
  private readonly plan: Plan;
  private readonly game: number;
  private readonly seed: Seed;
  private readonly rng: Rng;
  private readonly state: State;
  private readonly first: number;
  private readonly choices: Choice[] = [];
  private readonly violations: Violation[] = [];

  constructor(plan: Plan, game: number, seed: Seed) {
    this.plan = plan;
    this.game = game;
    this.seed = seed;
    this.rng = makeRng(seedBeside(seedBeside(seed)));
    this.state = beginGame(plan.rules, seed);
    this.first = turnPlayer(this.state);
  }

  addTo(total: Simulation): void {
    this.play();
    total.decisions += this.choices.length;
    total.turns += turnCount(this.state);
    if (isOver(this.state)) this.addEnd(total);
    total.violations.push(...this.violations);
  }

  private play(): void {
    const player = new RandomPlayer(seedBeside(this.seed));
    this.check(cardsConserved(this.state));
    while (!isOver(this.state) && this.choices.length < LONGEST_GAME) {
      this.check(offersChoice(this.state));
      if (this.choices.length % this.plan.every === 0) this.checkCopies();
      this.choices.push(player.play(this.state));
      this.check(cardsConserved(this.state));
    }
    if (!isOver(this.state)) this.check(`no end after ${LONGEST_GAME} decisions`);
    this.check(this.replayed());
  }

  private checkCopies(): void {
    this.check(copiesAgree(this.state));
    this.check(samplesAgree(this.state, this.rng));
  }

  private replayed(): string | undefined {
    const again = beginGame(this.plan.rules, this.seed);
    for (const choice of this.choices) apply(again, choice);
    return hash(again) === hash(this.state) ? undefined : 'the same choices lead to another state';
  }

  private check(what: string | undefined): void {
    if (what === undefined) return;
    this.violations.push({ game: this.game, seed: seedText(this.seed), decision: this.choices.length, what });
  }

  private addEnd(total: Simulation): void {
    total.finished++;
    if (winner(this.state) === DRAWN) total.draws++;
    else if (winner(this.state) === this.first) total.firstPlayerWins++;
    const cause = endCause(this.state);
    const id = cause === NONE ? 'none' : actionAt(this.plan.rules, cause).id;
    total.ends[id] = (total.ends[id] ?? 0) + 1;
  }
}
