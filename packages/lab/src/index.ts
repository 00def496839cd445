/** The public API of the lab. */

export type { Mind, Player, Question } from '@blackpoker/bots';
export { CLUSTER_NOTES, type ClusterNote, type ClusterOptions } from './cluster/clusterCrew.ts';
export { type WorkerNote, type WorkerOptions, workForCluster } from './cluster/clusterWorker.ts';
export { LONGEST_GAME, type Minds, type Observer, type PlayedGame, playGame, questionOf, sitDown } from './game.ts';
export type { Batch, Job } from './job.ts';
export { type LadderPart, type LadderSpec, type LadderTotal, ladderJob } from './ladder/ladderJob.ts';
export { type LadderMatch, type LadderResult, type LadderTable, ladderResult, RUNG } from './ladder/ladderResult.ts';
export { type Entrants, type Pairing, pairings } from './ladder/pairings.ts';
export { type PlayedMatch, type Rating, ratings } from './ladder/ratings.ts';
export { RESOURCES, type Resource } from './loops/effects.ts';
export { FINDING_KINDS, type FindingKind, rate } from './loops/finding.ts';
export { type LoopsSpec, type LoopsTotal, loopsJob } from './loops/loopsJob.ts';
export { type CheckedFinding, type LoopsResult, loopsResult } from './loops/loopsResult.ts';
export type { Mixture, MixtureAnswer } from './loops/mixture.ts';
export { CONSUMED, type Consumed, type Gains, total } from './loops/price.ts';
export { roundSeat, tellRound } from './loops/told.ts';
export { type LevelSum, type LossesSpec, type LossesTotal, lossesJob } from './losses/lossesJob.ts';
export { type MatchPart, type MatchSpec, type MatchTotal, matchJob } from './match/matchJob.ts';
export { type MatchResult, matchResult } from './match/matchResult.ts';
export { PlayerError } from './playerError.ts';
export { PLAYER_NAMES, playerNamed, without } from './players.ts';
export type { Difference, Figure, MaybeFigure } from './report/figures.ts';
export { type ReportSpec, reportJob } from './report/job.ts';
export { makeReport } from './report/measure.ts';
export { GROUP_WORDS, METRIC_GROUPS, METRIC_WORDS } from './report/metricWords.ts';
export { figureText, type NumberStyle, PERCENT, PLAIN, signedText } from './report/numbers.ts';
export { regulationName } from './report/page/names.ts';
export { isReportPage, type PageOptions, reportPage } from './report/page/page.ts';
export type { ActionReport, Comparison, Metric, RegulationReport, Report } from './report/report.ts';
export { shortSeed } from './report/shortSeed.ts';
export { RunError, RunStopped } from './run/runError.ts';
export { type RunOptions, type RunProgress, runJob } from './runJob.ts';
export { mindSeed, unitSeed } from './seeds.ts';
export { recordUnit } from './simulate/recordUnit.ts';
export type { SeriesTally, Simulation, Violation } from './simulate/simulation.ts';
export {
  type SimulationRow,
  type SimulationSpec,
  type SimulationTotal,
  simulationJob,
} from './simulate/simulationJob.ts';
export * from './statistics.ts';
export { type KeptSamples, readSamples } from './train/readSamples.ts';
export { type SamplesSpec, samplesJob } from './train/samplesJob.ts';
