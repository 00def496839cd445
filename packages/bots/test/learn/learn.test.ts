import { smallSeed } from '@blackpoker/engine';
import { describe, expect, test } from 'vitest';
import { Dice } from '../../src/dice.ts';
import { checkpointOf, stateOf } from '../../src/learn/checkpoint.ts';
import { Fit, lossOf } from '../../src/learn/fit.ts';
import { evaluateNet } from '../../src/learn/metrics.ts';
import { biasAt, newModel, Pass, secondAt, toNet } from '../../src/learn/model.ts';
import {
  emptySamples,
  joinSamples,
  type Samples,
  samplesFromBytes,
  samplesToBytes,
  WHOLE,
} from '../../src/learn/samples.ts';
import { playSamples } from '../../src/learn/selfPlay.ts';
import { PARTS, partOfGame, samplesIn } from '../../src/learn/split.ts';
import { regulationOfGame, TRAINED, trainedRules } from '../../src/learn/trained.ts';
import { isWeightsSource, weightsSource } from '../../src/learn/weightsSource.ts';
import { FEATURE_COUNT } from '../../src/value/features.ts';

describe('a slope', () => {
  const scales = Float32Array.of(0.5, 0.25, 1, 0.1);
  const features = Uint8Array.of(3, 0, 2, 9);
  const model = newModel(5, scales, [4, 3, 2, 1]);
  const share = 0.3;
  const loss = (): number => lossOf(new Pass(model).forward(features, 0), share);

  test('is what the loss does when a weight is moved', () => {
    const pass = new Pass(model);
    const gradient = new Float32Array(model.weights.length);
    pass.backward(1 / (1 + Math.exp(-pass.forward(features, 0))) - share, gradient);
    for (let i = 0; i < model.weights.length; i++) {
      if (i === secondAt(model)) continue; // the direct way always counts as it is
      const before = model.weights[i] as number;
      model.weights[i] = before + 2 ** -8;
      const above = loss();
      model.weights[i] = before - 2 ** -8;
      const slope = (above - loss()) / 2 ** -7;
      model.weights[i] = before;
      expect(gradient[i]).toBeCloseTo(slope, 3);
    }
    expect(gradient.subarray(0, biasAt(model)).some((slope) => slope !== 0)).toBe(true);
  });
});

/** Who has more of feature 0 than of feature 1 wins where feature 2 is 0, and loses where it is 1. */
function toy(count: number): Samples {
  const samples = emptySamples(count);
  const dice = new Dice(11);
  for (let i = 0; i < count; i++) {
    const [a, b, turned] = [dice.below(20), dice.below(20), dice.below(2)];
    samples.features.set([a, b, turned], i * FEATURE_COUNT);
    samples.labels[i] = a > b === (turned === 0) ? WHOLE : 0;
    samples.games[i] = i;
  }
  return samples;
}

describe('a fit', () => {
  const samples = toy(6000);
  const settings = { hidden: 8, seed: [1, 2, 3, 4], mostEpochs: 30 } as const;
  const fitted = (hidden: number): Fit => {
    const fit = new Fit(samples, { ...settings, hidden });
    while (!fit.isDone) fit.epoch();
    return fit;
  };

  test('learns what needs hidden units, and without them does not', () => {
    const heldOut = samplesIn(samples, 'heldOut');
    const { all } = evaluateNet(toNet(fitted(8).state.best), samples, heldOut);
    expect(all.logLoss).toBeLessThan(0.2);
    expect(all.auc).toBeGreaterThan(0.97);
    expect(all.samples).toBe(heldOut.length);
    const linear = evaluateNet(toNet(fitted(0).state.best), samples, heldOut);
    expect(linear.all.logLoss).toBeGreaterThan(0.6);
  });

  test('goes on after a checkpoint as if it had not been stopped', () => {
    const whole = new Fit(samples, settings);
    const first = new Fit(samples, settings);
    for (let epoch = 0; epoch < 4; epoch++) whole.epoch();
    for (let epoch = 0; epoch < 2; epoch++) first.epoch();
    const kept = JSON.parse(JSON.stringify(checkpointOf('toy', first.state)));
    const second = new Fit(samples, settings, stateOf(kept));
    for (let epoch = 0; epoch < 2; epoch++) second.epoch();
    expect(second.state).toEqual(whole.state);
  });
});

const GAMES = [0, 1, 2, 3, 4, 5, 6, 7];

describe('samples', () => {
  const some = joinSamples(GAMES.map((game) => playSamples(game, smallSeed(70 + game))));

  test('are the same for the same seed, and others for another', () => {
    const again = joinSamples(GAMES.map((game) => playSamples(game, smallSeed(70 + game))));
    expect(again).toEqual(some);
    expect(playSamples(0, smallSeed(9)).features).not.toEqual(playSamples(0, smallSeed(70)).features);
  });

  test('are the same after they were bytes', () => {
    expect(some.count).toBeGreaterThan(20);
    expect(samplesFromBytes(samplesToBytes(some))).toEqual(some);
    expect(samplesFromBytes(samplesToBytes(some).subarray(1))).toBeUndefined();
  });

  test('tell of every regulation who won', () => {
    const games = 120;
    const seen = new Set<number>();
    for (let game = 0; game < games; game++) {
      const { count, labels, regulations } = playSamples(game, smallSeed(game));
      if (count > 0) seen.add(regulations[0] as number);
      expect(new Set(regulations).size).toBeLessThan(2);
      for (const label of labels) expect([0, WHOLE / 2, WHOLE]).toContain(label);
    }
    expect(seen.size).toBeGreaterThan(TRAINED.length - 4);
  });
});

test('every regulation that is trained is played', () => {
  const games = Array.from({ length: 100 }, (_, game) => regulationOfGame(game));
  for (let i = 0; i < TRAINED.length; i++) {
    expect(trainedRules(i).id).toBe(TRAINED[i]);
    expect(games).toContain(i);
  }
});

test('games are split into parts, about 84, 8 and 8 of 100', () => {
  const parts = Array.from({ length: 10_000 }, (_, game) => partOfGame(game));
  const [training = 0, validation = 0, heldOut = 0] = PARTS.map((part) => parts.filter((p) => p === part).length);
  expect(training).toBeGreaterThan(8200);
  expect(validation).toBeGreaterThan(700);
  expect(heldOut).toBeGreaterThan(700);
});

test('a weights file says how it was made, and is known again', () => {
  const source = weightsSource(toNet(newModel(2, new Float32Array(3).fill(1), [1, 2, 3, 4])), ['by a test']);
  expect(source).toContain(' * by a test\n');
  expect(isWeightsSource(source)).toBe(true);
  expect(isWeightsSource('export const x = 1;')).toBe(false);
});
