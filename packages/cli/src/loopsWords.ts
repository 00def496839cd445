/** The sentences of `blackpoker loops`. */
import type { Text } from '@blackpoker/engine';
import type { Consumed, FindingKind, Gains, Resource } from '@blackpoker/lab';

export const LOOP_WORDS = {
  searches: { ja: '探索', en: 'searches' },
  title: {
    ja: 'ループ探索：{regulation}、シード {seed}',
    en: 'Loops in {regulation}, seed {seed}',
  },
  searched: {
    ja: '作った2つの盤面で{madeUp}回（全アクション、1つずつ、2つずつ）、ランダムなゲームの盤面で{positions}回探索。1周は最大{depth}リクエスト、1回の探索は最大{choices}手、合計{tried}手。',
    en: '{madeUp} searches of two made-up positions (all actions, each alone, each pair), {positions} of positions from random games; rounds of up to {depth} requests, up to {choices} choices a search, {tried} in all.',
  },
  depths: { ja: '調べ尽くした深さ：{list}', en: 'Everything was tried, by number of searches: {list}.' },
  depth: { ja: '{depth}リクエストまで{n}回', en: '{depth} [requests|request] deep in {n}' },
  none: { ja: '{what}：見つからず。', en: '{what}: none found.' },
  noMixture: {
    ja: '実測した{n}種類の効果をどう組み合わせても、何も失わずに相手のライフを減らすことはできない。1つあたりのダメージの上限：{list}、ほかは0。',
    en: 'No mixture of the {n} measured effects takes nothing and hurts. What each thing is worth in damage, at most: {list}, the rest nothing.',
  },
  noMixtureForLife: {
    ja: '自分のライフがいくらあっても同じ。',
    en: 'Nor would one if own life cost nothing.',
  },
  mixture: {
    ja: '実測した{n}種類の効果では、{list} で何も失わずに{damage}ダメージになる（順番は問わない）。',
    en: 'By the {n} measured effects {list} would take nothing and do {damage} damage, whatever the order.',
  },
  mixtureForLife: {
    ja: '自分のライフだけを払うなら、{list} でライフ{life}につき{damage}ダメージになりうる（引くカードは都合のよいものとして）。',
    en: 'For own life alone {list} could do {damage} damage for {life} life, if the cards drawn are the right ones.',
  },
  times: { ja: '{action}×{n}', en: '{n} × {action}' },
  damage: { ja: '{damage}ダメージ', en: '{damage} damage' },
  forNothing: { ja: '消費なし', en: 'for nothing' },
  forPrice: { ja: '代償{total}（1ダメージあたり{rate}）：{list}', en: 'for {total} ({rate} a point): {list}' },
  gained: { ja: '得るもの：{list}', en: 'gains {list}' },
  endless: { ja: '同じ手順を{n}周して相手が負けた', en: 'the same steps {n} times, until the opponent had lost' },
  rounds: { ja: '同じ手順を{n}周できた', en: 'the same steps {n} times' },
  answers: { ja: '対抗手段：{list}', en: 'answers: {list}' },
  noAnswer: { ja: '対抗手段なし', en: 'no answer found' },
  from: { ja: '盤面：{position}', en: 'from {position}' },
  lucky: {
    ja: 'ほかに、見えないカードの並びがよければ相手のライフが減る手順が{n}通りあった。',
    en: '{n} further sequences of actions hurt only if the unseen cards lie well.',
  },
  caution: {
    ja: '見つからないことは、ないことの証明ではない：探索は各種類から1、2枚のカードだけを試し、相手は何もしない。',
    en: 'None found is no proof that there is none: a search tries one or two cards of each sort, and the opponent does nothing.',
  },
} satisfies Record<string, Text>;

export const KIND_WORDS: Readonly<Record<FindingKind, Text>> = {
  free: { ja: '何も失わないループ', en: 'Loops for nothing' },
  life: { ja: '自分のライフだけを払うループ', en: 'Loops for own life alone' },
  priced: { ja: '代償のある手順（1ダメージあたりの安い順）', en: 'Sequences at a price, cheapest damage first' },
};

export const PRICE_WORDS: Readonly<Record<Consumed, Text>> = {
  hand: { ja: '手札{n}枚', en: '{n} hand [cards|card]' },
  life: { ja: '自分のライフ{n}', en: '{n} own life' },
  units: { ja: '自分のキャラクター{n}体', en: '{n} own [units|unit]' },
  charge: { ja: 'キャラクター{n}体のドライブ', en: '{n} [units|unit] driven' },
  size: { ja: '兵士{n}体のサイズ', en: '{n} [soldiers|soldier] smaller' },
  fresh: { ja: '{n}枚が出たばかりになる', en: '{n} [cards|card] new again' },
  grave: { ja: '自分の墓地{n}枚', en: '{n} [cards|card] of the own grave' },
  rights: { ja: '1ターンに1回の権利{n}', en: '{n} once-per-turn [rights|right]' },
  targets: { ja: '相手のキャラクター{n}体', en: '{n} of the opponent’s units' },
};

export const GAIN_WORDS: Readonly<Record<keyof Gains, Text>> = {
  hand: { ja: '手札{n}枚', en: '{n} hand [cards|card]' },
  field: { ja: '場のカード{n}枚', en: '{n} [cards|card] on the field' },
  life: { ja: 'ライフ{n}', en: '{n} life' },
  opponentHand: { ja: '（相手の手札も{n}枚増える）', en: '(the opponent: {n} hand [cards|card])' },
};

export const RESOURCE_WORDS: Readonly<Record<Resource, Text>> = {
  spades: { ja: '手札の♠', en: '♠ in hand' },
  hearts: { ja: '♡', en: '♡' },
  diamonds: { ja: '♢', en: '♢' },
  clubs: { ja: '♣', en: '♣' },
  jokers: { ja: 'Joker', en: 'Joker' },
  life: { ja: '自分のライフ', en: 'own life' },
  soldierCards: { ja: '兵士のカード', en: 'card of a soldier' },
  chargedSoldiers: { ja: 'チャージ状態の兵士', en: 'charged soldier' },
  bulwarks: { ja: '防壁', en: 'bulwark' },
  chargedBulwarks: { ja: 'チャージ状態の防壁', en: 'charged bulwark' },
  grave: { ja: '墓地のカード', en: 'card of the grave' },
  rights: { ja: '1ターンに1回の権利', en: 'once-per-turn right' },
  theirSoldierCards: { ja: '相手の兵士のカード', en: 'card of the opponent’s soldiers' },
  theirBulwarks: { ja: '相手の防壁', en: 'opponent’s bulwark' },
};
