/** Attackers and blockers: what an attack, a block, a size more or less is worth. */
import {
  blockedBy,
  type Choice,
  canAttack,
  chosenPosition,
  chosenSeat,
  chosenValue,
  DONE,
  fieldCount,
  hasNumber,
  isAttacker,
  isBulwark,
  isCharged,
  isSoldier,
  lifeCount,
  NONE,
  numberOf,
  optionAt,
  other,
  ownerOf,
  type Seat,
  type State,
  size,
  subjectToAct,
  turnPlayer,
  type Unit,
  unitAt,
} from '@blackpoker/engine';
import type { Style } from './style.ts';
import { BULWARK_WORTH, lifeWorth, unitWorth } from './worth.ts';

/** More than anything else on the table. */
export const LETHAL = 1000;
/** Nobody in their right mind does this. */
export const FOOLISH = -50;

const unitOf = (s: State, choice: Choice): Unit => unitAt(s, chosenSeat(choice), chosenPosition(choice));

/** What a seat could block with now. */
interface Blockers {
  bulwarks: number;
  soldiers: number;
  /** The largest, and all of them together. */
  largest: number;
  together: number;
}
const blockers: Blockers = { bulwarks: 0, soldiers: 0, largest: 0, together: 0 };

/** The same object is filled each time. */
export function lookAtBlockers(s: State, seat: Seat): Blockers {
  blockers.bulwarks = 0;
  blockers.soldiers = 0;
  blockers.largest = -1;
  blockers.together = 0;
  for (let i = 0; i < fieldCount(s, seat); i++) {
    const unit = unitAt(s, seat, i);
    if (!isCharged(s, unit)) continue;
    if (isBulwark(s, unit)) blockers.bulwarks++;
    else {
      blockers.soldiers++;
      blockers.together += size(s, unit);
      blockers.largest = Math.max(blockers.largest, size(s, unit));
    }
  }
  return blockers;
}

/** The damage that a seat could deal if nobody blocked. */
export function attackPower(s: State, seat: Seat): number {
  let sum = 0;
  for (let i = 0; i < fieldCount(s, seat); i++) {
    const unit = unitAt(s, seat, i);
    if (isSoldier(s, unit) && canAttack(s, unit)) sum += Math.max(0, size(s, unit));
  }
  return sum;
}

/** What the other side could hit back with: all its soldiers, charged by then. */
function strikeBack(s: State, foe: Seat): number {
  let sum = 0;
  for (let i = 0; i < fieldCount(s, foe); i++) {
    const unit = unitAt(s, foe, i);
    if (isSoldier(s, unit)) sum += Math.max(0, size(s, unit));
  }
  return sum;
}

/** One soldier attacks: damage where nobody can block, else what the likely block costs both. */
function attackWorth(s: State, unit: Unit, style: Style): number {
  const seat = ownerOf(unit);
  const foe = other(seat);
  const hit = Math.max(0, size(s, unit));
  const { bulwarks, soldiers, largest, together } = lookAtBlockers(s, foe);
  const exposed = (style.defence * Math.min(hit, strikeBack(s, foe)) * lifeWorth(lifeCount(s, seat))) / 5;
  if (bulwarks + soldiers === 0) return style.attack * damageWorth(s, foe, hit) - exposed;
  const caught = largest > hit ? 0.75 : together > hit ? 0.35 : largest === hit ? 0.4 : 0;
  const willing = bulwarks + (caught > 0 ? 1 : 0.5 * Math.min(1, soldiers));
  const stopped = Math.min(1, willing / Math.max(1, attackersOf(s, seat)));
  const through = (1 - stopped) * Math.min(hit, lifeCount(s, foe)) * lifeWorth(lifeCount(s, foe));
  const walls = bulwarks > 0 ? stopped * (BULWARK_WORTH - 0.12 * unitWorth(s, unit)) : 0;
  return style.attack * (through + walls) - caught * unitWorth(s, unit) * 0.9 - exposed;
}

