/** Which action to request, or to pass. */
import {
  type Action,
  actionAt,
  allPassed,
  type Choice,
  cardOf,
  chargedBulwarks,
  chosenAction,
  fieldCount,
  handCount,
  handMask,
  isBulwark,
  isStageEmpty,
  lifeCount,
  lowestCard,
  NONE,
  numberOf,
  optionAt,
  other,
  PASS,
  type Seat,
  type State,
  seatToAct,
  turnPlayer,
  unitAt,
} from '@blackpoker/engine';
import { attackPower, damageWorth, FOOLISH, incoming, LETHAL, wholeAttackWorth } from './combat.ts';
import type { Style } from './style.ts';
import { bestRequestTarget, bestUnitTarget, cheapest, highest, isAimedAt } from './targets.ts';
import { BULWARK_WORTH, cardWorth, lifeWorth } from './worth.ts';

const A_TO_10 = 0x3ff;
const A_TO_K = 0x1fff;
const SPADES = 0;
const HEARTS = 1;
const CLUBS = 3;

export function rateChance(s: State, count: number, out: Float64Array, style: Style): void {
  const seat = seatToAct(s);
  const empty = isStageEmpty(s) && turnPlayer(s) === seat;
  for (let i = 0; i < count; i++) {
    const choice = optionAt(s, i);
    out[i] = choice === PASS ? (empty ? FOOLISH : 0) : rateAction(s, seat, choice, style);
  }
}

function rateAction(s: State, seat: Seat, choice: Choice, style: Style): number {
  const action = actionAt(s.rules, chosenAction(choice));
  const gain = gainOf(s, seat, action, style);
  return gain >= LETHAL / 2 ? gain : gain - costOf(s, seat, action, style);
}

/**
 * What is paid, in cards of life; a payment of the last life is madness (guards see to that as well), and one of the last but one nearly
 * so: the next Draw takes the last.
 */
function costOf(s: State, seat: Seat, action: Action, { thrift }: Style): number {
  if (action.l > 0 && lifeCount(s, seat) <= action.l) return 2 * LETHAL;
  if (action.l > 0 && lifeCount(s, seat) === action.l + 1) return LAST_BUT_ONE * thrift;
  const d = action.d > 0 ? cheapest(s, seat) : 0;
  const open = chargedBulwarks(s, seat) - action.b;
  const b = action.b * (open > 0 ? 0.35 : 0.8);
  return action.l * thrift * lifeWorth(lifeCount(s, seat)) + d + b + action.s * 2;
}

const LAST_BUT_ONE = 12;

function bulwarksOf(s: State, seat: Seat): number {
  let count = 0;
  for (let i = 0; i < fieldCount(s, seat); i++) if (isBulwark(s, unitAt(s, seat, i))) count++;
  return count;
}

/** Before costs. Ids are the book's. */
function gainOf(s: State, seat: Seat, action: Action, style: Style): number {
  const foe = other(seat);
  switch (action.id) {
    case 'end':
      return 0.01;
    case 'attack':
      return wholeAttackWorth(s, seat, style);
    case 'setBulwark':
      return setBulwarkGain(s, seat, style);
    case 'summonSoldier':
      return summonGain(s, seat, 0x3fe) * (style.attack + style.defence) * 0.5;
    case 'summonHero':
      return summonGain(s, seat, 0x1c00) + 0.3;
    case 'summonAce':
      return 2.2 + 0.6 * style.attack + (fieldCount(s, foe) === 0 ? 1 : 0) - 1.2;
    case 'quickSummon':
      return incoming(s, seat) > 0 || isStageEmpty(s) ? 0.2 : 1.4;
    case 'summonMagician':
      return 0.9 + 0.25 * quickMagicInHand(s, seat);
    case 'equip':
      return 0.28 * numberOf(highestOfAny(s, seat)) + 0.2;
    case 'up':
      return upGain(s, seat, action);
    case 'down':
      return spellGain(s, seat, action, SPADES, style);
    case 'twist':
      return bestUnitTarget(s, seat, action, NONE) - 1.1 * style.patience;
    case 'counter':
      return counterGain(s, seat, action, style);
    case 'trapCounter':
      return bestRequestTarget(s, seat, action, NONE) - 0.5;
    case 'kill':
      return bestUnitTarget(s, seat, action, NONE) - 2.7 * style.patience;
    case 'truce':
      return damageWorth(s, seat, incoming(s, seat)) - 2.4;
    case 'changeTarget':
      return bestRequestTarget(s, seat, action, NONE) - 2.6;
    case 'reverse':
      return bestUnitTarget(s, seat, action, NONE) - 2.6;
    case 'unsummon':
      return bestUnitTarget(s, seat, action, NONE) - 0.2;
    case 'reunion':
      return -0.6;
    case 'search':
      return turnPlayer(s) === seat && isStageEmpty(s) ? 0.2 : -0.6;
    case 'blackJack':
      return -1.5;
    case 'royalStraightFlush':
      return damageWorth(s, foe, 40) - 8;
    case 'destroyBulwark':
      return bestUnitTarget(s, seat, action, NONE) + breakthrough(s, seat) - 2.4;
    case 'throwing':
      return throwGain(s, seat, style);
    case 'deathLance':
      return bestUnitTarget(s, seat, action, NONE) + 0.6 * numberOf(highest(s, seat, SPADES, A_TO_K)) - 3.2;
    case 'supplyBulwark':
      return style.defence * 1.2 - 0.3 * bulwarksOf(s, seat) - 1.4 + BULWARK_WORTH - lifeWorth(lifeCount(s, seat));
    case 'reanimate':
      return -0.9;
    case 'handDestruction':
      return handCount(s, foe) > 0 ? -0.5 + 0.2 * style.patience : -3;
    case 'force':
      return forceGain(s, seat, style);
    case 'swordRain':
      return swordRainGain(s, seat);
    case 'recruit':
      return 1.2;
    case 'surprise':
      return surpriseGain(s, seat);
    case 'openPack':
    case 'rareDraw':
      return 2;
    case 'rareSummon':
      return 0.5;
    default:
      return 0;
  }
}

