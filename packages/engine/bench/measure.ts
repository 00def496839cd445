/** What random play costs, in nanoseconds and in steps of a xorshift32 loop timed in the same process. */
import {
  apply,
  clone,
  countOptions,
  FULL_DECK,
  isOver,
  newGame,
  optionAt,
  type Ruleset,
  type State,
  smallSeed,
} from '../src/index.ts';

export type Mode = 'play' | 'clone';

export interface Row {
  readonly ruleset: string;
  readonly mode: Mode;
  readonly decisionsPerSecond: number;
  /** Nanoseconds per decision / nanoseconds of a xorshift32 step: lower is better. */
  readonly ratio: number;
}

let calibrationSink = 0;

const xorshift32 = (seed: number): number => {
  let x = seed;
  x ^= x << 13;
  x ^= x >>> 17;
  x ^= x << 5;
  return x;
};

/** Nanoseconds of one step of a dependent xorshift32 chain. */
export function calibrate(steps = 2_000_000): number {
  const start = process.hrtime.bigint();
  let x = 2463534242 | 0;
  for (let i = 0; i < steps; i++) x = xorshift32(x);
  calibrationSink ^= x;
  return Number(process.hrtime.bigint() - start) / steps;
}

const SLICES = 25;

/**
 * Plays games with choices at random for about this long, in slices with a calibration before each, and takes the best of both:
 * what is slower was disturbed by others. A chance in which only a pass is possible costs its time but does not count.
 */
export function measure(rules: Ruleset, mode: Mode, milliseconds: number): Row {
  playFor(rules, mode, milliseconds / 3, 1);
  const slices = Array.from({ length: SLICES }, (_, i) => {
    const step = calibrate();
    return { step, perDecision: playFor(rules, mode, milliseconds / SLICES, i * 1_000_000) };
  });
  const perDecision = Math.min(...slices.map((slice) => slice.perDecision));
  const ratio = perDecision / Math.min(...slices.map((slice) => slice.step));
  return {
    ruleset: rules.id,
    mode,
    decisionsPerSecond: Math.round(1e9 / perDecision),
    ratio: Math.round(10 * ratio) / 10,
  };
}

/** Nanoseconds per decision. */
function playFor(rules: Ruleset, mode: Mode, milliseconds: number, firstSeed: number): number {
  const spare = newGame(rules, [FULL_DECK, FULL_DECK], smallSeed(1));
  const start = process.hrtime.bigint();
  const until = start + BigInt(Math.round(milliseconds * 1e6));
  let decisions = 0;
  for (let seed = firstSeed; process.hrtime.bigint() < until; seed++)
    decisions += playGame(
      newGame(rules, [FULL_DECK, FULL_DECK], smallSeed(seed)),
      seed,
      mode === 'clone' ? spare : undefined,
    );
  return Number(process.hrtime.bigint() - start) / decisions;
}

function playGame(s: State, seed: number, spare: State | undefined): number {
  let x = (seed * 2654435761) | 1;
  let decisions = 0;
  while (!isOver(s)) {
    const count = countOptions(s);
    if (count > 1) {
      decisions++;
      if (spare !== undefined) clone(s, spare);
    }
    x = xorshift32(x);
    apply(s, optionAt(s, (x >>> 0) % count));
  }
  return decisions;
}

/** Keeps the calibration loop from being optimised away. */
export const spent = (): number => calibrationSink;
