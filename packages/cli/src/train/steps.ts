/** The steps of a training: games, a fit to them, and how good it is. */
import { existsSync, readFileSync } from 'node:fs';
import process from 'node:process';
import {
  checkpointOf,
  type EpochReport,
  type Evaluation,
  evaluateNet,
  FEATURES_MARK,
  Fit,
  type FitSettings,
  fitName,
  isWeightsSource,
  type Net,
  netInUse,
  samplesIn,
  stateOf,
  toNet,
  weightsSource,
} from '@blackpoker/bots/learn';
import { fill, type Lang, type Seed, seedText } from '@blackpoker/engine';
import { type KeptSamples, RunError, RunStopped, readSamples, runJob, samplesJob } from '@blackpoker/lab';
import { Failure } from '../command.ts';
import type { Io } from '../io.ts';
import { RUN_WORDS, RunBar } from '../runBar.ts';
import { readCheckpoint, samplesFolder, writeCheckpoint, writeWhole } from './trainFolder.ts';
import { TRAIN_WORDS } from './trainWords.ts';

export interface Training {
  readonly folder: string;
  readonly weights: string;
  readonly games: number;
  readonly hidden: number;
  readonly epochs: number;
  readonly seed: Seed;
  readonly workers: number | undefined;
  readonly lang: Lang;
  readonly io: Io;
}

/** Plays until all games are played or the minutes are over; what a folder has already is not played again. */
export async function playGames(training: Training, minutes: number): Promise<void> {
  const { folder, games, seed, workers, lang, io } = training;
  const stop = new AbortController();
  const onInterrupt = (): void => stop.abort('interrupted');
  const timer = setTimeout(() => stop.abort('time'), Math.min(minutes * 60_000, 2 ** 31 - 1));
  const bar = new RunBar(io, lang, RUN_WORDS.games);
  process.once('SIGINT', onInterrupt);
  try {
    const spec = { games, seed: seedText(seed), features: FEATURES_MARK };
    await runJob(samplesJob, spec, {
      folder: samplesFolder(folder),
      signal: stop.signal,
      onProgress: (progress) => bar.tell(progress),
      ...(workers !== undefined && { workers }),
    });
  } catch (error) {
    if (!(error instanceof RunStopped) || stop.signal.reason !== 'time') throw failureOf(error, folder);
  } finally {
    clearTimeout(timer);
    process.off('SIGINT', onInterrupt);
    bar.end();
  }
}

function failureOf(error: unknown, folder: string): unknown {
  if (!(error instanceof RunError)) return error;
  const kept = `What was finished is in ${folder}; the same command goes on there.`;
  return new Failure(error instanceof RunStopped ? `stopped. ${kept}` : error.message);
}

export function loadSamples({ folder }: Training): KeptSamples {
  try {
    const kept = readSamples(samplesFolder(folder));
    if (kept.samples.count === 0) throw new Failure(`${folder} has no finished batch of games yet`);
    return kept;
  } catch (error) {
    throw failureOf(error, folder);
  }
}

const nameOf = (training: Training, { spec, batches }: KeptSamples): string =>
  fitName(`${batches} batches of seed ${spec.seed}, features ${spec.features}`, training);

/** Fits until nothing gets better, the epochs or the minutes are over; goes on with a fit to the same samples that was stopped. */
export function fitModel(training: Training, kept: KeptSamples, minutes: number): Fit {
  const { folder, hidden, epochs, seed, lang, io } = training;
  const settings: FitSettings = { hidden, seed, mostEpochs: epochs };
  const name = nameOf(training, kept);
  const before = readCheckpoint(folder);
  const fit = new Fit(kept.samples, settings, before?.of === name ? stateOf(before) : undefined);
  if (before !== undefined)
    io.err(fill(TRAIN_WORDS[before.of === name ? 'goingOn' : 'otherFit'], lang, { epoch: before.epoch }));
  const end = performance.now() + minutes * 60_000;
  while (!fit.isDone && performance.now() < end) {
    const report = fit.epoch((share) => tellPart(training, fit.state.epoch, share));
    writeCheckpoint(folder, checkpointOf(name, fit.state));
    io.status('');
    io.err(epochLine(report, lang));
  }
  return fit;
}

function tellPart({ io, lang }: Training, epoch: number, share: number): void {
  if (io.watched) io.status(fill(TRAIN_WORDS.part, lang, { epoch, percent: Math.floor(100 * share) }));
}

const epochLine = ({ epoch, training, validation, isBest, rate }: EpochReport, lang: Lang): string =>
  fill(TRAIN_WORDS.epoch, lang, {
    epoch,
    training: training.toFixed(5),
    validation: validation.toFixed(5),
    best: isBest ? TRAIN_WORDS.best[lang] : '',
    rate: `${rate}`,
  });

/** Of the games that no fit has seen: what was fitted, and what players use now. */
export interface Judgement {
  readonly fitted: Evaluation | undefined;
  readonly inUse: Evaluation | undefined;
}

export function judgeNets(training: Training, kept: KeptSamples): Judgement {
  const before = readCheckpoint(training.folder);
  const heldOut = samplesIn(kept.samples, 'heldOut');
  const judged = (net: Net | undefined): Evaluation | undefined =>
    net === undefined ? undefined : evaluateNet(net, kept.samples, heldOut);
  return { fitted: judged(before === undefined ? undefined : toNet(stateOf(before).best)), inUse: judged(netInUse()) };
}

/** A file that is no weights file is left alone; this is found out before anything is played. */
export function checkWeightsFile(file: string): void {
  if (existsSync(file) && !isWeightsSource(readFileSync(file, 'utf8')))
    throw new Failure(`${file} exists already and holds no weights; choose another name with --weights`);
}

export function writeWeights(training: Training, kept: KeptSamples, fit: Fit): void {
  const net = toNet(fit.state.best);
  const { all } = evaluateNet(net, kept.samples, samplesIn(kept.samples, 'heldOut'));
  const games = Math.min(kept.spec.games, kept.batches * samplesJob.size(kept.spec).perBatch);
  writeWhole(
    training.weights,
    weightsSource(net, [
      `npm run -s blackpoker -- train all --games ${games} --hidden ${training.hidden} --epochs ${fit.state.epoch} --seed ${seedText(training.seed)}`,
      `on ${new Date().toISOString().slice(0, 10)}: ${kept.samples.count} positions.`,
      `Held-out games, ${all.samples} positions: log loss ${all.logLoss.toFixed(4)}, Brier ${all.brier.toFixed(4)}, AUC ${(all.auc ?? 0).toFixed(4)}.`,
    ]),
  );
}
