/** How long the server waits before it does something by itself: the same on every node, and whatever the cards are. */
import { createHmac } from 'node:crypto';

const SHORTEST = 800;
const SPREAD = 801;
/** A bot that has thought longer answers at the next of these steps. */
const STEP = 800;
/** How long a window stays open for a seat that wants to hold every window. */
export const HOLD = 3000;

/** 800 to 1600 milliseconds; nobody who does not know the seed can foresee them. */
export function delayOf(seed: string, decision: number): number {
  const digest = createHmac('sha256', seed).update(`delay:${decision}`).digest();
  return SHORTEST + (digest.readUInt32BE(0) % SPREAD);
}

/** When a bot answers that was ready at `ready`. `due`: had it been ready at once. */
export const botAnswersAt = (due: number, ready: number): number =>
  ready <= due ? due : due + Math.ceil((ready - due) / STEP) * STEP;
