/** Random games to try the notation on. */
import {
  type Choice,
  decision,
  EDITIONS,
  FORMATS,
  FULL_DECK,
  type GameRecord,
  makeRng,
  newGame,
  plainRuleset,
  type Recording,
  type Ruleset,
  randomBelow,
  recordChoice,
  recordOf,
  type State,
  smallSeed,
  startRecord,
  type TableOptions,
} from '../../src/index.ts';

export const rulesetsOf = (graveTop: TableOptions['graveTop'] = 'last'): Ruleset[] =>
  EDITIONS.flatMap((edition) => FORMATS.map((format) => plainRuleset(edition, format, { graveTop })));

/** Plays at random until the game is over or `most` choices were made; `see` gets each state before its choice. */
export function randomGame(
  rules: Ruleset,
  seed: number,
  { most = Infinity, see }: { most?: number; see?: (s: State, recording: Recording) => void } = {},
): { record: GameRecord; state: State } {
  const rng = makeRng(smallSeed(seed));
  const decks = [FULL_DECK, FULL_DECK] as const;
  const recording = startRecord(rules, decks, smallSeed(seed));
  const s = newGame(rules, decks, smallSeed(seed));
  for (let now = decision(s); now !== undefined; now = decision(s)) {
    if (recording.choices.length >= most && !now.drafting) break;
    see?.(s, recording);
    const choice: Choice = now.options[randomBelow(rng, now.options.length)]!.choice;
    recordChoice(recording, s, choice);
  }
  return { record: recordOf(recording, s), state: s };
}
