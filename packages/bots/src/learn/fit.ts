/** Fits a model to samples: mini-batches, a rate that halves where nothing gets better, and an end. */
import { makeRng, type Rng, randomBelow, type Seed } from '@blackpoker/engine';
import { FEATURE_COUNT } from '../value/features.ts';
import { type AdamState, adamStep, newAdam } from './adam.ts';
import { copyOf, type Model, newModel, Pass } from './model.ts';
import { type Samples, WHOLE } from './samples.ts';
import { samplesIn, scalesOf } from './split.ts';

export interface FitSettings {
  /** 0: a linear model. */
  readonly hidden: number;
  readonly seed: Seed;
  readonly mostEpochs: number;
}

export interface EpochReport {
  readonly epoch: number;
  readonly rate: number;
  /** Mean log loss. */
  readonly training: number;
  readonly validation: number;
  readonly isBest: boolean;
}

/** Everything that going on needs. */
export interface FitState {
  model: Model;
  best: Model;
  bestLoss: number;
  adam: AdamState;
  epoch: number;
  rate: number;
  halvings: number;
}

const BATCH = 256;
const FIRST_RATE = 0.002;
const MOST_HALVINGS = 5;
/** Less than this is no gain. */
const GAIN = 2e-5;

export class Fit {
  readonly state: FitState;
  private readonly samples: Samples;
  private readonly settings: FitSettings;
  private readonly training: Uint32Array;
  private readonly validation: Uint32Array;

  /** `state`: where an earlier fit to the same samples was left. */
  constructor(samples: Samples, settings: FitSettings, state?: FitState) {
    this.samples = samples;
    this.settings = settings;
    this.training = samplesIn(samples, 'training');
    this.validation = samplesIn(samples, 'validation');
    this.state = state ?? this.begin();
  }

  private begin(): FitState {
    const model = newModel(this.settings.hidden, scalesOf(this.samples, this.training), this.settings.seed);
    const adam = newAdam(model.weights.length);
    return { model, best: model, bestLoss: Number.POSITIVE_INFINITY, adam, epoch: 0, rate: FIRST_RATE, halvings: 0 };
  }

  get isDone(): boolean {
    return this.state.halvings >= MOST_HALVINGS || this.state.epoch >= this.settings.mostEpochs;
  }

  /** Once through all training samples. `onBatch` hears what part is done. */
  epoch(onBatch?: (share: number) => void): EpochReport {
    const { state } = this;
    const { rate } = state;
    state.epoch++;
    const training = this.learn(onBatch);
    const validation = meanLoss(state.model, this.samples, this.validation);
    const isBest = validation < state.bestLoss;
    if (validation > state.bestLoss - GAIN) this.slowDown();
    if (isBest) Object.assign(state, { best: copyOf(state.model), bestLoss: validation });
    return { epoch: state.epoch, rate, training, validation, isBest };
  }

  private slowDown(): void {
    this.state.rate /= 2;
    this.state.halvings++;
  }

  private learn(onBatch?: (share: number) => void): number {
    const { model, adam, rate } = this.state;
    const order = inAnyOrder(this.training, this.dice());
    const pass = new Pass(model);
    const gradient = new Float32Array(model.weights.length);
    let loss = 0;
    for (let at = 0; at < order.length; at += BATCH) {
      const batch = order.subarray(at, at + BATCH);
      loss += addGradient(pass, this.samples, batch, gradient);
      adamStep(adam, model.weights, gradient, rate);
      gradient.fill(0);
      onBatch?.((at + batch.length) / order.length);
    }
    return loss / Math.max(1, order.length);
  }

  /** Another order in each epoch. */
  private dice(): Rng {
    const [a, b, c, d] = this.settings.seed;
    return makeRng([a, b, c ^ 0x66697421, d ^ this.state.epoch]);
  }
}

function inAnyOrder(list: Uint32Array, rng: Rng): Uint32Array {
  const order = list.slice();
  for (let i = order.length - 1; i > 0; i--) {
    const j = randomBelow(rng, i + 1);
    const other = order[j] as number;
    order[j] = order[i] as number;
    order[i] = other;
  }
  return order;
}

/** The mean slopes of a mini-batch, and the sum of its losses. */
function addGradient(pass: Pass, { features, labels }: Samples, batch: Uint32Array, gradient: Float32Array): number {
  let loss = 0;
  for (const sample of batch) {
    const odds = pass.forward(features, sample * FEATURE_COUNT);
    const share = (labels[sample] as number) / WHOLE;
    loss += lossOf(odds, share);
    pass.backward((1 / (1 + Math.exp(-odds)) - share) / batch.length, gradient);
  }
  return loss;
}

/** The log loss of log odds, where `share` of the point came of it. */
export const lossOf = (odds: number, share: number): number =>
  Math.max(odds, 0) - odds * share + Math.log1p(Math.exp(-Math.abs(odds)));

function meanLoss(model: Model, { features, labels }: Samples, chosen: Uint32Array): number {
  const pass = new Pass(model);
  let sum = 0;
  for (const sample of chosen)
    sum += lossOf(pass.forward(features, sample * FEATURE_COUNT), (labels[sample] as number) / WHOLE);
  return sum / Math.max(1, chosen.length);
}
