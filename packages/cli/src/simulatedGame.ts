/** One random game with every invariant checked. */
import {
  actionAt,
  apply,
  type Choice,
  DRAWN,
  endCause,
  hash,
  isOver,
  makeRng,
  type NextGame,
  NONE,
  newGame,
  type Rng,
  type SeriesGame,
  type State,
  seedText,
  turnCount,
  turnPlayer,
  usesSecondDeck,
  winner,
} from '@blackpoker/engine';
import { Conservation, copiesAgree, offersChoice, samplesAgree } from './invariants.ts';
import { RandomPlayer, seedBeside } from './randomGame.ts';
import type { Plan, Simulation, Violation } from './simulation.ts';

/** A game that is longer than this counts as one that does not end. */
export const LONGEST_GAME = 20_000;

export class SimulatedGame {
  private readonly plan: Plan;
  private readonly game: number;
  private readonly start: NextGame;
  private readonly rng: Rng;
  private readonly state: State;
  private readonly conservation: Conservation;
  /** Who has the first turn; NONE while the game is set up. */
  private first = NONE;
  private readonly choices: Choice[] = [];
  private readonly violations: Violation[] = [];

  constructor(plan: Plan, game: number, start: NextGame) {
    this.plan = plan;
    this.game = game;
    this.start = start;
    this.rng = makeRng(seedBeside(seedBeside(start.seed)));
    this.state = newGame(plan.rules, start.decks, start.seed);
    this.conservation = new Conservation(this.state, start.decks);
  }

  get isFinished(): boolean {
    return isOver(this.state);
  }

  get result(): SeriesGame {
    const used = (seat: number) => (usesSecondDeck(this.state, seat) ? 'second' : 'first');
    return { winner: winner(this.state), used: [used(0), used(1)] };
  }

  addTo(total: Simulation): void {
    this.play();
    total.decisions += this.choices.length;
    total.turns += turnCount(this.state);
    if (isOver(this.state)) this.addEnd(total);
    total.violations.push(...this.violations);
  }

  private play(): void {
    const player = new RandomPlayer(seedBeside(this.start.seed));
    this.check(this.conservation.checkStart());
    while (!isOver(this.state) && this.choices.length < LONGEST_GAME) {
      if (this.first === NONE && turnCount(this.state) > 0) this.first = turnPlayer(this.state);
      this.check(offersChoice(this.state));
      if (this.choices.length % this.plan.every === 0) this.checkCopies();
      this.choices.push(player.play(this.state));
      this.check(this.conservation.check(this.state));
    }
    if (!isOver(this.state)) this.check(`no end after ${LONGEST_GAME} decisions`);
    this.check(this.replayed());
  }

  private checkCopies(): void {
    this.check(copiesAgree(this.state));
    this.check(samplesAgree(this.state, this.rng));
  }

  private replayed(): string | undefined {
    const again = newGame(this.plan.rules, this.start.decks, this.start.seed);
    for (const choice of this.choices) apply(again, choice);
    return hash(again) === hash(this.state) ? undefined : 'the same choices lead to another state';
  }

  private check(what: string | undefined): void {
    if (what === undefined) return;
    const seed = seedText(this.start.seed);
    this.violations.push({ game: this.game, seed, decision: this.choices.length, what });
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
