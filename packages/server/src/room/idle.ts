/** How long a room that nobody looks at is kept in memory. */
import type { Room } from './room.ts';

const KEPT = 30_000;
const KEPT_DRIVEN = 600_000;
/** Somebody for whom it was loaded is about to come in. */
const ABOUT_TO_JOIN = 1000;

/** May it go? `isDriven`: this node would have to load it again for the game's next clock or pass. */
export function isIdle(room: Room, now: number, isDriven: boolean): boolean {
  const idle = now - room.touchedAt;
  if (!room.isEmpty || idle < ABOUT_TO_JOIN) return false;
  const { end, paused, base } = room.state;
  if (end !== undefined || room.facts.incident !== undefined) return true;
  if (!isDriven) return idle > KEPT;
  return idle > KEPT_DRIVEN && (paused || base.terms.clock.kind !== 'live');
}
