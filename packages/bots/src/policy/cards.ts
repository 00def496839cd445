/** Which card or unit: key cards, payments, targets, what is taken and what is given up. */
import {
  type Action,
  actionAt,
  actionInProgress,
  type Card,
  type Choice,
  choiceParts,
  chosenCard,
  chosenPosition,
  chosenRequest,
  chosenSeat,
  chosenValue,
  DONE,
  draftKey,
  draftKeyCount,
  handCount,
  isBulwark,
  lifeCount,
  NONE,
  numberOf,
  optionAt,
  ownerOf,
  PACK,
  type Seat,
  type State,
  seatToAct,
  suitOf,
  TARGET_PLAYER,
  TARGET_REQUEST,
  targetOf,
  topOfStage,
  turnPlayer,
  unitAt,
} from '@blackpoker/engine';
import { damageWorth, FOOLISH } from './combat.ts';
import type { Style } from './style.ts';
import { aimedWorth, bestRequestTarget, bestUnitTarget, requestTargetWorth } from './targets.ts';
import { cardWorth, lifeWorth, unitWorth } from './worth.ts';

type Rate = (s: State, seat: Seat, choice: Choice, style: Style) => number;

/** One rater for each option by itself. */
export const each =
  (rate: Rate) =>
  (s: State, count: number, out: Float64Array, style: Style): void => {
    const seat = seatToAct(s);
    for (let i = 0; i < count; i++) out[i] = rate(s, seat, optionAt(s, i), style);
  };

const inProgress = (s: State): Action | undefined => {
  const index = actionInProgress(s);
  return index === undefined ? undefined : actionAt(s.rules, index);
};

/** The card that the effect reads, as far as it is named. */
const firstKey = (s: State): Card => (draftKeyCount(s) === 0 ? NONE : draftKey(s, 0));

/** Of key cards that do the same, those that are worth more in the hand are left there. */
export function rateKey(s: State, count: number, out: Float64Array): void {
  const seat = seatToAct(s);
  const action = inProgress(s);
  if (action === undefined) return;
  for (let i = 0; i < count; i++) gains[i] = keyGain(s, seat, action, chosenCard(optionAt(s, i)));
  for (let i = 0; i < count; i++) {
    const worth = cardWorth(chosenCard(optionAt(s, i)));
    out[i] = (gains[i] as number) - worth - (READ.has(action.id) && isDearer(s, count, i, worth) ? WASTE : 0);
  }
}
const gains = new Float64Array(PACK);
/** Actions whose key card is read and spent for one effect. */
const READ: ReadonlySet<string> = new Set(['down', 'counter']);
const WASTE = 3;

function isDearer(s: State, count: number, i: number, worth: number): boolean {
  for (let j = 0; j < count; j++)
    if (gains[j] === gains[i] && cardWorth(chosenCard(optionAt(s, j))) < worth) return true;
  return false;
}

function keyGain(s: State, seat: Seat, action: Action, card: Card): number {
  const number = numberOf(card);
  switch (action.id) {
    case 'summonSoldier':
    case 'summonHero':
    case 'equip':
    case 'rareSummon':
      return 0.45 * number;
    case 'up':
    case 'down':
      return bestUnitTarget(s, seat, action, card);
    case 'counter':
      return bestRequestTarget(s, seat, action, card);
    case 'throwing':
      return suitOf(card) === 0 ? damageWorth(s, 1 - seat, number) : 0;
    case 'deathLance':
      return suitOf(card) === 0 ? damageWorth(s, 1 - seat, number) : -0.1 * number;
    case 'force':
    case 'swordRain':
    case 'recruit':
      return 0.3 * number;
    default:
      return 0;
  }
}

/** Given up: the least worth. */
export const rateGivenUp = each((_s, _seat, choice) => -cardWorth(chosenCard(choice)));
/** Taken: the most worth; a Joker for a Joker is none. */
export const rateTaken = each((s, _seat, choice) => {
  if (choice === DONE) return 0.5;
  const card = chosenCard(choice);
  return numberOf(card) === 0 && inProgress(s)?.id === 'search' ? 0 : cardWorth(card);
});

const unitOf = (s: State, choice: Choice): number => unitAt(s, chosenSeat(choice), chosenPosition(choice));

/** Which bulwark is driven: one that is not likely to take an attacker with it. */
export const ratePayB = each((s, _seat, choice) => -0.02 * trapWorth(numberOf(unitOf(s, choice))));
const trapWorth = (number: number): number => (number === 0 ? 20 : number);

export const ratePayS = each((s, _seat, choice) => -unitWorth(s, unitOf(s, choice)));

export const rateTarget = each((s, seat, choice) => {
  const action = inProgress(s);
  if (action === undefined) return 0;
  return targetWorth(s, seat, action, choice, firstKey(s));
});

function targetWorth(s: State, seat: Seat, action: Action, choice: Choice, key: Card): number {
  const kind = action.targetRule?.kind;
  if (kind === TARGET_PLAYER) return chosenSeat(choice) === seat ? FOOLISH : 1;
  if (kind === TARGET_REQUEST) return requestTargetWorth(s, seat, action, chosenRequest(choice), key);
  return aimedWorth(s, seat, action, unitOf(s, choice), key);
}

/** A card laid down as a bulwark: the least worth; a Joker and a card that is worth more in play stay in the hand. */
export const rateSetCard = each(
  (_s, _seat, choice) => -cardWorth(chosenCard(choice)) + 0.03 * numberOf(chosenCard(choice)),
);

const YES = 1;

/** Another card of the life to the hand. */
export const rateDrawMore = each((s, seat, choice, style) => {
  if (chosenValue(choice) !== YES) return 0;
  const life = lifeCount(s, seat);
  return life <= 2 ? FOOLISH : 1.35 * style.patience - 0.08 * handCount(s, seat) - style.thrift * lifeWorth(life);
});

/** Charge or drive, and for Reverse before them keep: own units charged, theirs driven. */
export function rateState(s: State, count: number, out: Float64Array): void {
  const seat = seatToAct(s);
  const unit = targetOf(s, topOfStage(s));
  const driven = unit < CARDS && ownerOf(unit) !== seat ? 1 : 0;
  for (let i = 0; i < count; i++) out[i] = i === count - 2 + driven ? 1 : i < count - 2 ? 0 : FOOLISH;
}
const CARDS = 2 * PACK;

/** Reverse, Supply Bulwark, Quick Summon: the first way unless on the defence. */
export const rateMode = each((s, seat, choice) => (chosenValue(choice) === 0 ? 0.1 : turnPlayer(s) === seat ? 0 : 0.2));

export const rateNewTarget = each((s, seat, choice) => {
  if (choiceParts(choice).type !== 'unit') return 0;
  const unit = unitOf(s, choice);
  const worth = isBulwark(s, unit) ? 1 : unitWorth(s, unit);
  return ownerOf(unit) === seat ? -worth : worth;
});

/** All the same: the first. */
export const rateAlike = each(() => 0);
