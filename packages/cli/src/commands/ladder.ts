/** blackpoker ladder: every level against every other. */
import { LEVELS } from '@blackpoker/bots';
import { type Ruleset, seedText } from '@blackpoker/engine';
import { type LadderSpec, ladderJob, ladderResult, pairings, RUNG } from '@blackpoker/lab';
import {
  type Arguments,
  type Command,
  EXIT_OK,
  JSON_OPTION,
  LANG_OPTION,
  rulesetNamed,
  UsageError,
} from '../command.ts';
import type { Io } from '../io.ts';
import { RUN_OPTIONS, runInLab } from '../labRun.ts';
import { ladderLines } from '../ladderText.ts';
import { RUN_WORDS } from '../runBar.ts';
import { checkPlayer } from './match.ts';
import { SEED_OPTION, seedOf } from './simulate.ts';

const REGULATIONS = '8.0/lite/full,8.0/master/full';
const PAIRS = 200;
const REST = 20;
/** Its Elo is 0, and it meets the yardsticks. */
const MIDDLE = 'level3';
const NAMES: readonly string[] = LEVELS.map(({ level }) => `level${level}`);

export const ladder: Command = {
  name: 'ladder',
  usage: '',
  summary: 'Let the levels play against each other, and tell their scores and Elo with intervals.',
  details: [
    `Neighbours play --pairs pairs of games, levels further apart --rest pairs. A level should score ${100 * RUNG.low} to ${100 * RUNG.high} % against the one below; where it does not, that is marked. Each match is the one that match plays with the same players and seed.`,
    'With all levels this takes long: keep it in a folder (--out). A folder holds results of the players as they are now; when a player has changed, take another.',
    'docs/lab.md says how Elo and its intervals are worked out.',
  ],
  options: {
    regulation: { value: 'ID,…', help: `one regulation or several (default ${REGULATIONS})` },
    levels: { value: 'N-N', help: `from which level to which (default 1-${LEVELS.length})` },
    pairs: { value: 'N', help: `pairs of games between neighbours (default ${PAIRS})` },
    rest: { value: 'N', help: `pairs of games between other levels (default ${REST}; 0: none)` },
    with: {
      value: 'NAME,…',
      help: 'yardsticks, such as heuristic,ismcts: each plays --pairs pairs against level 3, the highest level and the other yardsticks',
    },
    ...SEED_OPTION,
    ...RUN_OPTIONS,
    ...LANG_OPTION,
    ...JSON_OPTION,
  },
  run: runLadder,
};

async function runLadder(args: Arguments, io: Io): Promise<number> {
  args.refuseArguments();
  const levels = levelsOf(args);
  const spec = specOf(args, levels);
  const zero = levels.find((name) => name === MIDDLE) ?? levels[0] ?? '';
  const total = await runInLab(ladderJob, spec, RUN_WORDS.pairs, args, io);
  const result = ladderResult(spec, total, levels, zero);
  if (args.has('json')) io.out(JSON.stringify(result, null, 2));
  else io.out(ladderLines(result, levels, args.lang).join('\n'));
  return EXIT_OK;
}

function specOf(args: Arguments, levels: readonly string[]): LadderSpec {
  const rulesets = listed(args, 'regulation', REGULATIONS).map(rulesetNamed);
  const yardsticks = yardsticksOf(args, rulesets, levels);
  return {
    regulations: rulesets.map(({ id }) => id),
    pairings: pairings({
      levels,
      yardsticks,
      middle: MIDDLE,
      pairs: args.wholeNumber('pairs', PAIRS, 1),
      rest: args.wholeNumber('rest', REST),
    }),
    seed: seedText(seedOf(args)),
  };
}

/** From the lowest to the highest. */
function levelsOf(args: Arguments): readonly string[] {
  const text = args.text('levels') ?? `1-${LEVELS.length}`;
  const [low = 0, high = 0] = /^\d-\d$/.test(text) ? text.split('-').map(Number) : [];
  if (low < 1 || low >= high || high > NAMES.length)
    throw new UsageError(`--levels takes two levels from 1 to ${NAMES.length}, the lower one first, not "${text}"`);
  return NAMES.slice(low - 1, high);
}

function yardsticksOf(args: Arguments, rulesets: readonly Ruleset[], levels: readonly string[]): readonly string[] {
  const names = listed(args, 'with', '');
  for (const name of names) for (const rules of rulesets) checkPlayer(name, rules);
  const twice = names.find((name) => levels.includes(name));
  if (twice !== undefined) throw new UsageError(`${twice} plays anyway: leave it out of --with`);
  return names;
}

/** The items of a list that is parted by commas, each once. */
function listed(args: Arguments, name: string, otherwise: string): readonly string[] {
  const items = (args.text(name) ?? otherwise).split(',').filter((item) => item !== '');
  if (new Set(items).size < items.length) throw new UsageError(`--${name}: name each one once`);
  return items;
}
