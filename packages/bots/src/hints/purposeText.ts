/** How a purpose is put into words: a sentence with gaps, and what stands in them in each language. */
import {
  cardSign,
  fieldCount,
  fill,
  isBulwark,
  LANGS,
  type Lang,
  ownerOf,
  type Seat,
  type State,
  type Text,
  type Unit,
  unitAt,
  unitCards,
} from '@blackpoker/engine';
import { PURPOSE_WORDS, type PurposeWord, WHOSE_WORDS } from './purposeWords.ts';
import type { Params } from './reason.ts';

export interface Purpose {
  readonly word: PurposeWord;
  readonly params?: (lang: Lang) => Params;
}

export const purpose = (word: PurposeWord, params: (lang: Lang) => Params = () => ({})): Purpose => ({ word, params });

export function purposeText({ word, params }: Purpose): Text {
  const [ja = '', en = ''] = LANGS.map((lang) => fill(PURPOSE_WORDS[word], lang, params?.(lang)));
  return { ja, en };
}

/** "their ♠4", "your bulwark ♣5", "their bulwark 2": in few words, from the side of the seat. */
export function unitWords(s: State, unit: Unit, seat: Seat, lang: Lang): string {
  const isOwn = ownerOf(unit) === seat;
  const cards = unitCards(s, unit).map(cardSign).join('+');
  if (!isBulwark(s, unit)) return fill(WHOSE_WORDS[isOwn ? 'ownUnit' : 'theirUnit'], lang, { cards });
  if (isOwn) return fill(WHOSE_WORDS.ownBulwark, lang, { cards });
  const bulwarks = bulwarksOf(s, ownerOf(unit));
  const n = bulwarks.indexOf(unit) + 1;
  return fill(WHOSE_WORDS[bulwarks.length > 1 ? 'theirBulwarkOf' : 'theirBulwark'], lang, { n });
}

const bulwarksOf = (s: State, seat: Seat): Unit[] =>
  Array.from({ length: fieldCount(s, seat) }, (_, i) => unitAt(s, seat, i)).filter((unit) => isBulwark(s, unit));

export const joined = (words: readonly string[], lang: Lang): string => words.join(WHOSE_WORDS.and[lang]);
