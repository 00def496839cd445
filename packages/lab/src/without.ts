/** Restricted players: what is an action worth to those who have it? */

import type { Mind, Player, Question } from '@blackpoker/bots';
import {
  ACTION_ENTRIES,
  actionChoice,
  type Choice,
  type Decision,
  FRAME_ACTION_ENTRIES,
  indexOfAction,
  type Ruleset,
  type Seat,
  type View,
} from '@blackpoker/engine';
import { PlayerError } from './playerError.ts';

/** Stands between the name of a player and that of the action. */
export const WITHOUT = '-without-';

const ACTION_IDS = [...ACTION_ENTRIES, ...FRAME_ACTION_ENTRIES].map(({ id }) => id);

/**
 * A player who may not request an action. The options are as if it were not there: where a pass is all that is left, it passes. Where
 * nothing is left the rules force it, and it is taken. It cannot sit down where the regulation does not have the action.
 */
export function without(player: Player, action: string): Player {
  if (!ACTION_IDS.includes(action)) throw new PlayerError(`there is no action "${action}" to play without`);
  return {
    name: `${player.name}${WITHOUT}${action}`,
    sitDown: (rules, seat, seed) => new RestrictedMind(player.sitDown(rules, seat, seed), requested(rules, action)),
  };
}

function requested(rules: Ruleset, id: string): Choice {
  const index = indexOfAction(rules, id);
  if (rules.actions[index]?.direct !== true)
    throw new PlayerError(`nobody requests ${id} in ${rules.id}, so nobody can play without it`);
  return actionChoice(index);
}

class RestrictedMind implements Mind {
  private readonly mind: Mind;
  private readonly forbidden: Choice;
  private question: RestrictedQuestion | undefined;
  readonly winChance?: (question: Question) => number;

  constructor(mind: Mind, forbidden: Choice) {
    this.mind = mind;
    this.forbidden = forbidden;
    const { winChance } = mind;
    if (winChance !== undefined) this.winChance = (question) => winChance.call(mind, question);
  }

  choose(question: Question): Choice {
    const at = this.placeOf(question);
    if (at < 0) return this.mind.choose(question);
    if (question.count === 2) return question.optionAt(1 - at);
    this.question ??= new RestrictedQuestion(question);
    this.question.leaveOut(question, at);
    return this.mind.choose(this.question);
  }

  private placeOf({ count, optionAt }: Question): number {
    for (let i = 0; i < count; i++) if (optionAt(i) === this.forbidden) return i;
    return -1;
  }
}

/** A question with one option left out. */
class RestrictedQuestion implements Question {
  readonly rules: Ruleset;
  readonly seat: Seat;
  count = 0;
  readonly optionAt: (i: number) => Choice;
  readonly decision: () => Decision;
  readonly view: () => View;
  private whole: Question;
  private at = 0;

  constructor(whole: Question) {
    this.whole = whole;
    this.rules = whole.rules;
    this.seat = whole.seat;
    this.optionAt = (i) => this.whole.optionAt(i < this.at ? i : i + 1);
    this.decision = () => withoutOption(this.whole.decision(), this.at);
    this.view = () => this.whole.view();
  }

  leaveOut(whole: Question, at: number): void {
    this.whole = whole;
    this.at = at;
    this.count = whole.count - 1;
  }
}

const withoutOption = (decision: Decision, at: number): Decision => ({
  ...decision,
  options: decision.options.filter((_, i) => i !== at),
});
