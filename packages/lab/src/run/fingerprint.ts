import { hash, newSeries, nextGame, rulesetOf, smallSeed } from '@blackpoker/engine';
import { playGame, sitDown } from '../game.ts';
import { playerNamed } from '../players.ts';

const SEED = smallSeed(8);

/** How one known game of a regulation ends: another hash where the rules, as this program plays them, have changed. */
export function fingerprint(regulation: string): string {
  const rules = rulesetOf(regulation);
  const start = rules && nextGame(newSeries(rules, SEED));
  if (rules === undefined || start === undefined) return 'not played';
  const random = playerNamed('random');
  return hash(playGame(rules, start.decks, start.seed, sitDown([random, random], rules, SEED)).state);
}
