/** Accuracy from 0 to 100, after lichess: a curve for each decision, and a mean in which tense moments count more. */

/** Of one decision, by the points of winning chance that it lost. */
export function accuracyOf(lost: number): number {
  const raw = 103.1668 * Math.exp(-0.04354 * lost) - 3.1669 + 1;
  return Math.max(0, Math.min(100, raw));
}

/** One real decision of a seat: its chance before it, and what it lost; both from 0 to 1. */
export interface Step {
  readonly chance: number;
  readonly loss: number;
}

/** Undefined: there was nothing to decide. */
export function gameAccuracy(steps: readonly Step[]): number | undefined {
  if (steps.length === 0) return undefined;
  const each = steps.map(({ loss }) => accuracyOf(100 * loss));
  const weights = tension(steps.map(({ chance }) => 100 * chance));
  const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
  const weighted = sum(each.map((value, i) => value * (weights[i] ?? 1))) / sum(weights);
  const harmonic = each.length / sum(each.map((value) => 1 / Math.max(1, value)));
  return (weighted + harmonic) / 2;
}

const LEAST_WINDOW = 2;
const MOST_WINDOW = 8;
const LEAST_TENSION = 0.5;
const MOST_TENSION = 12;

/** How much the chances change around each decision: their deviation in a window that ends there. */
function tension(chances: readonly number[]): number[] {
  const size = Math.max(LEAST_WINDOW, Math.min(MOST_WINDOW, Math.floor(chances.length / 10)));
  return chances.map((_, i) => {
    const from = Math.max(0, Math.min(i - size + 1, chances.length - size));
    const spread = deviation(chances.slice(from, Math.max(from + size, i + 1)));
    return Math.max(LEAST_TENSION, Math.min(MOST_TENSION, spread));
  });
}

function deviation(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
}