function setBulwarkGain(s: State, seat: Seat, style: Style): number {
  const walls = bulwarksOf(s, seat);
  const cards = handCount(s, seat);
  if (cards <= 1) return walls === 0 ? 1.2 : 0;
  return style.defence * (3.1 - 0.45 * walls) - 0.3 - (cards < 4 ? 0.4 : 0);
}

/** The best of these numbers as a soldier. */
function summonGain(s: State, seat: Seat, mask: number): number {
  let best = FOOLISH;
  for (let suit = 0; suit < 4; suit++) {
    const card = highest(s, seat, suit, mask);
    if (card !== NONE) best = Math.max(best, 1.4 + 0.3 * numberOf(card) - 0.6 * cardWorth(card));
  }
  return best;
}

function quickMagicInHand(s: State, seat: Seat): number {
  let count = 0;
  for (let suit = 0; suit < 4; suit++) for (let m = handMask(s, seat, suit) & A_TO_10; m !== 0; m &= m - 1) count++;
  return count;
}

function highestOfAny(s: State, seat: Seat): number {
  let best = cardOf(seat, 0);
  for (let suit = 0; suit < 4; suit++) {
    const card = highest(s, seat, suit, A_TO_K);
    if (card !== NONE && numberOf(card) > numberOf(best)) best = card;
  }
  return best;
}

/** The best key card of a suit from A to 10 for a unit target, with what it costs to lose that card. */
function spellGain(s: State, seat: Seat, action: Action, suit: number, style: Style): number {
  let best = FOOLISH;
  for (let held = handMask(s, seat, suit) & A_TO_10; held !== 0; held &= held - 1) {
    const card = lowestCard(seat, suit, held);
    best = Math.max(best, bestUnitTarget(s, seat, action, card) - style.patience * cardWorth(card));
  }
  return best;
}

/** Up is for a combat that is being judged, or an answer to what points at a unit. */
function upGain(s: State, seat: Seat, action: Action): number {
  const key = highest(s, seat, HEARTS, A_TO_10);
  const gain = key === NONE ? 0 : bestUnitTarget(s, seat, action, key);
  return gain === 0 && !isAimedAt(s, seat) ? FOOLISH : gain - cardWorth(key);
}

function counterGain(s: State, seat: Seat, action: Action, style: Style): number {
  const key = highest(s, seat, CLUBS, A_TO_10);
  if (key === NONE || allPassed(s)) return FOOLISH;
  return bestRequestTarget(s, seat, action, key) - 1.2 * style.patience;
}

function throwGain(s: State, seat: Seat, style: Style): number {
  const key = highest(s, seat, SPADES, A_TO_K);
  if (key === NONE) return FOOLISH;
  return style.attack * damageWorth(s, other(seat), numberOf(key)) - cardWorth(key) - 1.3;
}

/** An attack is waiting behind this wall. */
function breakthrough(s: State, seat: Seat): number {
  const foe = other(seat);
  const power = attackPower(s, seat);
  return fieldCount(s, foe) === 1 && power > 0 ? Math.min(damageWorth(s, foe, power), LETHAL / 4) : 0.2;
}

function forceGain(s: State, seat: Seat, style: Style): number {
  let attackers = 0;
  for (let i = 0; i < fieldCount(s, seat); i++) if (!isBulwark(s, unitAt(s, seat, i))) attackers++;
  return style.attack * attackers * 2.5 - 4.5;
}

function swordRainGain(s: State, seat: Seat): number {
  const diff = soldierSum(s, other(seat)) - soldierSum(s, seat);
  return diff * 0.9 - 3;
}

function soldierSum(s: State, seat: Seat): number {
  let sum = 0;
  for (let i = 0; i < fieldCount(s, seat); i++) if (!isBulwark(s, unitAt(s, seat, i))) sum += 2.2;
  return sum;
}

function surpriseGain(s: State, seat: Seat): number {
  return bulwarksOf(s, seat) * 1.2 - 3.2 + (fieldCount(s, other(seat)) === 0 ? 3 : 0);
}
