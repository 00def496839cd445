import { makeRng, randomBelow } from '@blackpoker/engine';
import { describe, expect, test } from 'vitest';
import { newModel, Pass, toNet } from '../../src/learn/model.ts';
import { FEATURE_COUNT, FEATURES_MARK } from '../../src/value/features.ts';
import { evaluate, LARGEST_FEATURE, MOST, pack, sigmoid } from '../../src/value/net.ts';
import { netFromText, netToText } from '../../src/value/netText.ts';
import { WEIGHTS } from '../../src/value/weights.ts';

const rng = makeRng([5, 6, 7, 8]);
const someFeatures = (inputs: number): Uint8ClampedArray =>
  Uint8ClampedArray.from({ length: inputs }, () => (randomBelow(rng, 3) > 0 ? 0 : randomBelow(rng, 50)));
const someModel = (inputs: number, hidden: number) =>
  newModel(
    hidden,
    Float32Array.from({ length: inputs }, (_, i) => 1 / (5 + i)),
    [1, 2, 3, hidden],
  );

describe.each([0, 1, 7, 20])('a net with %i hidden units', (hidden) => {
  const model = someModel(30, hidden);
  for (let i = 0; i < model.weights.length; i += 3) model.weights[i] = rng() / 0x80000000 - 1;
  const net = toNet(model);
  const packed = pack(net);

  test('says in whole numbers what the model says', () => {
    const pass = new Pass(model);
    for (let n = 0; n < 50; n++) {
      const features = someFeatures(30);
      expect(evaluate(packed, features)).toBeCloseTo(pass.forward(new Uint8Array(features), 0), 1);
    }
  });

  test('adds up the same column by column', () => {
    for (let n = 0; n < 50; n++) {
      const features = n === 0 ? new Uint8ClampedArray(30).fill(LARGEST_FEATURE) : someFeatures(30);
      const sums = Array.from(net.bias, (bias, c) =>
        features.reduce((sum, x, i) => sum + x * (net.first[i * net.bias.length + c] as number), bias),
      );
      for (const sum of sums) expect(Math.abs(sum)).toBeLessThan(MOST);
      const odds = sums.reduce(
        (all, sum, c) => all + (c === 0 ? sum : Math.max(0, sum)) * (net.second[c] as number),
        0,
      );
      expect(evaluate(packed, features)).toBeCloseTo(odds, 9);
    }
  });

  test('is the same after it was text', () => {
    expect(netFromText(netToText(net))).toEqual(net);
  });
});

test('chances are those of the logistic curve', () => {
  for (let x = -11; x <= 11; x += 0.37) expect(sigmoid(x)).toBeCloseTo(1 / (1 + Math.exp(-x)), 7);
  expect(sigmoid(500)).toBeLessThanOrEqual(1);
  expect(sigmoid(-500)).toBeGreaterThanOrEqual(0);
});

test('the weights are of these features, and small', () => {
  expect(WEIGHTS).toMatchObject({ inputs: FEATURE_COUNT, features: FEATURES_MARK });
  expect(WEIGHTS.data.length).toBeLessThan(60_000);
});
