/** blackpoker replay: shows a recorded game. */
import {
  fill,
  type GameRecord,
  hash,
  isSeriesText,
  parseRecord,
  parseSeries,
  type Ruleset,
  rulesetOf,
  type SeriesRecord,
  seriesOf,
  seriesResult,
  seriesScore,
  type Text,
} from '@blackpoker/engine';
import { type Arguments, type Command, EXIT_OK, Failure, LANG_OPTION, UsageError } from '../command.ts';
import { readFile } from '../files.ts';
import type { Io } from '../io.ts';
import { readRecord } from '../recordFile.ts';
import { showGame } from '../table/gameShow.ts';

export const replay: Command = {
  name: 'replay',
  usage: 'FILE',
  summary: 'Show a recorded game or series as a log, with the board at each turn, and check its hash.',
  details: ['A record is what "save" writes in a game (docs/notation.md).'],
  options: { open: { help: 'show every card, also those that lay hidden' }, ...LANG_OPTION },
  run: showRecord,
};

const WORDS = {
  checked: { ja: 'ハッシュは記録と一致しました', en: 'The hash is that of the record' },
  unchecked: { ja: '記録にハッシュがありません。再生した結果', en: 'The record has no hash; the game ends with' },
  game: { ja: '第{n}ゲーム', en: 'Game {n}' },
  score: { ja: 'A {a}勝、B {b}勝。', en: 'Won: A {a}, B {b}.' },
  won: { ja: 'シリーズは{who}の勝ち。', en: '{who} wins the series.' },
  drawn: { ja: 'シリーズは引き分け。', en: 'The series is a draw.' },
  open: { ja: 'シリーズは途中まで。', en: 'The series is not finished.' },
} satisfies Record<string, Text>;

function showRecord(args: Arguments, io: Io): number {
  const [file, ...rest] = args.positionals;
  if (file === undefined || rest.length > 0) throw new UsageError('name one file with a record');
  const text = readFile(file);
  if (isSeriesText(text)) showSeries(readRecord(file, text, parseSeries), args, io);
  else showOne(readRecord(file, text, parseRecord), args, io);
  return EXIT_OK;
}

function rulesFor({ regulation, options }: Pick<GameRecord, 'regulation' | 'options'>): Ruleset {
  const rules = rulesetOf(regulation, options);
  if (rules === undefined) throw new Failure(`${regulation} cannot be played here`);
  return rules;
}

const titleOf = ({ regulation, players }: Pick<GameRecord, 'regulation' | 'players'>): string =>
  `BlackPoker ${regulation}  ${(players ?? ['A', 'B']).join(' – ')}`;

function showOne(record: GameRecord, args: Arguments, io: Io): void {
  io.out(titleOf(record));
  showMoves(record, args, io);
}

function showMoves(record: GameRecord, args: Arguments, io: Io): void {
  const end = showGame(record, rulesFor(record), args.lang, args.has('open'), io);
  io.out(`\n${WORDS[record.hash === undefined ? 'unchecked' : 'checked'][args.lang]}: ${hash(end)}`);
}

function showSeries(record: SeriesRecord, args: Arguments, io: Io): void {
  const { lang } = args;
  const series = seriesOf(record, rulesFor(record));
  io.out(titleOf(record));
  for (const [i, game] of record.games.entries()) {
    io.out(`\n=== ${fill(WORDS.game, lang, { n: i + 1 })} ===`);
    showMoves(game, args, io);
  }
  const [a = 0, b = 0] = seriesScore(series);
  const result = seriesResult(series);
  const won = WORDS[result === undefined ? 'open' : result === 'draw' ? 'drawn' : 'won'];
  io.out(`\n${fill(WORDS.score, lang, { a, b })} ${fill(won, lang, { who: result ?? '' })}`);
}
