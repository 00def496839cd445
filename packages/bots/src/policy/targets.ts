/** What it is worth to point an action at something. */
import {
  type Action,
  actionAt,
  actionOf,
  type Card,
  canAttack,
  controllerOf,
  fieldCount,
  findRequest,
  handMask,
  isBulwark,
  isCharged,
  isDriven,
  isSameCard,
  isSoldier,
  keyAt,
  keyCount,
  lifeCount,
  lowestCard,
  NONE,
  numberOf,
  other,
  ownerOf,
  type Request,
  rareCard,
  requestId,
  type Seat,
  type State,
  size,
  stageAt,
  stageCount,
  suitOf,
  TARGET_REQUEST,
  TARGET_UNIT,
  targetKind,
  targetOf,
  turnPlayer,
  type Unit,
  unitAt,
} from '@blackpoker/engine';
import { damageWorth, FOOLISH, incoming, lookAtBlockers, pressure, removalWorth, resizeWorth } from './combat.ts';
import { BULWARK_WORTH, cardWorth, lifeWorth, unitWorth } from './worth.ts';

/** The unit as its owner's loss: good when it is the opponent's. */
const loss = (s: State, seat: Seat, unit: Unit): number =>
  ownerOf(unit) === seat ? FOOLISH : unitWorth(s, unit) + 0.3 + removalWorth(s, seat, unit);

/** `key`: the key card that the effect reads, or NONE where it reads none. */
export function unitTargetWorth(s: State, seat: Seat, action: Action, unit: Unit, key: Card): number {
  const own = ownerOf(unit) === seat;
  const number = key === NONE ? 0 : numberOf(key);
  switch (action.id) {
    case 'down':
      if (number >= size(s, unit)) return loss(s, seat, unit);
      return own ? FOOLISH : resizeWorth(s, seat, unit, -number) + togetherWorth(s, seat, unit);
    case 'up':
      return own ? resizeWorth(s, seat, unit, number) + savedFromDown(s, seat, unit, number) : FOOLISH;
    case 'kill':
      return loss(s, seat, unit);
    case 'deathLance':
      return loss(s, seat, unit);
    case 'destroyBulwark':
      return own ? FOOLISH : BULWARK_WORTH;
    case 'twist':
      return twistWorth(s, seat, unit);
    case 'reverse':
      return reverseWorth(s, seat, unit);
    case 'unsummon':
      return isThreatened(s, seat, unit) && isCharged(s, unit) ? unitWorth(s, unit) : -unitWorth(s, unit);
    case 'reanimate':
      return -unitWorth(s, unit);
    case 'equip':
      return 0.5 + (isCharged(s, unit) ? 0.4 : 0) + (canAttack(s, unit) ? 0.4 : 0);
    default:
      return own ? 0 : 0.5;
  }
}

/** Charge an own unit, or drive one of theirs. */
function twistWorth(s: State, seat: Seat, unit: Unit): number {
  const own = ownerOf(unit) === seat;
  if (own !== isDriven(s, unit)) return FOOLISH;
  const body = isBulwark(s, unit) ? 4 : Math.max(0, size(s, unit));
  const mayAttack = turnPlayer(s) === ownerOf(unit) && isSoldier(s, unit);
  return (own ? 0.12 : 0.16) * body * (mayAttack ? 1.5 : 1) + guardWorth(s, seat, own);
}

/** The only one who could block: driven before an attack of ours, or charged before one of theirs. */
function guardWorth(s: State, seat: Seat, own: boolean): number {
  const attacked = own ? seat : other(seat);
  if (turnPlayer(s) === attacked) return 0;
  const { bulwarks, soldiers } = lookAtBlockers(s, attacked);
  if (bulwarks + soldiers !== (own ? 0 : 1)) return 0;
  return 0.7 * damageWorth(s, attacked, pressure(s, other(attacked)));
}

/** A Down that does not kill by itself: without another one for the rest it does nothing outside of a combat. */
function togetherWorth(s: State, seat: Seat, unit: Unit): number {
  let sum = 0;
  for (let held = handMask(s, seat, 0) & A_TO_10; held !== 0; held &= held - 1)
    sum += numberOf(lowestCard(seat, 0, held));
  return sum >= size(s, unit) ? 0 : NOTHING;
}
const A_TO_10 = 0x3ff;
/** Costs something and changes nothing. */
const NOTHING = -30;

/** Up in answer to a Down that would kill. */
function savedFromDown(s: State, seat: Seat, unit: Unit, number: number): number {
  for (let i = 0; i < stageCount(s); i++) {
    const r = stageAt(s, i);
    if (controllerOf(s, r) === seat || targetKind(s, r) !== TARGET_UNIT || targetOf(s, r) !== unit) continue;
    const key = keyCount(s, r) === 1 ? numberOf(keyAt(s, r, 0)) : 0;
    if (actionAt(s.rules, actionOf(s, r)).id === 'down' && key >= size(s, unit) && key < size(s, unit) + number)
      return unitWorth(s, unit) + 1;
  }
  return 0;
}

function reverseWorth(s: State, seat: Seat, unit: Unit): number {
  const own = ownerOf(unit) === seat;
  if (isBulwark(s, unit)) return own ? 0.28 * numberOf(unit) - 0.7 : -0.3;
  const change = unitWorth(s, unit) - BULWARK_WORTH;
  return own ? -change : change;
}

/** Does a request of the opponent point at any unit of this seat? */
export function isAimedAt(s: State, seat: Seat): boolean {
  for (let i = 0; i < fieldCount(s, seat); i++) if (isThreatened(s, seat, unitAt(s, seat, i))) return true;
  return false;
}

