/** Eight levels: each a budget of iterations and some misjudgement, so that a match can be repeated; docs/strength.md has the ladder. */
import type { Player } from '../player.ts';
import { PLAIN } from '../policy/style.ts';
import { FULL } from '../search/settings.ts';
import type { Budget } from '../search/think.ts';
import { LEVEL_WORDS, type LevelWords } from './levelWords.ts';
import { scripted } from './scripted.ts';
import { searching } from './searching.ts';

export interface Level extends LevelWords {
  /** As it plays; a budget of time cuts it short on slow devices. */
  readonly player: (budget?: Budget) => Player;
}

type Maker = (name: string, budget?: Budget) => Player;

/** A scripted player that misjudges each option by this much, in cards of life. */
const byScript =
  (noise: number): Maker =>
  (name) =>
    scripted(name, PLAIN, noise);
/** A searching player with so many iterations for a decision. */
const bySearch =
  (iterations: number): Maker =>
  (name, budget) =>
    searching(name, { ...FULL, iterations }, { noise: 0, ...(budget && { budget }) });

/** By level, from the first. */
const MAKERS: readonly Maker[] = [
  byScript(3.8),
  byScript(2),
  byScript(1.1),
  byScript(0),
  bySearch(58),
  bySearch(105),
  bySearch(200),
  bySearch(2500),
];

export const LEVELS: readonly Level[] = MAKERS.map((make, i) => {
  const words = LEVEL_WORDS[i];
  if (words === undefined) throw new Error('bug: a level without words');
  return { ...words, player: (budget) => make(`level${words.level}`, budget) };
});

export const levelPlayers: readonly Player[] = LEVELS.map(({ player }) => player());
