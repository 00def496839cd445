import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { offline } from './build/offline.ts';
import { renderAtOnce } from './build/renderAtOnce.ts';
import { sourceHash } from './build/sourceHash.ts';

const LIBRARIES =
  /rolldown.runtime|node_modules[\\/](?:react|react-dom|scheduler|use-sync-external-store|wouter|regexparam|zustand)[\\/]/;

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
        // What seldom changes lies apart: a new version of the app does not send it again.
        output: { codeSplitting: { groups: [{ name: 'libraries', test: LIBRARIES }] } },
      },
      // A strict content security policy has no place for data: addresses.
      assetsInlineLimit: 0,
    },
    // As docs/decisions/008 has it: a worker is one module in which every constant is known.
    worker: {
      format: 'es',
      rolldownOptions: { optimization: { inlineConst: true }, output: { codeSplitting: false } },
    },
    server: { port: 5173 },
  };
});
