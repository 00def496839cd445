/** The network while it learns: the same shape as `Net`, in floating point. */
import { makeRng, type Rng, type Seed } from '@blackpoker/engine';
import { LARGEST_FEATURE, MOST, type Net } from '../value/net.ts';

export interface Model {
  readonly inputs: number;
  readonly hidden: number;
  /** Each input is multiplied by its scale first, so that all are about as large. */
  readonly scales: Float32Array;
  /** By input, then by column: the direct way, then each hidden unit; then the columns' biases; then what each counts (the direct way: 1). */
  readonly weights: Float32Array;
}

export const columns = ({ hidden }: Pick<Model, 'hidden'>): number => 1 + hidden;
export const biasAt = ({ inputs, hidden }: Model): number => inputs * (1 + hidden);
export const secondAt = ({ inputs, hidden }: Model): number => (inputs + 1) * (1 + hidden);

/** A model that knows nothing yet: hidden units look at random mixtures, and count nearly nothing. */
export function newModel(hidden: number, scales: Float32Array, seed: Seed): Model {
  const inputs = scales.length;
  const width = 1 + hidden;
  const model = { inputs, hidden, scales, weights: new Float32Array((inputs + 2) * width) };
  const rng = makeRng(seed);
  for (let i = 0; i < inputs; i++)
    for (let c = 1; c < width; c++) model.weights[i * width + c] = Math.sqrt(3 / inputs) * spread(rng);
  for (let c = 1; c < width; c++) model.weights[secondAt(model) + c] = 0.2 * spread(rng);
  return model;
}

/** -1 to 1. */
const spread = (rng: Rng): number => rng() / 0x80000000 - 1;

export const copyOf = (model: Model): Model => ({ ...model, weights: model.weights.slice() });

/** Room for one sample on its way through a model and back. */
export class Pass {
  private readonly model: Model;
  private readonly active: Int32Array;
  private readonly values: Float64Array;
  private readonly sums: Float64Array;
  private readonly slopes: Float64Array;
  private count = 0;

  constructor(model: Model) {
    this.model = model;
    this.active = new Int32Array(model.inputs);
    this.values = new Float64Array(model.inputs);
    this.sums = new Float64Array(columns(model));
    this.slopes = new Float64Array(columns(model));
  }

  /** The log odds of the sample whose features begin there. */
  forward(features: Uint8Array, at: number): number {
    const { model, sums, active, values } = this;
    const { weights } = model;
    const width = sums.length;
    this.gather(features, at);
    for (let c = 0, bias = biasAt(model); c < width; c++) sums[c] = weights[bias + c] as number;
    for (let n = 0; n < this.count; n++) {
      const row = (active[n] as number) * width;
      const x = values[n] as number;
      for (let c = 0; c < width; c++) sums[c] = (sums[c] as number) + x * (weights[row + c] as number);
    }
    let odds = sums[0] as number;
    for (let c = 1, second = secondAt(model); c < width; c++)
      if ((sums[c] as number) > 0) odds += (sums[c] as number) * (weights[second + c] as number);
    return odds;
  }

  private gather(features: Uint8Array, at: number): void {
    const { inputs, scales } = this.model;
    this.count = 0;
    for (let i = 0; i < inputs; i++) {
      const value = features[at + i] as number;
      if (value === 0) continue;
      this.active[this.count] = i;
      this.values[this.count++] = value * (scales[i] as number);
    }
  }

  /** Adds to `gradient` how the loss of the sample that went forward last changes with each weight; `error`: with its log odds. */
  backward(error: number, gradient: Float32Array): void {
    const { model, sums, slopes, active, values } = this;
    const width = sums.length;
    const [bias, second] = [biasAt(model), secondAt(model)];
    slopes[0] = error;
    for (let c = 1; c < width; c++) {
      const on = (sums[c] as number) > 0;
      slopes[c] = on ? error * (model.weights[second + c] as number) : 0;
      if (on) gradient[second + c] = (gradient[second + c] as number) + error * (sums[c] as number);
    }
    for (let c = 0; c < width; c++) gradient[bias + c] = (gradient[bias + c] as number) + (slopes[c] as number);
    for (let n = 0; n < this.count; n++) {
      const row = (active[n] as number) * width;
      const x = values[n] as number;
      for (let c = 0; c < width; c++) gradient[row + c] = (gradient[row + c] as number) + x * (slopes[c] as number);
    }
  }
}

/** As a 16-bit number. */
const LARGEST_WEIGHT = 2 ** 15 - 1;
/** Room for what rounding adds to a column's sum. */
const ROUNDING = 2 ** 15;

/** The model in whole numbers, each column with the finest steps that fit. */
export function toNet(model: Model): Net {
  const { inputs, hidden, scales, weights } = model;
  const width = columns(model);
  const net = {
    inputs,
    hidden,
    first: new Int16Array(inputs * width),
    bias: new Int32Array(width),
    second: new Float64Array(width),
  };
  for (let c = 0; c < width; c++) {
    const weight = (i: number): number => (weights[i * width + c] as number) * (scales[i] as number);
    const bias = weights[biasAt(model) + c] as number;
    const step = stepOf(inputs, weight, bias);
    for (let i = 0; i < inputs; i++) net.first[i * width + c] = Math.round(weight(i) / step);
    net.bias[c] = Math.round(bias / step);
    net.second[c] = Math.fround((c === 0 ? 1 : (weights[secondAt(model) + c] as number)) * step);
  }
  return net;
}

/** The least step with which neither a weight nor the sum of a column gets too large. */
function stepOf(inputs: number, weight: (i: number) => number, bias: number): number {
  let [largest, most] = [1e-6, Math.abs(bias)];
  for (let i = 0; i < inputs; i++) {
    largest = Math.max(largest, Math.abs(weight(i)));
    most += LARGEST_FEATURE * Math.abs(weight(i));
  }
  return Math.max(largest / LARGEST_WEIGHT, most / (MOST - ROUNDING));
}
