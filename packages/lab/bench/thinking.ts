/**
 * `npm run -s bench:thinking [-- --regulation ID] [-- --games N] [-- PLAYER …]`: how long players think about a decision, on one thread,
 * in games of each against itself, and what the program's memory grows to.
 */
import { parseArgs } from 'node:util';
import type { Mind, Player } from '@blackpoker/bots';
import { dealDecks, type Ruleset, rulesetOf, smallSeed } from '@blackpoker/engine';
import { calibrate } from '../../engine/bench/measure.ts';
import { playerNamed, playGame, sitDown } from '../src/index.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { regulation: { type: 'string', default: '8.0/master/full' }, games: { type: 'string', default: '4' } },
});
const names = positionals.length > 0 ? positionals : [...'12345678'].map((level) => `level${level}`);
const rules = rulesetOf(values.regulation);
if (rules === undefined) throw new Error(`there is no regulation ${values.regulation}`);

const timed = ({ choose }: Mind, times: number[], mind: Mind): Mind => ({
  choose: (question) => {
    const began = performance.now();
    const choice = choose.call(mind, question);
    times.push(performance.now() - began);
    return choice;
  },
});

function thinkingTimes(player: Player, within: Ruleset, games: number): number[] {
  const times: number[] = [];
  for (let game = 1; game <= games; game++) {
    const seed = smallSeed(game);
    const [a, b] = sitDown([player, player], within, seed);
    playGame(within, dealDecks(within, seed), seed, [timed(a, times, a), timed(b, times, b)]);
  }
  return times.sort((x, y) => x - y);
}

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
const ms = (time: number): string => `${time.toFixed(time < 10 ? 2 : 0)} ms`.padStart(9);

calibrate();
const step = Math.min(calibrate(), calibrate(), calibrate());
process.stdout.write(`calibration: ${step.toFixed(3)} ns per xorshift32 step; ${rules.id}\n`);
thinkingTimes(playerNamed('full@200'), rules, 1); // warms the program up
for (const name of names) {
  const times = thinkingTimes(playerNamed(name), rules, Number(values.games));
  const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
  const parts = [
    `mean ${ms(mean)}`,
    `median ${ms(quantile(times, 0.5))}`,
    `p95 ${ms(quantile(times, 0.95))}`,
    `longest ${ms(times.at(-1) ?? 0)}`,
  ];
  const ratio = `${Math.round((mean * 1e6) / step).toLocaleString('en-US')} steps`;
  const heap = `${Math.round(process.memoryUsage().heapUsed / 2 ** 20)} MB heap`;
  process.stdout.write(
    `${name.padEnd(14)} ${parts.join('  ')}  ${ratio.padStart(18)}  ${times.length} decisions  ${heap}\n`,
  );
}
