/** Why a move is good or bad, in both languages. */
import type { Text } from '@blackpoker/engine';

export const HINT_WORDS = {
  winsSurely: {
    ja: '相手が何をしても、このターンに勝ちます（想定{of}通りで確かめました）。',
    en: 'Wins this turn whatever the opponent does (checked in {of} imagined deals).',
  },
  winsNow: {
    ja: '試しに進めると、{share}このターンに勝ちます。',
    en: 'Played out as a trial, wins this turn {share}.',
  },
  preventsLethal: {
    ja: '何もしないと想定{of}通りの{otherwise}%で、次の自分のターンの前に負けます。これなら{p}%（差±{error}）。',
    en: 'Prevents a loss before your next turn: in {otherwise} % of {of} imagined deals without it, in {p} % with it (the difference ±{error}).',
  },
  exposed: {
    ja: '試しに進めると、{share}次の自分のターンの前に負けます。',
    en: 'Played out as a trial, loses before your next turn {share}.',
  },
  lethalNext: {
    ja: '試しに進めると、{share}次の自分のターンに勝ちます。',
    en: 'Played out as a trial, wins on your next turn {share}.',
  },
  kills: { ja: '{share}{unit}を倒します。', en: 'Destroys {unit} {share}.' },
  removes: { ja: '{share}{unit}を場から離します。', en: 'Takes {unit} off the field {share}.' },
  negates: { ja: '{share}相手の「{action}」を無効にします。', en: 'Negates {action} of the opponent {share}.' },
  saves: {
    ja: '{unit}を守ります：何もしないと想定{of}通りの{otherwise}%で失い、これなら{p}%（差±{error}）。',
    en: 'Saves {unit}: lost in {otherwise} % of {of} imagined deals otherwise, in {p} % with this (the difference ±{error}).',
  },
  damage: {
    ja: '何もしないより平均{n}（±{error}）多くダメージを与えます。',
    en: 'Deals {n} more damage on average than doing nothing (±{error}).',
  },
  sureDamage: {
    ja: '想定{of}通りのすべてで、何もしないより{n}多くダメージを与えます。',
    en: 'Deals {n} more damage than doing nothing in all {of} imagined deals.',
  },
  winsTrade: {
    ja: '{share}損得で勝つ相打ちになります。',
    en: 'Wins the trade: units fall on both sides, the better ones on the other side, {share}.',
  },
  losesTrade: {
    ja: '{share}損な相打ちになります。',
    en: 'Loses the trade: units fall on both sides, the better ones on the own side, {share}.',
  },
  loses: { ja: '{share}{unit}を失います。', en: 'Loses {unit} {share}.' },
  failsIf: {
    ja: '相手が{what}と危険：そのとき勝率{bad}%、そうでなければ{good}%（差±{error}）。{p}%の想定でこの状況です。',
    en: 'In danger if the opponent {what}: {bad} % then, {good} % otherwise (the difference ±{error}). That is so in {p} % of the imagined deals.',
  },
  isNegated: { ja: '{share}無効にされます。', en: 'Is negated {share}.' },
  nextGeneration: { ja: '{share}「{action}」でカードが1枚手に入ります。', en: '{action} gives a card {share}.' },
  keepsCounter: { ja: '「{action}」を使える♣が手札に残ります。', en: 'Keeps a ♣ in hand for {action}.' },
  spendsCounter: {
    ja: '「{action}」のための♣か捨てる手札がなくなります。',
    en: 'Leaves no ♣, or nothing to pay with, for {action}.',
  },
  costsLife: { ja: 'ライフを{n}払います。', en: 'Costs {n} life.' },
  leavesBlockers: {
    ja: 'チャージ状態のキャラクターが{n}体残ります。',
    en: 'Characters that stay charged and can block: {n}.',
  },
  better: {
    ja: '次の候補より{n}ポイント上です（±{error}）。',
    en: 'Better than the next choice by {n} points (±{error}).',
  },
  close: {
    ja: '次の候補との差ははっきりしません（{n}ポイント、±{error}）。',
    en: 'No clear difference from the next choice ({n} points, ±{error}).',
  },
  onlyMove: { ja: 'ほかに選べるものはありません。', en: 'There is nothing else to choose.' },
} satisfies Record<string, Text>;

export type HintCode = keyof typeof HINT_WORDS;

/** In how many of the worlds that were looked at. */
export const SHARE_WORDS = {
  all: { ja: '想定{of}通りのすべてで、', en: 'in all {of} imagined deals' },
  some: { ja: '想定{of}通りの{p}%（±{error}）で、', en: 'in {p} % of {of} imagined deals (±{error})' },
} satisfies Record<string, Text>;

/** What the opponent may hold. */
export const SECRET_WORDS = {
  ten: { ja: '{suit}10を持っている', en: 'holds {suit}10' },
  nine: { ja: '{suit}9か{suit}10を持っている', en: 'holds {suit}9 or {suit}10' },
  above: { ja: '{suit}{n}〜10を持っている', en: 'holds {suit}{n} or higher, up to 10' },
  any: { ja: '{suit}A〜10を持っている', en: 'holds any of {suit}A–10' },
  court: { ja: '手札にJ・Q・Kがある', en: 'holds a J, Q or K' },
  ace: { ja: '手札にAがある', en: 'holds an A' },
  joker: { ja: '手札にJokerがある', en: 'holds a Joker' },
  trap: {
    ja: '自分の兵士と同じ数字かJokerの防壁を伏せている',
    en: 'has a charged bulwark that is a Joker or has the number of a soldier on this side',
  },
} satisfies Record<string, Text>;
