/** What a clock shows now: a status and the time that has gone by since it came. */
import type { Seat } from '@blackpoker/engine';
import type { RoomSeen } from '../host/onlineSide.ts';

/** Milliseconds; undefined: there is no clock. */
export function leftNow(
  { status: { clock, state, paused }, at }: RoomSeen,
  seat: Seat,
  now: number,
): number | undefined {
  const left = clock.left?.[seat === 0 ? 0 : 1];
  if (left === undefined || clock.running !== seat || paused || state !== 'playing') return left;
  return Math.max(0, left - Math.max(0, now - at - clock.free));
}

/** Milliseconds until this seat's absence may be claimed; undefined: it is there. */
export function absenceNow({ status: { absent, state }, at }: RoomSeen, seat: Seat, now: number): number | undefined {
  const left = absent[seat === 0 ? 0 : 1];
  return left === undefined || state !== 'playing' ? undefined : Math.max(0, left - (now - at));
}
