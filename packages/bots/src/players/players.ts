/** Players by name. The yardsticks among them stay as they are for ever. */
import type { Player } from '../player.ts';
import { FLAT, FULL, GREEDY, type SearchSettings, YARDSTICK } from '../search/settings.ts';
import { levelPlayers } from './levels.ts';
import { naive } from './naive.ts';
import { SCRIPTED } from './scripted.ts';
import { searching } from './searching.ts';
import { first, random } from './simple.ts';

/** Ways to search; `full` is that of the levels from 5 on. */
const SEARCHES: Readonly<Record<string, SearchSettings>> = {
  greedy: GREEDY,
  flat: FLAT,
  ismcts: YARDSTICK,
  full: FULL,
};

export const PLAYERS: readonly Player[] = [
  random,
  first,
  naive,
  ...SCRIPTED,
  ...Object.entries(SEARCHES).map(([name, settings]) => searching(name, settings)),
  ...levelPlayers,
];

/** A player that searches, with another budget; undefined: that one does not search. */
export function withIterations(name: string, iterations: number): Player | undefined {
  const settings = SEARCHES[name];
  return settings && searching(`${name}@${iterations}`, { ...settings, iterations });
}
