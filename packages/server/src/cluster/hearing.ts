/** Whether this node hears the others: who is connected there it knows only from what they say, now and then. */
import type { Bus } from './bus.ts';
import type { ServerClock } from './serverClock.ts';

/** Within so long every node has said who is there, even if one message was lost. */
const SURE_AFTER = 25_000;

export class Hearing {
  private readonly bus: Bus;
  private readonly clock: ServerClock;
  /** Since when it has heard them without a break. */
  since = Number.NEGATIVE_INFINITY;

  constructor(bus: Bus, clock: ServerClock) {
    this.bus = bus;
    this.clock = clock;
  }

  /** To be called about every second. */
  beat(): void {
    if (!this.bus.isUp()) this.since = this.clock.now();
  }

  /** Is it known who is connected anywhere? */
  get isSure(): boolean {
    return this.bus.isUp() && this.clock.now() - this.since >= SURE_AFTER;
  }
}
