/** How Node is told to run the process that serves. */
import { availableParallelism } from 'node:os';

const USUAL_THREADS = 4;
const threads = Math.min(USUAL_THREADS, Math.max(1, availableParallelism() - 1));

/** While garbage is collected nobody is answered well: it is done seldom, and by no more threads than there are cores to spare. */
export const SERVER_FLAGS: readonly string[] = [
  // Four, if Node is asked, however few cores there are.
  `--v8-pool-size=${threads}`,
  // Megabytes for what is young: what lives from one move of a game to the next is gone before it counts as old.
  '--max-semi-space-size=32',
  // What is old may grow to three times of what is in use before it is looked through.
  '--heap-growing-percent=200',
];
