/** A cost in a few words: what its letters and pictures mean. */
import { COST_LETTERS, type Lang, type Text } from '@blackpoker/engine';

export type CostLetter = (typeof COST_LETTERS)[number];

export const costLetters = (cost: string): CostLetter[] =>
  [...cost].flatMap((sign) => COST_LETTERS.find((letter) => letter === sign) ?? []);

export const COST_NAMES: Readonly<Record<CostLetter, Text>> = {
  B: { ja: '防壁を横向きにする', en: 'turn a bulwark sideways' },
  L: { ja: 'ライフ1', en: '1 life' },
  D: { ja: '手札を1枚捨てる', en: 'discard a card' },
  S: { ja: 'キャラクターを墓地へ', en: 'send a character to the grave' },
};

/** BBL: turn a bulwark sideways ×2, 1 life. */
export function costText(cost: string, lang: Lang): string {
  const letters = costLetters(cost);
  return COST_LETTERS.flatMap((letter) => {
    const n = letters.filter((each) => each === letter).length;
    return n === 0 ? [] : [`${COST_NAMES[letter][lang]}${n > 1 ? ` ×${n}` : ''}`];
  }).join(lang === 'ja' ? '、' : ', ');
}
