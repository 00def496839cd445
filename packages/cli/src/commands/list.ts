/** blackpoker list: the ActionList of an edition and format, its characters and fogs. */
import {
  type ActionType,
  actionsOf,
  formatName,
  type Lang,
  type Ruleset,
  regulationName,
  type Text,
  typeName,
} from '@blackpoker/engine';
import { catalogue } from '../catalogue.ts';
import { type Arguments, type Command, EXIT_OK, JSON_OPTION, LANG_OPTION, REGULATION_OPTIONS } from '../command.ts';
import type { Io } from '../io.ts';
import { wrap } from '../layout.ts';
import { frameText, optionRule } from '../regulationTable.ts';
import { actionLines, characterLines, fogLines } from '../rulesText.ts';

export const list: Command = {
  name: 'list',
  usage: '',
  summary: 'Print the ActionList of an edition and format, or of a regulation, its characters and fogs.',
  options: { ...REGULATION_OPTIONS, ...LANG_OPTION, ...JSON_OPTION },
  run: printList,
};

function printList(args: Arguments, io: Io): number {
  args.refuseArguments();
  const { rules } = args;
  const named = args.text('regulation') !== undefined;
  if (args.has('json')) io.out(JSON.stringify(catalogue(rules), null, 2));
  else io.out(page(rules, named, args.lang, io.columns).join('\n'));
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

/** `named`: of a regulation, and so with its frame. */
function page(rules: Ruleset, named: boolean, lang: Lang, columns: number): string[] {
  const types = [...new Set(actionsOf(rules).map(({ type }) => type))];
  return [
    `BlackPoker ${named ? regulationName(rules, lang) : `${rules.edition} ${formatName(rules.format, lang)}`}`,
    ...wrap(WORDS.unofficial[lang], columns),
    ...(named ? frameLines(rules, lang, columns) : []),
    ...heading(`${WORDS.actions[lang]} (${actionsOf(rules).length})`),
    ...types.flatMap((type) => group(rules, type, lang, columns)),
    ...heading(`${WORDS.characters[lang]} (${rules.characters.length})`),
    ...rules.characters.flatMap((character) => characterLines(character, lang, columns)),
    ...(rules.fogs.length === 0 ? [] : heading(`${WORDS.fogs[lang]} (${rules.fogs.length})`)),
    ...rules.fogs.flatMap((fog) => fogLines(fog, lang, columns)),
  ];
}

/** What the frame and its options say. */
const frameLines = ({ frame, frameOptions }: Ruleset, lang: Lang, columns: number): string[] =>
  [frameText(frame, lang), ...frameOptions.map((option) => optionRule(option, lang))].flatMap((text) =>
    wrap(text, columns),
  );

const heading = (text: string): string[] => ['', `== ${text}`, ''];

function group(rules: Ruleset, type: ActionType, lang: Lang, columns: number): string[] {
  const actions = actionsOf(rules).filter((action) => action.type === type);
  return [`-- ${typeName(type, lang)}`, '', ...actions.flatMap((action) => actionLines(action, lang, columns))];
}
