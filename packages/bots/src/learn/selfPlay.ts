/** Games of scripted players against each other, and positions out of them. */
import {
  applyOption,
  countOptions,
  DRAWN,
  dealDecks,
  isOver,
  isStageEmpty,
  kindToAct,
  makeRng,
  newGame,
  type Rng,
  type Seat,
  type Seed,
  type State,
  seatToAct,
  turnCount,
  turnPlayer,
  winner,
} from '@blackpoker/engine';
import { rateOptions } from '../policy/rate.ts';
import { CONTROLLER, FORTRESS, PLAIN, RUSHER, type Style } from '../policy/style.ts';
import { FEATURE_COUNT, writeFeatures } from '../value/features.ts';
import { emptySamples, HALF, type Samples, WHOLE } from './samples.ts';
import { regulationOfGame, trainedRules } from './trained.ts';

/** A game with more decisions than this is given up, and teaches nothing. */
const LONGEST_GAME = 4000;
const MOST_SAMPLES = 16;
const STYLES: readonly Style[] = [PLAIN, PLAIN, RUSHER, FORTRESS, CONTROLLER];
/** How far below the best, in cards of life, an option may be and still be taken now and then. */
const SETTLED = 0.12;
const WILDEST = 1.2;
/** Up to some turn both play wildly, so that many different positions are met; only then samples are taken. At the latest: 1 for so many cards. */
const CARDS_PER_WILD_TURN = 4.5;

interface Playing {
  readonly rng: Rng;
  readonly styles: readonly [Style, Style];
  /** The turn from which on both play as well as they can. */
  readonly settled: number;
  readonly wildness: number;
}

const fraction = (rng: Rng): number => rng() / 0x100000000;
const oneOf = <T>(rng: Rng, list: readonly T[]): T => list[Math.floor(fraction(rng) * list.length)] as T;

function dice(seed: Seed, cards: number): Playing {
  const [a, b, c, d] = seed;
  const rng = makeRng([a ^ 0x706c6179, b, c, d]);
  return {
    rng,
    styles: [oneOf(rng, STYLES), oneOf(rng, STYLES)],
    settled: Math.floor((fraction(rng) ** 2 * cards) / CARDS_PER_WILD_TURN),
    wildness: 0.2 + fraction(rng) * (WILDEST - 0.2),
  };
}

const ratings = new Float64Array(256);

/** An option, the likelier the better it is rated. */
function choose(s: State, { rng, styles, settled, wildness }: Playing): number {
  const count = countOptions(s);
  if (count === 1) return 0;
  rateOptions(s, ratings, styles[seatToAct(s) === 0 ? 0 : 1]);
  const heat = turnCount(s) < settled ? wildness : SETTLED;
  let best = 0;
  let highest = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) {
    // Gumbel noise: the highest of these sums is i with the chance that a softmax gives it.
    const sum = (ratings[i] as number) - heat * Math.log(-Math.log((rng() + 0.5) / 0x100000000));
    if (sum > highest) [best, highest] = [i, sum];
  }
  return best;
}

/** Positions of one game of the training run, by its number. The same seed and number give the same samples. */
export function playSamples(game: number, seed: Seed): Samples {
  const regulation = regulationOfGame(game);
  const rules = trainedRules(regulation);
  const s = newGame(rules, dealDecks(rules, seed), seed);
  const playing = dice(seed, rules.deck.max);
  const sampler = new Sampler(playing);
  for (let decisions = 0; !isOver(s); decisions++) {
    if (decisions === LONGEST_GAME) return emptySamples(0);
    sampler.look(s);
    applyOption(s, choose(s, playing), true);
  }
  return sampler.finish(winner(s), regulation, game);
}

/** Picks positions out of a game. */
class Sampler {
  private readonly playing: Playing;
  private readonly found = emptySamples(MOST_SAMPLES);
  /** Whose turn it was in each. */
  private readonly movers: Seat[] = [];
  /** The last turn that has come to an empty stage. */
  private quiet = 0;

  constructor(playing: Playing) {
    this.playing = playing;
  }

  look(s: State): void {
    const turn = turnCount(s);
    const isFirstQuiet = turn > this.quiet && isStageEmpty(s);
    if (isFirstQuiet) this.quiet = turn;
    if (turn > 0 && turn >= this.playing.settled && this.isTaken(s, isFirstQuiet)) this.take(s, turn);
  }

  /** Often the first quiet position of a turn, where searches stop to judge; others now and then. */
  private isTaken(s: State, isFirstQuiet: boolean): boolean {
    const x = fraction(this.playing.rng);
    if (isFirstQuiet) return x < 0.45;
    const kind = kindToAct(s);
    if (kind === 'attack' || kind === 'block') return x < 0.08;
    return kind === 'chance' && x < (isStageEmpty(s) ? 0.08 : 0.04);
  }

  private take(s: State, turn: number): void {
    const { found, movers } = this;
    if (movers.length === MOST_SAMPLES) return;
    const at = movers.length * FEATURE_COUNT;
    writeFeatures(s, new Uint8ClampedArray(found.features.buffer, at, FEATURE_COUNT));
    found.turns[movers.length] = Math.min(255, turn);
    movers.push(turnPlayer(s));
  }

  finish(won: number, regulation: number, game: number): Samples {
    const count = this.movers.length;
    const shareOf = (mover: Seat): number => (won === DRAWN ? HALF : won === mover ? WHOLE : 0);
    return {
      count,
      features: this.found.features.slice(0, count * FEATURE_COUNT),
      labels: Uint8Array.from(this.movers, shareOf),
      regulations: new Uint8Array(count).fill(regulation),
      turns: this.found.turns.slice(0, count),
      games: new Uint32Array(count).fill(game),
    };
  }
}
