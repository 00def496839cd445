/** Finding words in the book, in either language and in either kana. */
import {
  type Action,
  type CharacterInfo,
  type FogInfo,
  formatName,
  LANGS,
  printedText,
  readings,
  type Text,
  timingName,
  timingOf,
  triggerOf,
  typeName,
} from '@blackpoker/engine';
import type { FrameEntry, OptionEntry } from './rulesBook.ts';

const KATAKANA = /[\u30a1-\u30f6]/g;
const toHiragana = (letter: string): string => String.fromCharCode(letter.charCodeAt(0) - 0x60);

/** Written alike whatever the width, the case and the kana. */
export const plain = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replace(KATAKANA, toHiragana).replaceAll('♥', '♡').replaceAll('♦', '♢');

const both = (text: Text): string => `${text.ja} ${text.en}`;
const spoken = (name: Text): string =>
  `${both(name)} ${readings(name.ja)
    .map(({ text, kana = text }) => kana)
    .join('')}`;
const printed = (text: string): string => LANGS.map((lang) => printedText(text, lang)).join(' ');

/** Every word of the query is in the text. An empty query is in every text. */
export function isFound(query: string, text: string): boolean {
  const where = plain(text);
  return plain(query)
    .split(/\s+/)
    .every((word) => where.includes(word));
}

export function actionWords(action: Action): string {
  const { id, name, type, tier, keys, target, text } = action;
  const terms = LANGS.flatMap((lang) => [
    typeName(type, lang),
    formatName(tier, lang),
    timingName(triggerOf(action), lang),
    timingName(timingOf(action), lang),
  ]);
  return [id, spoken(name), ...terms, printed(keys), printed(target), both(text)].join(' ');
}

export const characterWords = ({ name, cards, labels, text }: CharacterInfo): string =>
  [spoken(name), printed(cards), ...labels.map(both), both(text)].join(' ');
export const fogWords = ({ name, cards, text }: FogInfo): string =>
  [spoken(name), printed(cards), both(text)].join(' ');
export const frameWords = ({ name, text }: FrameEntry | OptionEntry): string => `${both(name)} ${both(text)}`;
export const textWords = (...texts: readonly Text[]): string => texts.map(both).join(' ');
