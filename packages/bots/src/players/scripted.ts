/** Scripted players: they take what the rating of options likes best, as far as their weakness lets them see it. */
import {
  actionChoice,
  type Choice,
  DONE,
  indexOfAction,
  kindToAct,
  makeRng,
  optionAt,
  type Rng,
  type Ruleset,
  type Seed,
  type State,
  sample,
  turnCount,
} from '@blackpoker/engine';
import { Dice } from '../dice.ts';
import type { Mind, Player, Question } from '../player.ts';
import { policyOption } from '../policy/choose.ts';
import { CONTROLLER, FORTRESS, PLAIN, RUSHER, type Style } from '../policy/style.ts';

/** How people who have just begun go wrong. All but the first are chances, from 0 to 1. */
export interface Weakness {
  /** How much it misjudges each option, in cards of life. */
  readonly noise: number;
  /** To forget a magic for a whole turn, each one by itself. */
  readonly forgets: number;
  /** To let an attacker come, or stop at the blockers named so far, without a look at the others. */
  readonly overlooks: number;
}

const NONE: Weakness = { noise: 0, forgets: 0, overlooks: 0 };

export const scripted = (name: string, style: Style, weakness: Weakness = NONE): Player => ({
  name,
  sitDown: (rules, _seat, seed) => new ScriptedMind(rules, seed, style, weakness),
});

export const SCRIPTED: readonly Player[] = [
  scripted('heuristic', PLAIN),
  scripted('rusher', RUSHER),
  scripted('fortress', FORTRESS),
  scripted('controller', CONTROLLER),
];

class ScriptedMind implements Mind {
  private readonly style: Style;
  private readonly weakness: Weakness;
  private readonly rng: Rng;
  private readonly dice: Dice;
  private readonly magic: readonly Choice[];
  private turn = 0;
  private forgotten: ReadonlySet<Choice> | undefined;

  constructor(rules: Ruleset, seed: Seed, style: Style, weakness: Weakness) {
    this.style = style;
    this.weakness = weakness;
    this.rng = makeRng(seed);
    this.dice = new Dice(this.rng());
    this.magic = rules.direct
      .filter(({ type }) => type === 'quickMagic' || type === 'normalMagic')
      .map(({ id }) => actionChoice(indexOfAction(rules, id)));
  }

  choose({ view, forbidden }: Question): Choice {
    const { weakness } = this;
    const world = sample(view(), this.rng);
    if (turnCount(world) !== this.turn) this.enterTurn(turnCount(world));
    if (kindToAct(world) === 'block' && this.happens(weakness.overlooks)) return DONE;
    const closed = this.closed(forbidden);
    const choice = this.best(world, closed);
    return closed?.has(choice) === true ? this.best(world, forbidden) : choice;
  }

  private best(world: State, closed: ReadonlySet<Choice> | undefined): Choice {
    return optionAt(world, policyOption(world, this.dice, this.weakness.noise, this.style, closed));
  }

  private happens(chance: number): boolean {
    return chance > 0 && this.dice.unit() < chance;
  }

  private enterTurn(turn: number): void {
    this.turn = turn;
    const { forgets } = this.weakness;
    this.forgotten = forgets === 0 ? undefined : new Set(this.magic.filter(() => this.happens(forgets)));
  }

  /** What it may not request and what it does not think of; if that is everything, it remembers. */
  private closed(forbidden: ReadonlySet<Choice> | undefined): ReadonlySet<Choice> | undefined {
    const { forgotten } = this;
    if (forbidden === undefined || forgotten === undefined) return forbidden ?? forgotten;
    return new Set([...forbidden, ...forgotten]);
  }
}
