/** Recorded games of random choices, for the tests of the replay room. */
import {
  countOptions,
  dealDecks,
  type GameRecord,
  isOver,
  makeRng,
  newGame,
  optionAt,
  type Ruleset,
  randomBelow,
  recordChoice,
  recordOf,
  rulesetOf,
  type SeatDeck,
  type Seed,
  type State,
  smallSeed,
  startRecord,
} from '@blackpoker/engine';

export const REGULATIONS = [
  '8.0/lite/entry20',
  '8.0/standard/pack',
  '8.0/master/full',
  '8.0/pro/strategy',
  '7.0/standard/constructedHalf+preset2',
  '6.1/pro/regular',
] as const;

/** `most`: it is broken off after so many choices, or as soon as no request is being put together after that. */
export function playedGame(regulation: string, n: number, most = Number.POSITIVE_INFINITY): GameRecord {
  const rules = rulesetOf(regulation, { graveTop: 'last' });
  if (rules === undefined) throw new Error(`no regulation ${regulation}`);
  const seed = smallSeed(n);
  return playedOn(rules, dealDecks(rules, seed), seed, n, most).record;
}

export function playedOn(
  rules: Ruleset,
  decks: readonly [SeatDeck, SeatDeck],
  seed: Seed,
  n: number,
  most = Number.POSITIVE_INFINITY,
): { readonly record: GameRecord; readonly state: State } {
  const s = newGame(rules, decks, seed);
  const recording = startRecord(rules, decks, seed, ['Alice', 'Bob']);
  const rng = makeRng(smallSeed(n + 1000));
  while (!isOver(s) && recording.completed < most)
    recordChoice(recording, s, optionAt(s, randomBelow(rng, countOptions(s))));
  return { record: recordOf(recording, s), state: s };
}
