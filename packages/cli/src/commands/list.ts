/** blackpoker list: the ActionList of an edition and format, its characters and fogs. */
import { type ActionType, formatName, type Lang, type Ruleset, type Text, typeName } from '@blackpoker/engine';
import { actionsOf, catalogue } from '../catalogue.ts';
import {
  type Arguments,
  type Command,
  EXIT_OK,
  JSON_OPTION,
  LANG_OPTION,
  RULES_OPTIONS,
  UsageError,
} from '../command.ts';
import type { Io } from '../io.ts';
import { wrap } from '../layout.ts';
import { actionLines, characterLines, fogLines } from '../rulesText.ts';

export const list: Command = {
  name: 'list',
  usage: '',
  summary: 'Print the ActionList of an edition and format, its characters and fogs.',
  options: { ...RULES_OPTIONS, ...LANG_OPTION, ...JSON_OPTION },
  run: printList,
};

function printList(args: Arguments, io: Io): number {
  if (args.positionals.length > 0) throw new UsageError(`it takes no argument, but got ${args.positionals.join(' ')}`);
  const { rules } = args;
  if (args.has('json')) io.out(JSON.stringify(catalogue(rules), null, 2));
  else io.out(page(rules, args.lang, io.columns).join('\n'));
  return EXIT_OK;
}

const WORDS = {
  unofficial: {
    ja: '非公式。文章は独自のもので、公式のリストが正です。',
    en: 'Unofficial: the words are ours, and the printed lists are the authority.',
  },
  actions: { ja: 'アクション', en: 'Actions' },
  characters: { ja: 'キャラクター', en: 'Characters' },
  fogs: { ja: 'フォグ', en: 'Fogs' },
} satisfies Record<string, Text>;

function page(rules: Ruleset, lang: Lang, columns: number): string[] {
  const types = [...new Set(actionsOf(rules).map(({ type }) => type))];
  return [
    `BlackPoker ${rules.edition} ${formatName(rules.format, lang)}`,
    ...wrap(WORDS.unofficial[lang], columns),
    ...heading(`${WORDS.actions[lang]} (${actionsOf(rules).length})`),
    ...types.flatMap((type) => group(rules, type, lang, columns)),
    ...heading(`${WORDS.characters[lang]} (${rules.characters.length})`),
    ...rules.characters.flatMap((character) => characterLines(character, lang, columns)),
    ...(rules.fogs.length === 0 ? [] : heading(`${WORDS.fogs[lang]} (${rules.fogs.length})`)),
    ...rules.fogs.flatMap((fog) => fogLines(fog, lang, columns)),
  ];
}

const heading = (text: string): string[] => ['', `== ${text}`, ''];

function group(rules: Ruleset, type: ActionType, lang: Lang, columns: number): string[] {
  const actions = actionsOf(rules).filter((action) => action.type === type);
  return [`-- ${typeName(type, lang)}`, '', ...actions.flatMap((action) => actionLines(action, lang, columns))];
}
