/** How likely a seat is to win: what was learned, applied to a position. */
import { DRAWN, isOver, lifeCount, other, type Seat, type State, turnPlayer, winner } from '@blackpoker/engine';
import { FEATURE_COUNT, writeFeatures } from './features.ts';
import { netInUse } from './inUse.ts';
import { evaluate, pack, sigmoid } from './net.ts';

const inUse = netInUse();
const net = inUse === undefined ? undefined : pack(inUse);
const features = new Uint8ClampedArray(FEATURE_COUNT);

/** Who has one card of life left and is not on turn loses it by the next Draw, whatever a few games have taught. */
const DOOMED = 0.02;

/** 0 to 1; what the two seats get adds up to 1. */
export function winChance(s: State, seat: Seat): number {
  if (isOver(s)) return winner(s) === DRAWN ? 0.5 : winner(s) === seat ? 1 : 0;
  const waiting = other(turnPlayer(s));
  if (lifeCount(s, waiting) <= 1) return waiting === seat ? DOOMED : 1 - DOOMED;
  if (net === undefined) throw new Error('bug: the weights are of other features (blackpoker train)');
  writeFeatures(s, features);
  const mine = sigmoid(evaluate(net, features));
  return turnPlayer(s) === seat ? mine : 1 - mine;
}
