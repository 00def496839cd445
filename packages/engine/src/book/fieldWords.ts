/** What the fields of a difference are called, and their values as people say them. */
import { ACTION_TYPES, FORMATS, type Text } from '../script/ruleset.ts';
import type { Lang } from '../words/lang.ts';
import { printedText } from '../words/printed.ts';
import { formatName, timingName, typeName } from '../words/terms.ts';
import { CHARACTER_ENTRIES } from './editions.ts';

const FIELDS: Readonly<Record<string, Text>> = {
  type: { ja: '種類', en: 'type' },
  tier: { ja: 'フォーマット', en: 'tier' },
  trigger: { ja: '起こし方', en: 'trigger' },
  speed: { ja: 'スピード', en: 'speed' },
  timing: { ja: 'タイミング', en: 'timing' },
  cost: { ja: 'コスト', en: 'cost' },
  keys: { ja: 'キーカード', en: 'key cards' },
  target: { ja: '対象', en: 'target' },
  oncePerTurn: { ja: '1ターンに1回', en: 'once per turn' },
  onlyOpponentsTurn: { ja: '相手のターンだけ', en: 'only on the opponent’s turn' },
  counterable: { ja: 'カウンターの対象になる', en: 'Counter can target it' },
  holdsCostTriggers: { ja: 'コストの誘発より先に解決', en: 'resolves before what its cost triggers' },
  cards: { ja: 'カード', en: 'cards' },
  size: { ja: 'サイズ', en: 'size' },
  labels: { ja: 'ラベル', en: 'labels' },
};
const NONE: Text = { ja: 'なし', en: 'none' };

export const fieldName = (field: string, lang: Lang): string => FIELDS[field]?.[lang] ?? field;

/** The value of a field in words. */
export function fieldValue(field: string, value: string, lang: Lang): string {
  if (value === '') return NONE[lang];
  const type = field === 'type' ? ACTION_TYPES.find((each) => each === value) : undefined;
  const tier = field === 'tier' ? FORMATS.find((each) => each === value) : undefined;
  const timing = ['trigger', 'speed', 'timing'].includes(field)
    ? TIMING_WORDS.find((each) => each === value)
    : undefined;
  if (field === 'labels')
    return value
      .split(', ')
      .map((label) => labelText(label, lang))
      .join(', ');
  if (type !== undefined) return typeName(type, lang);
  if (tier !== undefined) return formatName(tier, lang);
  if (timing !== undefined) return timingName(timing, lang);
  return YES_NO[value]?.[lang] ?? printedText(value, lang);
}

const TIMING_WORDS = ['direct', 'triggered', 'immediate', 'normal', 'main', 'quick'] as const;
const YES_NO: Readonly<Record<string, Text>> = { yes: { ja: 'はい', en: 'yes' }, no: { ja: 'いいえ', en: 'no' } };

/** A label of a character, which the comparison names in English. */
function labelText(label: string, lang: Lang): string {
  const labels = CHARACTER_ENTRIES.flatMap(({ versions }) => versions.flatMap((version) => version.labels));
  return labels.find(({ en }) => en === label)?.[lang] ?? label;
}
