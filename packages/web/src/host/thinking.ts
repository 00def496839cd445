/** What the bots do for a table, from views alone: they choose, advise, and look at a finished game again. */
import {
  FULL,
  type Hint,
  hint,
  type JudgedDecision,
  LEVEL_LOSSES,
  REVIEWING,
  type Review,
  type ReviewProgress,
  reviewSteps,
} from '@blackpoker/bots';
import { type Choice, parseRecord, rulesetOf, type View } from '@blackpoker/engine';
import { diceOf, Minds } from '@blackpoker/host';
import type { Report } from './calls.ts';

const HINT_MILLISECONDS = 2000;
const ADVICE = 0x61647669;

/** The bot that has to choose. */
export interface BotAsked {
  readonly level: number;
  /** Of the game, for the bot's own dice. */
  readonly seed: string;
  /** Ids of the only actions that it may request; undefined: all. */
  readonly actions: readonly string[] | undefined;
}

export class Thinking {
  private readonly minds = new Minds();

  choose(view: View, { level, seed, actions }: BotAsked): Choice {
    return this.minds.choose(view, level, seed, actions);
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
