import type { GameEvent, Seat, View } from '@blackpoker/engine';

/** How many cards each life has while the events of an update happen; undefined if the viewer may not know. */
export class LifeCount {
  private readonly counts: [number | undefined, number | undefined];

  constructor(before: View) {
    this.counts = [before.seats[0].life.count, before.seats[1].life.count];
  }

  of(seat: Seat): number | undefined {
    return this.counts[seat === 0 ? 0 : 1];
  }

  /** A life that has been hidden so far is known once the board after the update shows it: that is the board's business. */
  hear(event: GameEvent): void {
    if (event.type !== 'moved' || (event.from !== 'life' && event.to !== 'life')) return;
    const i = event.seat === 0 ? 0 : 1;
    const now = this.counts[i];
    if (now !== undefined) this.counts[i] = now + (event.to === 'life' ? event.count : -event.count);
  }
}
