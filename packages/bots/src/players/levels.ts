/** Eight levels: each a budget of iterations and some misjudgement, so that a match can be repeated; docs/strength.md has the ladder. */
import type { Text } from '@blackpoker/engine';
import type { Player } from '../player.ts';
import { PLAIN } from '../policy/style.ts';
import { FULL } from '../search/settings.ts';
import type { Budget } from '../search/think.ts';
import { scripted } from './scripted.ts';
import { searching } from './searching.ts';

export interface Level {
  readonly level: number;
  readonly name: Text;
  /** What to expect, in a sentence. */
  readonly text: Text;
  /** As it plays; a budget of time cuts it short on slow devices. */
  readonly player: (budget?: Budget) => Player;
}

/** A scripted player that misjudges each option by this much, in cards of life. */
const byScript = (level: number, noise: number) => () => scripted(`level${level}`, PLAIN, noise);
/** A searching player, and how much it misjudges the chance of each sensible move. */
const bySearch = (level: number, iterations: number, noise: number) => (budget?: Budget) =>
  searching(`level${level}`, { ...FULL, iterations }, { noise, ...(budget && { budget }) });

export const LEVELS: readonly Level[] = [
  {
    level: 1,
    name: { ja: '入門', en: 'First steps' },
    text: {
      ja: '思いつきで動く。ルールを覚えたばかりでも勝てる。',
      en: 'Acts on a whim. Someone who has just learned the rules can win.',
    },
    player: byScript(1, 3),
  },
  {
    level: 2,
    name: { ja: '初級', en: 'Beginner' },
    text: { ja: '形は知っているが、よく見落とす。', en: 'Knows the shapes, and overlooks a lot.' },
    player: byScript(2, 1.5),
  },
  {
    level: 3,
    name: { ja: '見習い', en: 'Apprentice' },
    text: { ja: '場を見て打つ。小さな間違いはする。', en: 'Looks at the table, with small mistakes.' },
    player: byScript(3, 0.95),
  },
  {
    level: 4,
    name: { ja: '中級', en: 'Regular' },
    text: { ja: '場をよく見る。先のことは考えない。', en: 'Looks at the table well; does not think ahead.' },
    player: byScript(4, 0),
  },
  {
    level: 5,
    name: { ja: '上級', en: 'Advanced' },
    text: { ja: '少し先を読み、相手の手札を考える。', en: 'Thinks a little ahead, with your hand in mind.' },
    player: bySearch(5, 45, 0),
  },
  {
    level: 6,
    name: { ja: '熟練', en: 'Skilled' },
    text: { ja: '無駄な支払いをせず、隙を逃さない。', en: 'Wastes nothing and uses every gap.' },
    player: bySearch(6, 95, 0),
  },
  {
    level: 7,
    name: { ja: '師範', en: 'Master' },
    text: { ja: '攻守の釣り合いを深く読む。', en: 'Weighs attack and defence deeply.' },
    player: bySearch(7, 200, 0),
  },
  {
    level: 8,
    name: { ja: '達人', en: 'Grandmaster' },
    text: { ja: '大会の常連でも気が抜けない。', en: 'A tournament player has to respect it.' },
    player: bySearch(8, 2000, 0),
  },
];

export const levelPlayers: readonly Player[] = LEVELS.map(({ player }) => player());
