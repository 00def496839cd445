export const OPPONENT_WORDS = {
  path: { ja: '対戦相手', en: 'Opponents' },
  beaten: { ja: '勝利済み', en: 'beaten' },
  next: { ja: '次の相手', en: 'next' },
  meet: { ja: '次の相手：{name}', en: 'Next: {name}' },
  tally: { ja: 'あなたの{won}勝{lost}敗', en: 'You won {won}, lost {lost}' },
  stats: { ja: '成績', en: 'Statistics' },
  allBeaten: { ja: '全員に勝ちました', en: 'You have beaten them all' },
};
