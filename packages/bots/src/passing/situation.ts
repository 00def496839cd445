/** What a seat faces in a window: the combat, what the other player's requests are going to do, what its own hand reaches. */
import {
  type Action,
  actionAt,
  actionOf,
  blockedBy,
  controllerOf,
  fieldCount,
  handCount,
  handMask,
  hasMagician,
  isAttacker,
  isBulwark,
  isSoldier,
  lifeCount,
  NONE,
  numberOf,
  other,
  ownerOf,
  type Request,
  requestKeys,
  type Seat,
  type State,
  size,
  stageAt,
  stageCount,
  suitOf,
  TARGET_PLAYER,
  TARGET_UNIT,
  targetKind,
  targetOf,
  turnPlayer,
  type Unit,
  unitAt,
  unitCards,
  usedMask,
} from '@blackpoker/engine';
import { margin } from '../policy/combat.ts';
import type { Window } from './windows.ts';

export const SPADES = 0;
export const HEARTS = 1;
const DIAMONDS = 2;

export interface Situation {
  /** A world that agrees with the seat's view: of what is hidden nothing may be read. */
  readonly s: State;
  readonly seat: Seat;
  readonly foe: Seat;
  readonly isMyTurn: boolean;
  readonly window: Window;
  /** How far this turn's combat has come. */
  readonly combat: 'ahead' | 'declared' | 'blocking' | 'judging' | 'over';
  /** The other player's requests on the stage. */
  readonly theirs: readonly Request[];
}

export function situationOf(s: State, seat: Seat, window: Window): Situation {
  const foe = other(seat);
  const stage = Array.from({ length: stageCount(s) }, (_, i) => stageAt(s, i));
  const theirs = stage.filter((r) => controllerOf(s, r) === foe);
  return { s, seat, foe, isMyTurn: turnPlayer(s) === seat, window, combat: combatOf(s, stage), theirs };
}

export const actionOn = (s: State, r: Request): Action => actionAt(s.rules, actionOf(s, r));

function combatOf(s: State, stage: readonly Request[]): Situation['combat'] {
  const ids = stage.map((r) => actionOn(s, r).id);
  if (ids.includes('damageJudgement')) return 'judging';
  if (ids.includes('block')) return 'blocking';
  if (ids.includes('attack')) return 'declared';
  const limit = s.rules.byId.get('attack')?.limit ?? 0;
  return (usedMask(s, turnPlayer(s)) & (1 << limit)) === 0 && !ids.includes('end') ? 'ahead' : 'over';
}

export const unitsOf = (s: State, seat: Seat): Unit[] =>
  Array.from({ length: fieldCount(s, seat) }, (_, i) => unitAt(s, seat, i));
export const soldiersOf = (s: State, seat: Seat): Unit[] => unitsOf(s, seat).filter((unit) => isSoldier(s, unit));

export const pointsAtUnit = (s: State, r: Request, unit: Unit): boolean =>
  targetKind(s, r) === TARGET_UNIT && targetOf(s, r) === unit;

/** The number of a request's key card of this suit; of Down and Up their only one. */
export function keyNumber(s: State, r: Request, suit: number): number {
  const card = requestKeys(s, r).find((key) => suitOf(key) === suit);
  return card === undefined ? 0 : numberOf(card);
}

export const keySum = (s: State, r: Request): number => requestKeys(s, r).reduce((sum, key) => sum + numberOf(key), 0);

/** Does this request take the unit off the field, if it is so large then? */
export function removes(s: State, r: Request, unit: Unit, sized = size(s, unit)): boolean {
  const { id } = actionOn(s, r);
  if (id === 'swordRain') return isSoldier(s, unit) && sized <= keySum(s, r);
  if (!pointsAtUnit(s, r, unit)) return false;
  if (id === 'down') return keyNumber(s, r, SPADES) >= sized;
  if (id === 'deathLance') return sized !== 0 && sized % keyNumber(s, r, DIAMONDS) === 0;
  return id === 'kill' || id === 'destroyBulwark' || id === 'reverse';
}

/** The unit is about to be lost: to a request, or in the combat that is being judged. */
export const isDoomed = ({ s, theirs, combat }: Situation, unit: Unit): boolean =>
  theirs.some((r) => removes(s, r, unit)) || (combat === 'judging' && fallsInCombat(s, unit));

/** An attacker that a bulwark blocks may fall: nobody knows. */
function fallsInCombat(s: State, unit: Unit): boolean {
  if (isAttacker(s, unit)) {
    const by = margin(s, unit);
    return by !== undefined && (by <= 0 || by === Number.POSITIVE_INFINITY);
  }
  const attacker = blockedBy(s, unit);
  return attacker !== NONE && (isBulwark(s, unit) || (margin(s, attacker) ?? 0) >= 0);
}

/** The damage that the declared attackers may deal to the seat: all of it before the blocks, then what is not blocked. */
export function comingDamage({ s, foe, isMyTurn, combat }: Situation): number {
  if (isMyTurn) return 0;
  const hits = soldiersOf(s, foe).filter(
    (unit) => isAttacker(s, unit) && (combat !== 'judging' || margin(s, unit) === undefined),
  );
  return hits.reduce((sum, unit) => sum + Math.max(0, size(s, unit)), 0);
}

/** What lies on the stage may end the game for this seat. */
export function isDying(situation: Situation): boolean {
  const { s, seat, theirs } = situation;
  const life = lifeCount(s, seat);
  return comingDamage(situation) >= life || theirs.some((r) => damageOf(s, seat, r) >= life);
}

const RSF_DAMAGE = 40;

export function damageOf(s: State, seat: Seat, r: Request): number {
  const { id } = actionOn(s, r);
  if (id === 'deathLance') return lanceDamage(s, seat, r);
  if (targetKind(s, r) !== TARGET_PLAYER || targetOf(s, r) !== seat) return 0;
  return id === 'throwing' ? keyNumber(s, r, SPADES) : id === 'royalStraightFlush' ? RSF_DAMAGE : 0;
}

/** The cards of the soldier lie on the life first. */
function lanceDamage(s: State, seat: Seat, r: Request): number {
  const unit = targetOf(s, r);
  if (targetKind(s, r) !== TARGET_UNIT || ownerOf(unit) !== seat || !removes(s, r, unit)) return 0;
  return keyNumber(s, r, SPADES) - unitCards(s, unit).length;
}

/** Cards of the hand are about to be lost: what is not used now may not be there later. */
export const isRobbed = ({ s, theirs }: Situation): boolean =>
  theirs.some((r) => actionOn(s, r).id === 'handDestruction');

const A_TO_10 = 0x3ff;

/** The numbers of a suit in the seat's hand that quick magic takes, highest first. */
export function numbersInHand({ s, seat }: Situation, suit: number): number[] {
  const held = handMask(s, seat, suit) & A_TO_10;
  return Array.from({ length: 10 }, (_, i) => 10 - i).filter((number) => (held & (1 << (number - 1))) !== 0);
}

/** By how much several Ups, or Downs, change a size: each takes a key card and a discard, unless a magician helps. */
export function reach(situation: Situation, suit: number): number {
  const { s, seat } = situation;
  const isFree = s.rules.magicianWaives !== 'nothing' && hasMagician(s, seat);
  const casts = isFree ? handCount(s, seat) : Math.floor(handCount(s, seat) / 2);
  return numbersInHand(situation, suit)
    .slice(0, casts)
    .reduce((sum, number) => sum + number, 0);
}
