/** blackpoker simulate: random games, statistics, invariants. */
import { parseSeed, type Ruleset, type Seed } from '@blackpoker/engine';
import {
  type Arguments,
  type Command,
  EXIT_FAILED,
  EXIT_OK,
  JSON_OPTION,
  REGULATION_OPTIONS,
  UsageError,
} from '../command.ts';
import { askedDecks, DECK_OPTIONS } from '../deckArguments.ts';
import type { Io } from '../io.ts';
import { Progress } from '../progress.ts';
import { allRulesets } from '../regulationTable.ts';
import { type Simulation, simulate as simulateGames } from '../simulation.ts';
import { simulationSummary, simulationTable } from '../simulationText.ts';

export const SEED_OPTION = { seed: { value: 'SEED', help: 'a whole number, or 32 hexadecimal digits (default 1)' } };
const ALL = 'all';

export const simulate: Command = {
  name: 'simulate',
  usage: '',
  summary: 'Play random games, check what must always hold, and count what happened.',
  details: [
    'After every choice: every card of the game is there once, and there is something to choose. At some decisions (--every): copies and JSON agree with the state, samples agree with the views. Every game ends, and its choices replay to the same hash. The same seed gives the same output.',
    'A two-deck regulation is played in series, one after the other; a last one that N cuts short is not counted. --regulation all plays N games of each regulation in turn.',
  ],
  options: {
    ...REGULATION_OPTIONS,
    regulation: { value: 'ID|all', help: 'any regulation, such as 8.0/pro/strategy, or each of them in turn' },
    ...DECK_OPTIONS,
    games: { value: 'N', help: 'how many games (default 100)' },
    ...SEED_OPTION,
    every: { value: 'N', help: 'make the costly checks at every Nth decision of a game (default 50; 1: at all)' },
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

function runSimulation(args: Arguments, io: Io): number {
  args.refuseArguments();
  const every = args.wholeNumber('every', 50, 1);
  const all = args.text('regulation') === ALL;
  const rows = all ? simulateAll(args, every, io) : [simulateOne(args, every, io)];
  const json = rows.map(jsonOf(every));
  if (args.has('json')) io.out(JSON.stringify(all ? json : json[0], null, 2));
  else io.out((all ? simulationTable(rows.map(named), every) : rows.flatMap(summaryOf(args, every))).join('\n'));
  return rows.every(isSound) ? EXIT_OK : EXIT_FAILED;
}

type Row = readonly [rules: Ruleset, result: Simulation];

const isSound = ([, { violations }]: Row): boolean => violations.length === 0;
const named = ([rules, result]: Row): [string, Simulation] => [rules.id, result];
const titleOf = (args: Arguments, { id, edition, format }: Ruleset): string =>
  args.text('regulation') === undefined ? `${edition} ${format}` : id;

const summaryOf =
  (args: Arguments, every: number) =>
  ([rules, result]: Row): string[] =>
    simulationSummary(titleOf(args, rules), result, every);

const jsonOf =
  (every: number) =>
  ([{ id, edition, format }, result]: Row): unknown => ({ regulation: id, edition, format, every, ...result });

function simulateOne(args: Arguments, every: number, io: Io): Row {
  const { rules } = args;
  const games = args.wholeNumber('games', 100, 1);
  const progress = new Progress(io);
  const plan = { rules, games, every, seed: seedOf(args), decks: askedDecks(args, rules) };
  return [rules, simulateGames(plan, (played) => progress.tell(() => `${played} of ${games} games`))];
}

function simulateAll(args: Arguments, every: number, io: Io): Row[] {
  args.refuseBeside('regulation', ['edition', 'format', 'deck', 'deck-a', 'deck-b']);
  const [games, seed] = [args.wholeNumber('games', 100, 1), seedOf(args)];
  const progress = new Progress(io);
  const all = allRulesets();
  return all.map((rules, i) => {
    const at = (played: number): string => `${i + 1} of ${all.length}, ${rules.id}: ${played} of ${games} games`;
    return [rules, simulateGames({ rules, games, every, seed }, (played) => progress.tell(() => at(played)))];
  });
}
