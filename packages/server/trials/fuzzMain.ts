/**
 * `npm run -s fuzz [-- --frames N --seed N --database sqlite|postgres]`: bad frames and requests against a real server while two others play on it. Prints what came of each
 * kind; exit code 1 where anything broke, was not answered, or disturbed the others.
 */
import process from 'node:process';
import { parseArgs } from 'node:util';
import { Fuzz } from './fuzz.ts';

const { values } = parseArgs({
  options: {
    frames: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
    database: { type: 'string', default: 'sqlite' },
  },
});
const fuzz = new Fuzz({
  frames: Number(values.frames),
  seed: Number(values.seed),
  database: values.database === 'postgres' ? 'postgres' : 'sqlite',
  say: (line) => process.stderr.write(`${line}\n`),
});
await fuzz.run();
process.stdout.write(`${fuzz.report}\n`);
process.exitCode = fuzz.wrong.length === 0 ? 0 : 1;
