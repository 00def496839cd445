/** The sentences of the log. {who} does something; {whose} things they are; [many|one] is the verb. */
import type { Words } from './lang.ts';

export const LOG_WORDS = {
  // cards that move
  drew: { ja: '{who}は{cards}を引いた。', en: '{who} [draw|draws] {cards}.' },
  turned: { ja: '{who}は先攻決めで{cards}をめくった。', en: '{who} [turn|turns] over {cards} to see who begins.' },
  damage: { ja: '{whose}ライフから{cards}が墓地に移った。', en: '{cards}: from {whose} life to the grave.' },
  milled: { ja: '{whose}ライフから{cards}が墓地に移った。', en: '{cards}: from {whose} life to the grave.' },
  paidLife: { ja: '{who}はコストLを払った：{cards}。', en: '{who} [pay|pays] 1 life: {cards}.' },
  paidDiscard: { ja: '{who}はコストDで{cards}を捨てた。', en: '{who} [discard|discards] {cards} to pay.' },
  paidUnit: { ja: '{who}はコストSで{cards}を墓地に移した。', en: '{who} [send|sends] {cards} to the grave to pay.' },
  discarded: { ja: '{who}は{cards}を捨てた。', en: '{who} [discard|discards] {cards}.' },
  entered: { ja: '{whose}場に{cards}が出た。', en: '{cards}: onto {whose} field.' },
  equipped: { ja: '{cards}が重なり、{unit}になった。', en: '{cards}: laid on a soldier, now {unit}.' },
  laid: { ja: '{who}は{cards}を裏向きで置いた。', en: '{who} [lay|lays] {cards} face down.' },
  returned: { ja: '{cards}が{whose}手札に戻った。', en: '{cards}: back to {whose} hand.' },
  took: {
    ja: '{who}は{from}から{cards}を手札に加えた。',
    en: '{who} [take|takes] {cards} from the {from} to the hand.',
  },
  destroyed: { ja: '{whose}場の{cards}が墓地に移った。', en: '{cards}: from {whose} field to the grave.' },
  onLife: { ja: '{cards}が{whose}ライフの上に置かれた。', en: '{cards}: on top of {whose} life.' },
  underLife: { ja: '{cards}が{whose}ライフの一番下に置かれた。', en: '{cards}: to the bottom of {whose} life.' },
  fogCleared: { ja: '{whose}フォグの{cards}が墓地に移った。', en: '{cards}: from {whose} fog to the grave.' },
  toFog: { ja: '{cards}が{whose}フォグに置かれた。', en: '{cards}: into {whose} fog.' },
  packed: { ja: '{whose}ライフの{cards}がパックになった。', en: '{cards} of {whose} life form the pack.' },
  leftOut: {
    ja: '{whose}ライフの{cards}がゲームから除かれた。',
    en: '{cards} of {whose} life are left out of the game.',
  },
  moved: { ja: '{whose}{cards}が{from}から{to}へ移った。', en: '{whose} {cards}: from {from} to {to}.' },
  shown: { ja: '{whose}{cards}が公開された。', en: '{whose} {cards}: shown to both.' },
  looked: { ja: '{whose}手札を確認：{cards}。', en: '{whose} hand is looked at: {cards}.' },
  searched: { ja: '{who}は自分のライフを見て選ぶ。', en: '{who} [look|looks] through [your|their] own life.' },
  shuffled: { ja: '{who}はライフを切り直した。', en: '{who} [shuffle|shuffles] the life.' },
  opened: { ja: '{who}はパックを開けた。', en: '{who} [open|opens] the pack.' },
  preparedDeck: { ja: '{who}はデッキを選んだ。', en: '{who} [have|has] chosen a deck.' },
  preparedRare: { ja: '{who}はレアカードを選んだ。', en: '{who} [have|has] chosen a rare card.' },
  preparedOpening: {
    ja: '{who}は最初の手札を選んだ。',
    en: '{who} [have|has] chosen cards for the opening hand.',
  },
  // requests
  passed: { ja: '{who}はパスした。', en: '{who} [pass|passes].' },
  requested: { ja: '{who}は「{action}」を宣言した{with}。', en: '{who} [declare|declares] {action}{with}.' },
  withKeys: { ja: '（{cards}）', en: ' ({cards})' },
  withTarget: { ja: '。対象：{target}', en: ', target: {target}' },
  triggered: { ja: '{whose}「{action}」が誘発した。', en: '{whose} {action} triggers.' },
  dropped: {
    ja: 'ステージが空でないので「{action}」は取り除かれた。',
    en: '{action} is dropped: the stage is not empty.',
  },
  resolving: { ja: '{whose}「{action}」を解決。', en: '{whose} {action} resolves.' },
  fizzled: {
    ja: '{whose}「{action}」は、対象がなくなったか条件に合わなくなったので、何も起きない。',
    en: '{whose} {action} has no effect: its target is gone or no longer legal.',
  },
  nothing: { ja: '「{action}」では何も変わらなかった。', en: '{action} has changed nothing.' },
  nobodyAttacks: { ja: '誰も攻撃しなかった。', en: 'Nobody attacks.' },
  nobodyBlocks: { ja: '誰もブロックしなかった。', en: 'Nobody blocks.' },
  negated: { ja: '{whose}「{action}」は無効になった。', en: '{whose} {action} is negated.' },
  retargeted: { ja: '{request}の対象が{target}に変わった。', en: '{request} now targets {target}.' },
  damaged: { ja: '{who}に{dealt}ダメージ。', en: '{who} [take|takes] {dealt} damage.' },
  // units
  charged: { ja: '{unit}がチャージした。', en: '{unit} turns upright.' },
  driven: { ja: '{unit}がドライブした。', en: '{unit} turns sideways.' },
  paidBulwark: { ja: 'コストBで{unit}をドライブした。', en: '{unit} turns sideways to pay.' },
  resized: { ja: '{unit}のサイズ{by}。', en: '{unit}: size {by}.' },
  forced: { ja: '{whose}兵士すべてのサイズ{by}。', en: '{whose} soldiers: size {by}.' },
  nowSoldier: { ja: '{cards}が表になり兵士になった。', en: '{cards}: turned up, now a soldier.' },
  nowBulwark: { ja: '{cards}が裏になり防壁になった。', en: '{cards}: turned down, now [bulwarks|a bulwark].' },
  attacks: { ja: '{unit}が攻撃する。', en: '{unit} attacks.' },
  blocks: { ja: '{unit}が{attacker}をブロックする。', en: '{unit} blocks {attacker}.' },
  released: { ja: '{unit}は戦闘から外れた。', en: '{unit} leaves the combat.' },
  // the game
  turn: { ja: '―― {turn}ターン目：{who} ――', en: '—— Turn {turn}: {who} ——' },
  won: { ja: '{who}の勝ち{how}。', en: '{who} [win|wins]{how}.' },
  draw: { ja: '引き分け{how}。', en: 'It is a draw{how}.' },
  endedBy: { ja: '（最後のアクション：{action}）', en: ' (the last action: {action})' },
  // parts
  someCards: { ja: 'カード{n}枚', en: '[{n} cards|a card]' },
  unit: { ja: '{whose}場の{n}番目', en: '{whose} no. {n} on the field' },
  request: { ja: '宣言{n}', en: 'request {n}' },
  lostTarget: { ja: 'なし', en: 'nothing' },
} satisfies Words;

export type LogWord = keyof typeof LOG_WORDS;
