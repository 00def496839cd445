/** How good a scripted player thinks each option is, in cards of life: for play, for the order in which search looks, for its rollouts. */
import { countOptions, type DecisionKind, kindToAct, type State } from '@blackpoker/engine';
import {
  rateAlike,
  rateDrawMore,
  rateGivenUp,
  rateKey,
  rateMode,
  rateNewTarget,
  ratePayB,
  ratePayS,
  rateSetCard,
  rateState,
  rateTaken,
  rateTarget,
} from './cards.ts';
import { rateChance } from './chance.ts';
import { rateAttack, rateBlock } from './combat.ts';
import type { Style } from './style.ts';

type Rater = (s: State, count: number, out: Float64Array, style: Style) => void;

const RATERS: Readonly<Record<DecisionKind, Rater>> = {
  chance: rateChance,
  key: rateKey,
  payB: ratePayB,
  payD: rateGivenUp,
  payS: ratePayS,
  target: rateTarget,
  setCard: rateSetCard,
  attack: rateAttack,
  block: rateBlock,
  discard: rateGivenUp,
  drawMore: rateDrawMore,
  state: rateState,
  mode: rateMode,
  takeLife: rateTaken,
  takeGrave: rateTaken,
  takeHand: rateTaken,
  order: rateAlike,
  newTarget: rateNewTarget,
  triggerOrder: rateAlike,
  graveTop: rateAlike,
  deck: rateAlike,
  rareCard: rateTaken,
  opening: rateTaken,
  takePack: rateTaken,
};

/** Rates the options of the pending decision for who has to choose; returns how many there are. */
export function rateOptions(s: State, out: Float64Array, style: Style): number {
  const count = countOptions(s);
  const kind = kindToAct(s);
  if (kind !== undefined) RATERS[kind](s, count, out, style);
  return count;
}
