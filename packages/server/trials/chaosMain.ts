/**
 * `npm run -s chaos [-- --seconds N --games N --database sqlite|postgres --seed N]`: see chaos.ts. Prints what was done and what was found; exit
 * code 1 where anything was lost, doubled or changed.
 */
import process from 'node:process';
import { parseArgs } from 'node:util';
import { Chaos } from './chaos.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '300' },
    games: { type: 'string', default: '20' },
    database: { type: 'string', default: 'sqlite' },
    seed: { type: 'string', default: '1' },
  },
});
const chaos = new Chaos({
  seconds: Number(values.seconds),
  games: Number(values.games),
  database: values.database === 'postgres' ? 'postgres' : 'sqlite',
  seed: Number(values.seed),
  say: (line) => process.stderr.write(`${line}\n`),
});
await chaos.run();
process.stdout.write(`${chaos.report}\n`);
process.exitCode = chaos.ledger.wrong.length === 0 ? 0 : 1;
