/** Decks that somebody writes on the command line. */
import {
  dealDecks,
  deckProblems,
  deckProblemText,
  FRAME_ENTRIES,
  type NamedDecks,
  NotationError,
  parseSeatDeck,
  type Ruleset,
  type SeatDeck,
  type Seed,
} from '@blackpoker/engine';
import { type Arguments, UsageError } from './command.ts';

/** The fixed decks, by the name of their frame. */
export const NAMED_DECKS: NamedDecks = Object.fromEntries(
  ['entry', 'entry20', 'full'].map((name) => [name, FRAME_ENTRIES.find(({ id }) => id === name)?.deck.faces ?? []]),
);

export const DECK_OPTIONS = {
  deck: { value: 'CODE', help: 'the deck of both players, such as "SA-K HA-9 JK" (default: from the seed)' },
  'deck-a': { value: 'CODE', help: 'the deck of A; two decks are written "CODE | CODE"' },
  'deck-b': { value: 'CODE', help: 'the deck of B' },
};

/** What was asked for, for A and for B; undefined: nothing. */
export type AskedDecks = readonly [SeatDeck | undefined, SeatDeck | undefined];

/** Throws a usage error where a code cannot be read or the regulation does not allow the deck. */
export function askedDecks(args: Arguments, rules: Ruleset): AskedDecks {
  args.refuseBeside('deck', args.text('deck') === undefined ? [] : ['deck-a', 'deck-b']);
  return [askedDeck(args, rules, 'deck-a'), askedDeck(args, rules, 'deck-b')];
}

function askedDeck(args: Arguments, rules: Ruleset, own: 'deck-a' | 'deck-b'): SeatDeck | undefined {
  const name = args.text(own) === undefined ? 'deck' : own;
  const code = args.text(name);
  if (code === undefined) return undefined;
  const deck = readDeck(code, `--${name}`);
  const problems = deckProblems(rules, deck).map((problem) => deckProblemText(problem, 'en'));
  if (problems.length > 0) throw new UsageError(`${rules.id} does not allow --${name}: ${problems.join('; ')}`);
  return deck;
}

function readDeck(code: string, where: string): SeatDeck {
  try {
    return parseSeatDeck(code, NAMED_DECKS);
  } catch (error) {
    if (!(error instanceof NotationError)) throw error;
    throw new UsageError([`${where}, column ${error.column}: ${error.problem}`, ...pointAt(code, error)].join('\n'));
  }
}

/** The code with a mark below the place that cannot be read. */
export const pointAt = (code: string, { column }: NotationError): string[] => [
  `  ${code}`,
  `  ${' '.repeat(column - 1)}^`,
];

/** The decks of a game or series: those that were asked for, the others as the seed deals them. */
export function decksFor(rules: Ruleset, [a, b]: AskedDecks, seed: Seed): [SeatDeck, SeatDeck] {
  const [dealtA, dealtB] = dealDecks(rules, seed);
  return [a ?? dealtA, b ?? dealtB];
}
