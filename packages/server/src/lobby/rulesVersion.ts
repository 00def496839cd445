/**
 * Which rules a game is played by: a game that was begun under others is not gone on with, since its log would not replay.
 * The version is a fingerprint of the ruleset as data (without its wording) and of two random games as the engine plays them.
 */
import { createHash } from 'node:crypto';
import {
  type Action,
  apply,
  countOptions,
  dealDecks,
  hash,
  isOver,
  makeRng,
  newGame,
  optionAt,
  type Rng,
  type Ruleset,
  randomBelow,
  type State,
  smallSeed,
  type Text,
} from '@blackpoker/engine';

const GAMES = 2;
const MOST_CHOICES = 500;
const DICE = 0x72756c65;

const known = new WeakMap<Ruleset, string>();

/** The same on every machine; a few milliseconds the first time. */
export function rulesVersionOf(rules: Ruleset): string {
  const version = known.get(rules) ?? fingerprint(rules);
  known.set(rules, version);
  return version;
}

/** What to tell those who want to go on with a game of other rules. */
export const OTHER_RULES: Text = {
  ja: 'この対戦は別の版のルールで始まったため、続けられません',
  en: 'This game was begun under another version of the rules and cannot go on',
};

function fingerprint(rules: Ruleset): string {
  const { id, options, deck, series, switches, visibility } = rules;
  const made = createHash('sha256');
  made.update(JSON.stringify({ id, options, deck, series, switches, visibility, actions: actionsOf(rules) }));
  for (let game = 0; game < GAMES; game++) made.update(randomEnd(rules, game));
  return made.digest('hex').slice(0, 16);
}

const actionsOf = ({ actions }: Ruleset) => actions.map((action: Action | undefined) => action && withoutWords(action));

const withoutWords = ({ index, id, type, tier, immediate, main, cost, keys, target, limit, maxLife }: Action) => ({
  ...{ index, id, type, tier, immediate, main, cost, keys, target, limit, maxLife },
});

function randomEnd(rules: Ruleset, game: number): string {
  const seed = smallSeed(game + 1);
  const s = newGame(rules, dealDecks(rules, seed), seed);
  const dice = makeRng([DICE, game, 0, 0]);
  const choices: number[] = [];
  while (choices.length < MOST_CHOICES && !isOver(s)) {
    const choice = randomChoice(s, dice);
    choices.push(choice);
    apply(s, choice);
  }
  return `${choices.join()} ${hash(s)}`;
}

/** By the numbers of the options: their order does not matter to a record. */
function randomChoice(s: State, dice: Rng): number {
  const options = Array.from({ length: countOptions(s) }, (_, i) => optionAt(s, i)).sort((a, b) => a - b);
  return options[randomBelow(dice, options.length)] ?? 0;
}
