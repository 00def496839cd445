import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/longestFirst.mjs';

export default defineConfig({
  test: {
    include: ['packages/*/test/**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    globalSetup: ['./scripts/browserTests.mjs', './scripts/databaseTests.mjs'],

    // All cores and one more, as many tests mostly wait; each worker loads the engine once: its modules hold no state that a test could spoil.
    pool: 'forks',
    maxWorkers: availableParallelism() + 1,
    isolate: false,
    sequence: { sequencer: LongestFirst },

    // Node's own module loader with tsx, as when the game is played: calls between modules keep their full speed.
    execArgv: ['--import', 'tsx'],
    experimental: { viteModuleRunner: false, nodeLoader: false },
  },
});
