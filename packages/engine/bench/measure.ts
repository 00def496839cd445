/** What the engine costs, in nanoseconds and in steps of a xorshift32 loop timed in the same process. */
import {
  applyOption,
  clone,
  countOptions,
  FULL_DECK,
  hash,
  isOver,
  makeRng,
  newGame,
  type Ruleset,
  type State,
  sample,
  seatToAct,
  smallSeed,
  view,
} from '../src/index.ts';

/** Random play, the same with a clone at every decision; what one view, one sample of a view, one hash costs. */
export const MODES = ['play', 'clone', 'view', 'sample', 'hash'] as const;
export type Mode = (typeof MODES)[number];

export interface Row {
  readonly ruleset: string;
  readonly mode: Mode;
  /** Decisions of random play, or calls. */
  readonly decisionsPerSecond: number;
  /** Nanoseconds per decision or call / nanoseconds of a xorshift32 step: lower is better. */
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

/** Does work for about this long; returns the nanoseconds of one unit of it. */
type Work = (milliseconds: number, slice: number) => number;

/** Nanoseconds and steps per unit: in slices with a calibration before each, the best of both, since what is slower was disturbed by others. */
function best(work: Work, milliseconds: number): { nanoseconds: number; ratio: number } {
  work(milliseconds / 3, SLICES);
  const slices = Array.from({ length: SLICES }, (_, i) => ({
    step: calibrate(),
    unit: work(milliseconds / SLICES, i),
  }));
  const nanoseconds = Math.min(...slices.map(({ unit }) => unit));
  return { nanoseconds, ratio: nanoseconds / Math.min(...slices.map(({ step }) => step)) };
}

const round = (ratio: number): number => Math.round(10 * ratio) / 10;

export function measure(rules: Ruleset, mode: Mode, milliseconds: number): Row {
  const work = mode === 'play' || mode === 'clone' ? randomPlay(rules, mode === 'clone') : calls(rules, mode);
  const { nanoseconds, ratio } = best(work, milliseconds);
  return { ruleset: rules.id, mode, decisionsPerSecond: Math.round(1e9 / nanoseconds), ratio: round(ratio) };
}

/** Repeats until the time is over; `act` returns how many units it did. */
function repeat(milliseconds: number, act: (i: number) => number): number {
  const start = process.hrtime.bigint();
  const until = start + BigInt(Math.round(milliseconds * 1e6));
  let units = 0;
  for (let i = 0; units === 0 || process.hrtime.bigint() < until; i++) units += act(i);
  return Number(process.hrtime.bigint() - start) / units;
}

/** Whole games with choices at random. A chance in which only a pass is possible costs its time but does not count. */
function randomPlay(rules: Ruleset, clones: boolean): Work {
  const spare = clones ? start(rules, 1) : undefined;
  return (milliseconds, slice) =>
    repeat(milliseconds, (i) => {
      const seed = slice * 1_000_000 + i;
      return playGame(start(rules, seed), seed, spare);
    });
}

const start = (rules: Ruleset, seed: number): State => newGame(rules, [FULL_DECK, FULL_DECK], smallSeed(seed));

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
    applyOption(s, (x >>> 0) % count, true);
  }
  return decisions;
}

/** Decisions of random games, up to so many that `keep` takes. */
function decisionsOf(rules: Ruleset, wanted: number, keep: (s: State) => boolean): State[] {
  const kept: State[] = [];
  for (let seed = 1; kept.length < wanted && seed < MOST_GAMES; seed++)
    for (let s = start(rules, seed), x = seed; !isOver(s); ) {
      if (countOptions(s) > 1 && keep(s)) kept.push(clone(s));
      x = xorshift32(x);
      applyOption(s, (x >>> 0) % countOptions(s), true);
    }
  return kept.slice(0, wanted);
}
const MOST_GAMES = 3000;

/** One call for each of some hundred states. */
function calls(rules: Ruleset, mode: 'view' | 'sample' | 'hash'): Work {
  const states = decisionsOf(rules, 400, () => true);
  const views = states.map((s) => view(s, seatToAct(s)));
  const rng = makeRng(smallSeed(1));
  let sink = 0;
  const once = (i: number): void => {
    const s = states[i % states.length] as State;
    if (mode === 'view') sink += view(s, i & 1).seats.length;
    else if (mode === 'hash') sink += hash(s).length;
    else sink += sample(views[i % states.length] as (typeof views)[number], rng).optionCount;
  };
  return (milliseconds) =>
    repeat(milliseconds, (i) => {
      once(i);
      calibrationSink ^= sink;
      return 1;
    });
}

export interface GrowthRow {
  readonly ruleset: string;
  /** Units of both seats on the field, or requests on the stage. */
  readonly of: 'units' | 'stage';
  readonly from: number;
  readonly to: number | undefined;
  readonly states: number;
  readonly ratio: number;
}

/** What a clone and a decision cost by how much lies on the table: many random states of each size, a random choice in each. */
export function growth(
  rules: Ruleset,
  of: GrowthRow['of'],
  sizeOf: (s: State) => number,
  bounds: readonly number[],
  milliseconds: number,
): GrowthRow[] {
  return bounds.map((from, i) => {
    const next = bounds[i + 1];
    const states = decisionsOf(rules, 1000, (s) => sizeOf(s) >= from && (next === undefined || sizeOf(s) < next));
    const { ratio } = best(oneDecision(rules, states), milliseconds);
    return { ruleset: rules.id, of, from, to: next && next - 1, states: states.length, ratio: round(ratio) };
  });
}

function oneDecision(rules: Ruleset, states: readonly State[]): Work {
  const spare = start(rules, 1);
  return (milliseconds, slice) => {
    let x = slice + 1;
    return repeat(milliseconds, () => {
      for (const s of states) {
        clone(s, spare);
        x = xorshift32(x);
        applyOption(spare, (x >>> 0) % countOptions(spare), true);
      }
      return states.length;
    });
  };
}

/** Keeps what is measured from being optimised away. */
export const spent = (): number => calibrationSink;
