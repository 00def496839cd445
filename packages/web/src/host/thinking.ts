/** What the bots do for a table, from views alone: they choose, advise, and look at a finished game again. */
import {
  type ChoiceRisk,
  choiceRisk,
  type Hint,
  hint,
  JUDGING,
  type JudgedDecision,
  LEVEL_LOSSES,
  type Review,
  type ReviewProgress,
  reviewSteps,
} from '@blackpoker/bots';
import { type Choice, parseRecord, rulesetOf, type View, type Viewer } from '@blackpoker/engine';
import { diceOf, Minds } from '@blackpoker/host';
import type { Report } from './calls.ts';

/** Far more than a hint takes on a slow phone: one that is cut short may contradict the review. */
const HINT_MILLISECONDS = 6000;
/** A warning that comes later than this would come too late. */
const RISK_MILLISECONDS = 300;
const ADVICE = 0x61647669;

/** The bot that has to choose. */
export interface BotAsked {
  readonly level: number;
  /** Of the game, for the bot's own dice. */
  readonly seed: string;
  /** Ids of the only actions that it may request; undefined: all. */
  readonly actions: readonly string[] | undefined;
}

/** What a review is to look at, and who reads it. */
export interface ReviewWish {
  /** For each decision. */
  readonly iterations: number;
  /** Decisions that were judged before. */
  readonly known?: readonly JudgedDecision[] | undefined;
  /** The seat of the person who reads it; undefined: they only watched. */
  readonly viewer?: Viewer | undefined;
  /** The numbers of the choices that were passes made for a player. */
  readonly automatic?: readonly number[] | undefined;
}

export class Thinking {
  private readonly minds = new Minds();

  choose(view: View, { level, seed, actions }: BotAsked): Choice {
    return this.minds.choose(view, level, seed, actions);
  }

  /** `only`: ids of the only actions that it may suggest; undefined: all. */
  hint(view: View, only?: readonly string[]): Hint {
    return hint(view, JUDGING, { milliseconds: HINT_MILLISECONDS }, only);
  }

  risk(view: View, line: readonly Choice[], only?: readonly string[]): ChoiceRisk {
    return choiceRisk(view, line, { milliseconds: RISK_MILLISECONDS }, only);
  }

  /** Tells each decision as soon as it is judged (ReviewProgress); if it is stopped, the review is of the first ones. */
  async review(text: string, { iterations, ...wanted }: ReviewWish, { tell, isStopped }: Report): Promise<Review> {
    const record = parseRecord(text, rulesetOf);
    const search = { ...JUDGING, iterations };
    const seed = diceOf(record.seed, 0, ADVICE);
    const steps = reviewSteps(record, { ...wanted, search, seed, levels: LEVEL_LOSSES });
    for (let step = steps.next(); ; step = steps.next(isStopped())) {
      if (step.done === true) return step.value;
      tell(step.value satisfies ReviewProgress);
      await breath();
    }
  }
}

/** Lets messages in. */
const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
