/**
 * `npm run -s soak [-- --minutes N --tables N]`: games over sockets for so long; see soak.ts. Prints what the server held; exit code 1 where memory grows
 * by a megabyte a minute, or rooms, sockets or files are left.
 */
import process from 'node:process';
import { parseArgs } from 'node:util';
import { Soak } from './soak.ts';

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '30' }, tables: { type: 'string', default: '20' } },
});
const soak = new Soak({
  seconds: Number(values.minutes) * 60,
  tables: Number(values.tables),
  say: (line) => process.stderr.write(`${line}\n`),
});
await soak.run();
process.stdout.write(`${soak.report}\n`);
process.exitCode = soak.wrong.length === 0 && soak.slope < 1 ? 0 : 1;
