import type { Text } from '@blackpoker/engine';
import type { PracticeTheme } from '@blackpoker/learn';

export const RESULT_WORDS = {
  won: { ja: 'あなたの勝ち！', en: 'You win!' },
  lost: { ja: 'あなたの負け', en: 'You lose' },
  nameWon: { ja: '{name}の勝ち', en: '{name} wins' },
  seatWon: { ja: 'プレイヤー{seat}の勝ち', en: 'Player {seat} wins' },
  drawn: { ja: '引き分け', en: 'A draw' },
  byLife: { ja: '{who}のライフが0になりました。', en: '{who} [have|has] no life left.' },
  byBoth: { ja: '両者のライフが0になりました。', en: 'Both lives reached 0.' },
  byTimeout: { ja: '{who}の持ち時間がなくなりました。', en: '{who} ran out of time.' },
  byConnection: { ja: '{who}が戻りませんでした。', en: '{who} did not come back.' },
  byAgreement: { ja: '合意による引き分けです。', en: 'A draw by agreement.' },
  aborted: { ja: '対戦は中止されました', en: 'The game was called off' },
  byResign: { ja: '{who}が投了しました。', en: '{who} resigned.' },
  turns: { ja: '{n}ターン目で決着。', en: 'Decided in turn {n}.' },
  closeWin: { ja: 'ライフ残り{left}の接戦でした。', en: 'That was close: you had {left} life left.' },
  closeLoss: { ja: '惜しい！{who}のライフは残り{left}でした。', en: 'Close: {who} had {left} life left.' },
  you: { ja: 'あなた', en: 'you' },
  seriesWon: { ja: 'シリーズに勝ちました', en: 'You have won the series' },
  seriesLost: { ja: 'シリーズに負けました', en: 'You have lost the series' },
  seriesTaken: { ja: '{name}がシリーズに勝ちました', en: '{name} has won the series' },
  seriesDrawn: { ja: 'シリーズは引き分けです', en: 'The series is a draw' },
  nextGame: { ja: '次のゲームへ', en: 'Next game' },
  rematch: { ja: 'もう一度', en: 'Play again' },
  replay: { ja: 'リプレイを見る', en: 'Watch the replay' },
  replayLater: {
    ja: 'リプレイと共有は、シリーズが終わると使えます',
    en: 'It can be replayed and shared once the series is over',
  },
  moment: { ja: 'もっと良い手を探す', en: 'Look for a better move' },
  momentTitle: { ja: 'もう一度やってみるなら', en: 'One moment to try again' },
  momentLooking: { ja: '一手ずつ見直しています…', en: 'Going through the game …' },
  momentNone: {
    ja: '大きな間違いはありませんでした。今回は運もありました。',
    en: 'None of your moves cost much. Luck had its share in this one.',
  },
  momentFailed: { ja: '見直せませんでした。', en: 'The game could not be gone through.' },
  tryIt: { ja: 'ここからやってみる', en: 'Try it' },
  easier: { ja: 'やさしい相手：{name}', en: 'Easier: {name}' },
  harder: { ja: '次の相手：{name}', en: 'Next: {name}' },
  nextLesson: { ja: '次のレッスン：コスト', en: 'Next lesson: costs' },
  secondGame: { ja: '全アクションで遊ぶ', en: 'Play with all actions' },
  sameDeal: { ja: '同じ配札でもう一度', en: 'Same deal again' },
  stats: { ja: '成績', en: 'Statistics' },
  share: { ja: 'リンクを共有', en: 'Share a link' },
  link: { ja: 'リプレイへのリンク', en: 'Link to the replay' },
  notShared: { ja: 'リンクを作れませんでした', en: 'The link could not be made' },
  look: { ja: '盤面を見る', en: 'Look at the table' },
  deck: { ja: '見られるデッキ', en: 'Decks that you may look at' },
} satisfies Record<string, Text>;

/** At the table of "try it": what to do there. */
export const GOAL_WORDS = {
  win: { ja: 'ここから勝つ手があります。探してみましょう。', en: 'Your goal: win from here. There is a way.' },
  better: {
    ja: 'ここでもっと良い手があります。探してみましょう。',
    en: 'Your goal: do better from here. There is a stronger move.',
  },
} satisfies Record<string, Text>;

export const PRACTICE_WORDS: Readonly<Record<PracticeTheme, Text>> = {
  missedWin: { ja: '練習：決め手を見つける', en: 'Practise: find the winning move' },
  lostByDraw: { ja: '練習：引きすぎない', en: 'Practise: when to stop drawing' },
  block: { ja: '練習：どれをブロックする？', en: 'Practise: what to block' },
  bulwark: { ja: '練習：防壁にするカード', en: 'Practise: which card to lay' },
  unanswered: { ja: '練習：カウンター', en: 'Practise: Counter' },
};
