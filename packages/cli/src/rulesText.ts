/** Actions, characters and fogs as paragraphs. */
import {
  type Action,
  type CharacterInfo,
  type FogInfo,
  formatName,
  type Lang,
  printedText,
  speedOf,
  type Text,
  timingName,
  timingOf,
  triggerOf,
} from '@blackpoker/engine';
import { indent, wrap } from './layout.ts';

const WORDS = {
  cost: { ja: 'コスト', en: 'cost' },
  keys: { ja: 'キー', en: 'keys' },
  target: { ja: '対象', en: 'target' },
  cards: { ja: 'カード', en: 'cards' },
  size: { ja: 'サイズ', en: 'size' },
  labels: { ja: 'ラベル', en: 'labels' },
} satisfies Record<string, Text>;

/** The name in the reader's language, the other one beside it. */
const bothNames = (name: Text, lang: Lang): string => `${name[lang]} (${name[lang === 'ja' ? 'en' : 'ja']})`;

/** Label and value, where there is a value. */
const field = (label: Text, value: string, lang: Lang): string[] => (value === '' ? [] : [`${label[lang]} ${value}`]);

/** One action as a paragraph; `rules counter` in a game shows the same. */
export function actionLines(action: Action, lang: Lang, columns: number): string[] {
  const header = [
    formatName(action.tier, lang),
    [triggerOf(action), speedOf(action), timingOf(action)].map((word) => timingName(word, lang)).join('-'),
    ...field(WORDS.cost, action.cost, lang),
    ...field(WORDS.keys, printedText(action.keys, lang), lang),
    ...field(WORDS.target, printedText(action.target, lang), lang),
  ];
  return entry(bothNames(action.name, lang), header, action.clauses, lang, columns);
}

export function characterLines(
  { name, tier, cards, size, labels, text }: CharacterInfo,
  lang: Lang,
  columns: number,
): string[] {
  const header = [
    formatName(tier, lang),
    ...field(WORDS.cards, printedText(cards, lang), lang),
    ...field(WORDS.size, printedText(size, lang), lang),
    ...field(WORDS.labels, labels.map((label) => label[lang]).join(', '), lang),
  ];
  return entry(bothNames(name, lang), header, [text], lang, columns);
}

export function fogLines({ name, tier, cards, target, text }: FogInfo, lang: Lang, columns: number): string[] {
  const header = [
    formatName(tier, lang),
    ...field(WORDS.cards, printedText(cards, lang), lang),
    ...field(WORDS.target, target?.[lang] ?? '', lang),
  ];
  return entry(bothNames(name, lang), header, [text], lang, columns);
}

function entry(
  title: string,
  header: readonly string[],
  clauses: readonly Text[],
  lang: Lang,
  columns: number,
): string[] {
  return [
    title,
    ...indent(wrap(header.join(' · '), columns - 2), 2),
    ...clauses.flatMap((clause) => indent(wrap(clause[lang], columns - 4), 4)),
    '',
  ];
}
