import type { Text } from '@blackpoker/engine';

/** The sentences of a step. {who} does something; {whose} things they are; [many|one] is the verb. */
export const LINE_WORDS = {
  // the beginning
  deal: { ja: 'カードを配ります', en: 'Dealing the cards' },
  begins: { ja: '{who}の先攻', en: '{who} [begin|begins]' },
  wins: { ja: '{who}の先攻：{cards}が{card}に勝ち', en: '{who} [begin|begins]: {cards} beats {card}' },
  turn: { ja: '{whose}ターン', en: '{whose} turn' },
  turnOf: { ja: '{who}のターン', en: '{who}’s turn' },
  // requests
  attack: { ja: '{who}がアタックを宣言', en: '{who} [declare|declares] an attack' },
  end: { ja: '{who}がターンを終えます', en: '{who} [end|ends] the turn' },
  bulwark: { ja: '{who}が防壁を置きました', en: '{who} [lay|lays] a bulwark' },
  summon: { ja: '{who}が{cards}を召喚', en: '{who} [summon|summons] {cards}' },
  play: { ja: '{who}が「{action}」を宣言', en: '{who} [play|plays] {action}' },
  playWith: { ja: '{who}が「{action}」{cards}を宣言', en: '{who} [play|plays] {action} {cards}' },
  playOn: { ja: '{who}が{units}に「{action}」{cards}', en: '{who} [play|plays] {action} {cards} on {units}' },
  playAt: { ja: '{who}が{at}に「{action}」{cards}', en: '{who} [play|plays] {action} {cards} at {at}' },
  playAgainst: {
    ja: '{who}が{whose}「{cause}」に「{action}」{cards}',
    en: '{who} [play|plays] {action} {cards} against {whose} {cause}',
  },
  stops: { ja: '「{cause}」で{whose}「{action}」は無効', en: '{cause} stops {whose} {action}' },
  fizzles: {
    ja: '{whose}「{action}」は対象がなく、何も起きません',
    en: '{whose} {action} has lost its target: nothing happens',
  },
  // fights
  attacks: { ja: '{units}がアタック', en: '{who} [attack|attacks] with {units}' },
  blocks: { ja: '{units}が{others}をブロック', en: '{who} [block|blocks] {others} with {units}' },
  noBlock: { ja: '{who}はブロックしません', en: '{who} [do|does] not block' },
  smallerFalls: { ja: '{n}対{m}：{units}が墓地へ', en: '{n} against {m}: {units} [fall|falls]' },
  sameFalls: { ja: '{n}対{m}：同じなので両方とも墓地へ', en: '{n} against {m}: a tie, both fall' },
  bulwarkFalls: {
    ja: '防壁は{cards}：数字が違い、防壁だけ墓地へ',
    en: 'The bulwark is {cards}: another number, only the bulwark falls',
  },
  bulwarkMeets: {
    ja: '防壁は{cards}：同じ数字で両方とも墓地へ',
    en: 'The bulwark is {cards}: same number, both fall',
  },
  bulwarkJoker: { ja: '防壁はJoker：両方とも墓地へ', en: 'The bulwark is the Joker: both fall' },
  unblocked: {
    ja: 'ブロックなし：{n}ダメージ、{whose}ライフ {from}→{to}',
    en: 'Not blocked: {n} damage, {whose} life {from} → {to}',
  },
  unblockedMany: { ja: 'ブロックなし：{who}に{n}ダメージ', en: 'Not blocked: {who} [take|takes] {n} damage' },
  damage: {
    ja: '{action}：{n}ダメージ、{whose}ライフ {from}→{to}',
    en: '{action}: {n} damage, {whose} life {from} → {to}',
  },
  damageMany: { ja: '{action}：{who}に{n}ダメージ', en: '{action}: {who} [take|takes] {n} damage' },
  // effects
  draws: {
    ja: '{who}が{cards}を引きました（ライフ{from}→{to}）',
    en: '{who} [draw|draws] {cards} (life {from} → {to})',
  },
  drawsMany: { ja: '{who}が{cards}を引きました', en: '{who} [draw|draws] {cards}' },
  mills: { ja: '{action}：{whose}ライフ{n}枚が墓地へ', en: '{action}: {n} of {whose} life go to the grave' },
  discards: { ja: '{who}が{cards}を捨てました', en: '{who} [discard|discards] {cards}' },
  takes: { ja: '{action}：{who}が{cards}を手札に', en: '{action}: {who} [take|takes] {cards}' },
  enters: { ja: '{cards}が{whose}場に出ました', en: '{cards} enters {whose} field' },
  falls: { ja: '{whose}{cards}が墓地へ', en: '{whose} {cards} falls' },
  sideways: { ja: '{who}が{units}をドライブ（横向きに）', en: '{who} [turn|turns] {units} sideways' },
  upright: { ja: '{who}が{units}をチャージ（縦向きに）', en: '{who} [turn|turns] {units} upright' },
  resized: { ja: '{units}のサイズ{by}（いま{n}）', en: '{units}: size {by}, now {n}' },
  resizedAway: { ja: '{units}のサイズ{by}', en: '{units}: size {by}' },
  log: { ja: '{text}', en: '{text}' },
  // parts
  your: { ja: 'あなたの', en: 'your' },
  their: { ja: '相手の', en: 'their' },
  whose: { ja: '{name}の', en: '{name}’s' },
  soldierUnit: { ja: '{whose}{cards}', en: '{whose} {cards}' },
  bulwarkUnit: { ja: '{whose}防壁{cards}', en: '{whose} bulwark {cards}' },
  someCards: { ja: 'カード{n}枚', en: '[{n} cards|a card]' },
  and: { ja: '・', en: ', ' },
} satisfies Readonly<Record<string, Text>>;

export type LineWord = keyof typeof LINE_WORDS;
