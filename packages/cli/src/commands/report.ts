/** blackpoker report: what a designer asks about regulations. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fill, LANGS, type Ruleset, seedText } from '@blackpoker/engine';
import {
  isReportPage,
  makeReport,
  PLAYER_NAMES,
  type Report,
  type ReportSpec,
  reportJob,
  reportPage,
} from '@blackpoker/lab';
import {
  type Arguments,
  type Command,
  EXIT_OK,
  Failure,
  JSON_OPTION,
  LANG_OPTION,
  rulesetNamed,
  UsageError,
} from '../command.ts';
import type { Io } from '../io.ts';
import { RUN_OPTIONS, runInLab } from '../labRun.ts';
import { REPORT_WORDS, reportLines } from '../reportText.ts';
import { checkPlayer } from './match.ts';
import { SEED_OPTION, seedOf } from './simulate.ts';

const PAGE = 'report.html';

export const report: Command = {
  name: 'report',
  usage: 'REGULATION…',
  summary: 'Play many games of one or more regulations and tell what a designer asks, as a table and as a page.',
  details: [
    'First-player advantage, length, how games end, leads and comebacks, the use and success of each action, what each action contributes to winning (by a player who may not use it), stalls, loops and wins on turn 1: each with its 95 % interval, the regulations side by side.',
    `The player sits on both seats; the players are ${PLAYER_NAMES.join(', ')}. The same seed gives the same figures, whatever the number of threads.`,
    'The page holds both languages and needs nothing else; it can be printed. docs/lab.md says what each figure means.',
  ],
  options: {
    player: { value: 'NAME', help: 'who plays (default random)' },
    games: { value: 'N', help: 'mirror games of each regulation (default 10000)' },
    pairs: { value: 'N', help: 'pairs of games for each action (default 1000; 0: none)' },
    html: { value: 'FILE', help: `where the page goes (default ${PAGE}; with --json only where this is given)` },
    ...SEED_OPTION,
    ...RUN_OPTIONS,
    ...LANG_OPTION,
    ...JSON_OPTION,
  },
  run: runReport,
};

async function runReport(args: Arguments, io: Io): Promise<number> {
  const spec = specOf(args);
  const file = args.text('html') ?? (args.has('json') ? undefined : PAGE);
  if (file !== undefined) checkFile(file);
  const made = makeReport(spec, await runInLab(reportJob, spec, REPORT_WORDS.units, args, io));
  if (args.has('json')) io.out(JSON.stringify(made, null, 2));
  else io.out(reportLines(made, args.lang, io.columns).join('\n'));
  if (file !== undefined) writePage(file, made, args);
  if (file !== undefined && !args.has('json')) io.out(`\n${fill(REPORT_WORDS.written, args.lang, { file })}`);
  return EXIT_OK;
}

function specOf(args: Arguments): ReportSpec {
  const rulesets = args.positionals.map(regulationNamed);
  if (rulesets.length === 0) throw new UsageError('name a regulation, or several, such as 8.0/lite/entry20');
  const ids = rulesets.map(({ id }) => id);
  if (new Set(ids).size < ids.length) throw new UsageError('name each regulation once');
  const player = args.text('player') ?? 'random';
  for (const rules of rulesets) checkPlayer(player, rules);
  return {
    regulations: ids,
    player,
    games: args.wholeNumber('games', 10_000, 2),
    pairs: args.wholeNumber('pairs', 1_000),
    seed: seedText(seedOf(args)),
  };
}

/** Here a regulation is an argument, not an option. */
function regulationNamed(id: string): Ruleset {
  try {
    return rulesetNamed(id);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    throw new UsageError(error.message.replace(/^--regulation/, id));
  }
}

/** A file that is no such page is left alone; this is found out before the games are played. */
function checkFile(file: string): void {
  if (!existsSync(file)) return;
  if (!isReportPage(readFileSync(file, 'utf8')))
    throw new Failure(`${file} exists already and is no report; choose another name with --html`);
}

function writePage(file: string, made: Report, args: Arguments): void {
  const lang = args.text('lang') === undefined ? undefined : args.oneOf('lang', LANGS, 'en');
  const date = new Date().toISOString().slice(0, 10);
  try {
    writeFileSync(file, reportPage(made, { lang, date }));
  } catch (error) {
    throw new Failure(`${file} cannot be written: ${error instanceof Error ? error.message : error}`);
  }
}
