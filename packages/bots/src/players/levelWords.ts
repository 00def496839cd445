/** The people behind the eight levels, and what to expect of them. It stands alone, so that a page can list them without loading a player. */
import type { Text } from '@blackpoker/engine';

export interface LevelWords {
  readonly level: number;
  /** The grade. */
  readonly name: Text;
  /** What the opponent of this grade is called. */
  readonly person: Text;
  /** How they play, and something about them: two sentences. */
  readonly text: Text;
}

export const LEVEL_WORDS: readonly LevelWords[] = [
  {
    level: 1,
    name: { ja: '入門', en: 'First steps' },
    person: { ja: 'ピップ', en: 'Pip' },
    text: {
      ja: '思いつきで動く。ルールは先週覚えたばかり。',
      en: 'Acts on a whim. Learned the rules only last week.',
    },
  },
  {
    level: 2,
    name: { ja: '見習い', en: 'Beginner' },
    person: { ja: 'モモ', en: 'Momo' },
    text: {
      ja: '基本は知っているが、見落としが多い。相手の好手にも拍手する。',
      en: 'Knows the basics and overlooks a lot. Applauds your good moves, too.',
    },
  },
  {
    level: 3,
    name: { ja: '初級', en: 'Apprentice' },
    person: { ja: 'タク', en: 'Taku' },
    text: {
      ja: '場を見て打つが、小さな間違いはする。帽子は決して脱がない。',
      en: 'Looks at the table, with small mistakes. Never takes the cap off.',
    },
  },
  {
    level: 4,
    name: { ja: '中級', en: 'Regular' },
    person: { ja: 'ノラ', en: 'Nora' },
    text: {
      ja: '場をよく見るが、先のことは考えない。あなたの番にお茶をいれてくれる。',
      en: 'Reads the table well but does not think ahead. Makes tea while you think.',
    },
  },
  {
    level: 5,
    name: { ja: '上級', en: 'Advanced' },
    person: { ja: 'カスミ', en: 'Kasumi' },
    text: {
      ja: '少し先を読み、相手の手札を考える。口数は少ない。',
      en: 'Thinks a little ahead and guesses at your hand. Says very little.',
    },
  },
  {
    level: 6,
    name: { ja: '熟練', en: 'Skilled' },
    person: { ja: 'イーヴォ', en: 'Ivo' },
    text: {
      ja: '無駄な支払いをせず、隙を逃さない。本業は時計の修理。',
      en: 'Wastes nothing and uses every gap. Mends clocks for a living.',
    },
  },
  {
    level: 7,
    name: { ja: '師範', en: 'Master' },
    person: { ja: 'セーブル', en: 'Sable' },
    text: {
      ja: '攻守の釣り合いを深く読む。ほかの面々の師でもある。',
      en: 'Weighs attack and defence deeply. Has taught most of the others.',
    },
  },
  {
    level: 8,
    name: { ja: '達人', en: 'Grandmaster' },
    person: { ja: 'クロ', en: 'Kuro' },
    text: {
      ja: '大会の常連でも気が抜けない。面の下の顔は誰も知らない。',
      en: 'Even tournament players have to be careful. Nobody has seen the face behind the mask.',
    },
  },
];

/** Undefined: there is no such level. */
export const levelWords = (level: number): LevelWords | undefined => LEVEL_WORDS[level - 1];