function attackersOf(s: State, seat: Seat): number {
  let count = 0;
  for (let i = 0; i < fieldCount(s, seat); i++) if (canAttack(s, unitAt(s, seat, i))) count++;
  return count;
}

/** Damage to a seat. */
export function damageWorth(s: State, seat: Seat, amount: number): number {
  const life = lifeCount(s, seat);
  return amount >= life ? LETHAL : amount * lifeWorth(life);
}

/** All of the attack together. */
export function wholeAttackWorth(s: State, seat: Seat, style: Style): number {
  const foe = other(seat);
  const { bulwarks, soldiers } = lookAtBlockers(s, foe);
  const power = attackPower(s, seat);
  if (power === 0) return FOOLISH;
  if (power >= lifeCount(s, foe) && bulwarks + soldiers === 0) return LETHAL;
  let sum = 0;
  for (let i = 0; i < fieldCount(s, seat); i++) {
    const unit = unitAt(s, seat, i);
    if (isSoldier(s, unit) && canAttack(s, unit)) sum += Math.max(0, attackWorth(s, unit, style));
  }
  return sum === 0 ? -2 : sum;
}

const YES = 1;

export function rateAttack(s: State, count: number, out: Float64Array, style: Style): void {
  const subject = subjectToAct(s);
  const worth = subject === undefined ? 0 : attackWorth(s, unitOf(s, subject), style);
  for (let i = 0; i < count; i++) out[i] = chosenValue(optionAt(s, i)) === YES ? worth : 0;
}

/** What already blocks an attacker, together. */
function blockingSize(s: State, attacker: Unit): number {
  const seat = other(ownerOf(attacker));
  let sum = 0;
  for (let i = 0; i < fieldCount(s, seat); i++) {
    const unit = unitAt(s, seat, i);
    if (blockedBy(s, unit) === attacker) sum += size(s, unit);
  }
  return sum;
}

/** What the attackers from this one on would deal to a seat that does not block. */
function stillComing(s: State, attacker: Unit): number {
  const seat = ownerOf(attacker);
  let sum = 0;
  for (let i = fieldCount(s, seat) - 1; i >= 0; i--) {
    const unit = unitAt(s, seat, i);
    if (isAttacker(s, unit)) sum += Math.max(0, size(s, unit));
    if (unit === attacker) return sum;
  }
  return sum;
}

export function rateBlock(s: State, count: number, out: Float64Array, style: Style): void {
  const subject = subjectToAct(s);
  if (subject === undefined) return;
  const attacker = unitOf(s, subject);
  const joined = blockingSize(s, attacker);
  for (let i = 0; i < count; i++) {
    const choice = optionAt(s, i);
    out[i] =
      choice === DONE
        ? openWorth(s, attacker, joined, style)
        : blockerWorth(s, attacker, unitOf(s, choice), joined, style);
  }
}

/** No (further) blocker. */
function openWorth(s: State, attacker: Unit, joined: number, style: Style): number {
  if (joined > 0) return outcome(s, attacker, joined) + 0.2;
  const seat = other(ownerOf(attacker));
  const hit = Math.max(0, size(s, attacker));
  const all = stillComing(s, attacker) >= lifeCount(s, seat) ? 1.6 : 1;
  return -style.defence * all * damageWorth(s, seat, hit);
}

/** Soldiers of this size together against an attacker. */
function outcome(s: State, attacker: Unit, together: number): number {
  const hit = size(s, attacker);
  if (together > hit) return unitWorth(s, attacker);
  const lost = 0.8 + 0.28 * together;
  return together === hit ? unitWorth(s, attacker) - lost : -lost;
}

function blockerWorth(s: State, attacker: Unit, blocker: Unit, joined: number, style: Style): number {
  if (isBulwark(s, blocker)) {
    const takes = numberOf(blocker) === 0 || hasNumber(s, attacker, numberOf(blocker));
    return (takes ? unitWorth(s, attacker) : 0) - BULWARK_WORTH / style.defence;
  }
  const together = joined + size(s, blocker);
  const hit = size(s, attacker);
  if (together >= hit) return outcome(s, attacker, together) - 0.02 * size(s, blocker);
  return together + restAfter(s, blocker, attacker) > hit
    ? unitWorth(s, attacker) - 0.9 - 0.2 * joined
    : -unitWorth(s, blocker);
}

