// node scripts/run.mjs <file.ts> [arguments]: runs a TypeScript program of this repository from its source.

import { join } from 'node:path';
import process from 'node:process';
import { here } from './here.mjs';
import { launch } from './launch.mjs';
import { root, setup } from './setup.mjs';

await setup();

const [file = '', ...args] = process.argv.slice(2);
const tsx = import.meta.resolve('tsx');
process.exitCode = await launch(process.execPath, ['--import', tsx, join(root, file), ...args], {
  cwd: here(),
  env: { ...process.env, TSX_TSCONFIG_PATH: join(root, 'tsconfig.base.json') },
});
