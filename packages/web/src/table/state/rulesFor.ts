import { type Ruleset, rulesetOf, type View } from '@blackpoker/engine';

/** The rules that a view was made with. They are resolved once for each regulation. */
export function rulesFor({ regulation, options }: View): Ruleset {
  const rules = rulesetOf(regulation, options);
  if (rules === undefined) throw new Error(`bug: there is no regulation ${regulation}`);
  return rules;
}
