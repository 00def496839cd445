/** Clocks run for whoever owns the decision. What an event leaves of them is written into it, so that a fold never counts. */
import { type Choice, other, PASS, type Seat } from '@blackpoker/engine';
import type { ClockStatus, ClockTerms } from '@blackpoker/protocol';
import type { Outages } from '../cluster/outages.ts';
import type { RoomAct } from './roomEvent.ts';
import type { Pair, RoomState } from './roomState.ts';

const SECOND = 1000;
const DAY = 86_400_000;

/** What each seat begins with; undefined: no clock. */
export function fullClock(terms: ClockTerms): Pair<number> | undefined {
  const full = fullOf(terms);
  return full === undefined ? undefined : [full, full];
}

const fullOf = (terms: ClockTerms): number | undefined =>
  terms.kind === 'live' ? terms.bank * SECOND : terms.kind === 'days' ? terms.days * DAY : undefined;

/** Free beside the usual seconds until a seat has made its first choice: its person may still be looking at the game before. */
const ARRIVAL = 15 * SECOND;

/** What whoever owns the decision has of it for nothing. */
function freeOf({ base, seat, chosen }: RoomState): number {
  const { clock } = base.terms;
  if (clock.kind !== 'live' || seat === undefined) return 0;
  return clock.free * SECOND + (of(chosen, seat) ? 0 : ARRIVAL);
}

/** What a decision has cost up to now. */
function spent(room: RoomState, at: number, outages: Outages): number {
  const { countedFrom, paused } = room;
  if (paused) return 0;
  const elapsed = at - countedFrom - outages.within(countedFrom, at);
  return Math.max(0, elapsed - freeOf(room));
}

/** What is left to both after an act of the room. */
export function leftAfter(room: RoomState, act: RoomAct, at: number, outages: Outages): Pair<number> | undefined {
  const { left, seat } = room;
  if (left === undefined || seat === undefined || !stopsClock(act)) return left;
  if (act.type === 'timeout') return set(left, act.seat, 0);
  const rest = Math.max(0, of(left, seat) - spent(room, at, outages));
  return set(left, seat, isChoice(act) ? afterChoice(room.base.terms.clock, rest, isPass(room, act)) : rest);
}

/** Nothing but a pass; one that is said with a request is part of that. */
export const isPlainPass = (room: RoomState, [first, ...more]: readonly Choice[]): boolean =>
  first === PASS && more.length === 0 && room.isChance;

/** By hand or automatic: the clock does not tell which. */
const isPass = (room: RoomState, act: RoomAct): boolean =>
  act.type === 'pass' || (act.type === 'play' && isPlainPass(room, act.choices));

const isChoice = ({ type }: RoomAct): boolean => type === 'play' || type === 'pass';

function stopsClock(act: RoomAct): boolean {
  if (act.type === 'answer')
    return act.accept && (act.offer === 'takeback' || act.offer === 'pause' || act.offer === 'draw');
  return isChoice(act) || ['timeout', 'resign', 'claim', 'abort'].includes(act.type);
}

/** Windows are many: a pass costs what it took and gives nothing, so that clocks do not grow with them. */
function afterChoice(terms: ClockTerms, rest: number, isPass: boolean): number {
  if (terms.kind === 'live') return isPass ? rest : rest + terms.increment * SECOND;
  return fullOf(terms) ?? rest;
}

/** When whoever owns the decision has lost by time; undefined: never. */
export function deadlineOf(room: RoomState, outages: Outages): number | undefined {
  const { left, seat, paused, countedFrom } = room;
  if (left === undefined || seat === undefined || paused || room.levelOf(seat) !== undefined) return undefined;
  return outages.after(countedFrom, of(left, seat) + freeOf(room));
}

export function clockStatus(room: RoomState, now: number, outages: Outages): ClockStatus {
  const { left, seat, paused, countedFrom } = room;
  if (left === undefined || seat === undefined || paused) return { left, running: undefined, free: 0 };
  const elapsed = now - countedFrom - outages.within(countedFrom, now);
  const rest = Math.max(0, of(left, seat) - spent(room, now, outages));
  return { left: set(left, seat, rest), running: seat, free: Math.max(0, freeOf(room) - elapsed) };
}

const of = <T>(pair: Pair<T>, seat: Seat): T => pair[seat === 0 ? 0 : 1];

function set(pair: Pair<number>, seat: Seat, value: number): Pair<number> {
  const rest = of(pair, other(seat));
  return seat === 0 ? [value, rest] : [rest, value];
}
