/** Small reports, played once and shared; and games from positions that a watch looks on at. */
import {
  actionChoice,
  apply,
  type Choice,
  countOptions,
  endCause,
  indexOfAction,
  isOver,
  optionAt,
  PASS,
  readPosition,
  rulesetOf,
  type State,
  seatToAct,
  turnCount,
  winner,
} from '@blackpoker/engine';
import { GameWatch } from '../../src/report/gameWatch.ts';
import { type ReportSpec, reportJob } from '../../src/report/job.ts';
import { makeReport } from '../../src/report/measure.ts';
import type { Report } from '../../src/report/report.ts';
import { type MirrorTally, noMirror, type ReportTally } from '../../src/report/tally.ts';

export const SEED = '00000007000000000000000000000000';

export const specOf = (regulations: readonly string[], rest: Partial<ReportSpec> = {}): ReportSpec => ({
  regulations,
  player: 'random',
  games: 40,
  pairs: 2,
  seed: SEED,
  ...rest,
});

/** Everything in so many units at a time. */
export function played(spec: ReportSpec, perBatch = Number.POSITIVE_INFINITY): ReportTally {
  const { units } = reportJob.size(spec);
  const total = reportJob.empty(spec);
  for (let first = 0, id = 0; first < units; first += perBatch, id++) {
    const count = Math.min(perBatch, units - first);
    reportJob.add(total, JSON.parse(JSON.stringify(reportJob.run(spec, { id, first, count }, () => undefined))));
  }
  return total;
}

export const reportOf = (spec: ReportSpec): Report => makeReport(spec, played(spec));

/** Takes what it is told to, by the id of an action; passes, or takes the first thing, where it is told nothing. */
export function playFrom(position: string, actions: readonly string[]): { tally: MirrorTally; state: State } {
  const { state } = readPosition(position, rulesetOf);
  const tally = noMirror();
  const watch = new GameWatch(state.rules, tally);
  const left = [...actions];
  let [turn, decisions] = [0, 0];
  while (!isOver(state)) {
    if (turn !== turnCount(state)) watch.onTurn(state);
    turn = turnCount(state);
    const choice = chosen(state, left);
    if (countOptions(state) > 1) decisions++;
    watch.onChoice(state, seatToAct(state), choice);
    apply(state, choice, watch.onEvent);
  }
  const end = { state, winner: winner(state), cause: endCause(state), first: 0, turns: turnCount(state), decisions };
  watch.finish(end, 0);
  return { tally, state };
}

function chosen(s: State, left: string[]): Choice {
  const options = Array.from({ length: countOptions(s) }, (_, i) => optionAt(s, i));
  const asked = left[0] === undefined ? undefined : actionChoice(indexOfAction(s.rules, left[0]));
  if (asked !== undefined && options.includes(asked)) {
    left.shift();
    return asked;
  }
  return options.find((option) => option === PASS) ?? options[0] ?? PASS;
}