/** The charged soldiers that stand behind this one in the row and block nobody. */
function restAfter(s: State, blocker: Unit, attacker: Unit): number {
  const seat = other(ownerOf(attacker));
  let sum = 0;
  for (let i = fieldCount(s, seat) - 1; i >= 0; i--) {
    const unit = unitAt(s, seat, i);
    if (unit === blocker) return sum;
    if (isSoldier(s, unit) && isCharged(s, unit) && blockedBy(s, unit) === NONE) sum += size(s, unit);
  }
  return sum;
}

/** How the pending judgement of one attacker stands, for its owner: above 0 it wins, 0 a tie, below 0 it falls; undefined: unblocked. */
export function margin(s: State, attacker: Unit): number | undefined {
  const seat = other(ownerOf(attacker));
  let sum = 0;
  let blocked = false;
  for (let i = 0; i < fieldCount(s, seat); i++) {
    const unit = unitAt(s, seat, i);
    if (blockedBy(s, unit) !== attacker) continue;
    if (isBulwark(s, unit)) return Number.POSITIVE_INFINITY;
    blocked = true;
    sum += size(s, unit);
  }
  return blocked ? size(s, attacker) - sum : undefined;
}

/** What a change of a soldier's size by `by` does to the combat that is going on, for the seat. */
export function resizeWorth(s: State, seat: Seat, unit: Unit, by: number): number {
  const attacker = isAttacker(s, unit) ? unit : blockedBy(s, unit);
  if (attacker === NONE) return 0;
  const own = ownerOf(attacker) === seat ? 1 : -1;
  const now = margin(s, attacker);
  const foe = other(ownerOf(attacker));
  if (now === undefined)
    return own * (damageWorth(s, foe, size(s, attacker) + by) - damageWorth(s, foe, size(s, attacker)));
  const then = unit === attacker ? now + by : now - by;
  return own * (marginWorth(s, attacker, then) - marginWorth(s, attacker, now));
}

function marginWorth(s: State, attacker: Unit, by: number): number {
  if (by === Number.POSITIVE_INFINITY) return 0;
  if (by > 0) return 2.2;
  return by === 0 ? 0 : -unitWorth(s, attacker);
}

/** What it does to the combat that is going on when this unit leaves it: an attack comes through, or does not come. */
export function removalWorth(s: State, seat: Seat, unit: Unit): number {
  if (isAttacker(s, unit))
    return ownerOf(unit) !== seat && margin(s, unit) === undefined
      ? damageWorth(s, seat, Math.max(0, size(s, unit)))
      : 0;
  const attacker = blockedBy(s, unit);
  if (attacker === NONE || ownerOf(attacker) !== seat) return 0;
  return blockingSize(s, attacker) === size(s, unit) || isBulwark(s, unit)
    ? damageWorth(s, ownerOf(unit), Math.max(0, size(s, attacker)))
    : 0;
}

/** What attacks, or could attack this turn, of a seat: the size of all together. */
export function pressure(s: State, seat: Seat): number {
  let sum = 0;
  for (let i = 0; i < fieldCount(s, seat); i++) {
    const unit = unitAt(s, seat, i);
    if (isAttacker(s, unit)) sum += Math.max(0, size(s, unit));
  }
  return sum === 0 ? attackPower(s, seat) : sum;
}

/** Damage that the attack on the stage is going to deal to a seat. */
export function incoming(s: State, seat: Seat): number {
  if (turnPlayer(s) === seat) return 0;
  const foe = other(seat);
  let sum = 0;
  for (let i = 0; i < fieldCount(s, foe); i++) {
    const unit = unitAt(s, foe, i);
    if (isAttacker(s, unit) && margin(s, unit) === undefined) sum += Math.max(0, size(s, unit));
  }
  return sum;
}
