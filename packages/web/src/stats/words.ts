import type { Text } from '@blackpoker/engine';

export const STATS_WORDS = {
  title: { ja: '成績', en: 'Statistics' },
  games: { ja: '対戦', en: 'Games' },
  won: { ja: '勝ち', en: 'Won' },
  lost: { ja: '負け', en: 'Lost' },
  rate: { ja: '勝率', en: 'Win rate' },
  percent: { ja: '{n}%', en: '{n} %' },
  wins: { ja: '連勝', en: 'Wins in a row' },
  days: { ja: '連続日数', en: 'Days in a row' },
  best: { ja: '最高{n}', en: 'best {n}' },
  opponents: { ja: '相手ごと', en: 'By opponent' },
  opponent: { ja: '相手', en: 'Opponent' },
  people: { ja: '人', en: 'People' },
  regulations: { ja: 'レギュレーションごと', en: 'By regulation' },
  regulation: { ja: 'レギュレーション', en: 'Regulation' },
  accuracy: { ja: '正確さの移り変わり', en: 'Accuracy over time' },
  accuracyNote: {
    ja: '検討した対戦から。100が最善です。',
    en: 'From games that were reviewed. 100 is perfect play.',
  },
  accuracyNone: {
    ja: 'まだありません。対戦のあとの見直しか、リプレイの検討で増えます。',
    en: 'None yet. Look for a better move after a game, or review a replay.',
  },
  accuracyChart: {
    ja: '検討した{n}局の正確さ。最新は{last}。',
    en: 'Accuracy of {n} reviewed games. The latest: {last}.',
  },
  game: { ja: '対戦', en: 'Game' },
  points: { ja: '正確さ', en: 'Accuracy' },
  table: { ja: '表で見る', en: 'As a table' },
  favourites: { ja: 'よく使うアクション', en: 'Favourite actions' },
  times: { ja: '{n}回', en: '{n} times' },
  note: {
    ja: 'このブラウザに残っている対戦（最大{n}局）から数えています。',
    en: 'Counted from the games that this browser keeps, at most {n}.',
  },
  empty: { ja: 'まだ対戦がありません。ピップが待っています。', en: 'No games yet. Pip is waiting for you.' },
  play: { ja: '対戦する', en: 'Play' },
  learn: { ja: '遊び方を学ぶ', en: 'Learn to play' },
} satisfies Record<string, Text>;
