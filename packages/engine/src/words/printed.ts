/** The printed notation of key cards, targets and characters in the reader's language. It is English in the book. */
import type { Lang } from './lang.ts';

const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/^own soldier of the key card's suit, not a Joker$/, 'キーカードと同じスートの自分の兵士（Jokerを除く）'],
  [/^soldier$/, '兵士'],
  [/^character$/, 'キャラクター'],
  [/^character \(either side\)$/, 'キャラクター（どちらのでも）'],
  [/^own character$/, '自分のキャラクター'],
  [/^bulwark \(either side\)$/, '防壁（どちらのでも）'],
  [/^opponent$/, '相手'],
  [/^any player$/, 'プレイヤー'],
  [/^(?:an )?action with 1 or 2 key cards$/, 'キーカードが1枚か2枚のアクション'],
  [/^a Damage Judgement action$/, 'ダメージ判定'],
  [/^an action that has a target$/, '対象を持つアクション'],
  [/^two cards of one suit$/, '同じスート2枚'],
  [/^two cards of one number$/, '同じ数字2枚'],
  [/^two or more cards of one suit$/, '同じスート2枚以上'],
  [/^rare card$/, 'レアカード'],
  [/^any card, face down$/, '好きなカード（裏向き）'],
  [/^one suit$/, '同じスートのカード'],
  [/^one number$/, '同じ数字のカード'],
  [/^number$/, '数字'],
  [/^sum$/, '合計'],
  [/^one (\S+)$/, '$1'],
  [/^two (\S+)$/, '$1を2枚'],
  [/^(.+) of one suit( \(\d\))?$/, '同じスートの$1'],
];

/** As printed in English; in Japanese where we know the phrase, else as it is. */
export function printedText(text: string, lang: Lang): string {
  if (lang === 'en') return text;
  const known = PHRASES.find(([phrase]) => phrase.test(text));
  return known === undefined ? text : text.replace(known[0], known[1]);
}
