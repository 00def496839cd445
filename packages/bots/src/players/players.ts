/** Players by name. The yardsticks among them stay as they are for ever. */
import type { Player } from '../player.ts';
import { FLAT, GREEDY, YARDSTICK } from '../search/settings.ts';
import { levelPlayers } from './levels.ts';
import { SCRIPTED } from './scripted.ts';
import { searching } from './searching.ts';
import { first, random } from './simple.ts';

export const PLAYERS: readonly Player[] = [
  random,
  first,
  ...SCRIPTED,
  searching('greedy', GREEDY),
  searching('flat', FLAT),
  searching('ismcts', YARDSTICK),
  ...levelPlayers,
];
