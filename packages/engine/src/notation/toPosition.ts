import { actionAt } from '../script/ruleset.ts';
import { type Card, numberOf, PACK, type Seat, suitOf } from '../state/cards.ts';
import * as at from '../state/layout.ts';
import { NONE, type State } from '../state/layout.ts';
import {
  actionOf,
  blockedBy,
  chance,
  controllerOf,
  emptyRoundDone,
  fieldCount,
  fogCard,
  fogCount,
  fogEffect,
  fogTarget,
  forceOf,
  graveAt,
  graveCount,
  handCards,
  hasPassed,
  heldTriggers,
  isAttacker,
  isBulwark,
  isDriven,
  isNewCard,
  isOnStage,
  isUsed,
  lifeAt,
  lifeCount,
  modifier,
  packCards,
  packState,
  rareCard,
  requestId,
  requestKeys,
  secondDeckCards,
  stageAt,
  stageCount,
  targetKind,
  targetOf,
  turnPlayer,
  unitAt,
  unitCards,
} from '../state/queries.ts';
import { cardCode, seatName } from './cards.ts';

import type { Position, PositionFog, PositionRequest, PositionSeat, PositionUnit } from './position.ts';

/** Unit names of a position made from a state: A1, A2 … in the order of the row, as in a choice. */
const unitName = (s: State, unit: number): string => {
  const seat = unit < PACK ? 0 : 1;
  for (let i = 0; i < fieldCount(s, seat); i++) if (unitAt(s, seat, i) === unit) return `${seatName(seat)}${i + 1}`;
  throw new Error('bug: no such unit');
};

/** The position of a state in which somebody holds the chance. */
export function toPosition(s: State): Position {
  const stage = Array.from({ length: stageCount(s) }, (_, i) => requestOf(s, stageAt(s, i)));
  const units = [0, 1].flatMap((seat) => Array.from({ length: fieldCount(s, seat) }, (_, i) => unitAt(s, seat, i)));
  const modifiers = units
    .map((unit) => ({ unit: unitName(s, unit), by: modifier(s, unit) - fogModifier(s, unit) }))
    .filter(({ by }) => by !== 0);
  const combat = combatOf(s, units);
  const used = [0, 1].map((seat) =>
    s.rules.direct.filter((action) => action.limit >= 0 && isUsed(s, seat, action.limit)).map(({ id }) => id),
  );
  const force = [0, 1].map((seat) => forceOf(s, seat) - fogForce(s, seat));
  const passed = [0, 1].filter((seat) => hasPassed(s, seat)).map(seatName);
  return {
    turn: seatName(turnPlayer(s)),
    chance: seatName(chance(s)),
    ...(stage.length > 0 && { stage }),
    ...(combat !== undefined && { combat }),
    ...(modifiers.length > 0 && { modifiers }),
    ...(force.some((by) => by !== 0) && { force: bySeat(force, (by) => by !== 0) }),
    ...(used.some((list) => list.length > 0) && { used: bySeat(used, (list) => list.length > 0) }),
    ...(passed.length > 0 && { passed }),
    ...(emptyRoundDone(s) && { emptyRound: true }),
    A: seatOf(s, 0),
    B: seatOf(s, 1),
  };
}

/** The values that say something, by player. */
const bySeat = <T>(values: readonly T[], says: (value: T) => boolean): Record<string, T> =>
  Object.fromEntries(values.map((value, seat) => [seatName(seat), value] as const).filter(([, value]) => says(value)));

