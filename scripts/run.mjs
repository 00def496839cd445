// node scripts/run.mjs <file.ts> [arguments]: runs a TypeScript program of this repository.

import process from 'node:process';
import { here } from './here.mjs';
import { launch } from './launch.mjs';
import { setup } from './setup.mjs';

await setup();
const { bundle } = await import('./bundle.mjs');

const [file = '', ...args] = process.argv.slice(2);
// The engine is made of many small functions: V8 may inline more of them than it does by itself (docs/performance.md).
const flags = ['--enable-source-maps', '--max-inlined-bytecode-size-cumulative=3000'];
process.exitCode = await launch(process.execPath, [...flags, await bundle(file), ...args], { cwd: here() });
