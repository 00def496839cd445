/** Games of random legal choices, from a seed of their own: the same seed gives the same game. */
import {
  apply,
  type Choice,
  countOptions,
  dealDecks,
  makeRng,
  newGame,
  optionAt,
  type Rng,
  type Ruleset,
  randomBelow,
  type Seed,
  type Sink,
  type State,
} from '@blackpoker/engine';

/** A game with the decks that its regulation deals from the seed. */
export const beginGame = (rules: Ruleset, seed: Seed, sink?: Sink): State =>
  newGame(rules, dealDecks(rules, seed), seed, sink);

/** A seed of the same family for another purpose, such as the choices of a game beside its cards. */
export const seedBeside = ([a, b, c, d]: Seed): Seed => [
  a ^ 0x5bd1e995,
  b ^ 0x2545f491,
  c ^ 0x9e3779b9,
  d ^ 0x85ebca6b,
];

/** A player who takes each option with equal chance. */
export class RandomPlayer {
  private readonly rng: Rng;

  constructor(seed: Seed) {
    this.rng = makeRng(seed);
  }

  choose(s: State): Choice {
    return optionAt(s, randomBelow(this.rng, countOptions(s)));
  }

  play(s: State, sink?: Sink): Choice {
    const choice = this.choose(s);
    apply(s, choice, sink);
    return choice;
  }
}
