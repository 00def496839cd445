/** What each level loses by a decision: games of a level against itself, reviewed. A unit is a game. */
import { JUDGING, LEVELS, type Review, reviewSteps } from '@blackpoker/bots';
import {
  type Choice,
  dealDecks,
  type GameRecord,
  parseSeed,
  type Ruleset,
  rulesetOf,
  type Seed,
  seedText,
} from '@blackpoker/engine';
import { playGame, sitDown } from '../game.ts';
import type { Batch, Job } from '../job.ts';
import { playerNamed } from '../players.ts';
import { unitSeed } from '../seeds.ts';

export interface LossesSpec {
  readonly regulations: readonly string[];
  /** Of each level, in each regulation. */
  readonly games: number;
  /** 32 hexadecimal digits. */
  readonly seed: string;
}

/** Of one level: its real decisions, and what they lost in all. */
export interface LevelSum {
  decisions: number;
  loss: number;
  squares: number;
}

/** By level, from the lowest. */
export type LossesTotal = LevelSum[];

const none = (): LevelSum => ({ decisions: 0, loss: 0, squares: 0 });

/** Units go round: the first game of every level in every regulation, then the second. */
function run({ regulations, seed }: LossesSpec, { first, count }: Batch, onUnit: () => void): LossesTotal {
  const total = LEVELS.map(none);
  for (let unit = first; unit < first + count; unit++) {
    const level = unit % LEVELS.length;
    const round = Math.floor(unit / LEVELS.length);
    const review = reviewedGame(regulations[round % regulations.length], level, unitSeed(seedOf(seed), round));
    for (const { loss } of review.decisions) addTo(total[level], { decisions: 1, loss, squares: loss ** 2 });
    onUnit();
  }
  return total;
}

function seedOf(text: string): Seed {
  const seed = parseSeed(text);
  if (seed === undefined) throw new Error(`"${text}" is no seed`);
  return seed;
}

function reviewedGame(regulation = '', level: number, seed: Seed): Review {
  const rules = rulesetOf(regulation);
  if (rules === undefined) throw new Error(`there is no regulation ${regulation}`);
  const steps = reviewSteps(recordedGame(rules, level, seed), { search: JUDGING, seed, levels: [] });
  for (let step = steps.next(); ; step = steps.next()) if (step.done === true) return step.value;
}

function recordedGame(rules: Ruleset, level: number, seed: Seed): GameRecord {
  const player = playerNamed(`level${LEVELS[level]?.level}`);
  const decks = dealDecks(rules, seed);
  const choices: Choice[] = [];
  const onChoice = (_s: unknown, _seat: unknown, choice: Choice): unknown => choices.push(choice);
  playGame(rules, decks, seed, sitDown([player, player], rules, seed), { onChoice, everyPass: true });
  return { regulation: rules.id, options: rules.options, seed: seedText(seed), decks, choices };
}

function addTo(sum: LevelSum | undefined, part: LevelSum | undefined): void {
  if (sum === undefined || part === undefined) return;
  sum.decisions += part.decisions;
  sum.loss += part.loss;
  sum.squares += part.squares;
}

export const lossesJob: Job<LossesSpec, LossesTotal> = {
  name: 'losses',
  size: ({ regulations, games }) => ({ units: games * regulations.length * LEVELS.length, perBatch: 1 }),
  run,
  empty: () => LEVELS.map(none),
  add: (total, part) => {
    for (const [i, sum] of total.entries()) addTo(sum, part[i]);
  },
  regulations: ({ regulations }) => regulations,
};
