/** blackpoker replay: shows a recorded game. */
import {
  type GameRecord,
  hash,
  NotationError,
  parseRecord,
  RecordError,
  rulesetOf,
  type Text,
} from '@blackpoker/engine';
import { type Arguments, type Command, EXIT_OK, Failure, LANG_OPTION, UsageError } from '../command.ts';
import { readFile } from '../files.ts';
import type { Io } from '../io.ts';
import { showGame } from '../table/gameShow.ts';

export const replay: Command = {
  name: 'replay',
  usage: 'FILE',
  summary: 'Show a recorded game as a log, with the board at each turn, and check its hash.',
  details: ['A record is what "save" writes in a game (docs/notation.md).'],
  options: { open: { help: 'show every card, also those that lay hidden' }, ...LANG_OPTION },
  run: showRecord,
};

const WORDS = {
  checked: { ja: 'ハッシュは記録と一致しました', en: 'The hash is that of the record' },
  unchecked: { ja: '記録にハッシュがありません。再生した結果', en: 'The record has no hash; the game ends with' },
} satisfies Record<string, Text>;

function showRecord(args: Arguments, io: Io): number {
  const [file, ...rest] = args.positionals;
  if (file === undefined || rest.length > 0) throw new UsageError('name one file with a record');
  const record = read(file);
  const rules = rulesetOf(record.regulation, record.options);
  if (rules === undefined) throw new Failure(`${record.regulation} cannot be played here`);
  io.out(`BlackPoker ${record.regulation}  ${(record.players ?? ['A', 'B']).join(' – ')}`);
  const end = showGame(record, rules, args.lang, args.has('open'), io);
  io.out(`\n${WORDS[record.hash === undefined ? 'unchecked' : 'checked'][args.lang]}: ${hash(end)}`);
  return EXIT_OK;
}

/** Reading plays the record: an illegal choice or another hash is found here. */
function read(file: string): GameRecord {
  const text = readFile(file);
  try {
    return parseRecord(text, rulesetOf);
  } catch (error) {
    if (!(error instanceof NotationError) && !(error instanceof RecordError)) throw error;
    throw new Failure(`${file} is no record that can be played: ${error.message}`);
  }
}
