/** blackpoker simulate: random games, statistics, invariants. */
import { parseSeed, type Ruleset, type Seed } from '@blackpoker/engine';
import {
  type Arguments,
  type Command,
  EXIT_FAILED,
  EXIT_OK,
  JSON_OPTION,
  RULES_OPTIONS,
  UsageError,
} from '../command.ts';
import type { Io } from '../io.ts';
import { columnsOf } from '../layout.ts';
import { Progress } from '../progress.ts';
import { type Simulation, simulate as simulateGames } from '../simulation.ts';

export const SEED_OPTION = { seed: { value: 'SEED', help: 'a whole number, or 32 hexadecimal digits (default 1)' } };

export const simulate: Command = {
  name: 'simulate',
  usage: '',
  summary: 'Play random games, check what must always hold, and count what happened.',
  details: [
    'After every choice: all 108 cards are there once, and there is something to choose. At some decisions (--every): copies and JSON agree with the state, samples agree with the views. Every game ends, and its choices replay to the same hash. The same seed gives the same output.',
  ],
  options: {
    ...RULES_OPTIONS,
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
  if (args.positionals.length > 0) throw new UsageError(`it takes no argument, but got ${args.positionals.join(' ')}`);
  const { rules } = args;
  const [games, every] = [args.wholeNumber('games', 100, 1), args.wholeNumber('every', 50, 1)];
  const progress = new Progress(io);
  const result = simulateGames({ rules, games, every, seed: seedOf(args) }, (played) =>
    progress.tell(() => `${played} of ${games} games`),
  );
  if (args.has('json'))
    io.out(JSON.stringify({ edition: rules.edition, format: rules.format, every, ...result }, null, 2));
  else io.out(summary(result, rules, every).join('\n'));
  return result.violations.length === 0 ? EXIT_OK : EXIT_FAILED;
}

const percent = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
const average = (sum: number, count: number): string => (sum / Math.max(1, count)).toFixed(1);

function summary(result: Simulation, { edition, format }: Ruleset, every: number): string[] {
  const { games, finished, decisions, turns, firstPlayerWins, draws, ends, violations } = result;
  const causes = Object.entries(ends).sort(([, a], [, b]) => b - a);
  return [
    `${games} random games of ${edition} ${format}`,
    ...columnsOf([
      ['finished', `${finished}`],
      ['decisions', `${decisions} (${average(decisions, games)} a game)`],
      ['turns', `${turns} (${average(turns, games)} a game)`],
      ['first player wins', `${firstPlayerWins} (${percent(firstPlayerWins, finished)})`],
      ['draws', `${draws}`],
    ]),
    'ended by',
    ...columnsOf(causes.map(([id, count]) => [`  ${id}`, `${count}`, percent(count, finished)])),
    `costly checks at every ${every}. decision`,
    ...violations.map(
      ({ game, seed, decision, what }) => `violation: game ${game} (${seed}), decision ${decision}: ${what}`,
    ),
    `${violations.length} violations`,
  ];
}
