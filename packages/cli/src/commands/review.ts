/** blackpoker review: a finished game looked at again. */
import process from 'node:process';
import { setImmediate } from 'node:timers/promises';
import { JUDGING, LEVEL_LOSSES, type Review, type ReviewSettings, reviewSteps } from '@blackpoker/bots';
import { type GameRecord, isSeriesText, parseRecord, parseSeries } from '@blackpoker/engine';
import { type Arguments, type Command, EXIT_OK, JSON_OPTION, LANG_OPTION, UsageError } from '../command.ts';
import { readFile } from '../files.ts';
import type { Io } from '../io.ts';
import { readRecord } from '../recordFile.ts';
import { REVIEW_WORDS, reviewLines } from '../reviewText.ts';
import { RunBar } from '../runBar.ts';
import { paintFor } from '../table/paint.ts';
import { SEED_OPTION, seedOf } from './simulate.ts';

export const review: Command = {
  name: 'review',
  usage: 'FILE',
  summary: 'Look at a recorded game again: mistakes, swings, luck, and how well each side played.',
  details: [
    'Each decision is judged by what its player could know then. The best move and the one played are tried in the same worlds that agree with that; a loss is graded only above two standard errors: 3 points of win chance an inaccuracy, 7 a mistake, 15 a blunder. Ctrl-C ends it early.',
    'Luck is told apart, in hindsight: how much better the cards that came were than other orders of both lives.',
  ],
  options: {
    iterations: { value: 'N', help: `iterations for each decision (default ${JUDGING.iterations})` },
    ...SEED_OPTION,
    ...LANG_OPTION,
    ...JSON_OPTION,
  },
  run: runReview,
};

const FEWEST_ITERATIONS = 64;

async function runReview(args: Arguments, io: Io): Promise<number> {
  const [file, ...rest] = args.positionals;
  if (file === undefined || rest.length > 0) throw new UsageError('name one file with a record');
  const settings: ReviewSettings = {
    search: { ...JUDGING, iterations: args.wholeNumber('iterations', JUDGING.iterations, FEWEST_ITERATIONS) },
    seed: seedOf(args),
    levels: LEVEL_LOSSES,
  };
  const games = gamesOf(file);
  const reviews: Review[] = [];
  for (const game of games) {
    const found = await reviewed(game, settings, args, io);
    reviews.push(found);
    if (!args.has('json')) show(found, game, args, io);
    if (!found.complete) break;
  }
  if (args.has('json')) io.out(JSON.stringify(games.length === 1 ? reviews[0] : reviews, null, 2));
  return EXIT_OK;
}

/** The game of a record, or the games of a series. */
function gamesOf(file: string): readonly GameRecord[] {
  const text = readFile(file);
  return isSeriesText(text) ? readRecord(file, text, parseSeries).games : [readRecord(file, text, parseRecord)];
}

/** Ctrl-C stops it at the next decision; what was found until then is told. */
async function reviewed(game: GameRecord, settings: ReviewSettings, args: Arguments, io: Io): Promise<Review> {
  const bar = new RunBar(io, args.lang, REVIEW_WORDS.decisions);
  let isStopped = false;
  const onInterrupt = (): void => {
    isStopped = true;
  };
  process.once('SIGINT', onInterrupt);
  try {
    const steps = reviewSteps(game, settings);
    for (let step = steps.next(); ; step = steps.next(isStopped)) {
      if (step.done === true) return step.value;
      bar.tell({ units: step.value.total, done: step.value.done, kept: 0 });
      await setImmediate();
    }
  } finally {
    process.off('SIGINT', onInterrupt);
    bar.end();
  }
}

function show(found: Review, game: GameRecord, args: Arguments, io: Io): void {
  const paint = paintFor(io.colour);
  for (const line of reviewLines(found, game.players ?? ['A', 'B'], args.lang, io.columns)) io.out(paint.line(line));
}
