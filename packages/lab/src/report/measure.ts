/** From what was counted to a report. */
import { type Action, type Ruleset, seedText } from '@blackpoker/engine';
import { unitSeed } from '../seeds.ts';
import { type PairCounts, pairScore, scoreInterval, zOf } from '../statistics.ts';
import { compare } from './compare.ts';
import { ENDINGS } from './ending.ts';
import {
  difference,
  type MaybeFigure,
  mean,
  meanShare,
  momentsOf,
  quantile,
  rareShare,
  ratioMean,
  ratioShare,
  share,
  total,
  valuesOf,
  winRate,
} from './figures.ts';
import { type ReportSpec, rulesOf, runSeed } from './job.ts';
import { BANDS } from './lead.ts';
import type {
  ActionReport,
  Contribution,
  EndingReport,
  GameExample,
  Metric,
  Notable,
  RegulationReport,
  Report,
} from './report.ts';
import {
  type ActionTally,
  type Counts,
  type MirrorTally,
  noAction,
  noMirror,
  noMoments,
  noWins,
  type RegulationTally,
  type ReportTally,
  type Wins,
} from './tally.ts';

export function makeReport(spec: ReportSpec, tally: ReportTally): Report {
  const { player, seed, games, pairs } = spec;
  const regulations = spec.regulations.map((id) =>
    regulationReport(spec, rulesOf(id), tally[id] ?? { restricted: {} }),
  );
  const [first, ...others] = regulations;
  const comparisons = first === undefined ? [] : others.map((second) => compare(first, second));
  return { report: 1, player, seed, games, pairs, regulations, comparisons };
}

function regulationReport(spec: ReportSpec, rules: Ruleset, tally: RegulationTally): RegulationReport {
  const { id, edition, format, frame, frameOptions } = rules;
  const mirror = tally.mirror ?? noMirror();
  const triggered = rules.actions.filter((action): action is Action => action?.direct === false);
  return {
    regulation: id,
    edition,
    format,
    frame,
    frameOptions,
    games: mirror.games,
    metrics: metricsOf(mirror),
    turns: valuesOf(mirror.turns),
    decisions: valuesOf(mirror.decisions),
    leadChanges: valuesOf(mirror.leadChanges),
    endings: endingsOf(mirror),
    comebacks: BANDS.map((band) => ({ band, wins: winRate(mirror.halfTime[band] ?? noWins()) })),
    actions: rules.direct.map((action) => actionReport(action, mirror, tally, rules.direct.length)),
    triggered: triggered.map((action) => ({
      id: action.id,
      name: action.name,
      perGame: mean(mirror.triggered[action.id] ?? noMoments()),
    })),
    examples: examplesOf(spec, mirror),
  };
}

function metricsOf(mirror: MirrorTally): Record<Metric, MaybeFigure> {
  const { games, decided } = mirror;
  const ended = decided + mirror.drawn;
  const ending = (id: string): MaybeFigure => share(total(mirror.endings[id] ?? {}), ended);
  return {
    firstWins: share(mirror.firstWins, decided),
    draws: share(mirror.drawn, games),
    turnsMean: mean(momentsOf(mirror.turns)),
    turnsMedian: quantile(mirror.turns, 0.5),
    turnsP5: quantile(mirror.turns, 0.05),
    turnsP95: quantile(mirror.turns, 0.95),
    decisionsMean: mean(momentsOf(mirror.decisions)),
    decisionsMedian: quantile(mirror.decisions, 0.5),
    decisionsP5: quantile(mirror.decisions, 0.05),
    decisionsP95: quantile(mirror.decisions, 0.95),
    endDamage: ending('damage'),
    endCost: ending('cost'),
    endDrawing: ending('drawing'),
    endNextGeneration: ending('nextGeneration'),
    endOwnEffect: ending('ownEffect'),
    endDrawnGame: ending('drawnGame'),
    bothOut: share(mirror.bothOut, ended),
    leadChanges: mean(momentsOf(mirror.leadChanges)),
    comeback: winRate(allBands(mirror)),
    drama: meanShare(mirror.drama),
    decisiveTurn: mean(momentsOf(mirror.decisiveTurns)),
    decidedPart: meanShare(mirror.decidedPart),
    choosing: ratioShare(mirror.choosing),
    branching: ratioMean(mirror.branching),
    turn1Wins: rareShare(mirror.turn1Wins, games),
    stalled: rareShare(mirror.stalled, games),
    quiet: rareShare(mirror.quiet, games),
    repeated: rareShare(mirror.repeated, games),
  };
}

function allBands({ halfTime }: MirrorTally): Wins {
  const all = noWins();
  for (const { games, wins } of Object.values(halfTime)) {
    all.games += games;
    all.wins += wins;
  }
  return all;
}

function endingsOf({ endings, decided, drawn }: MirrorTally): EndingReport[] {
  return ENDINGS.map((ending) => {
    const actions = Object.entries(endings[ending] ?? {}).map(([id, games]) => ({ id, games }));
    return {
      ending,
      share: share(total(endings[ending] ?? {}), decided + drawn),
      actions: actions.sort((a, b) => b.games - a.games || (a.id < b.id ? -1 : 1)),
    };
  });
}

function actionReport(action: Action, mirror: MirrorTally, tally: RegulationTally, actions: number): ActionReport {
  const seen = mirror.actions[action.id] ?? noAction();
  return {
    id: action.id,
    name: action.name,
    offeredPerGame: mean(seen.offeredPerGame),
    perGame: mean(seen.perGame),
    perOpportunity: ratioShare(seen.perOpportunity),
    gamesWith: share(seen.gamesWith, seen.perGame.n),
    resolved: ratioShare(seen.resolved),
    fizzled: ratioShare(seen.fizzled),
    negated: ratioShare(seen.negated),
    byTurn: byTurn(seen),
    contribution: seen.perOpportunity.whole === 0 ? null : contributionOf(tally.restricted[action.id] ?? {}, actions),
    association: {
      used: winRate(seen.used),
      unused: winRate(seen.unused),
      difference: difference(winRate(seen.unused), winRate(seen.used)),
    },
  };
}

const byTurn = ({ offered, requested }: ActionTally): ActionReport['byTurn'] =>
  valuesOf(offered).map(({ value, count }) => ({ turn: value, offered: count, requested: requested[value] ?? 0 }));

/** Bonferroni: the chance to be wrong about any of so many actions is 5 %. */
function contributionOf(counts: Counts, actions: number): Contribution | null {
  const at = (halfPoints: number): number => counts[halfPoints] ?? 0;
  const pairs: PairCounts = [at(0), at(1), at(2), at(3), at(4)];
  const score = pairScore(pairs);
  if (score.pairs === 0) return null;
  const against = ({ low, high }: { low: number; high: number }) => ({ low: 0.5 - high, high: 0.5 - low });
  const adjusted = against(scoreInterval(score, zOf(0.05 / actions)));
  const clear = adjusted.low > 0 || adjusted.high < 0;
  return { value: 0.5 - score.score, ...against(scoreInterval(score)), n: score.pairs, adjusted, clear };
}

function examplesOf(spec: ReportSpec, { examples }: MirrorTally): Record<Notable, GameExample[]> {
  const run = runSeed(spec);
  const named = (what: Notable): GameExample[] =>
    (examples[what] ?? []).map((game) => ({ game, seed: seedText(unitSeed(run, game)) }));
  return {
    turn1Wins: named('turn1Wins'),
    stalled: named('stalled'),
    quiet: named('quiet'),
    repeated: named('repeated'),
  };
}