function seatOf(s: State, seat: Seat): PositionSeat {
  const fog = fogsOf(s, seat);
  return {
    life: Array.from({ length: lifeCount(s, seat) }, (_, i) => cardCode(lifeAt(s, seat, lifeCount(s, seat) - 1 - i))),
    hand: handCards(s, seat).map(cardCode),
    grave: Array.from({ length: graveCount(s, seat) }, (_, i) =>
      cardCode(graveAt(s, seat, graveCount(s, seat) - 1 - i)),
    ),
    field: Array.from({ length: fieldCount(s, seat) }, (_, i) => unitOf(s, unitAt(s, seat, i))),
    ...(fog.length > 0 && { fog }),
    ...(packState(s, seat) !== at.NO_PACK && { pack: packCards(s, seat).map(cardCode) }),
    ...(packState(s, seat) === at.PACK_OPEN && { packOpened: true }),
    ...(rareCard(s, seat) !== NONE && { rare: cardCode(rareCard(s, seat)) }),
    ...(secondDeckCards(s, seat).length > 0 && { second: secondDeckCards(s, seat).map(cardCode) }),
  };
}

function unitOf(s: State, unit: number): PositionUnit {
  const cards = unitCards(s, unit);
  const fresh = cards.filter((card) => isNewCard(s, card));
  return {
    unit: unitName(s, unit),
    as: isBulwark(s, unit) ? 'bulwark' : 'soldier',
    cards: cards.map(cardCode),
    ...(isDriven(s, unit) && { driven: true }),
    ...(fresh.length > 0 && { new: fresh.length === cards.length ? true : fresh.map(cardCode) }),
  };
}

function fogsOf(s: State, seat: Seat): PositionFog[] {
  const fogs: PositionFog[] = [];
  for (let i = 0; i < fogCount(s, seat); i++) {
    const effect = s.rules.fogs[fogEffect(s, seat, i)]?.id ?? endedFog(fogCard(s, seat, i));
    const target = fogTarget(s, seat, i);
    fogs.push({
      effect,
      cards: [cardCode(fogCard(s, seat, i))],
      ...(target !== NONE && { target: unitName(s, target) }),
    });
  }
  return fogs;
}

/** A fog whose effect has ended: what it was follows from its suit. */
const endedFog = (card: Card): string => (suitOf(card) === 1 ? 'up' : 'down');

function fogModifier(s: State, unit: number): number {
  let sum = 0;
  for (let seat = 0; seat < 2; seat++)
    for (let i = 0; i < fogCount(s, seat); i++)
      if (fogTarget(s, seat, i) === unit)
        sum += (suitOf(fogCard(s, seat, i)) === 1 ? 1 : -1) * numberOf(fogCard(s, seat, i));
  return sum;
}

function fogForce(s: State, seat: Seat): number {
  let sum = 0;
  for (let i = 0; i < fogCount(s, seat); i++)
    if (s.rules.fogs[fogEffect(s, seat, i)]?.id === 'force') sum += numberOf(fogCard(s, seat, i));
  return sum;
}

function requestOf(s: State, r: number): PositionRequest {
  const target = targetName(s, r);
  return {
    id: `#${requestId(s, r)}`,
    action: actionAt(s.rules, actionOf(s, r)).id,
    by: seatName(controllerOf(s, r)),
    keys: requestKeys(s, r).map(cardCode),
    ...(target !== undefined && { target }),
    ...(heldTriggers(s, r) > 0 && { held: heldTriggers(s, r) }),
  };
}

function targetName(s: State, r: number): string | null | undefined {
  const target = targetOf(s, r);
  switch (targetKind(s, r)) {
    case at.TARGET_UNIT:
      return unitName(s, target);
    case at.TARGET_REQUEST:
      return isOnStage(s, target) ? `#${target}` : null;
    case at.TARGET_PLAYER:
      return seatName(target);
    case at.TARGET_LOST:
      return null;
    default:
      return undefined;
  }
}

function combatOf(s: State, units: readonly number[]): Position['combat'] | undefined {
  const attackers = units.filter((unit) => isAttacker(s, unit));
  const blocks: Record<string, string[]> = {};
  for (const unit of units) {
    if (blockedBy(s, unit) === NONE) continue;
    const attacker = unitName(s, blockedBy(s, unit));
    blocks[attacker] = [...(blocks[attacker] ?? []), unitName(s, unit)];
  }
  return attackers.length === 0 ? undefined : { attackers: attackers.map((unit) => unitName(s, unit)), blocks };
}
