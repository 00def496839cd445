/** blackpoker simulate: random games, statistics, invariants. */
import { parseSeed, type Ruleset, type Seed, seedText, type Text } from '@blackpoker/engine';
import { type SimulationRow as LabRow, recordUnit, type SimulationSpec, simulationJob } from '@blackpoker/lab';
import {
  type Arguments,
  type Command,
  EXIT_FAILED,
  EXIT_OK,
  JSON_OPTION,
  LANG_OPTION,
  REGULATION_OPTIONS,
  rulesetNamed,
  UsageError,
} from '../command.ts';
import { askedDecks, DECK_OPTIONS } from '../deckArguments.ts';
import type { Io } from '../io.ts';
import { RUN_OPTIONS, runInLab } from '../labRun.ts';
import { allRulesets } from '../regulationTable.ts';
import { RUN_WORDS } from '../runBar.ts';
import { type SimulationRow, simulationSummary, simulationTable } from '../simulationText.ts';

export const SEED_OPTION = { seed: { value: 'SEED', help: 'a whole number, or 32 hexadecimal digits (default 1)' } };
const ALL = 'all';

export const simulate: Command = {
  name: 'simulate',
  usage: '',
  summary: 'Play random games on all cores, check what must always hold, and count what happened.',
  details: [
    'After every choice: every card of the game is there once, and there is something to choose. At some choices (--every): copies and JSON agree with the state, samples agree with the views. Every game ends, and its choices replay to the same hash. The same seed gives the same output, whatever the number of threads. A decision is a choice between at least two things.',
    'A two-deck regulation is played in series, one after the other; a last one that N cuts short is not counted. --regulation all plays N games of each regulation in turn.',
    'docs/lab.md describes what --out keeps.',
  ],
  options: {
    ...REGULATION_OPTIONS,
    regulation: { value: 'ID|all', help: 'any regulation, such as 8.0/pro/strategy, or each of them in turn' },
    ...DECK_OPTIONS,
    games: { value: 'N', help: 'how many games (default 100)' },
    ...SEED_OPTION,
    every: {
      value: 'N',
      help: 'make the costly checks at every Nth choice of a game (default 50; 1: at all; 0: check nothing, be quick)',
    },
    record: { value: 'N', help: 'print the record of game N (or series N) of the run, from 0, and play no other' },
    ...RUN_OPTIONS,
    ...LANG_OPTION,
    ...JSON_OPTION,
  },
  run: runSimulation,
};

/** The seed that was asked for. */
export function seedOf(args: Arguments, otherwise = '1'): Seed {
  const text = args.text('seed') ?? otherwise;
  const seed = parseSeed(text);
  if (seed === undefined) throw new UsageError(`--seed is a whole number or 32 hexadecimal digits, not "${text}"`);
  return seed;
}

async function runSimulation(args: Arguments, io: Io): Promise<number> {
  args.refuseArguments();
  const all = args.text('regulation') === ALL;
  if (all) args.refuseBeside('regulation', ['edition', 'format', 'deck', 'deck-a', 'deck-b', 'record']);
  const rulesets = all ? allRulesets() : [args.rules];
  const spec = specOf(args, rulesets);
  if (args.text('record') !== undefined) return printRecord(spec, args, io);
  const { rows } = await runInLab(simulationJob, spec, unitName(rulesets), args, io);
  print(rows.map(rowOf), spec.every, all, args, io);
  return rows.every(({ result }) => result.violations.length === 0) ? EXIT_OK : EXIT_FAILED;
}

function specOf(args: Arguments, rulesets: readonly Ruleset[]): SimulationSpec {
  const [a, b] = rulesets.length === 1 ? rulesets.flatMap((rules) => askedDecks(args, rules)) : [];
  return {
    regulations: rulesets.map(({ id }) => id),
    games: args.wholeNumber('games', 100, 1),
    seed: seedText(seedOf(args)),
    every: args.wholeNumber('every', 50),
    decks: [a ?? null, b ?? null],
  };
}

const unitName = (rulesets: readonly Ruleset[]): Text =>
  rulesets.every(({ series }) => series.decks === 2) ? RUN_WORDS.series : RUN_WORDS.games;

function printRecord(spec: SimulationSpec, args: Arguments, io: Io): number {
  io.out(recordUnit(args.rules, spec, args.wholeNumber('record', 0)).trimEnd());
  return EXIT_OK;
}

const rowOf = ({ regulation, result }: LabRow): SimulationRow => [rulesetNamed(regulation), result];
const titleOf = (args: Arguments, { id, edition, format }: Ruleset): string =>
  args.text('regulation') === undefined ? `${edition} ${format}` : id;

function print(rows: readonly SimulationRow[], every: number, all: boolean, args: Arguments, io: Io): void {
  const json = rows.map(([{ id, edition, format }, result]) => ({ regulation: id, edition, format, every, ...result }));
  const summary = (row: SimulationRow): string[] => simulationSummary(titleOf(args, row[0]), row, every, args.lang);
  if (args.has('json')) io.out(JSON.stringify(all ? json : json[0], null, 2));
  else io.out((all ? simulationTable(rows, every, args.lang) : rows.flatMap(summary)).join('\n'));
}
