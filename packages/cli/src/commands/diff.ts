/** blackpoker diff: what plays differently between two editions. */
import {
  difference,
  EDITIONS,
  type EntryChange,
  type FieldChange,
  type FlowChange,
  FORMATS,
  fieldName,
  fieldValue,
  formatName,
  isSame,
  type Lang,
  plainRuleset,
  type RulesDifference,
  type Text,
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
} satisfies Record<string, Text>;

function page(found: RulesDifference, lang: Lang, columns: number): string[] {
  const { from, to } = found;
  const title = `BlackPoker ${formatName(formatOf(found), lang)}: ${WORDS.title[lang].replace('{from}', from).replace('{to}', to)}`;
  if (isSame(found)) return [title, '', WORDS.nothing[lang]];
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
  return `${fieldName(field, lang)}: ${fieldValue(field, from, lang)} → ${fieldValue(field, to, lang)}`;
}
