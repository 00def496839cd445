/** Adam: each weight walks against its slope, in steps that fit how steep and how steady it has been. */
export interface AdamState {
  steps: number;
  readonly mean: Float32Array;
  readonly square: Float32Array;
}

const MEAN_DECAY = 0.9;
const SQUARE_DECAY = 0.999;
const LEAST = 1e-8;
/** How much of itself a weight loses with each step of length 1. */
const WEIGHT_DECAY = 1e-3;

export const newAdam = (count: number): AdamState => ({
  steps: 0,
  mean: new Float32Array(count),
  square: new Float32Array(count),
});

/** One step with the slopes of a mini-batch. */
export function adamStep(state: AdamState, weights: Float32Array, gradient: Float32Array, rate: number): void {
  const { mean, square } = state;
  state.steps++;
  const meanPart = 1 - MEAN_DECAY ** state.steps;
  const squarePart = 1 - SQUARE_DECAY ** state.steps;
  for (let i = 0; i < weights.length; i++) {
    const slope = gradient[i] as number;
    const m = MEAN_DECAY * (mean[i] as number) + (1 - MEAN_DECAY) * slope;
    const v = SQUARE_DECAY * (square[i] as number) + (1 - SQUARE_DECAY) * slope * slope;
    mean[i] = m;
    square[i] = v;
    const weight = weights[i] as number;
    weights[i] = weight - rate * (m / meanPart / (Math.sqrt(v / squarePart) + LEAST) + WEIGHT_DECAY * weight);
  }
}
