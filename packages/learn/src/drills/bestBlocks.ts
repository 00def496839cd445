/** The opponent of `drill-lethal`: blocks so that as little as possible comes through, and does nothing else. */
import {
  blockedBy,
  type Choice,
  chosenPosition,
  DONE,
  fieldCount,
  handCards,
  isAttacker,
  isBulwark,
  isCharged,
  isChargedBulwark,
  NONE,
  numberOf,
  other,
  type Seat,
  type State,
  size,
  subjectToAct,
  suitOf,
  type Unit,
  unitAt,
  unitChoice,
} from '@blackpoker/engine';
import { damageOf, type Fight } from './damageModel.ts';
import { waysToBlock } from './waysToBlock.ts';

const SUITS = ['S', 'H', 'D', 'C'];
const suitLetter = (card: number): string => SUITS[suitOf(card)] ?? '';

/** The answer of the player at this seat to the pending question of Block. */
export function bestBlock(s: State, seat: Seat): Choice {
  const attackers = unitsOf(s, other(seat)).filter((unit) => isAttacker(s, unit));
  const charged = unitsOf(s, seat).filter((unit) => isCharged(s, unit));
  const blockers = [...charged.filter((unit) => isBulwark(s, unit)), ...charged.filter((unit) => !isBulwark(s, unit))];
  const subject = subjectToAct(s);
  const asked = subject === undefined ? 0 : attackers.indexOf(unitAt(s, other(seat), chosenPosition(subject)));
  const fight = fightOf(s, seat, attackers, blockers);
  const isOpen = (way: readonly (readonly number[])[]): boolean =>
    attackers.every((attacker, i) => {
      const there = blockers.flatMap((unit, j) => (blockedBy(s, unit) === attacker ? [j] : []));
      return i < asked ? isSame(there, way[i] ?? []) : i > asked || there.every((j) => way[i]?.includes(j) === true);
    });
  const ways = waysToBlock(attackers.length, fight.walls, fight.blockers.length).filter(isOpen);
  const rated = ways.map((way) => ({ way, damage: damageOf(fight, way) })).sort((a, b) => a.damage - b.damage);
  const next = rated[0]?.way[asked]?.map((j) => blockers[j] ?? NONE).find((unit) => blockedBy(s, unit) === NONE);
  return next === undefined ? DONE : unitChoice(seat, unitsOf(s, seat).indexOf(next));
}

const unitsOf = (s: State, seat: Seat): Unit[] =>
  Array.from({ length: fieldCount(s, seat) }, (_, i) => unitAt(s, seat, i));

const isSame = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((each) => b.includes(each));

function fightOf(s: State, seat: Seat, attackers: readonly Unit[], blockers: readonly Unit[]): Fight {
  const soldiers = blockers.filter((unit) => !isBulwark(s, unit));
  return {
    attackers: attackers.map((unit) => ({ suit: suitLetter(unit), size: size(s, unit) })),
    hand: handCards(s, other(seat)).map((card) => ({ suit: suitLetter(card), number: numberOf(card) })),
    payers: unitsOf(s, other(seat)).filter((unit) => isChargedBulwark(s, unit)).length,
    maySet: false,
    walls: blockers.length - soldiers.length,
    blockers: soldiers.map((unit) => size(s, unit)),
  };
}
