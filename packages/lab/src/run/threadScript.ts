/** What a thread runs: in the source tree a file that starts worker.ts, in a bundle the bundled one, beside the program. */
export const THREAD_SCRIPT = new URL(
  import.meta.url.endsWith('/run/threadScript.ts') ? '../worker.mjs' : './worker.mjs',
  import.meta.url,
);
