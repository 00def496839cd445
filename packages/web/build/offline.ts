/** After the app its other pages, its service worker, which knows every file of it, and compressed copies of all. */
import { join, relative, sep } from 'node:path';
import { build, type Plugin } from 'vite';
import { writePageFiles } from './pageFiles.ts';
import { precompress } from './precompress.ts';
import { filesUnder, root } from './sourceHash.ts';

/** The one page does for every address here: what the others load early is already there. */
const NOT_FOR_OFFLINE = /(?:\.map|\.br|\.gz|sw\.js|manifest\.json|(?<!\/index)\.html)$/;

export function offline(buildId: string): Plugin {
  let outDir = '';
  return {
    name: 'blackpoker-offline',
    apply: 'build',
    configResolved: (config) => {
      outDir = join(config.root, relative(config.root, config.build.outDir));
    },
    async writeBundle() {
      writePageFiles(outDir);
      await buildServiceWorker(outDir, buildId);
      await precompress(outDir);
    },
  };
}

/** The addresses of a built app's files, the page itself as /. */
export function filesForOffline(folder: string): string[] {
  const names = filesUnder(folder).map((file) => `/${relative(folder, file).split(sep).join('/')}`);
  return names.filter((name) => !NOT_FOR_OFFLINE.test(name)).map((name) => (name === '/index.html' ? '/' : name));
}

async function buildServiceWorker(outDir: string, buildId: string): Promise<void> {
  await build({
    configFile: false,
    root: join(root, 'packages/web'),
    publicDir: false,
    logLevel: 'warn',
    define: { __BUILD__: JSON.stringify(buildId), __FILES__: JSON.stringify(filesForOffline(outDir)) },
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2023',
      rolldownOptions: {
        input: join(root, 'packages/web/src/sw/sw.ts'),
        output: { entryFileNames: 'sw.js', format: 'iife' },
      },
    },
  });
}