/** Does a request of the opponent point at this unit? */
function isThreatened(s: State, seat: Seat, unit: Unit): boolean {
  for (let i = 0; i < stageCount(s); i++) {
    const r = stageAt(s, i);
    if (controllerOf(s, r) !== seat && targetKind(s, r) === TARGET_UNIT && targetOf(s, r) === unit) return true;
  }
  return false;
}

/** The same before it is requested: what an own request on the stage does to the unit already need not be done again. */
export function aimedWorth(s: State, seat: Seat, action: Action, unit: Unit, key: Card): number {
  return isSettled(s, seat, action, TARGET_UNIT, unit) ? NOTHING : unitTargetWorth(s, seat, action, unit, key);
}

/** Does a request of this seat on the stage do the same to this, or away with it? Sizes add up. */
function isSettled(s: State, seat: Seat, action: Action, kind: number, target: number): boolean {
  for (let i = 0; i < stageCount(s); i++) {
    const r = stageAt(s, i);
    if (controllerOf(s, r) !== seat || targetKind(s, r) !== kind || targetOf(s, r) !== target) continue;
    const { id } = actionAt(s.rules, actionOf(s, r));
    if (id !== 'up' && id !== 'down' && id !== 'equip' && action.id !== 'unsummon') return true;
  }
  return false;
}

/** The best of all units for this action; `key`: as above. */
export function bestUnitTarget(s: State, seat: Seat, action: Action, key: Card): number {
  let best = FOOLISH;
  for (let owner = 0; owner < 2; owner++)
    for (let i = 0; i < fieldCount(s, owner); i++) {
      const unit = unitAt(s, owner, i);
      if (action.targetRule?.allows(s, seat, key === NONE ? unit : key, unit) === true)
        best = Math.max(best, aimedWorth(s, seat, action, unit, key));
    }
  return best;
}

/** What a request is going to do, for who made it. */
function requestWorth(s: State, r: Request): number {
  const by = controllerOf(s, r);
  const action = actionAt(s.rules, actionOf(s, r));
  const first = keyCount(s, r) === 0 ? NONE : keyAt(s, r, 0);
  if (targetKind(s, r) === TARGET_UNIT) {
    const unit = targetOf(s, r);
    return Math.max(0.5, unitTargetWorth(s, by, action, unit, first));
  }
  switch (action.id) {
    case 'summonSoldier':
    case 'summonHero':
    case 'summonAce':
    case 'quickSummon':
    case 'rareSummon':
      return 1.2 + 0.28 * numberOf(first);
    case 'summonMagician':
      return 2.5;
    case 'throwing':
      return damageWorth(s, other(by), spade(s, r));
    case 'damageJudgement':
      return incoming(s, other(by)) * lifeWorth(lifeCount(s, other(by)));
    case 'counter':
    case 'trapCounter':
    case 'changeTarget':
      return 2;
    default:
      return 2.2;
  }
}

function spade(s: State, r: Request): number {
  for (let i = 0; i < keyCount(s, r); i++) if (suitOf(keyAt(s, r, i)) === 0) return numberOf(keyAt(s, r, i));
  return 0;
}

/** Negating a request: good when it is theirs. `key`: the counter's, or NONE for one that always works. */
function negateWorth(s: State, seat: Seat, r: Request, key: Card): number {
  if (controllerOf(s, r) === seat) return FOOLISH;
  if (key !== NONE && keyCount(s, r) === 1 && numberOf(keyAt(s, r, 0)) > numberOf(key)) return -5;
  return requestWorth(s, r);
}

export function requestTargetWorth(s: State, seat: Seat, action: Action, id: number, key: Card): number {
  const r = findRequest(s, id);
  if (r === NONE) return 0;
  if (controllerOf(s, r) !== seat && isSettled(s, seat, action, TARGET_REQUEST, id)) return NOTHING;
  if (action.id === 'counter') return negateWorth(s, seat, r, key);
  if (action.id === 'trapCounter') return isTrapped(s, seat, r) ? negateWorth(s, seat, r, NONE) : -5;
  if (action.id === 'truce') return turnPlayer(s) === seat ? FOOLISH : requestWorth(s, r);
  return controllerOf(s, r) === seat ? -2 : 0.6 * requestWorth(s, r);
}

/** Is one of its key cards the same as the rare card? */
function isTrapped(s: State, seat: Seat, r: Request): boolean {
  for (let i = 0; i < keyCount(s, r); i++) if (isSameCard(keyAt(s, r, i), rareCard(s, seat))) return true;
  return false;
}

/** The best request on the stage for this action. */
export function bestRequestTarget(s: State, seat: Seat, action: Action, key: Card): number {
  let best = FOOLISH;
  for (let i = 0; i < stageCount(s); i++) {
    const r = stageAt(s, i);
    const id = requestId(s, r);
    if (action.targetRule?.allows(s, seat, key, id) === true)
      best = Math.max(best, requestTargetWorth(s, seat, action, id, key));
  }
  return best;
}

/** What the card is worth that a hand would give up first. */
export function cheapest(s: State, seat: Seat): number {
  let least = 3;
  for (let suit = 0; suit < 5; suit++)
    for (let rest = handMask(s, seat, suit); rest !== 0; rest &= rest - 1)
      least = Math.min(least, cardWorth(lowestCard(seat, suit, rest)));
  return least;
}

/** The highest card of a suit in hand among these numbers, or NONE. */
export function highest(s: State, seat: Seat, suit: number, mask: number): Card {
  const held = handMask(s, seat, suit) & mask;
  return held === 0 ? NONE : lowestCard(seat, suit, 1 << (31 - Math.clz32(held)));
}
