/** Rounds that hurt the opponent, and how they compare. */
import {
  clone,
  fromPosition,
  makeRng,
  type Position,
  positionText,
  type Ruleset,
  smallSeed,
  winner,
} from '@blackpoker/engine';
import { CONSUMED, damage, type Gains, gains, isFree, isLifeOnly, type Price, price, total } from './price.ts';
import { repeated } from './repeat.ts';
import { restOf } from './rest.ts';
import { replay, type Step } from './steps.ts';
import { reshuffled } from './unseen.ts';

/** Nothing is consumed; own life alone is; or other things are. */
export const FINDING_KINDS = ['free', 'life', 'priced'] as const;
export type FindingKind = (typeof FINDING_KINDS)[number];

export interface Finding {
  readonly kind: FindingKind;
  /** The actions that are requested, in order. */
  readonly actions: readonly string[];
  /** Where it begins, on one line. */
  readonly position: string;
  readonly steps: readonly Step[];
  /** What the opponent loses of their life, and what the round consumes: the worst of all orders of unseen cards that were tried. */
  readonly damage: number;
  readonly price: Price;
  readonly gains: Gains;
}

/** A round as a search has come by it. */
export interface Round {
  readonly position: Position;
  readonly actions: readonly string[];
  readonly steps: readonly Step[];
}

interface Outcome {
  readonly damage: number;
  readonly price: Price;
  readonly gains: Gains;
}

export const findingKind = (price: Price): FindingKind =>
  isFree(price) ? 'free' : isLifeOnly(price) ? 'life' : 'priced';

/** How many orders of the unseen cards a round is tried in beside the one it was found in. */
const ORDERS = 12;

/** The round as it goes in the worst of many orders; undefined where in one of them it cannot be made, or does not hurt. */
export function examine(rules: Ruleset, round: Round): Finding | undefined {
  const rng = makeRng(smallSeed(ORDERS));
  let worst = outcomeOf(rules, round.position, round.steps);
  for (let i = 0; i < ORDERS && worst !== undefined; i++)
    worst = worse(worst, outcomeOf(rules, reshuffled(round.position, rng), round.steps));
  if (worst === undefined || worst.damage <= 0) return undefined;
  const { actions, steps } = round;
  const kind = findingKind(worst.price);
  if (kind === 'free' && !repeated(rules, round.position, steps).isEndless) return undefined;
  return { kind, actions, position: positionText(rules, round.position, 'line'), steps, ...worst };
}

function outcomeOf(rules: Ruleset, position: Position, steps: readonly Step[]): Outcome | undefined {
  const { state } = fromPosition(rules, position);
  const start = restOf(clone(state));
  if (replay(state, steps) !== 'done' && winner(state) !== start.seat) return undefined;
  const end = restOf(state);
  return { damage: damage(start, end), price: price(start, end), gains: gains(start, end) };
}

function worse(a: Outcome, b: Outcome | undefined): Outcome | undefined {
  if (b === undefined) return undefined;
  const worsePrice = Object.fromEntries(CONSUMED.map((each) => [each, Math.max(a.price[each], b.price[each])]));
  return {
    damage: Math.min(a.damage, b.damage),
    price: { ...a.price, ...worsePrice },
    gains: {
      hand: Math.min(a.gains.hand, b.gains.hand),
      field: Math.min(a.gains.field, b.gains.field),
      life: Math.min(a.gains.life, b.gains.life),
      opponentHand: Math.max(a.gains.opponentHand, b.gains.opponentHand),
    },
  };
}

/** What a point of damage costs. */
export const rate = ({ price, damage }: Pick<Finding, 'price' | 'damage'>): number => total(price) / damage;

/** Best first: kind, then rate, then length; the rest makes the order complete. */
export function compare(a: Finding, b: Finding): number {
  return (
    FINDING_KINDS.indexOf(a.kind) - FINDING_KINDS.indexOf(b.kind) ||
    (a.kind === 'priced' ? 0 : a.actions.length - b.actions.length) ||
    rate(a) - rate(b) ||
    a.actions.length - b.actions.length ||
    b.damage - a.damage ||
    (a.actions.join() < b.actions.join() ? -1 : a.actions.join() > b.actions.join() ? 1 : 0)
  );
}

/** Does `known` say it better already: with some of the same actions, and at no higher rate? */
export function isOutdone(
  { kind, actions, price, damage }: Pick<Finding, 'kind' | 'actions' | 'price' | 'damage'>,
  known: Finding,
): boolean {
  if (FINDING_KINDS.indexOf(known.kind) > FINDING_KINDS.indexOf(kind)) return false;
  return rate(known) <= rate({ price, damage }) && isPartOf(known.actions, actions);
}

function isPartOf(some: readonly string[], all: readonly string[]): boolean {
  const left = [...all];
  return some.every((each) => {
    const at = left.indexOf(each);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** The findings without those that others outdo, best first. */
export function best(findings: readonly Finding[]): Finding[] {
  const kept: Finding[] = [];
  for (const finding of [...findings].sort(compare))
    if (!kept.some((known) => isOutdone(finding, known))) kept.push(finding);
  return kept;
}
