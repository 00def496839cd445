/** blackpoker match: two players against each other. */
import { type Ruleset, seedText } from '@blackpoker/engine';
import {
  type MatchSpec,
  matchJob,
  matchResult,
  PLAYER_NAMES,
  PlayerError,
  playerNamed,
  type SprtSpec,
} from '@blackpoker/lab';
import {
  type Arguments,
  type Command,
  EXIT_OK,
  JSON_OPTION,
  LANG_OPTION,
  REGULATION_OPTIONS,
  UsageError,
} from '../command.ts';
import type { Io } from '../io.ts';
import { RUN_OPTIONS, runInLab } from '../labRun.ts';
import { matchLines } from '../matchText.ts';
import { RUN_WORDS } from '../runBar.ts';
import { SEED_OPTION, seedOf } from './simulate.ts';

export const match: Command = {
  name: 'match',
  usage: 'PLAYER PLAYER',
  summary:
    'Let two players play many games, the same seeds with seats swapped, and tell the score, its interval and Elo.',
  details: [
    `The players are ${PLAYER_NAMES.join(', ')}; those that search may be given a budget, such as ismcts@300; PLAYER-without-ACTION may not request that action, such as random-without-counter; PLAYER-only-ACTION+ACTION may request only those. The same seed gives the same result, whatever the number of threads.`,
    'A pair is what is counted: its two games are not independent of each other. Of a two-deck regulation a whole series counts as a game. A game without an end counts as a draw.',
    'docs/lab.md says how the interval and the test are worked out.',
  ],
  options: {
    ...REGULATION_OPTIONS,
    pairs: { value: 'N', help: 'how many pairs of games (default 100); with --sprt at most (default 100000)' },
    sprt: {
      value: 'ELO0,ELO1',
      help: 'stop as soon as it is clear whether the first player is better by ELO0 or by ELO1 (5 % errors), such as 0,20',
    },
    ...SEED_OPTION,
    ...RUN_OPTIONS,
    ...LANG_OPTION,
    ...JSON_OPTION,
  },
  run: runMatch,
};

const PAIRS = 100;
const PAIRS_WITH_SPRT = 100_000;

async function runMatch(args: Arguments, io: Io): Promise<number> {
  const { rules } = args;
  const spec = specOf(args, rules);
  const result = matchResult(spec, await runInLab(matchJob, spec, RUN_WORDS.pairs, args, io));
  if (args.has('json')) io.out(JSON.stringify(result, null, 2));
  else io.out(matchLines(result, rules.series.decks === 2, args.lang).join('\n'));
  return EXIT_OK;
}

function specOf(args: Arguments, rules: Ruleset): MatchSpec {
  const [a, b, ...rest] = args.positionals;
  if (a === undefined || b === undefined || rest.length > 0) throw new UsageError('name two players');
  for (const name of [a, b]) checkPlayer(name, rules);
  const sprt = sprtOf(args);
  return {
    regulation: rules.id,
    players: [a, b],
    pairs: args.wholeNumber('pairs', sprt === null ? PAIRS : PAIRS_WITH_SPRT, 1),
    seed: seedText(seedOf(args)),
    sprt,
  };
}

export function checkPlayer(name: string, rules: Ruleset): void {
  try {
    playerNamed(name).sitDown(rules, 0, [0, 0, 0, 0]);
  } catch (error) {
    if (!(error instanceof PlayerError)) throw error;
    throw new UsageError(error.message);
  }
}

const ERRORS = 0.05;

function sprtOf(args: Arguments): SprtSpec | null {
  const text = args.text('sprt');
  if (text === undefined) return null;
  const [, elo0, elo1] = /^(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)$/.exec(text) ?? [];
  if (elo1 === undefined || !(Number(elo0) < Number(elo1)))
    throw new UsageError(`--sprt takes two numbers, the smaller one first, such as 0,20, not "${text}"`);
  return { elo0: Number(elo0), elo1: Number(elo1), alpha: ERRORS, beta: ERRORS };
}
