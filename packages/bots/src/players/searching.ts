/** Players that search. */
import { type Choice, type DecisionKind, makeRng, type Rng, type Seat, type Seed } from '@blackpoker/engine';
import { Dice } from '../dice.ts';
import type { Mind, Player, Question } from '../player.ts';
import type { Found, Move } from '../search/search.ts';
import type { SearchSettings } from '../search/settings.ts';
import { type Budget, think } from '../search/think.ts';

export interface Temper {
  /** How much the chance of each sensible move is misjudged, 0 to 1. */
  readonly noise: number;
  readonly budget?: Budget;
}

export const searching = (name: string, settings: SearchSettings, temper: Temper = { noise: 0 }): Player => ({
  name,
  sitDown: (_rules, seat, seed) => new SearchMind(seat, seed, settings, temper),
});

/** Answers that belong to the request whose first choice was searched: they were searched with it. */
const PARTS: ReadonlySet<DecisionKind> = new Set<DecisionKind>(['key', 'payB', 'payD', 'payS', 'target']);

class SearchMind implements Mind {
  private readonly seat: Seat;
  private readonly settings: SearchSettings;
  private readonly temper: Temper;
  private readonly rng: Rng;
  private readonly dice: Dice;
  /** What is left of the request that was begun. */
  private plan: readonly Choice[] = [];
  private chance = 0.5;

  constructor(seat: Seat, seed: Seed, settings: SearchSettings, temper: Temper) {
    this.seat = seat;
    this.settings = settings;
    this.temper = temper;
    this.rng = makeRng(seed);
    this.dice = new Dice(this.rng());
  }

  choose(question: Question): Choice {
    const planned = this.planned(question);
    if (planned !== undefined) return planned;
    const { rng } = this;
    const seed: Seed = [rng(), rng(), rng(), rng()];
    const found = think(question.view(), this.seat, seed, this.settings, this.temper.budget, question.forbidden);
    const move = this.pick(found, question);
    this.chance = move.chance;
    this.plan = move.choice === found.line[0] ? found.line.slice(1) : [];
    return move.choice;
  }

  winChance(): number {
    return this.chance;
  }

  /** The next part of the request that was begun, where it is still offered. */
  private planned(question: Question): Choice | undefined {
    const [next, ...rest] = this.plan;
    if (next === undefined || !PARTS.has(question.decision().kind)) return undefined;
    if (!isOffered(question, next)) return undefined;
    this.plan = rest;
    return next;
  }

  private pick({ moves, chance }: Found, question: Question): Move {
    const [best] = moves;
    if (best === undefined) return { choice: question.optionAt(0), visits: 0, chance, error: 0.5 };
    if (this.temper.noise === 0) return best;
    const seen = moves.filter(({ visits }) => visits >= Math.max(2, best.visits / 20));
    const shaken = seen.map((move) => ({ move, value: move.chance + this.temper.noise * this.dice.normal() }));
    return shaken.reduce((a, b) => (b.value > a.value ? b : a)).move;
  }
}

function isOffered({ count, optionAt }: Question, choice: Choice): boolean {
  for (let i = 0; i < count; i++) if (optionAt(i) === choice) return true;
  return false;
}
