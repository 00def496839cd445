/** blackpoker deck: deck codes read, checked and shown. */
import {
  cardCode,
  type Deck,
  deckCode,
  deckProblems,
  deckProblemText,
  decksOf,
  FRAME_ENTRIES,
  fill,
  frameName,
  isTwoDecks,
  type Lang,
  NotationError,
  PACK,
  parseSeatDeck,
  type Ruleset,
  type SeatDeck,
  seatDeckCode,
  type Text,
} from '@blackpoker/engine';
import {
  type Arguments,
  type Command,
  EXIT_FAILED,
  EXIT_OK,
  Failure,
  JSON_OPTION,
  LANG_OPTION,
  pick,
  rulesetNamed,
  UsageError,
} from '../command.ts';
import { NAMED_DECKS, pointAt } from '../deckArguments.ts';
import { deckLines } from '../deckText.ts';
import type { Io } from '../io.ts';
import { columnsOf } from '../layout.ts';

export const deck: Command = {
  name: 'deck',
  usage: 'check|show|list CODE',
  summary: 'Check a deck against a regulation, show its cards, or list the decks that have a name.',
  details: [
    'A code is suits with numbers, such as "SA-5 HA8-J DA37TQ CA56TK JK1", or the name of a fixed deck. Two decks have a bar between them: "CODE | CODE".',
    'check needs --regulation and names every condition that is not met; then the exit code is 1.',
  ],
  options: {
    regulation: { value: 'ID', help: 'the regulation, such as 7.0/lite/constructed40' },
    ...LANG_OPTION,
    ...JSON_OPTION,
  },
  run: runDeck,
};

const WORDS = {
  fits: { ja: '{id} で使えます。', en: 'It can be played in {id}.' },
  fitsNot: { ja: '{id} では使えません：', en: 'It cannot be played in {id}:' },
  first: { ja: '1つ目のデッキ', en: 'first deck' },
  second: { ja: '2つ目のデッキ', en: 'second deck' },
} satisfies Record<string, Text>;

const TASKS = ['check', 'show', 'list'] as const;

function runDeck(args: Arguments, io: Io): number {
  const [task, ...words] = args.positionals;
  if (task === undefined) throw new UsageError(`say what to do: ${TASKS.join(', ')}`);
  const code = words.join(' ');
  switch (pick(task, TASKS, 'what to do')) {
    case 'list':
      return listDecks(args, code, io);
    case 'check':
      return check(args, code, io);
    case 'show':
      return show(args, code, io);
  }
}

function listDecks(args: Arguments, extra: string, io: Io): number {
  if (extra !== '') throw new UsageError(`list takes no argument, but got ${extra}`);
  const decks = Object.entries(NAMED_DECKS).map(([name, faces]) => ({ name, ...deckJson(faces) }));
  if (args.has('json')) io.out(JSON.stringify(decks, null, 2));
  else {
    const rows = decks.map(({ name, count }) => [name, `${count}`, codeOf(NAMED_DECKS[name] ?? []), title(name, args)]);
    io.out(columnsOf(rows).join('\n'));
  }
  return EXIT_OK;
}

function title(name: string, { lang }: Arguments): string {
  const frame = FRAME_ENTRIES.find(({ id }) => id === name)?.id;
  return frame === undefined ? '' : frameName(frame, lang);
}

/** The cards themselves, also of a whole pack. */
const codeOf = (faces: Deck): string => (faces.length === PACK ? 'SA-K HA-K DA-K CA-K JK' : deckCode(faces));

const deckJson = (faces: Deck) => ({ code: codeOf(faces), count: faces.length, cards: faces.map(cardCode) });

// checking

interface Problem {
  readonly code: string;
  readonly text: string;
  readonly column?: number;
}

const problemsOf = (rules: Ruleset, seatDeck: SeatDeck, lang: Lang): Problem[] =>
  deckProblems(rules, seatDeck).map((problem) => ({ code: problem.code, text: deckProblemText(problem, lang) }));

function check(args: Arguments, code: string, io: Io): number {
  const id = args.text('regulation');
  if (id === undefined) throw new UsageError('check needs --regulation ID');
  const rules = rulesetNamed(id);
  const read = readCode(code);
  if (read instanceof NotationError) return refuse(args, rules, code, read, io);
  const problems = problemsOf(rules, read, args.lang);
  const ok = problems.length === 0;
  if (args.has('json'))
    io.out(JSON.stringify({ regulation: rules.id, ok, problems, code: seatDeckCode(read) }, null, 2));
  else io.out(verdict(rules, problems, args.lang).join('\n'));
  return ok ? EXIT_OK : EXIT_FAILED;
}

function verdict({ id }: Ruleset, problems: readonly Problem[], lang: Lang): string[] {
  if (problems.length === 0) return [fill(WORDS.fits, lang, { id })];
  return [fill(WORDS.fitsNot, lang, { id }), ...problems.map(({ text }) => `  ${text}`)];
}

function readCode(code: string): SeatDeck | NotationError {
  if (code === '') throw new UsageError('write the code of a deck, or its name');
  try {
    return parseSeatDeck(code, NAMED_DECKS);
  } catch (error) {
    if (error instanceof NotationError) return error;
    throw error;
  }
}

/** A code that cannot be read is no deck. */
function refuse(args: Arguments, { id }: Ruleset, code: string, error: NotationError, io: Io): number {
  if (!args.has('json')) throw unreadable(code, error);
  const problem: Problem = { code: 'unreadable', text: error.problem, column: error.column };
  io.out(JSON.stringify({ regulation: id, ok: false, problems: [problem], code: null }, null, 2));
  return EXIT_FAILED;
}

const unreadable = (code: string, error: NotationError): Failure =>
  new Failure([`column ${error.column}: ${error.problem}`, ...pointAt(code, error)].join('\n'));

// showing

function show(args: Arguments, code: string, io: Io): number {
  const id = args.text('regulation');
  const rules = id === undefined ? undefined : rulesetNamed(id);
  const read = readCode(code);
  if (read instanceof NotationError) throw unreadable(code, read);
  const problems = rules === undefined ? [] : problemsOf(rules, read, args.lang);
  if (args.has('json')) io.out(JSON.stringify(shownJson(read, rules, problems), null, 2));
  else
    io.out([...shown(read, args.lang), ...(rules === undefined ? [] : verdict(rules, problems, args.lang))].join('\n'));
  return problems.length === 0 ? EXIT_OK : EXIT_FAILED;
}

const shownJson = (seatDeck: SeatDeck, rules: Ruleset | undefined, problems: readonly Problem[]) => ({
  code: seatDeckCode(seatDeck),
  decks: decksOf(seatDeck).map(deckJson),
  ...(rules !== undefined && { regulation: rules.id, ok: problems.length === 0, problems }),
});

function shown(seatDeck: SeatDeck, lang: Lang): string[] {
  if (!isTwoDecks(seatDeck)) return deckLines(seatDeck, lang);
  return [
    WORDS.first[lang],
    ...deckLines(seatDeck.first, lang),
    WORDS.second[lang],
    ...deckLines(seatDeck.second, lang),
  ];
}
