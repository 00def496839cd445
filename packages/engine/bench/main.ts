/** `npm run -s bench [-- --json] [-- --ms 1000]`: what random play, clones, views, samples and hashes cost, and how that grows with the table. */
import { parseArgs } from 'node:util';
import { fieldCount, plainRuleset, type State, stageCount } from '../src/index.ts';
import { calibrate, type GrowthRow, growth, MODES, measure, type Row } from './measure.ts';

const RULESETS = [
  plainRuleset('8.0', 'lite'),
  plainRuleset('8.0', 'standard'),
  plainRuleset('8.0', 'pro'),
  plainRuleset('8.0', 'master'),
  plainRuleset('6.1', 'lite'),
  plainRuleset('6.1', 'master'),
];
const GROWTH_RULESETS = [plainRuleset('8.0', 'lite'), plainRuleset('8.0', 'master')];

const { values } = parseArgs({
  options: { json: { type: 'boolean', default: false }, ms: { type: 'string', default: '1000' } },
});
const milliseconds = Number(values.ms);
if (!(milliseconds > 0)) {
  process.stderr.write('bench: --ms takes a number of milliseconds above 0\n');
  process.exit(2);
}

const say = (line: string): void => {
  if (!values.json) process.stdout.write(`${line}\n`);
};
const steps = (ratio: number): string => `${ratio.toFixed(1).padStart(9)} steps`;
const describe = ({ ruleset: id, mode, decisionsPerSecond, ratio }: Row): string =>
  `${id.padEnd(18)} ${mode.padEnd(7)} ${decisionsPerSecond.toLocaleString('en-US').padStart(12)}/s ${steps(ratio)}`;
const describeGrowth = ({ ruleset: id, of, from, to, states, ratio }: GrowthRow): string => {
  const range = to === undefined ? `${from} and more` : from === to ? `${from}` : `${from}-${to}`;
  const what = of === 'units' ? 'units on the field' : 'requests on the stage';
  return `${id.padEnd(18)} ${`${range} ${what}`.padEnd(34)} ${steps(ratio)}   (${states} states)`;
};

const units = (s: State): number => fieldCount(s, 0) + fieldCount(s, 1);

calibrate();
const calibrationNs = Math.min(calibrate(), calibrate(), calibrate());
say(`calibration: ${calibrationNs.toFixed(3)} ns per xorshift32 step`);
say('play: a decision of random play; clone: the same with a copy of the state; view, sample, hash: one of them');
const rows: Row[] = [];
for (const rules of RULESETS)
  for (const mode of MODES) {
    const row = measure(rules, mode, milliseconds);
    rows.push(row);
    say(describe(row));
  }
say('a clone and a decision, by what lies on the table');
const growthRows: GrowthRow[] = [];
for (const rules of GROWTH_RULESETS)
  for (const found of [
    ...growth(rules, 'units', units, [0, 3, 6, 9, 12], milliseconds / 2),
    ...growth(rules, 'stage', stageCount, [0, 1, 2, 3], milliseconds / 2),
  ]) {
    growthRows.push(found);
    say(describeGrowth(found));
  }
if (values.json) process.stdout.write(`${JSON.stringify({ calibrationNs, rows, growth: growthRows }, undefined, 2)}\n`);
