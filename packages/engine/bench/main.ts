/** `npm run -s bench [-- --json] [-- --ms 2000]`: decisions per second of random play, alone and with a clone at every decision. */
import { parseArgs } from 'node:util';
import { plainRuleset } from '../src/index.ts';
import { calibrate, type Mode, measure, type Row } from './measure.ts';

const FORMATS = ['lite', 'master'] as const;
const MODES: readonly Mode[] = ['play', 'clone'];

const { values } = parseArgs({
  options: { json: { type: 'boolean', default: false }, ms: { type: 'string', default: '2000' } },
});
const milliseconds = Number(values.ms);
if (!(milliseconds > 0)) {
  process.stderr.write('bench: --ms takes a number of milliseconds above 0\n');
  process.exit(2);
}

const say = (line: string): void => {
  if (!values.json) process.stdout.write(`${line}\n`);
};
const describe = ({ ruleset: id, mode, decisionsPerSecond, ratio }: Row): string =>
  `${id.padEnd(16)} ${mode.padEnd(6)} ${decisionsPerSecond.toLocaleString('en-US').padStart(12)}/s ${ratio.toFixed(1).padStart(9)} steps`;

calibrate();
const calibrationNs = Math.min(calibrate(), calibrate(), calibrate());
say(`calibration: ${calibrationNs.toFixed(3)} ns per xorshift32 step`);
const rows: Row[] = [];
for (const format of FORMATS)
  for (const mode of MODES) {
    const row = measure(plainRuleset('8.0', format), mode, milliseconds);
    rows.push(row);
    say(describe(row));
  }
if (values.json) process.stdout.write(`${JSON.stringify({ calibrationNs, rows }, undefined, 2)}\n`);
