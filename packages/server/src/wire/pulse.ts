/** Who is still there: each socket is asked every 15 seconds, and is dead after 25 in which nothing came. */
import type { Switchboard } from './switchboard.ts';

const PING_MS = 15_000;
const DEAD_MS = 25_000;

/** To be called every few seconds. */
export function feelPulse(switchboard: Switchboard, now: number): void {
  for (const connection of switchboard.connections) {
    if (now - connection.heardAt >= DEAD_MS) connection.cut('silent');
    else if (now - connection.pingedAt >= PING_MS) connection.ping(now);
  }
}
