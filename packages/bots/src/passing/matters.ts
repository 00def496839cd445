/**
 * Does an action do anything for a seat in this window? A judgement, not a rule: an action is left out where all it could do is hurt its
 * own side, come to nothing, hope for hidden luck, or as well be done in a later window in which the seat is asked anyway.
 */
import {
  blockedBy,
  type Card,
  canAttack,
  graveCount,
  handCount,
  isAttacker,
  isBulwark,
  isCharged,
  isDriven,
  isSameCard,
  keyAt,
  keyCount,
  NONE,
  numberOf,
  ownerOf,
  type Request,
  rareCard,
  requestId,
  requestKeys,
  type State,
  size,
  TARGET_NOTHING,
  TARGET_PLAYER,
  TARGET_REQUEST,
  TARGET_UNIT,
  targetKind,
  targetOf,
  turnPlayer,
  type Unit,
} from '@blackpoker/engine';
import { margin } from '../policy/combat.ts';
import {
  actionOn,
  comingDamage,
  HEARTS,
  isDoomed,
  isDying,
  isRobbed,
  numbersInHand,
  pointsAtUnit,
  reach,
  removes,
  type Situation,
  SPADES,
  soldiersOf,
  unitsOf,
} from './situation.ts';
import type { Window } from './windows.ts';

type Matters = (situation: Situation) => boolean;

// sizes

/** Does a change of this size decide anything in the combat: damage that gets through, or who falls? */
function turnsCombat(s: State, unit: Unit, by: number): boolean {
  const attacker = isAttacker(s, unit) ? unit : blockedBy(s, unit);
  if (attacker === NONE) return false;
  const now = margin(s, attacker);
  if (now === undefined) return unit === attacker && (by > 0 || size(s, unit) > 0);
  const then = unit === attacker ? now + by : now - by;
  return Math.sign(now) !== Math.sign(then);
}

/** While blocks are still open: an attacker, or who may yet block. */
const isInOpenCombat = (s: State, unit: Unit): boolean =>
  ownerOf(unit) === turnPlayer(s) ? isAttacker(s, unit) : isCharged(s, unit);

function sizeMatters({ s, combat }: Situation, unit: Unit, by: number): boolean {
  if (combat === 'blocking') return isInOpenCombat(s, unit);
  return combat === 'judging' && turnsCombat(s, unit, by);
}

const upMatters: Matters = (situation) => {
  const by = reach(situation, HEARTS);
  return soldiersOf(situation.s, situation.seat).some(
    (unit) => sizeMatters(situation, unit, by) || isSavedByUp(situation, unit, by),
  );
};

function isSavedByUp(situation: Situation, unit: Unit, by: number): boolean {
  const { s, theirs } = situation;
  const sizes = [by, ...numbersInHand(situation, HEARTS)].map((number) => size(s, unit) + number);
  return theirs.some((r) => removes(s, r, unit) && sizes.some((sized) => !removes(s, r, unit, sized)));
}

const downMatters: Matters = (situation) => {
  const { s, foe } = situation;
  const by = reach(situation, SPADES);
  return soldiersOf(s, foe).some((unit) => size(s, unit) <= by || sizeMatters(situation, unit, -by));
};

// units

const hasEnemySoldier: Matters = ({ s, foe }) => soldiersOf(s, foe).length > 0;

const twistMatters: Matters = (situation) => {
  const { s, seat, foe } = situation;
  const drives = unitsOf(s, foe).some((unit) => isCharged(s, unit)) && drivingMatters(situation);
  return drives || (unitsOf(s, seat).some((unit) => isDriven(s, unit)) && chargingMatters(situation));
};

/** On the own turn blockers are driven; on theirs attackers before they attack, and at its end who is not to block then. */
function drivingMatters(situation: Situation): boolean {
  const { combat, isMyTurn, window } = situation;
  if (isRobbed(situation)) return true;
  return isMyTurn ? combat === 'declared' || combat === 'blocking' : window === 'attack' || window === 'end';
}

/** On the own turn for the other player's; on theirs to block. */
const chargingMatters = ({ isMyTurn, combat }: Situation): boolean =>
  isMyTurn || combat === 'declared' || combat === 'blocking';

const reverseMatters: Matters = (situation) => {
  const { s, seat, foe } = situation;
  if (soldiersOf(s, foe).some((unit) => turningMatters(situation, unit))) return true;
  return unitsOf(s, seat).some((unit) => (isBulwark(s, unit) ? isBlockerWanted(situation) : isDoomed(situation, unit)));
};

/** A soldier of theirs as a bulwark: it can wait, unless it attacks or is what their request is about. */
const turningMatters = ({ s, theirs, window }: Situation, unit: Unit): boolean =>
  window !== 'theirRequest' || isAttacker(s, unit) || theirs.some((r) => pointsAtUnit(s, r, unit));

/** An own bulwark as a soldier that blocks together with others. */
const isBlockerWanted = ({ isMyTurn, combat }: Situation): boolean => !isMyTurn && combat === 'blocking';

const unsummonMatters: Matters = (situation) =>
  unitsOf(situation.s, situation.seat).some((unit) => isCharged(situation.s, unit) && isDoomed(situation, unit));

const ARRIVALS: ReadonlySet<Window> = new Set<Window>(['attack', 'block', 'end', 'draw']);

/** One more unit: to block, or for the own turn. */
const arrivalMatters: Matters = (situation) => ARRIVALS.has(situation.window) || isRobbed(situation);

/** Also instead of a unit that is lost anyway. */
const rareSummonMatters: Matters = (situation) =>
  arrivalMatters(situation) || unitsOf(situation.s, situation.seat).some((unit) => isDoomed(situation, unit));

// requests

