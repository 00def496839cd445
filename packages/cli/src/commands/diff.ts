/** blackpoker diff: what plays differently between two editions. */
import {
  ACTION_TYPES,
  CHARACTER_ENTRIES,
  EDITIONS,
  FORMATS,
  formatName,
  type Lang,
  plainRuleset,
  printedText,
  type Text,
  timingName,
  typeName,
} from '@blackpoker/engine';
import {
  type Arguments,
  type Command,
  EXIT_OK,
  JSON_OPTION,
  LANG_OPTION,
  pick,
  RULES_OPTIONS,
  UsageError,
} from '../command.ts';
import {
  difference,
  type EntryChange,
  type FieldChange,
  type FlowChange,
  isEmpty,
  type RulesDifference,
} from '../difference.ts';
import type { Io } from '../io.ts';
import { indent, wrap } from '../layout.ts';

export const diff: Command = {
  name: 'diff',
  usage: 'EDITION EDITION',
  summary: 'Show what plays differently between two editions, such as 7.0 and 8.0.',
  details: [
    `The editions are ${EDITIONS.join(', ')}; 7.0p is the early printing of 7.0. Everything is compared from the book.`,
  ],
  options: { format: RULES_OPTIONS.format, ...LANG_OPTION, ...JSON_OPTION },
  run: printDifference,
};

function printDifference(args: Arguments, io: Io): number {
  const [from, to, ...rest] = args.positionals;
  if (from === undefined || to === undefined || rest.length > 0)
    throw new UsageError('name two editions, such as 7.0 8.0');
  const [a, b] = [from, to].map((text) => plainRuleset(pick(text, EDITIONS, 'an edition'), args.format));
  if (a === undefined || b === undefined) throw new Error('bug: two editions');
  const found = difference(a, b);
  if (args.has('json')) io.out(JSON.stringify(found, null, 2));
  else io.out(page(found, args.lang, io.columns).join('\n'));
  return EXIT_OK;
}

const WORDS = {
  title: { ja: '{from} と {to} の違い', en: 'From {from} to {to}' },
  nothing: { ja: '遊び方に違いはありません。', en: 'Nothing plays differently.' },
  flow: { ja: '進行', en: 'How the game runs' },
  actions: { ja: 'アクション', en: 'Actions' },
  characters: { ja: 'キャラクター', en: 'Characters' },
  fogs: { ja: 'フォグ', en: 'Fogs' },
  only: { ja: '{edition}だけ', en: 'only in {edition}' },
  none: { ja: 'なし', en: 'none' },
} satisfies Record<string, Text>;

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

function page(found: RulesDifference, lang: Lang, columns: number): string[] {
  const { from, to } = found;
  const title = `BlackPoker ${formatName(formatOf(found), lang)}: ${WORDS.title[lang].replace('{from}', from).replace('{to}', to)}`;
  if (isEmpty(found)) return [title, '', WORDS.nothing[lang]];
  return [
    title,
    ...section(WORDS.flow[lang], found.flow, (change) => flowLines(change, lang, columns)),
    ...section(WORDS.actions[lang], found.actions, (change) => entryLines(change, lang, columns)),
    ...section(WORDS.characters[lang], found.characters, (change) => entryLines(change, lang, columns)),
    ...section(WORDS.fogs[lang], found.fogs, (change) => entryLines(change, lang, columns)),
  ];
}

const formatOf = ({ format }: RulesDifference) => pick(format, FORMATS, 'a format');

function section<T>(title: string, items: readonly T[], lines: (item: T) => string[]): string[] {
  return items.length === 0 ? [] : ['', `== ${title}`, ...items.flatMap(lines)];
}

/** A bullet with its further lines indented. */
function bullet(mark: string, text: string, columns: number): string[] {
  return wrap(text, columns - 4).map((line, i) => `${i === 0 ? `  ${mark} ` : '    '}${line}`);
}

function flowLines({ from, to }: FlowChange, lang: Lang, columns: number): string[] {
  return ['', ...bullet('-', from[lang], columns), ...bullet('+', to[lang], columns)];
}

function entryLines({ name, only, fields, removed, added }: EntryChange, lang: Lang, columns: number): string[] {
  const note = only === undefined ? '' : ` — ${WORDS.only[lang].replace('{edition}', only)}`;
  return [
    '',
    `${name[lang]} (${name[lang === 'ja' ? 'en' : 'ja']})${note}`,
    ...indent(
      fields.map((change) => fieldLine(change, lang)),
      2,
    ),
    ...removed.flatMap((clause) => bullet('-', clause[lang], columns)),
    ...added.flatMap((clause) => bullet('+', clause[lang], columns)),
  ];
}

function fieldLine({ field, from, to }: FieldChange, lang: Lang): string {
  const shown = (value: string): string => (value === '' ? WORDS.none[lang] : valueText(field, value, lang));
  return `${FIELDS[field]?.[lang] ?? field}: ${shown(from)} → ${shown(to)}`;
}

/** The value of a field as people say it. */
function valueText(field: string, value: string, lang: Lang): string {
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
