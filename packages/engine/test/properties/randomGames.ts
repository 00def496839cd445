/** Games with choices at random, for the properties that hold in every one of them. */
import {
  apply,
  countOptions,
  EDITIONS,
  FORMATS,
  FULL_DECK,
  isOver,
  makeRng,
  newGame,
  optionAt,
  plainRuleset,
  type Rng,
  type Ruleset,
  randomBelow,
  type State,
  smallSeed,
} from '../../src/index.ts';

/** Every edition and format, with both table options. */
export const RULESETS: readonly (readonly [name: string, rules: Ruleset])[] = EDITIONS.flatMap((edition) =>
  FORMATS.flatMap((format) =>
    (['last', 'ask'] as const).map((graveTop) => {
      const rules = plainRuleset(edition, format, { graveTop });
      return [`${rules.id} graveTop ${graveTop}`, rules] as const;
    }),
  ),
);

export const startGame = (rules: Ruleset, seed: number): State =>
  newGame(rules, [FULL_DECK, FULL_DECK], smallSeed(seed));

const LONGEST_GAME = 20_000;

/** Plays a game to its end; `visit` sees the state at every choice and the choice about to be made. Returns the choices. */
export function playRandomly(
  s: State,
  seed: number,
  visit: (s: State, choice: number, n: number, rng: Rng) => void,
): number[] {
  const rng = makeRng(smallSeed(seed));
  const choices: number[] = [];
  while (!isOver(s)) {
    if (choices.length > LONGEST_GAME)
      throw new Error(`${s.rules.id} seed ${seed}: no end after ${LONGEST_GAME} choices`);
    const count = countOptions(s);
    if (count === 0) throw new Error(`${s.rules.id} seed ${seed}: a dead end after ${choices.length} choices`);
    const choice = optionAt(s, randomBelow(rng, count));
    visit(s, choice, choices.length, rng);
    apply(s, choice);
    choices.push(choice);
  }
  return choices;
}
