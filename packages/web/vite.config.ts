import process from 'node:process';
import react from '@vitejs/plugin-react';
import { defineConfig, type ProxyOptions } from 'vite';
import { offline } from './build/offline.ts';
import { renderAtOnce } from './build/renderAtOnce.ts';
import { sourceHash } from './build/sourceHash.ts';

const LIBRARIES =
  /rolldown.runtime|node_modules[\\/](?:react|react-dom|scheduler|use-sync-external-store|wouter|regexparam|zustand)[\\/]/;

/** What the first page needs of the engine: it never lies with the rules (test/budget.test.ts). */
const START = new RegExp(
  [
    'engine.src.(?:state.(?:cards|events|layout|list|queries)|script.ruleset|words.(?:lang|terms)|book.(?:frames.names|regulationName)).ts',
    'engine.src.notation.(?:cards|notationError|tokens|regulation).ts',
  ].join('|'),
);
const isLater = (id: string): boolean => /engine.src/.test(id) && !START.test(id);

/** Nobody who does not learn needs them: not the coach, nor the store of a learner's progress. */
const LESSONS =
  /learn.src.(?:lessons|drills.drillKinds|lesson|moment|path|plainOpponent|predicate|readPlay|solver)|web.src.learn.(?:groupsDone|homeSummary|path|words)|bots.puzzles/;

/** Only these modules, not all that they import. */
const ALONE = { includeDependenciesRecursively: false };

/** A few large files rather than many small ones, each of which costs a slow phone some time. What seldom changes lies apart. */
const GROUPS = [
  { name: 'libraries', test: LIBRARIES, priority: 2 },
  { name: 'kept', test: /web.src.host.(?:savedGames|database|shareText|words)/, priority: 1, ...ALONE },
  { name: 'online', test: /web.src.online|packages.protocol/, minShareCount: 2, priority: 1, ...ALONE },
  { name: 'lessons', test: LESSONS, priority: 1, ...ALONE },
  { name: 'rules', test: isLater, minShareCount: 2, ...ALONE },
  {
    name: 'board',
    test: /web.src.(?:board|host)|packages.host.src|web.src.cards.(?:cardName|words)/,
    minShareCount: 2,
    ...ALONE,
  },
];

/** While the app is being worked on: a server for online play, such as SERVER=http://localhost:8080. */
const serverAt = (target: string | undefined): Record<string, ProxyOptions> =>
  target === undefined ? {} : { '/api': { target }, '/ws': { target, ws: true } };

export default defineConfig(({ command }) => {
  const buildId = command === 'build' ? sourceHash() : 'dev';
  return {
    root: import.meta.dirname,
    plugins: [react(), renderAtOnce(), offline(buildId)],
    define: { __BUILD__: JSON.stringify(buildId) },
    build: {
      outDir: 'dist',
      emptyOutDir: true,
      target: 'es2023',
      sourcemap: true,
      manifest: true,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        checks: { bundlerTimings: false },
        output: { codeSplitting: { groups: GROUPS } },
      },
      // A strict content security policy has no place for data: addresses.
      assetsInlineLimit: 0,
    },
    // As docs/decisions/008 has it: a worker is one module in which every constant is known.
    worker: {
      format: 'es',
      rolldownOptions: { optimization: { inlineConst: true }, output: { codeSplitting: false } },
    },
    server: { port: 5173, proxy: serverAt(process.env.SERVER) },
  };
});
