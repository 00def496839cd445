import type { Text } from '@blackpoker/engine';

export const DRILL_WORDS = {
  'drill-block': {
    ja: '攻撃された。どう守れば生き残れる？1分で何問続けて正解できるかな。',
    en: 'They attack. How do you survive? See how many you get right in a row, in one minute.',
  },
  'drill-numbers': {
    ja: '同じ数字の防壁はアタッカーも倒す。少なく失い、多く倒そう。1分で何問続けられるかな。',
    en: 'A bulwark of the same number takes the attacker along. Lose little, take much. One minute.',
  },
  'drill-lethal': {
    ja: 'このターンに勝てる？勝つか、「このターンは無理」を選ぶ。1分で何問続けられるかな。',
    en: 'Can you win this turn? Do it, or tap Not this turn. One minute.',
  },
  begin: { ja: 'はじめる', en: 'Start' },
  again: { ja: 'もう一度', en: 'Again' },
  next: { ja: '次へ', en: 'Next' },
  right: { ja: '正解', en: 'Right' },
  wrong: { ja: 'おしい', en: 'Not quite' },
  row: { ja: '連続{n}', en: '{n} in a row' },
  seconds: { ja: '残り{n}秒', en: '{n} s' },
  notThisTurn: { ja: 'このターンは無理', en: 'Not this turn' },
  result: { ja: '正解{right}問、連続では{best}問！', en: '{right} right, {best} of them in a row.' },
} satisfies Record<string, Text>;
