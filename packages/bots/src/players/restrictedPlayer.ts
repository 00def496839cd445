/** Players that may request only some actions. What the rules carry out by themselves (draw, block …) happens to them as to everybody. */
import { actionChoice, type Choice, type Decision, indexOfAction, type Ruleset } from '@blackpoker/engine';
import type { Mind, Player, Question } from '../player.ts';

/** Ids of actions. One that a regulation does not have makes no difference there. */
export type Restriction = { readonly only: readonly string[] } | { readonly without: readonly string[] };

/**
 * The same player, restricted: it chooses as if the rules did not offer the other requests, now or later in the game. If only a pass is
 * left, it passes; if nothing is left, the rules force a request, and it makes it.
 */
export const restrictedPlayer = (player: Player, restriction: Restriction): Player => ({
  name: player.name + suffixOf(restriction),
  sitDown: (rules, seat, seed) =>
    new RestrictedMind(player.sitDown(rules, seat, seed), forbiddenRequests(rules, restriction)),
});

/** How a restriction is written behind the name of a player. */
export const WITHOUT = '-without-';
export const ONLY = '-only-';
/** Between the actions that a player is left with. */
export const AND = '+';

const suffixOf = (restriction: Restriction): string =>
  'only' in restriction
    ? ONLY + restriction.only.join(AND)
    : restriction.without.map((action) => WITHOUT + action).join('');

/** What a restriction takes off the list of a regulation. */
export function forbiddenRequests(rules: Ruleset, restriction: Restriction): ReadonlySet<Choice> {
  const isForbidden = (id: string): boolean =>
    'only' in restriction ? !restriction.only.includes(id) : restriction.without.includes(id);
  const forbidden = rules.direct.filter(({ id }) => isForbidden(id));
  return new Set(forbidden.map(({ id }) => actionChoice(indexOfAction(rules, id))));
}

class RestrictedMind implements Mind {
  private readonly mind: Mind;
  private readonly forbidden: ReadonlySet<Choice>;
  readonly winChance?: (question: Question) => number;

  constructor(mind: Mind, forbidden: ReadonlySet<Choice>) {
    this.mind = mind;
    this.forbidden = forbidden;
    const { winChance } = mind;
    if (winChance !== undefined) this.winChance = (question) => winChance.call(mind, question);
  }

  choose(question: Question): Choice {
    const allowed = this.allowedOf(question);
    if (allowed.length === 1) return allowed[0] as Choice;
    return this.mind.choose(allowed.length === 0 ? question : restricted(question, allowed, this.forbidden));
  }

  private allowedOf({ count, optionAt }: Question): Choice[] {
    const allowed: Choice[] = [];
    for (let i = 0; i < count; i++) {
      const choice = optionAt(i);
      if (!this.forbidden.has(choice)) allowed.push(choice);
    }
    return allowed;
  }
}

const restricted = (whole: Question, allowed: readonly Choice[], forbidden: ReadonlySet<Choice>): Question => ({
  ...whole,
  count: allowed.length,
  optionAt: (i) => allowed[i] as Choice,
  decision: () => withOptions(whole.decision(), allowed),
  forbidden: whole.forbidden === undefined ? forbidden : new Set([...whole.forbidden, ...forbidden]),
});

const withOptions = (decision: Decision, allowed: readonly Choice[]): Decision => ({
  ...decision,
  options: decision.options.filter(({ choice }) => allowed.includes(choice)),
});
