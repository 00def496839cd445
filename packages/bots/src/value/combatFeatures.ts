/** Who can hit whom: this turn, next turn, and with the attack that is going on. */
import {
  blockedBy,
  fieldCount,
  hasNumber,
  isAttacker,
  isSoldier,
  lifeCount,
  numberOf,
  other,
  type Seat,
  type State,
  size,
  type Unit,
  unitAt,
} from '@blackpoker/engine';
import * as at from './featureList.ts';
import type { Row, Sizes } from './fieldFeatures.ts';

/** `attacked`: the turn player may not attack again this turn. */
export function writeCombat(s: State, mine: Seat, row: Row, foe: Row, attacked: boolean, out: Uint8ClampedArray): void {
  if (!attacked) writeStrike(out, at.POWER, row.ready, lifeCount(s, other(mine)), foe.blockers);
  writeStrike(out, at.THREAT, foe.soldiers, lifeCount(s, mine), row.blockers);
  if (row.attackers > 0) writeAttack(s, mine, out);
}

/** All of them together; and what is left where each blocker stands in the way of one, the largest first. */
function writeStrike(out: Uint8ClampedArray, from: number, strikers: Sizes, life: number, blockers: number): void {
  let [power, sure] = [0, 0];
  for (let i = 0; i < strikers.count; i++) {
    power += strikers.at(i);
    if (i >= blockers) sure += strikers.at(i);
  }
  out[from] = power;
  out[from + 1] = sure;
  out[from + 2] = power >= life ? 1 : 0;
  out[from + 3] = sure >= life ? 1 : 0;
}

function writeAttack(s: State, mine: Seat, out: Uint8ClampedArray): void {
  const foe = other(mine);
  let open = 0;
  for (let i = 0; i < fieldCount(s, mine); i++) {
    const unit = unitAt(s, mine, i);
    if (!isAttacker(s, unit)) continue;
    const body = Math.max(0, size(s, unit));
    if (!writeBlock(s, unit, body, foe, out)) open += body;
  }
  out[at.INCOMING] = open;
  out[at.INCOMING_WINS] = open >= lifeCount(s, foe) ? 1 : 0;
}

/** Is it blocked? Then what would fall is added. */
function writeBlock(s: State, attacker: Unit, body: number, foe: Seat, out: Uint8ClampedArray): boolean {
  let [blockers, together] = [0, 0];
  let stopped = false;
  for (let i = 0; i < fieldCount(s, foe); i++) {
    const unit = unitAt(s, foe, i);
    if (blockedBy(s, unit) !== attacker) continue;
    blockers++;
    together += Math.max(0, size(s, unit));
    if (isSoldier(s, unit)) continue;
    stopped = true;
    if (numberOf(unit) === 0 || hasNumber(s, attacker, numberOf(unit))) count(out, at.ATTACKERS_FALL, 1 + body);
  }
  if (blockers === 0) return false;
  count(out, at.BLOCKED, body);
  if (stopped) count(out, at.BLOCKERS_FALL, 1);
  else {
    if (together >= body) count(out, at.ATTACKERS_FALL, 1 + body);
    if (together <= body) count(out, at.BLOCKERS_FALL, 1 + together);
  }
  return true;
}

const count = (out: Uint8ClampedArray, i: number, by: number): void => {
  out[i] = (out[i] as number) + by;
};
