/** What the bots do for a table, from views alone: they choose, advise, and look at a finished game again. */
import {
  FULL,
  type Hint,
  hint,
  type JudgedDecision,
  LEVEL_LOSSES,
  LEVELS,
  type Mind,
  type Question,
  REVIEWING,
  type Review,
  type ReviewProgress,
  reviewSteps,
} from '@blackpoker/bots';
import {
  type Choice,
  countOptions,
  decision,
  makeRng,
  optionAt,
  parseRecord,
  parseSeed,
  rulesetOf,
  type Seat,
  type Seed,
  type State,
  sample,
  smallSeed,
  type View,
} from '@blackpoker/engine';
import type { Report } from './calls.ts';

/** On a slow device thinking is cut short after so many milliseconds. */
const MOVE_MILLISECONDS = 1000;
const HINT_MILLISECONDS = 2000;

const MIND = 0x6d696e64;
const ADVICE = 0x61647669;

/** Dice of their own, which say nothing about the shuffles of the game. */
function diceOf(seed: string, seat: Seat, mark: number): Seed {
  const [a, b, c, d] = parseSeed(seed) ?? smallSeed(0);
  const rng = makeRng([a, b ^ mark, c ^ seat, d]);
  return [rng(), rng(), rng(), rng()];
}

export class Thinking {
  private readonly minds = new Map<string, Mind>();

  /** The choice of a level for the seat that the view asks, which has at least two options. `seed`: of the game. */
  choose(view: View, level: number, seed: string): Choice {
    const { viewer } = view;
    const key = `${seed}/${viewer}/${level}`;
    const mind = this.minds.get(key) ?? sitDown(view, level, diceOf(seed, viewer, MIND));
    this.minds.set(key, mind);
    return mind.choose(questionOf(view));
  }

  hint(view: View, seed: string): Hint {
    const { viewer } = view;
    return hint(view, viewer, diceOf(seed, viewer, ADVICE), FULL, { milliseconds: HINT_MILLISECONDS });
  }

  /**
   * Tells each decision as soon as it is judged (ReviewProgress); where it is stopped, the review is of the first ones. `known`: those
   * that were judged before with as many iterations.
   */
  async review(
    text: string,
    iterations: number,
    known: readonly JudgedDecision[],
    { tell, isStopped }: Report,
  ): Promise<Review> {
    const record = parseRecord(text, rulesetOf);
    const search = { ...REVIEWING, iterations };
    const seed = diceOf(record.seed, 0, ADVICE);
    const steps = reviewSteps(record, { search, seed, levels: LEVEL_LOSSES, known });
    for (let step = steps.next(); ; step = steps.next(isStopped())) {
      if (step.done === true) return step.value;
      tell(step.value satisfies ReviewProgress);
      await breath();
    }
  }
}

/** Lets messages in. */
const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

function sitDown(view: View, number: number, dice: Seed): Mind {
  const level = LEVELS.find((known) => known.level === number);
  if (level === undefined) throw new Error(`there is no level ${number}`);
  const { rules } = sample(view, makeRng(dice));
  return level.player({ milliseconds: MOVE_MILLISECONDS }).sitDown(rules, view.viewer, dice);
}

/** A seat's options follow from its view: any world that agrees with it shows them. */
function questionOf(view: View): Question {
  const s = sample(view, makeRng(smallSeed(1)));
  return {
    rules: s.rules,
    seat: view.viewer,
    count: countOptions(s),
    optionAt: (i) => optionAt(s, i),
    decision: () => pending(s),
    view: () => view,
  };
}

function pending(s: State) {
  const asked = decision(s);
  if (asked === undefined) throw new Error('bug: a bot is asked though the game is over');
  return asked;
}
