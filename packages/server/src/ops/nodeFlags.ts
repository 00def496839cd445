/** How Node is told to run the process that serves. */
import { availableParallelism, totalmem } from 'node:os';
import process from 'node:process';

const USUAL_THREADS = 4;
const threads = Math.min(USUAL_THREADS, Math.max(1, availableParallelism() - 1));

const GB = 2 ** 30;
/** What this machine, or the container, has. */
const memory = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
/** Megabytes; V8 takes three times as much in the end. */
const young = memory < 2 * GB ? 16 : 64;

/** While garbage is collected nobody is answered well: it is done seldom, and by no more threads than there are cores to spare. */
export const SERVER_FLAGS: readonly string[] = [
  // Four, if Node is asked, however few cores there are.
  `--v8-pool-size=${threads}`,
  // For what is young, from the start: what lives from one move of a game to the next is gone before it counts as old.
  `--min-semi-space-size=${young}`,
  `--max-semi-space-size=${young}`,
  // What is old may grow to three times of what is in use before it is looked through.
  '--heap-growing-percent=200',
];
