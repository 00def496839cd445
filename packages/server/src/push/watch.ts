/** Waits until it is time to tell somebody of a game: always as long, whatever it is about. */
import type { Outages } from '../cluster/outages.ts';
import type { ServerClock } from '../cluster/serverClock.ts';
import type { Room } from '../room/room.ts';
import { type Notice, noticesOf } from './notices.ts';

export interface WatchDeps {
  readonly clock: ServerClock;
  readonly outages: () => Outages;
  /** How long somebody may be away before they are told, in milliseconds. */
  readonly delay: number;
  /** It is time, and it is still true. */
  readonly onDue: (room: Room, notice: Notice) => void;
}

/** A game that begins does not wait for long; and whoever was cut off by a server that starts again is back by then. */
const SOON_MS = 5000;
/** What should have been told that long ago is left: its person has looked at it since, as far as anybody can know. */
const STALE_MS = 600_000;

export class Watch {
  private readonly deps: WatchDeps;
  /** By the key of a notice: how to call it off; undefined: it is dealt with. */
  private readonly known = new WeakMap<Room, Map<string, (() => void) | undefined>>();

  constructor(deps: WatchDeps) {
    this.deps = deps;
  }

  /** Something has changed in a game that this node drives. */
  look(room: Room): void {
    const known = this.known.get(room) ?? new Map<string, (() => void) | undefined>();
    const notices = room.facts.incident === undefined ? noticesOf(room.state) : [];
    for (const [key, callOff] of known) if (!notices.some((each) => each.key === key)) forget(known, key, callOff);
    for (const notice of notices) if (!known.has(notice.key)) known.set(notice.key, this.wait(room, notice, known));
    if (known.size > 0) this.known.set(room, known);
  }

  private wait(room: Room, notice: Notice, known: Map<string, unknown>): (() => void) | undefined {
    const { clock, onDue } = this.deps;
    const due = this.dueOf(notice);
    if (due === undefined || (notice.what === 'over' && room.presence.isThere(notice.seat))) return undefined;
    return clock.at(due, () => {
      known.set(notice.key, undefined);
      if (!isKnownTo(room, notice)) onDue(room, notice);
    });
  }

  private dueOf({ what, at }: Notice): number | undefined {
    const { clock, outages, delay } = this.deps;
    const now = clock.now();
    const soon = Math.min(delay, SOON_MS);
    const due = at + (what === 'begun' ? soon : delay);
    const late = now - due - outages().within(due, Math.max(due, now));
    return late > STALE_MS ? undefined : Math.max(due, now + soon);
  }
}

/** Whoever has been at the table knows that there is one. */
const isKnownTo = ({ presence }: Room, { what, seat, at }: Notice): boolean =>
  what === 'begun' && !presence.wasAway(seat, at);

function forget(known: Map<string, unknown>, key: string, callOff: (() => void) | undefined): void {
  callOff?.();
  known.delete(key);
}
