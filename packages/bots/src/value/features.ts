/**
 * A position as small whole numbers, seen from the turn player's side: the same for every edition, format and frame. It reads the
 * whole of a state, which in a game is always one that was sampled from a view: a world that might be.
 */
import {
  handCount,
  handMask,
  lifeAt,
  lifeCount,
  NONE,
  numberOf,
  other,
  PACK,
  packState,
  rareCard,
  type Seat,
  type State,
  turnCount,
  turnPlayer,
  usedMask,
} from '@blackpoker/engine';
import { writeCombat } from './combatFeatures.ts';
import * as at from './featureList.ts';
import { Row, writeAgainst, writeField, writeStage } from './fieldFeatures.ts';
import { marksOf } from './marks.ts';

export { FEATURE_COUNT, FEATURE_NAMES, FEATURES_MARK } from './featureList.ts';

const row = new Row();
const foesRow = new Row();

/** Writes the features of a position: first those of the turn player, then those of the other, then those of the table. */
export function writeFeatures(s: State, out: Uint8ClampedArray): void {
  const mine = turnPlayer(s);
  out.fill(0);
  writeSide(s, mine, row, out, 0);
  writeSide(s, other(mine), foesRow, out, at.SIDE_COUNT);
  writeAgainst(row, foesRow, out, 0);
  writeAgainst(foesRow, row, out, at.SIDE_COUNT);
  writeStage(s, mine, out);
  writeTable(s, mine, out);
  writeCombat(s, mine, row, foesRow, out[at.ATTACK_USED] === 1, out);
}

function writeSide(s: State, seat: Seat, units: Row, out: Uint8ClampedArray, from: number): void {
  writeLife(s, seat, out, from);
  writeHand(s, seat, out, from);
  writeField(s, seat, units, out, from);
}

function writeLife(s: State, seat: Seat, out: Uint8ClampedArray, from: number): void {
  const life = lifeCount(s, seat);
  let courts = 0;
  for (let i = 0; i < life; i++) courts += IS_COURT[lifeAt(s, seat, i)] as number;
  out[from + at.LIFE] = life;
  for (let i = 0; i < at.LIFE_STEPS.length; i++) out[from + at.LIFE_BELOW + i] = (at.LIFE_STEPS[i] as number) - life;
  out[from + at.COURTS_IN_LIFE] = courts;
}

const IS_COURT = Uint8Array.from({ length: 2 * PACK }, (_, card) => (numberOf(card) > 10 ? 1 : 0));

const A_TO_10 = 0x3ff;
const J_TO_K = 0x1c00;
const [SPADES, HEARTS, CLUBS, JOKERS] = [0, 1, 3, 4];

function writeHand(s: State, seat: Seat, out: Uint8ClampedArray, from: number): void {
  let [courts, aces] = [0, 0];
  for (let suit = 0; suit < 4; suit++) {
    const mask = handMask(s, seat, suit);
    out[from + at.LOW_IN_HAND + suit] = bits(mask & A_TO_10);
    courts += bits(mask & J_TO_K);
    aces += mask & 1;
  }
  out[from + at.HAND] = handCount(s, seat);
  out[from + at.COURTS_IN_HAND] = courts;
  out[from + at.ACES_IN_HAND] = aces;
  out[from + at.JOKERS_IN_HAND] = bits(handMask(s, seat, JOKERS));
  writeHighest(s, seat, out, from);
}

function writeHighest(s: State, seat: Seat, out: Uint8ClampedArray, from: number): void {
  const [spades, clubs] = [handMask(s, seat, SPADES), handMask(s, seat, CLUBS)];
  const thrown = clubs === 0 ? 0 : highest(spades);
  out[from + at.HIGHEST_SPADE] = highest(spades & A_TO_10);
  out[from + at.HIGHEST_HEART] = highest(handMask(s, seat, HEARTS) & A_TO_10);
  out[from + at.HIGHEST_CLUB] = highest(clubs & A_TO_10);
  out[from + at.THROW] = thrown;
  out[from + at.THROW_WINS] = thrown >= lifeCount(s, other(seat)) ? 1 : 0;
}

function bits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** The highest number in a mask; 0: it is empty. */
const highest = (mask: number): number => 32 - Math.clz32(mask);

/** Of a pack. */
const CLOSED = 1;

function writeTable(s: State, mine: Seat, out: Uint8ClampedArray): void {
  const foe = other(mine);
  const used = usedMask(s, mine);
  const marks = marksOf(s.rules);
  out[at.FORMAT + marks.format] = 1;
  out[at.IS_8] = marks.is8;
  out[at.FIRST_TURN] = turnCount(s) === 1 ? 1 : 0;
  out[at.SECOND_TURN] = turnCount(s) === 2 ? 1 : 0;
  out[at.ATTACK_USED] = (used & marks.attack) === 0 ? 0 : 1;
  out[at.BULWARK_USED] = (used & marks.setBulwark) === 0 ? 0 : 1;
  out[at.CLOSED_PACK] = packState(s, mine) === CLOSED ? 1 : 0;
  out[at.CLOSED_PACK + 1] = packState(s, foe) === CLOSED ? 1 : 0;
  out[at.RARE] = rareCard(s, mine) === NONE ? 0 : 1;
  out[at.RARE + 1] = rareCard(s, foe) === NONE ? 0 : 1;
}
