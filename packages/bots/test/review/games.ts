import {
  countOptions,
  dealDecks,
  type GameRecord,
  isOver,
  newGame,
  optionAt,
  recordChoice,
  recordOf,
  rulesetOf,
  seatToAct,
  smallSeed,
  startRecord,
} from '@blackpoker/engine';
import { Dice } from '../../src/dice.ts';
import { policyOption } from '../../src/policy/choose.ts';

/** A follows the script, B shakes its ratings: some of its choices are bad. */
export function scriptedGame(regulation: string, seed: number): GameRecord {
  const rules = rulesetOf(regulation)!;
  const decks = dealDecks(rules, smallSeed(seed));
  const s = newGame(rules, decks, smallSeed(seed));
  const recording = startRecord(rules, decks, smallSeed(seed));
  const dice = new Dice(seed);
  while (!isOver(s)) {
    const option = countOptions(s) === 1 ? 0 : policyOption(s, dice, 4 * seatToAct(s));
    recordChoice(recording, s, optionAt(s, option));
  }
  return recordOf(recording, s);
}
