/** How the value is learned: games, samples of them, a fit to them. Numbers go in and out. */
export { FEATURES_MARK } from '../value/features.ts';
export { netInUse } from '../value/inUse.ts';
export type { Net } from '../value/net.ts';
export { type Checkpoint, checkpointOf, fitName, stateOf } from './checkpoint.ts';
export { type EpochReport, Fit, type FitSettings, type FitState } from './fit.ts';
export { type CalibrationBin, type Evaluation, evaluateNet, type Metrics } from './metrics.ts';
export { toNet } from './model.ts';
export { joinSamples, type Samples, samplesFromBytes, samplesToBytes } from './samples.ts';
export { playSamples } from './selfPlay.ts';
export { samplesIn } from './split.ts';
export { TRAINED } from './trained.ts';
export { isWeightsSource, weightsSource } from './weightsSource.ts';
