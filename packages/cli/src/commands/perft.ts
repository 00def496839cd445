/** blackpoker perft: counts sequences of choices from a position. */
import { existsSync } from 'node:fs';
import { choiceContext, choiceText, NotationError, readPosition, rulesetOf, type State } from '@blackpoker/engine';
import { type Arguments, type Command, EXIT_OK, Failure, JSON_OPTION, UsageError } from '../command.ts';
import { readFile } from '../files.ts';
import type { Io } from '../io.ts';
import { columnsOf } from '../layout.ts';
import { perft as countSequences, type Perft } from '../perft.ts';
import { Progress } from '../progress.ts';

export const perft: Command = {
  name: 'perft',
  usage: 'POSITION|FILE',
  summary: 'Count the sequences of choices that lead from a position, split by the first choice.',
  details: [
    'A position is written as docs/notation.md says, such as "8.0/lite/full turn: A A: life C2 hand S5 B: life C2". Sequences that end the game earlier are counted apart.',
  ],
  options: { depth: { value: 'N', help: 'how many choices (default 3)' }, ...JSON_OPTION },
  run: printPerft,
};

function printPerft(args: Arguments, io: Io): number {
  const { regulation, state } = read(args.positionals);
  const progress = new Progress(io);
  const result = countSequences(state, args.wholeNumber('depth', 3), (counted) =>
    progress.tell(() => `${counted} positions counted`),
  );
  if (args.has('json')) io.out(JSON.stringify({ regulation, ...withTexts(state, result) }, null, 2));
  else io.out(table(state, result).join('\n'));
  return EXIT_OK;
}

function read(positionals: readonly string[]) {
  const [first] = positionals;
  if (first === undefined) throw new UsageError('give a position, or a file that holds one');
  const text = positionals.length === 1 && existsSync(first) ? readFile(first) : positionals.join(' ');
  try {
    return readPosition(text, rulesetOf);
  } catch (error) {
    if (!(error instanceof NotationError)) throw error;
    throw new Failure(`this is no position: ${error.message}`);
  }
}

function withTexts(s: State, { depth, total, ended, split }: Perft) {
  const context = choiceContext(s);
  return {
    depth,
    total,
    ended,
    split: split.map(({ choice, count }) => ({ choice: choiceText(s.rules, choice, context), count })),
  };
}

function table(s: State, result: Perft): string[] {
  const { total, ended, split } = withTexts(s, result);
  return columnsOf([
    ...split.map(({ choice, count }) => [choice, `${count}`]),
    ['total', `${total}`],
    ...(ended === 0 ? [] : [['ended before', `${ended}`]]),
  ]);
}
