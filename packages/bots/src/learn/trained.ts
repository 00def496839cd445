/** Which regulations the value is learned from, and how often each is played. */
import { type Ruleset, rulesetOf } from '@blackpoker/engine';

/** By id, games of each in a round. */
const SHARES: readonly (readonly [string, number])[] = [
  ['8.0/lite/full', 10],
  ['8.0/standard/full', 8],
  ['8.0/pro/full', 8],
  ['8.0/master/full', 10],
  ['8.0/lite/entry20', 4],
  ['8.0/standard/pack', 1],
  ['8.0/pro/rarePack', 1],
  ['8.0/pro/strategy', 1],
  ['8.0/master/strategy', 1],
  ['7.0/lite/full', 2],
  ['7.0/standard/full', 1],
  ['7.0/pro/full', 1],
  ['7.0/master/full', 2],
  ['7.0/lite/entry', 1],
  ['7.0/master/entry+preset2', 1],
  ['7.0/standard/constructed40', 1],
  ['7.0/master/random40+preset2+pack', 1],
  ['7.0/pro/randomHalf', 1],
  ['6.1/lite/regular', 1],
  ['6.1/standard/constructed40', 1],
  ['6.1/pro/regular', 1],
  ['6.1/master/randomHalf', 1],
];

export const TRAINED: readonly string[] = SHARES.map(([id]) => id);

const ROUND: readonly number[] = SHARES.flatMap(([, games], i) => Array.from({ length: games }, () => i));

/** The regulation of a run's game, by its place in TRAINED. */
export const regulationOfGame = (game: number): number => ROUND[game % ROUND.length] as number;

export function trainedRules(regulation: number): Ruleset {
  const id = TRAINED[regulation] ?? '';
  const rules = rulesetOf(id);
  if (rules === undefined) throw new Error(`bug: there is no regulation ${id}`);
  return rules;
}
