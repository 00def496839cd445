/** A stretch of a job's units of work: games, pairs of games. Its id names it everywhere, so that it is counted once. */
export interface Batch {
  /** Its place in the job, from 0. */
  readonly id: number;
  readonly first: number;
  readonly count: number;
}

/**
 * Work that can be cut into batches, done anywhere in any order, and added up. Specs, results and totals are plain JSON data.
 * The same spec and batch give the same result on every machine.
 */
export interface Job<Spec, Result, Total = Result> {
  readonly name: string;
  /** How many units there are, and how many make a batch. */
  readonly size: (spec: Spec) => { readonly units: number; readonly perBatch: number };
  /** `onUnit` is called after each unit: the progress bar lives on it. */
  readonly run: (spec: Spec, batch: Batch, onUnit: () => void) => Result;
  readonly empty: (spec: Spec) => Total;
  /** Adds a batch to what was added before. Batches are added in the order of their ids. */
  readonly add: (total: Total, part: Result) => void;
  /** Is what was added so far enough? Asked after each batch, in order, so the answer does not depend on the workers. */
  readonly isEnough?: (spec: Spec, total: Total) => boolean;
  /** The regulations that are played: a run that was stopped goes on only if they still play the same. */
  readonly regulations?: (spec: Spec) => readonly string[];
}
