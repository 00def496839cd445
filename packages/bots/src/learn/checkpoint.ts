/** A fit that can be put aside and taken up again, as plain JSON data. */
import type { FitSettings, FitState } from './fit.ts';
import type { Model } from './model.ts';

export interface Checkpoint {
  /** Of what it is: other samples, features or settings need another fit. */
  readonly of: string;
  readonly epoch: number;
  readonly rate: number;
  readonly halvings: number;
  readonly bestLoss: number;
  readonly hidden: number;
  /** Numbers in base64, 32-bit floats. */
  readonly scales: string;
  readonly weights: string;
  readonly best: string;
  readonly steps: number;
  readonly mean: string;
  readonly square: string;
}

/** What a fit depends on. `samples`: a name of them that differs where they do. */
export const fitName = (samples: string, { hidden, seed }: Omit<FitSettings, 'mostEpochs'>): string =>
  `${samples}, ${hidden} hidden units, seed ${seed.join('.')}`;

export function checkpointOf(of: string, state: FitState): Checkpoint {
  const { model, best, bestLoss, adam, epoch, rate, halvings } = state;
  return {
    of,
    epoch,
    rate,
    halvings,
    bestLoss,
    hidden: model.hidden,
    scales: floatsToText(model.scales),
    weights: floatsToText(model.weights),
    best: floatsToText(best.weights),
    steps: adam.steps,
    mean: floatsToText(adam.mean),
    square: floatsToText(adam.square),
  };
}

export function stateOf(checkpoint: Checkpoint): FitState {
  const { epoch, rate, halvings, bestLoss, hidden, steps } = checkpoint;
  const scales = floatsFromText(checkpoint.scales);
  const model = (weights: string): Model => ({
    inputs: scales.length,
    hidden,
    scales,
    weights: floatsFromText(weights),
  });
  const adam = { steps, mean: floatsFromText(checkpoint.mean), square: floatsFromText(checkpoint.square) };
  return { model: model(checkpoint.weights), best: model(checkpoint.best), bestLoss, adam, epoch, rate, halvings };
}

function floatsToText(floats: Float32Array): string {
  const view = new DataView(new ArrayBuffer(4 * floats.length));
  for (const [i, float] of floats.entries()) view.setFloat32(4 * i, float, true);
  return btoa(Array.from(new Uint8Array(view.buffer), (byte) => String.fromCharCode(byte)).join(''));
}

function floatsFromText(text: string): Float32Array {
  const view = new DataView(Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)).buffer);
  return Float32Array.from({ length: view.byteLength / 4 }, (_, i) => view.getFloat32(4 * i, true));
}