const isLost = (s: State, r: Request): boolean => {
  const kind = targetKind(s, r);
  return ![TARGET_NOTHING, TARGET_PLAYER, TARGET_REQUEST, TARGET_UNIT].includes(kind);
};

/** Requests of theirs that Counter may point at and that do something. */
const counterTargets = ({ s, seat, theirs }: Situation): Request[] => {
  const rule = s.rules.byId.get('counter')?.targetRule;
  return theirs.filter((r) => !isLost(s, r) && rule?.allows(s, seat, NONE, requestId(s, r)) === true);
};

const isBeaten = (s: State, r: Request, number: number): boolean =>
  keyCount(s, r) === 2 || numberOf(keyAt(s, r, 0)) <= number;

const highestClub = (situation: Situation): number => numbersInHand(situation, CLUBS)[0] ?? 0;
const CLUBS = 3;

const counterMatters: Matters = (situation) =>
  counterTargets(situation).some((r) => isBeaten(situation.s, r, highestClub(situation)));

/** A Counter that could point at something and would not beat it: the numbers, its own and the lowest that it meets. */
export function tooLow(situation: Situation): { readonly a: number; readonly b: number } | undefined {
  const { s } = situation;
  const targets = counterTargets(situation);
  if (targets.length === 0 || counterMatters(situation)) return undefined;
  return { a: highestClub(situation), b: Math.min(...targets.map((r) => numberOf(keyAt(s, r, 0)))) };
}

const trapMatters: Matters = ({ s, seat, theirs }) => {
  const rare: Card = rareCard(s, seat);
  return theirs.some(
    (r) => !isLost(s, r) && keyCount(s, r) <= 2 && requestKeys(s, r).some((key) => isSameCard(key, rare)),
  );
};

/** A request of theirs could point elsewhere; one that points at requests can always be turned onto the Change Target itself. */
const changeTargetMatters: Matters = ({ s, foe, theirs }) =>
  theirs.some((r) => {
    const rule = actionOn(s, r).targetRule;
    if (rule === undefined) return false;
    if (rule.kind === TARGET_REQUEST) return actionOn(s, r).id !== 'truce';
    const key = keyCount(s, r) === 0 ? NONE : keyAt(s, r, 0);
    const others = rule.kind === TARGET_PLAYER ? [0, 1] : [...unitsOf(s, 0), ...unitsOf(s, 1)];
    return others.some((target) => target !== targetOf(s, r) && rule.allows(s, foe, key, target));
  });

/** The judgement would cost something. */
const truceMatters: Matters = (situation) =>
  comingDamage(situation) > 0 || unitsOf(situation.s, situation.seat).some((unit) => isDoomed(situation, unit));

// cards

/** A card for the hand can wait for the own turn, unless this is the end, or what pays for it is about to be lost. */
const fetchMatters: Matters = (situation) => isDying(situation) || isRobbed(situation);

const reunionMatters: Matters = (situation) => graveCount(situation.s, situation.seat) > 0 && fetchMatters(situation);

/** What is in a closed pack nobody knows; a rare card may be taken instead. */
const openPackMatters: Matters = (situation) =>
  rareCard(situation.s, situation.seat) !== NONE && fetchMatters(situation);

/** By the book's ids. */
const AT_QUICK_TIMING: ReadonlyMap<string, Matters> = new Map<string, Matters>([
  ['up', upMatters],
  ['down', downMatters],
  ['twist', twistMatters],
  ['counter', counterMatters],
  ['trapCounter', trapMatters],
  ['kill', hasEnemySoldier],
  ['truce', truceMatters],
  ['changeTarget', changeTargetMatters],
  ['reverse', reverseMatters],
  ['unsummon', unsummonMatters],
  ['quickSummon', arrivalMatters],
  ['rareSummon', rareSummonMatters],
  ['reunion', reunionMatters],
  ['search', fetchMatters],
  ['blackJack', fetchMatters],
  ['rareDraw', fetchMatters],
  ['openPack', openPackMatters],
]);

// the own turn on an empty stage

/** Only what comes to nothing is left out here. */
const AT_MAIN_TIMING: ReadonlyMap<string, Matters> = new Map<string, Matters>([
  ['setBulwark', ({ s, seat }) => handCount(s, seat) > 0],
  ['attack', ({ s, seat }) => soldiersOf(s, seat).some((unit) => canAttack(s, unit))],
  ['destroyBulwark', ({ s, foe }) => unitsOf(s, foe).some((unit) => isBulwark(s, unit))],
  ['handDestruction', ({ s, foe }) => handCount(s, foe) > 0],
  ['reunion', ({ s, seat }) => graveCount(s, seat) > 0],
]);

/** Actions that come to nothing at any time if this does not hold; what is not listed could be done in a later window. */
const HAS_EFFECT: ReadonlyMap<string, Matters> = new Map<string, Matters>([
  ['counter', counterMatters],
  ['trapCounter', trapMatters],
  ['truce', truceMatters],
  ['changeTarget', changeTargetMatters],
  ['kill', hasEnemySoldier],
  ['down', hasEnemySoldier],
  ['up', ({ s, seat }) => soldiersOf(s, seat).length > 0],
  ['unsummon', ({ s, seat }) => unitsOf(s, seat).length > 0],
  ['reunion', ({ s, seat }) => graveCount(s, seat) > 0],
]);

/** Of an action that does not matter here: could it do something later? */
export const canWait = (id: string, situation: Situation): boolean => HAS_EFFECT.get(id)?.(situation) ?? true;

/** What neither list has matters wherever it is offered. */
export function matters(id: string, situation: Situation): boolean {
  const list = situation.window === 'main' ? AT_MAIN_TIMING : AT_QUICK_TIMING;
  return list.get(id)?.(situation) ?? true;
}
