import type { Text } from '@blackpoker/engine';

/** What the board says around the cards. */
export const BOARD_WORDS = {
  title: { ja: '{turn}ターン目（{whose}ターン）', en: 'Turn {turn}, {whose} turn' },
  life: { ja: 'ライフ', en: 'life' },
  hand: { ja: '手札', en: 'hand' },
  seenHand: { ja: '見た手札', en: 'seen in hand' },
  grave: { ja: '墓地', en: 'grave' },
  soldiers: { ja: '兵士', en: 'soldiers' },
  bulwarks: { ja: '防壁', en: 'bulwarks' },
  fog: { ja: 'フォグ', en: 'fog' },
  stage: { ja: 'ステージ（上から解決）', en: 'stage (the top resolves first)' },
  empty: { ja: '空', en: 'empty' },
  driven: { ja: 'ドライブ', en: 'driven' },
  fresh: { ja: '出たばかり', en: 'new' },
  attacks: { ja: '攻撃中', en: 'attacks' },
  blocks: { ja: '{unit}をブロック', en: 'blocks {unit}' },
  force: { ja: 'フォース', en: 'Force' },
  ended: { ja: '効果切れ', en: 'ended' },
  bulwark: { ja: '{whose}防壁{n}', en: '{whose} bulwark {n}' },
  soldier: { ja: '{whose}{cards}', en: '{whose} {cards}' },
  request: { ja: '{whose}「{action}」{keys}', en: '{whose} {action}{keys}' },
  goneRequest: { ja: '宣言#{n}', en: 'request #{n}' },
} satisfies Record<string, Text>;
