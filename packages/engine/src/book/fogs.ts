/** Fogs (8.0): key cards that stay out as the sign of an effect which lasts until the end of the turn. */
import type { FogEntry } from '../script/printed.ts';

export const FOG_ENTRIES: readonly FogEntry[] = [
  {
    id: 'up',
    versions: [
      {
        since: '8.0',
        name: { ja: 'アップ', en: 'Up' },
        tier: 'lite',
        cards: '♡A–10',
        target: { ja: 'アップの対象だった兵士', en: 'the soldier that Up targeted' },
        text: {
          ja: 'その兵士のサイズは、このターンの間カードの数字だけ上がる。',
          en: 'Until the end of this turn that soldier’s size is up by the card’s number.',
        },
      },
    ],
  },
  {
    id: 'down',
    versions: [
      {
        since: '8.0',
        name: { ja: 'ダウン', en: 'Down' },
        tier: 'lite',
        cards: '♠A–10',
        target: { ja: 'ダウンの対象だった兵士', en: 'the soldier that Down targeted' },
        text: {
          ja: 'その兵士のサイズは、このターンの間カードの数字だけ下がる。',
          en: 'Until the end of this turn that soldier’s size is down by the card’s number.',
        },
      },
    ],
  },
  {
    id: 'force',
    versions: [
      {
        since: '8.0',
        name: { ja: 'フォース', en: 'Force' },
        tier: 'master',
        cards: 'two ♡A–10',
        text: {
          ja: '持ち主の兵士すべてのサイズは、このターンの間カードの数字の合計だけ上がる。',
          en: 'Until the end of this turn the size of all its owner’s soldiers is up by the sum of the cards.',
        },
      },
    ],
  },
];
