import type { Text } from '@blackpoker/engine';

export const STATS_WORDS = {
  title: { ja: '学習の記録', en: 'Where learners stop' },
  note: {
    ja: 'この端末の記録です。どこにも送られません。',
    en: 'Kept in this browser. Nothing is sent anywhere.',
  },
  empty: { ja: 'まだ記録がありません', en: 'Nothing yet' },
  lesson: { ja: 'レッスン', en: 'Lesson' },
  step: { ja: '手順', en: 'Step' },
  reached: { ja: '到達', en: 'Reached' },
  left: { ja: 'ここでやめた', en: 'Left here' },
  seconds: { ja: '秒（中央値）', en: 'Seconds (median)' },
  why: { ja: '多かった「できない理由」', en: 'Most frequent why-not' },
  copy: { ja: 'JSONをコピー', en: 'Copy as JSON' },
  back: { ja: 'レッスン一覧', en: 'All lessons' },
  copied: { ja: 'コピーしました', en: 'Copied' },
} satisfies Record<string, Text>;
