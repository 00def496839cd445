/** blackpoker train: from games of scripted players to the weights of the value. */
import { availableParallelism } from 'node:os';
import { LEVELS } from '@blackpoker/bots';
import { fill, type Lang, seedText } from '@blackpoker/engine';
import { type LevelSum, lossesJob } from '@blackpoker/lab';
import { type Arguments, type Command, EXIT_OK, JSON_OPTION, LANG_OPTION, pick, UsageError } from '../command.ts';
import type { Io } from '../io.ts';
import { runInLab } from '../labRun.ts';
import { RUN_WORDS } from '../runBar.ts';
import { evaluationLines } from '../train/evaluationText.ts';
import {
  checkWeightsFile,
  fitModel,
  type Judgement,
  judgeNets,
  loadSamples,
  playGames,
  type Training,
  writeWeights,
} from '../train/steps.ts';
import { weightsFile } from '../train/trainFolder.ts';
import { TRAIN_WORDS } from '../train/trainWords.ts';
import { SEED_OPTION, seedOf } from './simulate.ts';

const STEPS = ['samples', 'fit', 'evaluate', 'all', 'losses'] as const;
const FOLDER = 'training';
const LOSS_GAMES = 10;
const LOSS_REGULATIONS = ['8.0/lite/full', '8.0/master/full'];
const GAMES = 500_000;
const HIDDEN = 47;
const EPOCHS = 60;
/** Of the minutes of `all`, what games may take. */
const PLAYING = 0.5;

export const train: Command = {
  name: 'train',
  usage: STEPS.join('|'),
  summary: 'Learn how likely a position is to be won: games, a fit to them, and how good it is.',
  details: [
    'samples plays games between scripted players of all formats and several editions and frames and keeps positions of them; fit learns from these; evaluate tells log loss, Brier score, AUC and calibration on games that were held out, of the new weights and of those in use; all does one after the other.',
    'Everything lies in one folder, and the same command goes on where it was stopped. The same games, seed and hidden units give the same weights, whatever the number of threads. To use new weights, put the file in the place of packages/bots/src/value/weights.ts.',
    'losses is another thing: each level plays itself, the games are reviewed, and it tells what a decision loses on average: the table of packages/bots/src/review/levelLosses.ts, by which a review says like which level somebody plays.',
    'docs/strength.md says how the weights in use were made.',
  ],
  options: {
    out: { value: 'FOLDER', help: `where samples, fit and weights are kept (default ${FOLDER})` },
    games: {
      value: 'N',
      help: `how many games to learn from (default ${GAMES}); losses: of each level in Lite and in Master (default ${LOSS_GAMES})`,
    },
    hidden: { value: 'N', help: `hidden units of the network (default ${HIDDEN}; 0: a linear one)` },
    epochs: { value: 'N', help: `go through the samples so often at most (default ${EPOCHS})` },
    minutes: { value: 'N', help: 'stop after about so many minutes, and use what there is (default: no limit)' },
    weights: { value: 'FILE', help: 'where the weights go (default weights.ts in the folder)' },
    ...SEED_OPTION,
    workers: { value: 'N', help: `how many threads play (default: as many as cores, here ${availableParallelism()})` },
    ...LANG_OPTION,
    ...JSON_OPTION,
  },
  run: runTrain,
};

async function runTrain(args: Arguments, io: Io): Promise<number> {
  const [word, ...rest] = args.positionals;
  if (word === undefined || rest.length > 0) throw new UsageError(`name one step: ${STEPS.join(', ')}`);
  const step = pick(word, STEPS, 'the step');
  if (step === 'losses') return tellLosses(args, io);
  const training = trainingOf(args, io);
  const minutes = args.text('minutes') === undefined ? Number.POSITIVE_INFINITY : args.wholeNumber('minutes', 0, 1);
  const end = performance.now() + minutes * 60_000;
  if (step === 'fit' || step === 'all') checkWeightsFile(training.weights);
  if (step === 'samples' || step === 'all') await playGames(training, step === 'all' ? PLAYING * minutes : minutes);
  if (step === 'samples') return tellSamples(training);
  if (step === 'fit' || step === 'all') fitAndWrite(training, (end - performance.now()) / 60_000);
  if (step === 'evaluate' || step === 'all') evaluate(training, args.has('json'));
  return EXIT_OK;
}

async function tellLosses(args: Arguments, io: Io): Promise<number> {
  const spec = {
    regulations: LOSS_REGULATIONS,
    games: args.wholeNumber('games', LOSS_GAMES, 1),
    seed: seedText(seedOf(args)),
  };
  const total = await runInLab(lossesJob, spec, RUN_WORDS.games, args, io);
  const levels = total.map((sum, i) => lossOf(sum, LEVELS[i]?.level ?? 0));
  if (args.has('json')) io.out(JSON.stringify(levels, null, 2));
  else for (const each of levels) io.out(fill(TRAIN_WORDS.loss, args.lang, lossWords(each)));
  return EXIT_OK;
}

interface Loss {
  readonly level: number;
  readonly decisions: number;
  readonly loss: number;
  readonly error: number;
}

function lossOf({ decisions, loss, squares }: LevelSum, level: number): Loss {
  const mean = loss / decisions;
  return { level, decisions, loss: mean, error: Math.sqrt((squares / decisions - mean ** 2) / decisions) };
}

const lossWords = ({ level, decisions, loss, error }: Loss) => ({
  level,
  decisions: decisions.toLocaleString('en-US'),
  loss: loss.toFixed(4),
  error: error.toFixed(4),
});

function trainingOf(args: Arguments, io: Io): Training {
  const folder = args.text('out') ?? FOLDER;
  return {
    folder,
    weights: args.text('weights') ?? weightsFile(folder),
    games: args.wholeNumber('games', GAMES, 1),
    hidden: args.wholeNumber('hidden', HIDDEN),
    epochs: args.wholeNumber('epochs', EPOCHS, 1),
    seed: seedOf(args),
    workers: args.text('workers') === undefined ? undefined : args.wholeNumber('workers', 0),
    lang: args.lang,
    io,
  };
}

function tellSamples(training: Training): number {
  const { spec, samples } = loadSamples(training);
  const { folder, lang, io } = training;
  const counts = { samples: samples.count.toLocaleString('en-US'), games: spec.games.toLocaleString('en-US') };
  io.err(fill(TRAIN_WORDS.played, lang, { folder, ...counts }));
  return EXIT_OK;
}

function fitAndWrite(training: Training, minutes: number): void {
  const kept = loadSamples(training);
  writeWeights(training, kept, fitModel(training, kept, minutes));
  training.io.err(fill(TRAIN_WORDS.written, training.lang, { file: training.weights }));
}

function evaluate(training: Training, json: boolean): void {
  const judgement = judgeNets(training, loadSamples(training));
  if (json) training.io.out(JSON.stringify(judgement, null, 2));
  else training.io.out(judgementLines(judgement, training.lang).join('\n'));
}

function judgementLines({ fitted, inUse }: Judgement, lang: Lang): string[] {
  return [
    ...(fitted === undefined ? [] : [...evaluationLines(fitted, TRAIN_WORDS.fitted[lang], lang), '']),
    ...(inUse === undefined ? [TRAIN_WORDS.outdated[lang]] : evaluationLines(inUse, TRAIN_WORDS.inUse[lang], lang)),
  ];
}
