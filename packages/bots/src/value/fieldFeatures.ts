/** What stands on a seat's side of the field, and what it has on the stage. */
import {
  actionOf,
  canAttack,
  cardAbove,
  controllerOf,
  fieldCount,
  isAttacker,
  isBulwark,
  isCharged,
  KINDS,
  type Kind,
  keyAt,
  kindOf,
  NONE,
  numberOf,
  type Seat,
  type State,
  size,
  stageAt,
  stageCount,
  type Unit,
  unitAt,
} from '@blackpoker/engine';
import * as at from './featureList.ts';
import { BASIC, marksOf, SUMMON } from './marks.ts';

/** Sizes, the largest first. */
export class Sizes {
  count = 0;
  private readonly list = new Int16Array(64);

  at(i: number): number {
    return this.list[i] as number;
  }

  add(body: number): void {
    const { list } = this;
    let i = this.count++;
    for (; i > 0 && (list[i - 1] as number) < body; i--) list[i] = list[i - 1] as number;
    list[i] = body;
  }
}

/** What is seen of a seat's units on the way, for what depends on both seats. */
export class Row {
  readonly soldiers = new Sizes();
  /** Those that may attack now. */
  readonly ready = new Sizes();
  /** The numbers of its soldiers' cards, a bit each. */
  numbers = 0;
  /** How many of its units could block now. */
  blockers = 0;
  /** The largest of its soldiers that could. */
  largestBlocker = 0;
  attackers = 0;
  readonly bulwarkNumbers = new Uint8Array(64);
  bulwarks = 0;

  clear(): void {
    this.soldiers.count = 0;
    this.ready.count = 0;
    this.numbers = 0;
    this.blockers = 0;
    this.largestBlocker = 0;
    this.attackers = 0;
    this.bulwarks = 0;
  }
}

const count = (out: Uint8ClampedArray, i: number, by: number): void => {
  out[i] = (out[i] as number) + by;
};

export function writeField(s: State, seat: Seat, row: Row, out: Uint8ClampedArray, from: number): void {
  row.clear();
  for (let i = 0; i < fieldCount(s, seat); i++) {
    const unit = unitAt(s, seat, i);
    const driven = isCharged(s, unit) ? 0 : 1;
    row.blockers += 1 - driven;
    if (isBulwark(s, unit)) {
      count(out, from + at.BULWARKS + driven, 1);
      row.bulwarkNumbers[row.bulwarks++] = numberOf(unit);
    } else writeSoldier(s, unit, driven, row, out, from);
  }
}

/** Which feature counts a kind of character beside all others. */
const COUNTED: Partial<Record<Kind, number>> = {
  hero: at.HEROES,
  ace: at.ACES,
  magician: at.MAGICIANS,
  equipped: at.EQUIPPED,
};
const COUNTED_BY_INDEX = Int16Array.from(KINDS, (kind) => COUNTED[kind] ?? -1);

function writeSoldier(s: State, unit: Unit, driven: number, row: Row, out: Uint8ClampedArray, from: number): void {
  const body = Math.max(0, size(s, unit));
  const counted = COUNTED_BY_INDEX[kindOf(s, unit)] as number;
  count(out, from + at.SOLDIERS + driven, 1);
  count(out, from + at.SIZES + driven, body);
  if (counted >= 0) count(out, from + counted, 1);
  for (let card = unit; card !== NONE; card = cardAbove(s, card)) row.numbers |= 1 << numberOf(card);
  row.soldiers.add(body);
  if (driven === 0 && body > row.largestBlocker) row.largestBlocker = body;
  if (canAttack(s, unit)) row.ready.add(body);
  if (isAttacker(s, unit)) row.attackers++;
}

/** What depends on the other side of the field as well. */
export function writeAgainst(row: Row, foe: Row, out: Uint8ClampedArray, from: number): void {
  let [traps, outsizing] = [0, 0];
  for (let i = 0; i < row.bulwarks; i++) {
    const number = row.bulwarkNumbers[i] as number;
    if (number === 0 ? foe.soldiers.count > 0 : (foe.numbers & (1 << number)) !== 0) traps++;
  }
  for (let i = 0; i < row.soldiers.count && row.soldiers.at(i) > foe.largestBlocker; i++) outsizing++;
  out[from + at.TRAPS] = traps;
  out[from + at.READY] = row.ready.count;
  out[from + at.OUTSIZING] = outsizing;
  out[from + at.LARGEST] = row.soldiers.count > 0 ? row.soldiers.at(0) : 0;
}

export function writeStage(s: State, mine: Seat, out: Uint8ClampedArray): void {
  const { meaning } = marksOf(s.rules);
  for (let i = 0; i < stageCount(s); i++) {
    const r = stageAt(s, i);
    const from = controllerOf(s, r) === mine ? 0 : at.SIDE_COUNT;
    const means = meaning[actionOf(s, r)] as number;
    if (means >= BASIC) out[at.PENDING + means - BASIC] = 1;
    else if (means === SUMMON) count(out, from + at.SUMMONS, 1 + numberOf(keyAt(s, r, 0)));
    else count(out, from + at.SPELLS, 1);
  }
}
