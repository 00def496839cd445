/** What a search for loops has shown. */
import type { Ruleset } from '@blackpoker/engine';
import { answersTo } from './answers.ts';
import { best, type Finding, rate } from './finding.ts';
import { type LoopsSpec, type LoopsTotal, madeUpSearches } from './loopsJob.ts';
import { richPosition } from './madeUpPositions.ts';
import { findMixture, type Mixture, type MixtureAnswer } from './mixture.ts';
import { repeated } from './repeat.ts';
import { searchRounds } from './search.ts';
import { notationOf, positionOf } from './told.ts';

/** A finding with what was checked about it. */
export interface CheckedFinding extends Finding {
  /** A line for each request. */
  readonly notation: readonly string[];
  /** How often the same steps could be made in its position; of rounds that use up other things than life, once. */
  readonly rounds: number;
  /** The actions with which the opponent could spoil it. */
  readonly answers: readonly string[];
}

export interface LoopsResult extends LoopsSpec {
  /** Searches of made-up positions, with all actions, each alone, and each pair. */
  readonly madeUpSearches: number;
  readonly triedChoices: number;
  /** How many searches tried everything so many requests deep, from 0. */
  readonly depths: readonly number[];
  readonly lucky: number;
  readonly measuredEffects: number;
  /** What takes nothing and hurts, by the measured effects. */
  readonly mixture: MixtureAnswer;
  /** The same with own life for nothing. */
  readonly mixtureForLife: MixtureAnswer;
  readonly findings: readonly CheckedFinding[];
}

const MOST_PRICED = 8;
/** Things for a point of damage: what is dearer is not worth a line. */
const HIGHEST_RATE = 5;
/** A mixture is looked for this much longer than a pair of actions. */
const MORE_CHOICES = 20;

export function loopsResult(rules: Ruleset, spec: LoopsSpec, total: LoopsTotal): LoopsResult {
  const mixture = findMixture(total.effects);
  const found = best([...total.findings, ...('mixture' in mixture ? searchMixture(rules, spec, mixture.mixture) : [])]);
  const priced = found
    .filter((finding) => finding.kind === 'priced' && rate(finding) <= HIGHEST_RATE)
    .slice(0, MOST_PRICED);
  const loops = found.filter(({ kind }) => kind !== 'priced');
  return {
    ...spec,
    madeUpSearches: madeUpSearches(rules).length,
    triedChoices: total.choices,
    depths: total.depths,
    lucky: total.lucky,
    measuredEffects: total.effects.length,
    mixture,
    mixtureForLife: findMixture(total.effects, 'life'),
    findings: [...loops, ...priced].map((finding) => checked(rules, finding)),
  };
}

function checked(rules: Ruleset, finding: Finding): CheckedFinding {
  const { kind, steps } = finding;
  const position = positionOf(finding);
  return {
    ...finding,
    notation: notationOf(rules, finding),
    rounds: repeated(rules, position, steps).rounds,
    answers: answersTo(rules, position, steps, kind !== 'priced'),
  };
}

/** Can the actions of a mixture be put into an order that works? */
function searchMixture(rules: Ruleset, { depth, choices }: LoopsSpec, { parts }: Mixture): readonly Finding[] {
  const requests = parts.reduce((sum, { actions, times }) => sum + actions.length * times, 0);
  const limits = { depth: Math.max(depth, requests), choices: choices * MORE_CHOICES };
  return searchRounds(
    rules,
    richPosition(rules),
    limits,
    parts.flatMap(({ actions }) => actions),
  ).findings;
}
