/** What the eight levels are called and what to expect of them. It stands alone, so that a page can list them without loading a player. */
import type { Text } from '@blackpoker/engine';

export interface LevelWords {
  readonly level: number;
  readonly name: Text;
  /** What to expect, in a sentence. */
  readonly text: Text;
}

export const LEVEL_WORDS: readonly LevelWords[] = [
  {
    level: 1,
    name: { ja: '入門', en: 'First steps' },
    text: {
      ja: '思いつきで動く。ルールを覚えたばかりでも勝てる。',
      en: 'Acts on a whim. Someone who has just learned the rules can win.',
    },
  },
  {
    level: 2,
    name: { ja: '初級', en: 'Beginner' },
    text: { ja: '形は知っているが、よく見落とす。', en: 'Knows the shapes, and overlooks a lot.' },
  },
  {
    level: 3,
    name: { ja: '見習い', en: 'Apprentice' },
    text: { ja: '場を見て打つ。小さな間違いはする。', en: 'Looks at the table, with small mistakes.' },
  },
  {
    level: 4,
    name: { ja: '中級', en: 'Regular' },
    text: { ja: '場をよく見る。先のことは考えない。', en: 'Looks at the table well; does not think ahead.' },
  },
  {
    level: 5,
    name: { ja: '上級', en: 'Advanced' },
    text: { ja: '少し先を読み、相手の手札を考える。', en: 'Thinks a little ahead, and guesses at your hand.' },
  },
  {
    level: 6,
    name: { ja: '熟練', en: 'Skilled' },
    text: { ja: '無駄な支払いをせず、隙を逃さない。', en: 'Wastes nothing and uses every gap.' },
  },
  {
    level: 7,
    name: { ja: '師範', en: 'Master' },
    text: { ja: '攻守の釣り合いを深く読む。', en: 'Weighs attack and defence deeply.' },
  },
  {
    level: 8,
    name: { ja: '達人', en: 'Grandmaster' },
    text: { ja: '大会の常連でも気が抜けない。', en: 'A tournament player has to respect it.' },
  },
];
