/** How good predictions are: log loss, Brier score, area under the curve, and whether 70 % comes true in 70 of 100 cases. */
import { FEATURE_COUNT } from '../value/features.ts';
import { evaluate, type Net, pack, sigmoid } from '../value/net.ts';
import { lossOf } from './fit.ts';
import { type Samples, WHOLE } from './samples.ts';
import { TRAINED } from './trained.ts';

export interface Metrics {
  readonly samples: number;
  /** What the turn player got on average. */
  readonly share: number;
  readonly logLoss: number;
  readonly brier: number;
  /** How often a position that was won is rated above one that was lost; null where there are not both. */
  readonly auc: number | null;
  /** By tenths of the predicted chance. */
  readonly calibration: readonly CalibrationBin[];
}

export interface CalibrationBin {
  readonly samples: number;
  /** Means; null where there is no sample. */
  readonly predicted: number | null;
  readonly share: number | null;
}

const BINS = 10;
const FINE = 2000;

class Tally {
  private samples = 0;
  private share = 0;
  private loss = 0;
  private squares = 0;
  private readonly bins = Array.from({ length: BINS }, () => ({ samples: 0, predicted: 0, share: 0 }));
  /** By fine bins of the chance: points won and lost. */
  private readonly won = new Float64Array(FINE);
  private readonly lost = new Float64Array(FINE);

  add(odds: number, share: number): void {
    const chance = sigmoid(odds);
    this.samples++;
    this.share += share;
    this.loss += lossOf(odds, share);
    this.squares += (chance - share) ** 2;
    const bin = this.bins[Math.min(BINS - 1, Math.floor(chance * BINS))];
    if (bin !== undefined) {
      bin.samples++;
      bin.predicted += chance;
      bin.share += share;
    }
    const fine = Math.min(FINE - 1, Math.floor(chance * FINE));
    this.won[fine] = (this.won[fine] as number) + share;
    this.lost[fine] = (this.lost[fine] as number) + 1 - share;
  }

  metrics(): Metrics {
    const mean = (sum: number, samples = this.samples): number | null => (samples === 0 ? null : sum / samples);
    return {
      samples: this.samples,
      share: mean(this.share) ?? 0,
      logLoss: mean(this.loss) ?? 0,
      brier: mean(this.squares) ?? 0,
      auc: this.auc(),
      calibration: this.bins.map(({ samples, predicted, share }) => ({
        samples,
        predicted: mean(predicted, samples),
        share: mean(share, samples),
      })),
    };
  }

  private auc(): number | null {
    let [below, above, lost, won] = [0, 0, 0, 0];
    for (let i = 0; i < FINE; i++) {
      above += (this.won[i] as number) * (below + (this.lost[i] as number) / 2);
      below += this.lost[i] as number;
      lost += this.lost[i] as number;
      won += this.won[i] as number;
    }
    return lost === 0 || won === 0 ? null : above / (lost * won);
  }
}

/** Of all samples; of each format, edition and phase of the game. */
export interface Evaluation {
  readonly all: Metrics;
  readonly groups: readonly { readonly name: string; readonly metrics: Metrics }[];
}

const phaseOf = (turn: number): string => (turn <= 3 ? 'turns 1-3' : turn <= 7 ? 'turns 4-7' : 'turns 8+');

/** The groups of a sample: its format, its edition, its phase. */
function groupsOf(regulation: number, turn: number): readonly string[] {
  const [edition = '', format = ''] = (TRAINED[regulation] ?? '').split('/');
  return [format, edition, phaseOf(turn)];
}

const GROUPS = [
  ...['lite', 'standard', 'pro', 'master'],
  ...['8.0', '7.0', '6.1'],
  ...['turns 1-3', 'turns 4-7', 'turns 8+'],
];

/** How well a net foresees these samples. */
export function evaluateNet(net: Net, samples: Samples, chosen: Uint32Array): Evaluation {
  const all = new Tally();
  const groups = new Map(GROUPS.map((name) => [name, new Tally()]));
  const features = new Uint8ClampedArray(FEATURE_COUNT);
  const packed = pack(net);
  for (const i of chosen) {
    features.set(samples.features.subarray(i * FEATURE_COUNT, (i + 1) * FEATURE_COUNT));
    const odds = evaluate(packed, features);
    const share = (samples.labels[i] as number) / WHOLE;
    all.add(odds, share);
    for (const name of groupsOf(samples.regulations[i] as number, samples.turns[i] as number))
      groups.get(name)?.add(odds, share);
  }
  return {
    all: all.metrics(),
    groups: GROUPS.map((name) => ({ name, metrics: (groups.get(name) ?? new Tally()).metrics() })),
  };
}
