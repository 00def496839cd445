/** Eight levels: each a budget of iterations and some misjudgement, so that a match can be repeated; docs/strength.md has the ladder. */
import type { Player } from '../player.ts';
import { PLAIN, type Style } from '../policy/style.ts';
import { FULL } from '../search/settings.ts';
import type { Budget } from '../search/think.ts';
import { LEVEL_WORDS, type LevelWords } from './levelWords.ts';
import { scripted, type Weakness } from './scripted.ts';
import { searching } from './searching.ts';

export interface Level extends LevelWords {
  /** As it plays; a budget of time cuts it short on slow devices. */
  readonly player: (budget?: Budget) => Player;
}

type Maker = (name: string, budget?: Budget) => Player;

/** A scripted player that goes wrong as beginners do. */
const byScript =
  (weakness: Weakness, style = PLAIN): Maker =>
  (name) =>
    scripted(name, style, weakness);
/** A searching player with so many iterations for a decision. */
const bySearch =
  (iterations: number): Maker =>
  (name, budget) =>
    searching(name, { ...FULL, iterations }, { noise: 0, ...(budget && { budget }) });

/** A newcomer does not see yet that each card of life is a hit point. */
const SPENDTHRIFT: Style = { ...PLAIN, thrift: 0.3 };

/** By level, from the first. */
const MAKERS: readonly Maker[] = [
  byScript({ noise: 2.6, forgets: 0.95, overlooks: 0.06 }, SPENDTHRIFT),
  byScript({ noise: 1.1, forgets: 0.92, overlooks: 0.06 }),
  byScript({ noise: 0.4, forgets: 0.6, overlooks: 0.13 }),
  byScript({ noise: 0, forgets: 0, overlooks: 0 }),
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
